// allowed: a command's result while seed data is made. The plan only asks for what the rules allow.
// Beneath a request's walk.
import { isRejection, type Rejection } from '../../domain/rejection.ts';

/** The value; a refusal is a defect of the plan and throws. */
export function allowed<Value extends { readonly kind: string }>(value: Value): Exclude<Value, Rejection> {
  if (isRejection(value)) throw new Error(`the seed data's plan breaks ${value.rule}`);
  return value as Exclude<Value, Rejection>;
}
