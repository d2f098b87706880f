// JournalBudget: how many bytes all journals of a service may hold together; beyond it the largest forgets its oldest calls.
// Beside a request's walk, where its line in the journal is opened.

/** A journal as its budget sees it. */
export interface BudgetedJournal {
  readonly bytes: number;
  /** Forgets its oldest call; false when it holds but one. */
  dropOldest(): boolean;
}

/** The journals of one service. */
export interface JournalBudget {
  join(journal: BudgetedJournal): void;
  /** Its sandbox is gone: what it holds counts no more. */
  leave(journal: BudgetedJournal): void;
  /** Counts what `journal` has taken, or, with a negative number, given back. */
  spend(journal: BudgetedJournal, bytes: number): void;
}

/** What all journals of a service may hold together. */
export const MAX_SERVICE_JOURNAL_BYTES = 256 * 1024 * 1024;

/** A budget that nobody has spent anything of. */
export function createJournalBudget(maxBytes: number = MAX_SERVICE_JOURNAL_BYTES): JournalBudget {
  const journals = new Set<BudgetedJournal>();
  let spent = 0;
  const largest = (): BudgetedJournal | null => {
    let found: BudgetedJournal | null = null;
    for (const journal of journals) if (found === null || journal.bytes > found.bytes) found = journal;
    return found;
  };
  return {
    join: (journal) => {
      journals.add(journal);
      spent += journal.bytes;
    },
    leave: (journal) => {
      if (journals.delete(journal)) spent -= journal.bytes;
    },
    spend: (journal, bytes) => {
      if (!journals.has(journal)) return;
      spent += bytes;
      while (bytes > 0 && spent > maxBytes && largest()?.dropOldest());
    },
  };
}
