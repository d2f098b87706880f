// Dialect: how one provider's answers are known for its own, and where its code lies in them. All data.
// Step 2 of a failure's walk, for the extractor `dialect`: it names the provider, so that the provider's rules are asked and nobody else's.

/** Providers that have a dialect and a table of rules, in the order in which both are asked; `classifier/rules/providers/<provider>.ts` has the same name. */
export const PROVIDER_NAMES = [
  'stripe',
  'quickbooks',
  'xero',
  'chargebee',
  'netsuite',
  'sefaz',
  'square',
  'paypal',
  'asaas',
  'omie',
  'bling',
  'focus-nfe',
  'gocardless',
  'braintree',
] as const;

/** One of them. */
export type Provider = (typeof PROVIDER_NAMES)[number];

/** Members of a body, one inside the other; a number is a place in a list. */
export type MemberPath = readonly string[];

/** Any one of the marks is enough. What another provider could have as well is none. */
export interface Dialect {
  readonly provider: Provider;
  /** Headers that nobody else sends, in lower case. */
  readonly headers?: readonly string[];
  /** Members that together are in nobody else's JSON: every path of one list holds a text or a number that its pattern, if any, fits. */
  readonly shapes?: readonly (readonly (readonly [path: MemberPath, pattern?: RegExp])[])[];
  /** Words that stand in nobody else's XML, page, trace or printed line: an address of its schema, a class of its SDK. Of a list all stand there. */
  readonly marks?: readonly (string | readonly string[])[];
  /** Where its code lies in JSON, the most exact first. */
  readonly codes?: readonly MemberPath[];
  /** The code within what lies there, its first group; where it does not fit, the whole is the code. */
  readonly within?: RegExp;
  /** The element or attribute that holds its code in XML, and in XML that a text quotes. */
  readonly element?: string;
  /** Codes by which it says that a step went well: another code in the same answer says more. */
  readonly passed?: readonly string[];
  /** Its code in a printed line: the first group. Only asked where a mark stands. */
  readonly printed?: RegExp;
}
