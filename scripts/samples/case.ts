// Case: one thing that goes wrong, where, and what it is.
// Used by samples: CASES lists them, startPlaces makes them happen.
import type { Socket } from 'node:net';
import type { ErrorType } from '../../src/contract/error-types.ts';

/** Where a case happens: at the misbehaving server, at our service, at a port where nobody listens, at a name that is none, over TLS. */
export type Place = 'socket' | 'service' | 'refused' | 'no-such-host' | 'tls-to-plain' | 'untrusted';

/** What our service is told before the call, in a sandbox of its own. */
export interface Arranged {
  /** A rule of its plan, for this call. */
  readonly rule?: { readonly fault: string; readonly params?: object; readonly at?: string };
  /** One of the sandbox's keys by name, or a key nobody knows; the one that may do everything when left out. */
  readonly credential?: 'expired' | 'revoked' | 'read_only' | 'nobody';
  /** The invoice that is paid: a handle of the seed data; an open one when left out. */
  readonly invoice?: string;
}

/** One case. */
export interface Case {
  readonly place: Place;
  readonly about: string;
  /** What the server does once the request has come; nothing where it is not reached. */
  readonly act?: (socket: Socket, path: string) => unknown;
  readonly arranged?: Arranged;
  /** Only for clients of this provider: the answer is in its own words. */
  readonly provider?: 'stripe';
  readonly error_type: ErrorType;
  readonly effect: 'not_applied' | 'unknown';
  /** Where only the body tells it apart from others of its status: a word of the body, and what is right for a client that kept none of it. */
  readonly told?: { readonly word: RegExp; readonly otherwise: Pick<Case, 'error_type' | 'effect'> };
}
