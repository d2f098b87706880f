// Rules of the domain's specification that have no row in RULES: not in this round, with the reason, or no refusal at all.
// docs/limits.md and docs/rules.md are written from here; a test holds both lists and RULES against the specification's ids.

/** A rule and why it is not among the others. */
export interface RuleApart {
  readonly id: string;
  /** Completes "refused when …", or says what happens. */
  readonly when: string;
  readonly because: string;
}

/** Rules that no sandbox has. */
export const RULES_LEFT_OUT: readonly RuleApart[] = [
  { id: 'R03', when: 'a caller-chosen id is taken', because: 'ids are the provider’s; a caller’s own name is a reference (R83)' },
  { id: 'R05', when: 'a customer with this name exists', because: 'names are free text; a reference tells two customers apart' },
  { id: 'R08', when: 'a product that has prices is deleted', because: 'products are archived, never deleted' },
  {
    id: 'R25',
    when: 'the given tax differs from the computed tax',
    because: 'a line has either tax rates or a given tax amount (R18), so there are never two to compare',
  },
  {
    id: 'R37',
    when: 'automatic finalization is set too far ahead or in the past',
    because: 'no draft is finalized by itself; one that is finalized with a later issue date waits for it, however far',
  },
  {
    id: 'R38',
    when: 'a revision is asked for where none is allowed',
    because: 'there are no revisions; a credit note and a new invoice do the same',
  },
  {
    id: 'R66',
    when: 'a credited line exceeds the original line',
    because: 'credit is bounded by the invoice’s total (R63), whichever lines it names',
  },
  { id: 'R70', when: 'the charge is disputed', because: 'there are no disputes' },
  { id: 'R79', when: 'a batch is too large', because: 'there are no batches' },
  {
    id: 'R80',
    when: 'the clock is moved back or too far',
    because: 'a sandbox’s calendar is the control API’s, with bounds of its own (calendar_out_of_range)',
  },
];

/** Rules that are kept and never answer with their own id. */
export const RULES_WITHOUT_REFUSAL: readonly (RuleApart & { readonly test: string })[] = [
  {
    id: 'R51',
    when: 'nothing is due at finalization',
    because: 'an effect: the invoice is paid at once, without a payment',
    test: 'test/mock-service/operations/lifecycle.test.ts',
  },
];
