// Subject: the program under test. The suite hands it one call and judges on what the service saw.
// At the heart of a suite run; who it is, the command line decides.
import * as z from 'zod';
import { toolErrorSchema } from '../contract/tool-error.ts';

/** How an access token is renewed: an OAuth client, and a refresh token that is good once. */
export interface QuestionAuth {
  readonly token_url: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly refresh_token: string;
}

/** One question to a subject. */
export interface Question {
  /** The sandbox's own base URL; paths of the OpenAPI document are appended to it. */
  readonly base_url: string;
  /** The API key or access token to send. */
  readonly credential: string;
  /** Of an access token: how to get another one when it expires, at the subject's own choice. */
  readonly auth?: QuestionAuth;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly deadline_ms: number;
}

const seen = z.string().default('');

/** A subject's answer; `seen` is what its client met, in a few words for a person (`ECONNRESET`, `429`). */
export const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('success'), seen }),
  z.object({ outcome: z.literal('tool_error'), seen, error: toolErrorSchema }),
]);
export type Answer = z.infer<typeof answerSchema>;

export interface Subject {
  readonly name: string;
  ask(question: Question): Promise<Answer>;
}
