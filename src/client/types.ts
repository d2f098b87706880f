// Types of the client: each operation's input and value, read off the generated types of the OpenAPI document.
// Beside the client: types only.
import type { CallOptions } from './options.ts';
import type { operations } from './schema.ts';

/** A part that is absent is generated as `never`; it adds nothing to the input. */
type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type PathOf<O> = O extends { parameters: { path: infer Path } } ? Part<Path> : unknown;
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Part<Query> : unknown;
type ContentOf<O> = O extends { requestBody?: infer Body } ? Part<Body> : unknown;
type BodyOf<O> = ContentOf<O> extends { content: { 'application/json': infer Body } } ? Body : unknown;
/** JSON is read; anything else that has content is a document, and its bytes are the value. */
type Json<R> = R extends { content: { 'application/json': infer Value } } ? Value : R extends { content: object } ? Uint8Array : never;
type Success<R> = R extends { 201: infer Created } ? Json<Created> : R extends { 200: infer Ok } ? Json<Ok> : never;

/** Path parameters, and the query or the body, in one flat object with wire names. */
export type InputOf<Name extends keyof operations> = PathOf<operations[Name]> & QueryOf<operations[Name]> & BodyOf<operations[Name]>;

/** What the operation answers when it succeeds. */
export type ValueOf<Name extends keyof operations> = Success<operations[Name]['responses']>;

/** What follows the name in a call: the input, which may be left out where nothing in it must be given, and how to make the call. */
export type CallArguments<Name extends keyof operations> =
  Record<never, never> extends InputOf<Name>
    ? readonly [input?: InputOf<Name>, options?: CallOptions]
    : readonly [input: InputOf<Name>, options?: CallOptions];
