// isDecimal, isPercentage, isMinor: what kind of number a schema asks for, where its type does not say it.
// Above the walks: both the words for an argument and its lenient reading ask here.
import type { SchemaNode } from './schema-node.ts';

function takes(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}

/** Decimal text: its pattern takes a point and no comma, no letter. */
export function isDecimal({ type, pattern }: SchemaNode): boolean {
  return type === 'string' && pattern !== undefined && takes(pattern, '2.5') && !takes(pattern, '2,5') && !takes(pattern, 'x');
}

/** Decimal text that ends at 100. */
export function isPercentage(node: SchemaNode): boolean {
  return isDecimal(node) && node.pattern !== undefined && takes(node.pattern, '100') && !takes(node.pattern, '101');
}

/** Money, in minor units: all names of such arguments say so. */
export function isMinor(name: string): boolean {
  return name.endsWith('_minor');
}
