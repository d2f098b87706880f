// EXIT: what the numbers mean that this program ends with; `--help` prints them.
// At the edge: every command ends with one of these.

export const EXIT = {
  /** Done; `verify`: every case holds. */
  ok: 0,
  /** `verify`: at least one case fails. */
  failed: 1,
  /** The command line is wrong, or no case matches. */
  usage: 2,
  /** Could not run or judge: a taken port, an unreachable service, a wrong control token, unreadable cases, a report that cannot be written. */
  couldNotRun: 3,
  /** Ctrl-C came before the end. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** For the end of `--help`. */
export const EXIT_HELP = `
Exit codes:
  0  done; verify: every case holds
  1  verify: at least one case fails
  2  the command line is wrong, or no case matches
  3  could not run: taken port, unreachable service, unreadable cases, report not written
  130  interrupted`;
