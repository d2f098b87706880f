// The types of every call and answer. Generated from docs/control.openapi.json by `npm run generate`.
// Only the client beside this file reads it.

export interface paths {
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What this API can do, route by route */
        readonly get: operations["index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the service is up */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every sandbox, oldest first; one of them by its id has keys and handles */
        readonly get: operations["list_sandboxes"];
        readonly put?: never;
        /** Create a sandbox of your own */
        readonly post: operations["create_sandbox"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Base URL, keys and seed handles of a sandbox */
        readonly get: operations["get_sandbox"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a sandbox and all it holds */
        readonly delete: operations["delete_sandbox"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether what is stored adds up, of all tenants: totals, balances, payments, credit notes and refunds, reckoned again from the rows */
        readonly get: operations["check_books"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sandbox’s time */
        readonly get: operations["read_clock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/clock/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Move the calendar forward, and do what falls due on the way; a frozen one stays frozen */
        readonly post: operations["advance_clock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/clock/freeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stop the calendar, now or at a given time */
        readonly post: operations["freeze_clock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/clock/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let the calendar run on from where it stands */
        readonly post: operations["resume_clock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/clock/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put the calendar at a given time, earlier or later; a running one runs on from there, a frozen one stays frozen */
        readonly post: operations["set_clock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/fork": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A new sandbox with keys of its own, in which everything is as it is in this one now */
        readonly post: operations["fork_sandbox"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/journal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What arrived and what left, call by call, oldest first */
        readonly get: operations["read_journal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/oauth/grants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Families of tokens, oldest first; no token is shown */
        readonly get: operations["list_grants"];
        readonly put?: never;
        /** Hand out a family’s first pair of tokens, as if a user of the tenant had consented */
        readonly post: operations["create_grant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/oauth/grants/{grant_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke a family: its refresh token and every access token */
        readonly delete: operations["revoke_grant"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/operations/{operation}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Run an operation as set-up: past access, limits and faults, not in the journal */
        readonly post: operations["run_operation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What would have been sent, and visits to payment links, in order of time; of the tenant main */
        readonly get: operations["read_outbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Arm several fault rules at once: all of them, or none when one is refused */
        readonly post: operations["arm_plan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Back to how a sandbox was when it was created or forked: same id, keys and seed, none of what happened since */
        readonly post: operations["reset_sandbox"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put a snapshot in the place of all that a sandbox holds; its id and its keys stay. All of it or, with a 422, nothing */
        readonly post: operations["restore_snapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The plan: every rule with its hits, and whether all are completed */
        readonly get: operations["list_rules"];
        readonly put?: never;
        /** Arm a fault rule */
        readonly post: operations["create_rule"];
        /** Clear the plan */
        readonly delete: operations["clear_rules"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/rules/{rule_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Take one rule out of the plan */
        readonly delete: operations["delete_rule"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/snapshot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All of a sandbox as one document: data, calendar, plan, limits, tokens, keys of idempotency, journal */
        readonly get: operations["take_snapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/tenants/{tenant}/reinstate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a suspension back */
        readonly post: operations["reinstate_tenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/tenants/{tenant}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Suspend a tenant: every call of its credentials is refused with 403 tenant_suspended */
        readonly post: operations["suspend_tenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sandboxes/{sandbox_id}/truth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is really stored: rows by table, and what calls created since the set-up */
        readonly get: operations["read_truth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One field that is wrong. */
        readonly FieldError: {
            /**
             * @description what belongs there
             * @example a whole number
             */
            readonly expected: string;
            /**
             * @description where, dots between names and indexes; empty: the body as a whole
             * @example lines.0.quantity
             */
            readonly path: string;
            /**
             * @description the type or shape that came, never the value
             * @example string
             */
            readonly received: string;
        };
        /** @description A family of tokens: what a user of a tenant let a client do. */
        readonly Grant: {
            /** @enum {string} */
            readonly client: "default" | "machine" | "other_tenant";
            /** Format: date-time */
            readonly created_at: string;
            readonly id: string;
            /** @description how often its refresh token was used */
            readonly refreshes: number;
            readonly revoked: boolean;
            /** @description what was consented to, names with spaces between them */
            readonly scope: string;
            /** @enum {string} */
            readonly tenant: "main" | "other";
        };
        /** @description One call: what arrived, what fired, what was committed, what left. */
        readonly JournalEntry: {
            /** @description null while it is being worked on */
            readonly answered: {
                /** @description of a problem document */
                readonly code?: string;
                /** @enum {string} */
                readonly kind: "respond" | "drip" | "truncate" | "reset" | "close" | "stall" | "malformed";
                /** @description of a problem document */
                readonly rule?: string;
                readonly status?: number;
            } | null;
            /**
             * Format: date-time
             * @description arrival, by the sandbox’s calendar
             */
            readonly at: string;
            /** @description parsed JSON up to 8 KiB, {bytes} for anything else, null when there was none */
            readonly body: unknown;
            /** @description whose matches were counted */
            readonly caller: string;
            /**
             * @description what happened to the write, whatever the caller was told
             * @enum {string}
             */
            readonly commit: "none" | "committed" | "replayed";
            /** @description name of the API key or OAuth client, never a key or token; null when it is none of the sandbox’s */
            readonly credential: string | null;
            /** @description measured, so no part of what a seed promises; null until it is over */
            readonly duration_ms: number | null;
            /** @description those that fired, in that order */
            readonly faults: readonly {
                /** @description the place of its rule */
                readonly at: string;
                /**
                 * @description it found nothing to spoil: no hit
                 * @constant
                 */
                readonly bypassed?: true;
                readonly kind: string;
                readonly rule_id: string;
            }[];
            readonly idempotency_key: string | null;
            readonly method: string;
            /** @description null: not a path or method of the provider */
            readonly operation: string | null;
            /** @description the service’s, unique in its sandbox */
            readonly own_request_id: string;
            /** @description after the base path; of the token endpoint and payment links, which are beside it, from the root on */
            readonly path: string;
            readonly query: string;
            /** @description what the answer carried: the caller’s own id, else the service’s */
            readonly request_id: string;
            /** @description in the order of arrival */
            readonly seq: number;
            /** @description false: the caller had hung up; null: not known yet */
            readonly taken: boolean | null;
        };
        /** @description An e-mail as it would have been sent. */
        readonly Message: {
            /** @constant */
            readonly channel: "email";
            /**
             * Format: date-time
             * @description when it would have been sent; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description whom it is for
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * @description the message's id
             * @example msg_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description what it is about
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /**
             * @description pt-BR for a customer in Brazil, else en
             * @enum {string}
             */
            readonly language: "en" | "pt-BR";
            /** @constant */
            readonly object: "message";
            /**
             * @description receipt: of a paid invoice
             * @enum {string}
             */
            readonly purpose: "invoice" | "receipt" | "reminder";
            /** @description one line */
            readonly subject: string;
            /** @description plain text; it may hold the path of a payment link, which is a secret */
            readonly text: string;
            /** @description the customer's e-mail at that time */
            readonly to: string;
            /** @description of a reminder; else null */
            readonly tone: ("friendly" | "neutral" | "firm") | null;
        };
        readonly NewRule: {
            /**
             * @description where on the walk it sits; the fault's own place when left out
             * @enum {string}
             */
            readonly at?: "on_wire" | "before_access" | "after_commit" | "before_operation";
            /**
             * @description whose matches are counted: each caller's own, or everybody's together
             * @default caller
             * @enum {string}
             */
            readonly count?: "caller" | "sandbox";
            /**
             * @description the kind of fault
             * @enum {string}
             */
            readonly fault: "latency" | "drip" | "stall" | "reset" | "close" | "keep_alive_death" | "upload" | "malformed_http" | "truncate" | "lost_reply" | "garble" | "wrong_content_type" | "html" | "error_in_success" | "other_object" | "stale_list" | "rate_limited" | "error_status" | "maintenance" | "credential" | "refuse" | "pass";
            /**
             * @description which calls it is about: all that is given must hold; any call when left out
             * @default {}
             */
            readonly match?: {
                /** @description values by field of the body, dots between names and positions: lines.0.quantity; compared as text; "*": it is there */
                readonly body?: {
                    readonly [key: string]: (string | number | boolean) | null;
                };
                /** @description the Overdue-Caller header, else "key:<name>" or "oauth:<name>", else "anonymous"; "*": any but "anonymous" */
                readonly caller?: string;
                /** @description the name of an API key ("default") or OAuth client ("oauth:default"); "*": any; "none": none that is known */
                readonly credential?: string;
                /** @description values by header name; "*": the header is there */
                readonly header?: {
                    readonly [key: string]: string | number | boolean;
                };
                /** @enum {string} */
                readonly method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "HEAD" | "OPTIONS";
                /** @description an operation by name */
                readonly operation?: string;
                /** @description what comes after the base path, such as /invoices/*\/payments; * stands for one segment */
                readonly path?: string;
                /** @description values by query parameter; "*": it is there */
                readonly query?: {
                    readonly [key: string]: string | number | boolean;
                };
            };
            /**
             * @description the fault's parameters; what each kind takes is listed under its name in the documentation
             * @default {}
             */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /** @description rules of one queue take turns: a caller meets the first one that it has not used up; its trigger is first, 1 when left out */
            readonly queue?: string;
            /** @description when it fires, counted over its own matches; at each one when left out */
            readonly trigger?: {
                /** @description every match after n */
                readonly after?: number;
                /** @description matches n, 2n, 3n … */
                readonly every?: number;
                /** @description matches 1 to n */
                readonly first?: number;
                /** @description match n alone */
                readonly nth?: number;
                /** @description each match with this probability, drawn from the seed: 0 never, 1 always */
                readonly probability?: number;
            };
            /** @description how long it is there from arming on, in milliseconds of the sandbox’s calendar */
            readonly ttl_ms?: number;
            /** @description when it is there, by the sandbox’s calendar; outside it no match is counted */
            readonly window?: {
                /**
                 * Format: date-time
                 * @description the first instant; from arming on when left out
                 */
                readonly from?: string;
                /**
                 * Format: date-time
                 * @description the first instant after it; without end when left out
                 */
                readonly until?: string;
            };
        };
        /** @description Why a call was refused (RFC 9457). */
        readonly Problem: {
            /** @description what the present state of the object allows */
            readonly allowed_operations?: readonly string[];
            /**
             * @description for programs
             * @example invoice_already_paid
             */
            readonly code: string;
            /** @description why the card was declined */
            readonly decline_code?: string;
            /** @description what was wrong this time, in English, for people */
            readonly detail: string;
            readonly errors?: readonly components["schemas"]["FieldError"][];
            /** @description the object that already holds the reference */
            readonly existing_id?: string;
            /** @description the same as the Request-Id header */
            readonly request_id: string;
            /**
             * @description the business rule that refused, or null
             * @example R41
             */
            readonly rule: string | null;
            readonly status: number;
            /** @description what this code means, the same every time */
            readonly title: string;
            /** @example urn:overdue:problem:invoice_already_paid */
            readonly type: string;
        };
        /** @description An armed fault rule. */
        readonly Rule: {
            /**
             * Format: date-time
             * @description by the sandbox’s calendar
             */
            readonly armed_at: string;
            /** @enum {string} */
            readonly at: "on_wire" | "before_access" | "after_commit" | "before_operation";
            /** @description how often it would have fired, and found nothing to spoil: no hit, no match */
            readonly bypassed: number;
            /** @description it can fire no more: its trigger is used up for every caller counted so far, or it has expired; hits says whether it did */
            readonly completed: boolean;
            /** @enum {string} */
            readonly count: "caller" | "sandbox";
            /** @description its window or its life is over */
            readonly expired: boolean;
            /** @enum {string} */
            readonly fault: "latency" | "drip" | "stall" | "reset" | "close" | "keep_alive_death" | "upload" | "malformed_http" | "truncate" | "lost_reply" | "garble" | "wrong_content_type" | "html" | "error_in_success" | "other_object" | "stale_list" | "rate_limited" | "error_status" | "maintenance" | "credential" | "refuse" | "pass";
            /** @description how often it fired */
            readonly hits: number;
            readonly id: string;
            readonly match: {
                /** @description values by field of the body, dots between names and positions: lines.0.quantity; compared as text; "*": it is there */
                readonly body?: {
                    readonly [key: string]: (string | number | boolean) | null;
                };
                /** @description the Overdue-Caller header, else "key:<name>" or "oauth:<name>", else "anonymous"; "*": any but "anonymous" */
                readonly caller?: string;
                /** @description the name of an API key ("default") or OAuth client ("oauth:default"); "*": any; "none": none that is known */
                readonly credential?: string;
                /** @description values by header name; "*": the header is there */
                readonly header?: {
                    readonly [key: string]: string | number | boolean;
                };
                /** @enum {string} */
                readonly method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE" | "HEAD" | "OPTIONS";
                /** @description an operation by name */
                readonly operation?: string;
                /** @description what comes after the base path, such as /invoices/*\/payments; * stands for one segment */
                readonly path?: string;
                /** @description values by query parameter; "*": it is there */
                readonly query?: {
                    readonly [key: string]: string | number | boolean;
                };
            };
            readonly params: unknown;
            readonly queue: string | null;
            /** @description null: every match */
            readonly trigger: {
                /** @description every match after n */
                readonly after?: number;
                /** @description matches n, 2n, 3n … */
                readonly every?: number;
                /** @description matches 1 to n */
                readonly first?: number;
                /** @description match n alone */
                readonly nth?: number;
                /** @description each match with this probability, drawn from the seed: 0 never, 1 always */
                readonly probability?: number;
            } | null;
            readonly ttl_ms: number | null;
            readonly window: {
                /**
                 * Format: date-time
                 * @description the first instant; from arming on when left out
                 */
                readonly from?: string;
                /**
                 * Format: date-time
                 * @description the first instant after it; without end when left out
                 */
                readonly until?: string;
            } | null;
        };
        /** @description Which of the switchable rules are on: real providers disagree on them. */
        readonly RuleProfile: {
            /** @description messages that a tenant may send on a day of the calendar, in UTC (R60); 0: none */
            readonly emails_per_day: number;
            /** @description last day of the closed period (R36); null: nothing is closed */
            readonly locked_until: string | null;
            /** @description whether a call is refused when the invoice total would be negative */
            readonly R23: boolean;
            /** @description whether a call is refused when an invoice without lines is finalized */
            readonly R31: boolean;
            /** @description whether a call is refused when the number is taken */
            readonly R35: boolean;
            /** @description whether a call is refused when the issue date lies in a closed period */
            readonly R36: boolean;
            /** @description whether a call is refused when a draft is paid */
            readonly R40: boolean;
            /** @description whether a call is refused when the payment, or the credit applied, exceeds what remains (amount_remaining_minor) */
            readonly R43: boolean;
            /** @description whether a call is refused when the e-mail quota of the day is used up */
            readonly R60: boolean;
            /** @description whether a call is refused when a write on an object that exists comes without a version */
            readonly R72: boolean;
            /** @description whether a call is refused when a write that needs an idempotency key comes without one */
            readonly R77: boolean;
            /**
             * @description whether each line's tax is rounded and then added, or added per rate and then rounded
             * @enum {string}
             */
            readonly tax_level: "line" | "document";
        };
        /** @description A sandbox: its own data, keys, clock, limits, plan and journal. */
        readonly Sandbox: {
            /** @description the same without scheme and host */
            readonly base_path: string;
            /** @description give this to a client as its base URL */
            readonly base_url: string;
            /** @description API keys by name: default, read_only, restricted (customers only), expired, revoked, other_tenant */
            readonly credentials: {
                readonly [key: string]: {
                    /** @description safe to show */
                    readonly id: string;
                    /** @description sent as Authorization: Bearer … */
                    readonly secret: string;
                };
            };
            /** @description when it ends by itself, by the service’s clock; null: it stays until it is deleted */
            readonly expires_at: string | null;
            /** @description ids of its seed data by handle: "invoice.open" and so on; the other tenant’s are "other.invoice.open" and so on */
            readonly handles: {
                readonly [key: string]: string;
            };
            readonly id: string;
            readonly oauth: {
                /** @description by name; machine has no users, so nothing to refresh */
                readonly clients: {
                    readonly default: {
                        readonly client_id: string;
                        readonly client_secret: string;
                        readonly grant_types: readonly ("client_credentials" | "refresh_token")[];
                        /** @description the most it may ask for */
                        readonly scopes: readonly ("catalogue:read" | "catalogue:write" | "customers:read" | "customers:write" | "data:read" | "invoices:read" | "invoices:write" | "payments:read" | "payments:write")[];
                        /**
                         * @description whose data its own tokens open
                         * @enum {string}
                         */
                        readonly tenant: "main" | "other";
                    };
                    readonly machine: {
                        readonly client_id: string;
                        readonly client_secret: string;
                        readonly grant_types: readonly ("client_credentials" | "refresh_token")[];
                        /** @description the most it may ask for */
                        readonly scopes: readonly ("catalogue:read" | "catalogue:write" | "customers:read" | "customers:write" | "data:read" | "invoices:read" | "invoices:write" | "payments:read" | "payments:write")[];
                        /**
                         * @description whose data its own tokens open
                         * @enum {string}
                         */
                        readonly tenant: "main" | "other";
                    };
                    readonly other_tenant: {
                        readonly client_id: string;
                        readonly client_secret: string;
                        readonly grant_types: readonly ("client_credentials" | "refresh_token")[];
                        /** @description the most it may ask for */
                        readonly scopes: readonly ("catalogue:read" | "catalogue:write" | "customers:read" | "customers:write" | "data:read" | "invoices:read" | "invoices:write" | "payments:read" | "payments:write")[];
                        /**
                         * @description whose data its own tokens open
                         * @enum {string}
                         */
                        readonly tenant: "main" | "other";
                    };
                };
                /** @description the same without scheme and host */
                readonly token_path: string;
                /** @description the token endpoint (RFC 6749) */
                readonly token_url: string;
            };
            readonly profile: components["schemas"]["RuleProfile"];
            /** @description the name of the seed it was created with */
            readonly seed: string;
            /** @description whose data there is; set-up and truth are of main */
            readonly tenants: {
                /** @enum {string} */
                readonly main: "active" | "suspended";
                /** @enum {string} */
                readonly other: "active" | "suspended";
            };
        };
        /** @description A sandbox as one document, to be kept in a file and restored. */
        readonly Snapshot: {
            /** @description sha256 over all the rest; a document that was cut short or changed is refused */
            readonly checksum: string;
            /** @constant */
            readonly format: "overdue-snapshot";
            /** @description how the sandbox was made */
            readonly made_with: {
                readonly data: string;
                readonly seed: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description all that became of it; for the service alone. No API key, OAuth token or id of a sandbox is in it; payment links are, with their addresses */
            readonly parts: {
                readonly [key: string]: unknown;
            };
            /** @description of the format; this release writes and reads 1 */
            readonly version: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SnapshotToRestore: {
            /** @description sha256 over all the rest; a document that was cut short or changed is refused */
            readonly checksum: string;
            /** @constant */
            readonly format: "overdue-snapshot";
            /** @description how the sandbox was made */
            readonly made_with: {
                readonly data: string;
                readonly seed: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description all that became of it; for the service alone. No API key, OAuth token or id of a sandbox is in it; payment links are, with their addresses */
            readonly parts: {
                readonly [key: string]: unknown;
            };
            /** @description of the format; this release writes and reads 1 */
            readonly version: number;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Whose data a credential opens. */
        readonly Tenant: {
            /** @enum {string} */
            readonly id: "main" | "other";
            /** @enum {string} */
            readonly status: "active" | "suspended";
        };
        /** @description One time that somebody was at the address of a payment link. */
        readonly VisitInOutbox: {
            /**
             * Format: date-time
             * @description when it was; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly at: string;
            /**
             * @description the visit's id
             * @example vis_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description what can be paid there
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /** @enum {string} */
            readonly kind: "viewed" | "paid" | "refused";
            /**
             * @description where it was
             * @example plink_8f2k4m1q7x3z
             */
            readonly link_id: string;
            /** @constant */
            readonly object: "link_visit";
            /** @description the rule that refused it, or null */
            readonly reason: string | null;
        };
    };
    responses: {
        /** @description The request cannot be understood: `malformed`. */
        readonly Problem400: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The control token is missing or wrong: `control_token_required`. */
        readonly Problem401: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Host or Origin is not an allowed one: `host_not_allowed`, `origin_not_allowed`. */
        readonly Problem403: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing: `route_not_found`, `sandbox_not_found`, `operation_not_found`, `rule_not_found`, `grant_not_found`, `tenant_not_found`. */
        readonly Problem404: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it: `too_many_grants`, `sandbox_permanent`, `too_many_sandboxes`, `snapshot_too_large`, `too_many_rules`, `too_many_rows`. */
        readonly Problem409: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large: `payload_too_large`. */
        readonly Problem413: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`: `unsupported_media_type`. */
        readonly Problem415: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content is not acceptable; `errors` names what was expected: `invalid_request`, `snapshot_refused`, `calendar_out_of_range`. */
        readonly Problem422: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An operation's own refusal, with the provider's status. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly index: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly routes: readonly {
                            readonly method: string;
                            readonly name: string;
                            readonly path: string;
                            readonly summary: string;
                        }[];
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description connections that broke under a call, because keep_alive_death had left them to */
                        readonly connections_died: number;
                        /** @description connections that hold a call of the provider just now */
                        readonly connections_held: number;
                        /** @description calls answered too_many_connections, and connections closed unanswered */
                        readonly connections_refused: number;
                        /** @description old entries that had to go, in the sandboxes that are there */
                        readonly journal_entries_dropped: number;
                        /** @description requests that were too large or no HTTP: in no journal, because they are in no sandbox */
                        readonly refused_before_call: number;
                        /** @description in all sandboxes together */
                        readonly rules_armed: number;
                        /** @description fault rules for which a plan had no room, in the sandboxes there are */
                        readonly rules_refused: number;
                        /** @description those that are there, default included */
                        readonly sandboxes: number;
                        /** @description creations and forks that found no room */
                        readonly sandboxes_refused: number;
                        /** @constant */
                        readonly status: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly list_sandboxes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly {
                            readonly base_url: string;
                            readonly id: string;
                            readonly seed: string;
                        }[];
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly create_sandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description how long an OAuth access token is good for, by the calendar; 3600 when left out */
                    readonly access_token_life_s?: number;
                    /**
                     * @description what there is from the start: the data of the seed, or no rows and no handles; seed when left out
                     * @enum {string}
                     */
                    readonly data?: "seed" | "empty";
                    /** @description deleted after so many seconds of the service’s clock, which no calendar moves; when left out it stays until it is deleted */
                    readonly expires_in_s?: number;
                    /** @description whether spoiled answers carry Overdue-Fault-Applied; true when left out */
                    readonly fault_header?: boolean;
                    /**
                     * Format: date-time
                     * @description the calendar stands still at this time from the start
                     */
                    readonly frozen_at?: string;
                    /** @description rules that are on or off in this sandbox, by id */
                    readonly profile?: {
                        /** @description messages that a tenant may send on a day of the calendar, in UTC (R60); 0: none */
                        readonly emails_per_day?: number;
                        /** @description last day of the closed period (R36); null: nothing is closed */
                        readonly locked_until?: string | null;
                        /** @description whether a call is refused when the invoice total would be negative */
                        readonly R23?: boolean;
                        /** @description whether a call is refused when an invoice without lines is finalized */
                        readonly R31?: boolean;
                        /** @description whether a call is refused when the number is taken */
                        readonly R35?: boolean;
                        /** @description whether a call is refused when the issue date lies in a closed period */
                        readonly R36?: boolean;
                        /** @description whether a call is refused when a draft is paid */
                        readonly R40?: boolean;
                        /** @description whether a call is refused when the payment, or the credit applied, exceeds what remains (amount_remaining_minor) */
                        readonly R43?: boolean;
                        /** @description whether a call is refused when the e-mail quota of the day is used up */
                        readonly R60?: boolean;
                        /** @description whether a call is refused when a write on an object that exists comes without a version */
                        readonly R72?: boolean;
                        /** @description whether a call is refused when a write that needs an idempotency key comes without one */
                        readonly R77?: boolean;
                        /**
                         * @description whether each line's tax is rounded and then added, or added per rate and then rounded
                         * @enum {string}
                         */
                        readonly tax_level?: "line" | "document";
                    };
                    /** @description token bucket per API key or OAuth client; null or left out: none. The calendar refills it: on a frozen one what is used up stays used up, whatever Retry-After says, until the calendar is moved */
                    readonly rate_limit?: {
                        readonly capacity: number;
                        readonly refill_per_s: number;
                    } | null;
                    /** @description same seed, same data and draws; the service’s own when left out */
                    readonly seed?: string;
                    /** @description tenants that are suspended from the start */
                    readonly tenants?: {
                        readonly [key: string]: "active" | "suspended";
                    };
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sandbox"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly get_sandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sandbox"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly delete_sandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly check_books: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ok: boolean;
                        readonly violations: readonly {
                            /** @description the row that is wrong */
                            readonly id: string;
                            /**
                             * @description the money rule
                             * @enum {string}
                             */
                            readonly rule: "M7" | "M8" | "M9" | "M10" | "M11";
                            /** @description what does not hold */
                            readonly what: string;
                        }[];
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly read_clock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description false: so much fell due that some of it waits for the next call, or a table is full */
                        readonly caught_up: boolean;
                        readonly frozen: boolean;
                        /** Format: date-time */
                        readonly now: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly advance_clock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description milliseconds, up to ten years */
                    readonly duration_ms: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description false: so much fell due that some of it waits for the next call, or a table is full */
                        readonly caught_up: boolean;
                        readonly frozen: boolean;
                        /** Format: date-time */
                        readonly now: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly freeze_clock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: date-time
                     * @description where it stands; where it is when left out
                     */
                    readonly at?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description false: so much fell due that some of it waits for the next call, or a table is full */
                        readonly caught_up: boolean;
                        readonly frozen: boolean;
                        /** Format: date-time */
                        readonly now: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly resume_clock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description false: so much fell due that some of it waits for the next call, or a table is full */
                        readonly caught_up: boolean;
                        readonly frozen: boolean;
                        /** Format: date-time */
                        readonly now: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly set_clock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: date-time
                     * @description what ended between this time and now is good again; buckets are not refilled, and what fell due is not undone
                     */
                    readonly at: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description false: so much fell due that some of it waits for the next call, or a table is full */
                        readonly caught_up: boolean;
                        readonly frozen: boolean;
                        /** Format: date-time */
                        readonly now: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly fork_sandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description deleted after so many seconds of the service’s clock, which no calendar moves; when left out it stays until it is deleted */
                    readonly expires_in_s?: number;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sandbox"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly read_journal: {
        readonly parameters: {
            readonly query?: {
                /** @description only the last so many */
                readonly limit?: number;
                /** @description only calls of this operation */
                readonly operation?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["JournalEntry"][];
                        /** @description old entries that had to go */
                        readonly dropped: number;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly list_grants: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Grant"][];
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly create_grant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description to whom; machine has no users
                     * @default default
                     * @enum {string}
                     */
                    readonly client?: "default" | "other_tenant";
                    /** @description what the user consents to; all that the client may ask for when left out */
                    readonly scope?: string;
                    /**
                     * @description whose user; the client’s own tenant when left out
                     * @enum {string}
                     */
                    readonly tenant?: "main" | "other";
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly access_token: string;
                        /** @enum {string} */
                        readonly client: "default" | "machine" | "other_tenant";
                        /** Format: date-time */
                        readonly created_at: string;
                        readonly expires_in: number;
                        readonly id: string;
                        readonly refresh_token?: string;
                        /** @description how often its refresh token was used */
                        readonly refreshes: number;
                        readonly revoked: boolean;
                        /** @description what was consented to, names with spaces between them */
                        readonly scope: string;
                        /** @enum {string} */
                        readonly tenant: "main" | "other";
                        /** @constant */
                        readonly token_type: "Bearer";
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly revoke_grant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description grant_id */
                readonly grant_id: string;
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly run_operation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description the name of an operation of the provider */
                readonly operation: string;
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description the operation’s input, path parameters included
                     * @default {}
                     */
                    readonly input?: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description what the operation answers on the wire */
                        readonly result: unknown;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly read_outbox: {
        readonly parameters: {
            readonly query?: {
                /** @description only what is about this invoice */
                readonly invoice_id?: string;
                /** @description only the last so many; 1,000 when left out */
                readonly limit?: number;
                /** @description only messages for this; no visits */
                readonly purpose?: "invoice" | "receipt" | "reminder";
                /** @description only from this instant on, by the calendar */
                readonly since?: string;
                /** @description only messages to this e-mail; no visits */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description oldest first; at one instant messages stand before visits */
                        readonly data: readonly (components["schemas"]["Message"] | components["schemas"]["VisitInOutbox"])[];
                        /** @description there are more than the limit shows */
                        readonly truncated: boolean;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly arm_plan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description true: in place of those that stand; false: behind them
                     * @default false
                     */
                    readonly replace?: boolean;
                    /** @description in the order in which they surround a call, the outermost first */
                    readonly rules: readonly components["schemas"]["NewRule"][];
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Rule"][];
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly reset_sandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sandbox"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly restore_snapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnapshotToRestore"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sandbox"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly list_rules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description how many rules it holds at most */
                        readonly capacity: number;
                        /** @description every rule is completed */
                        readonly completed: boolean;
                        readonly data: readonly components["schemas"]["Rule"][];
                        /** @description how many rules found no room so far */
                        readonly refused: number;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly create_rule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewRule"];
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rule"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly clear_rules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly delete_rule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what arming the rule answered */
                readonly rule_id: string;
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly take_snapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly reinstate_tenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
                /** @description tenant */
                readonly tenant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tenant"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly suspend_tenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
                /** @description tenant */
                readonly tenant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tenant"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly read_truth: {
        readonly parameters: {
            readonly query?: {
                /** @description only the last so many of a table; 1,000 when left out */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description what creating the sandbox answered, or `default` */
                readonly sandbox_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly counts: {
                            readonly balance_transactions: number;
                            readonly coupons: number;
                            readonly credit_notes: number;
                            readonly customers: number;
                            readonly invoice_items: number;
                            readonly invoices: number;
                            readonly line_items: number;
                            readonly link_visits: number;
                            readonly messages: number;
                            readonly payment_links: number;
                            readonly payments: number;
                            readonly products: number;
                            readonly quotes: number;
                            readonly recurring_invoices: number;
                            readonly refunds: number;
                            readonly tax_rates: number;
                        };
                        /** @description wire form, oldest first */
                        readonly created: {
                            readonly balance_transactions: readonly unknown[];
                            readonly coupons: readonly unknown[];
                            readonly credit_notes: readonly unknown[];
                            readonly customers: readonly unknown[];
                            readonly invoice_items: readonly unknown[];
                            readonly invoices: readonly unknown[];
                            readonly line_items: readonly unknown[];
                            readonly link_visits: readonly unknown[];
                            readonly messages: readonly unknown[];
                            readonly payment_links: readonly unknown[];
                            readonly payments: readonly unknown[];
                            readonly products: readonly unknown[];
                            readonly quotes: readonly unknown[];
                            readonly recurring_invoices: readonly unknown[];
                            readonly refunds: readonly unknown[];
                            readonly tax_rates: readonly unknown[];
                        };
                        /** @description calls created more than the limit shows */
                        readonly truncated: boolean;
                    };
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Refused"];
        };
    };
}
