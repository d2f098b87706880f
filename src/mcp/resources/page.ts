// Page, PageFamily: a resource that never changes, and those that have one template.
// Between the wire and the catalogue: the shelf is made of families, each file here makes one.
import type { Resource } from '@modelcontextprotocol/server';

/** A resource and how its text is made: once, when it is first asked for. */
export interface Page extends Pick<Resource, 'uri' | 'name' | 'title' | 'description'> {
  readonly mimeType: 'text/markdown' | 'application/json' | 'application/schema+json';
  text(): string;
}

/** A template that its pages' URIs follow. */
export interface PageTemplate extends Pick<Page, 'name' | 'title' | 'description' | 'mimeType'> {
  /** `overdue://tools/{name}`: with one variable, at its end. */
  readonly uriTemplate: string;
  readonly variable: string;
  /** What the variable can be. */
  readonly values: readonly string[];
}

/** Pages about one kind of thing. */
export interface PageFamily {
  readonly pages: readonly Page[];
  readonly template?: PageTemplate;
}
