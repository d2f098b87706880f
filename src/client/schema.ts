// The types of every call and answer. Generated from docs/openapi.json by `npm run generate`.
// Only the client beside this file reads it.

export interface paths {
    readonly "/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List customers, newest first. */
        readonly get: operations["list_customers"];
        readonly put?: never;
        /** Create a customer. */
        readonly post: operations["create_customer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/{customer_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a customer. */
        readonly get: operations["get_customer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List invoices, newest first. */
        readonly get: operations["list_invoices"];
        readonly put?: never;
        /** Create a draft invoice, with lines or without. */
        readonly post: operations["create_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get an invoice with its lines. */
        readonly get: operations["get_invoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change an invoice; after finalization only its memo and due date. */
        readonly patch: operations["update_invoice"];
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/finalize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a draft its number and open it; when nothing is due it is paid at once. */
        readonly post: operations["finalize_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add a line to a draft invoice. */
        readonly post: operations["add_invoice_line_item"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/lines/{line_item_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change a line of a draft invoice. */
        readonly patch: operations["update_invoice_line_item"];
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Charge a payment method for an open invoice, or record money received outside when none is named. */
        readonly post: operations["record_payment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Void an open invoice for which nothing was received. */
        readonly post: operations["void_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List payments, newest first. */
        readonly get: operations["list_payments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List refunds, newest first. */
        readonly get: operations["list_refunds"];
        readonly put?: never;
        /** Give money back from one payment; its invoice stays as it is. */
        readonly post: operations["create_refund"];
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
        /** @description Who owes. */
        readonly Customer: {
            /** @description ISO 3166-1 alpha-2, or null */
            readonly country: string | null;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /** @description charged when a payment asks for "default"; null when there is none */
            readonly default_payment_method_id: string | null;
            /** @description where invoices are sent, or null */
            readonly email: string | null;
            /**
             * @description the customer's id
             * @example cus_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description as printed on an invoice
             * @example Padaria Aurora Ltda
             */
            readonly name: string;
            /** @constant */
            readonly object: "customer";
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            readonly tax_ids: readonly {
                /**
                 * @description which register it comes from
                 * @enum {string}
                 */
                readonly type: "br_cnpj" | "br_cpf" | "pt_nif" | "eu_vat" | "other";
                /** @description as printed on an invoice, without punctuation */
                readonly value: string;
            }[];
        };
        /** @description One page of a list: Customer. */
        readonly CustomerList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Customer"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
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
        /** @description An invoice with its lines and totals. */
        readonly Invoice: {
            /**
             * @description what had to be paid when nothing was paid yet; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_due_minor: number;
            /**
             * @description sum of its payments, in minor units of the currency
             * @example 12500
             */
            readonly amount_paid_minor: number;
            /**
             * @description what is still to be paid; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_remaining_minor: number;
            /**
             * @description whether the customer pays it or the default payment method is charged
             * @enum {string}
             */
            readonly collection_method: "send_invoice" | "charge_automatically";
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /**
             * @description who owes
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * @description YYYY-MM-DD, or null
             * @example 2026-02-15
             */
            readonly due_date: string | null;
            readonly finalized_at: string | null;
            /**
             * @description the invoice's id
             * @example inv_8f2k4m1q7x3z
             */
            readonly id: string;
            readonly lines: readonly components["schemas"]["LineItem"][];
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @description given at finalization; null on a draft */
            readonly number: string | null;
            /** @constant */
            readonly object: "invoice";
            readonly paid_at: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @enum {string} */
            readonly status: "draft" | "open" | "paid" | "void";
            /**
             * @description sum of the lines, in minor units of the currency
             * @example 12500
             */
            readonly subtotal_minor: number;
            /**
             * @description what the invoice comes to, in minor units of the currency
             * @example 12500
             */
            readonly total_minor: number;
            /** @description counts the writes to this invoice, from 1 */
            readonly version: number;
            readonly voided_at: string | null;
        };
        /** @description One page of a list: Invoice. */
        readonly InvoiceList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Invoice"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description One line of an invoice: a plain amount, or unit amount × quantity. */
        readonly LineItem: {
            /**
             * @description the line's money: the given amount, or unit amount × quantity rounded half away from zero, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /** @example Consultoria, março */
            readonly description: string;
            /**
             * @description the line's id
             * @example li_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @constant */
            readonly object: "line_item";
            /**
             * @description decimal text
             * @example 10
             */
            readonly quantity: string;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description decimal text of minor units, up to 12 places; null when the amount was given
             * @example 1250.5
             */
            readonly unit_amount_minor: string | null;
        };
        /** @description Money received for an invoice, charged on a card or recorded from outside. */
        readonly Payment: {
            /**
             * @description what was received, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /**
             * @description what was given back so far, in minor units of the currency
             * @example 12500
             */
            readonly amount_refunded_minor: number;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /**
             * @description who paid
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * @description the payment's id
             * @example pay_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description what was paid
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /** @constant */
            readonly object: "payment";
            /** @description the card that was charged; null: recorded from outside, nothing was charged */
            readonly payment_method_id: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @enum {string} */
            readonly status: "succeeded";
        };
        /** @description One page of a list: Payment. */
        readonly PaymentList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Payment"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
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
        /** @description Money given back from one payment. */
        readonly Refund: {
            /**
             * @description what was given back, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /**
             * @description the refund's id
             * @example ref_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description which invoice that payment was for
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /** @constant */
            readonly object: "refund";
            /**
             * @description which payment it gives back from
             * @example pay_8f2k4m1q7x3z
             */
            readonly payment_id: string;
            /** @description free text, or null */
            readonly reason: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @enum {string} */
            readonly status: "succeeded";
        };
        /** @description One page of a list: Refund. */
        readonly RefundList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Refund"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
    };
    responses: {
        /** @description The request cannot be understood: `malformed` (R81), `credential_malformed`, `sandbox_ambiguous`, `idempotency_key_invalid` (R76), `invalid_page` (R78). */
        readonly Problem400: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential does not let anyone in: `credential_missing`, `credential_unknown`, `credential_revoked`, `credential_expired`. */
        readonly Problem401: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The charge failed: `payment_declined` (R48), `payment_action_required` (R49). */
        readonly Problem402: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential lacks a scope: `insufficient_scope`. */
        readonly Problem403: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing of this name: `route_not_found`, `sandbox_not_found`, `not_found` (R01). */
        readonly Problem404: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it: `invoice_not_editable` (R26, R27), `invalid_transition` (R30, R40, R42, R53, R54, R56), `invoice_already_paid` (R41), `invoice_has_payments` (R55), `charge_already_refunded` (R69), `idempotency_in_flight` (R75), `reference_taken` (R83). */
        readonly Problem409: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large: `payload_too_large`. */
        readonly Problem413: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another type: `unsupported_media_type`. */
        readonly Problem415: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content is not acceptable: `invalid_request`, `overdue_fault_invalid`, `reference_not_found` (R02), `invalid_currency` (R13), `invalid_amount` (R14, R44), `amount_ambiguous` (R15), `currency_mismatch` (R16, R45), `too_many_lines` (R17), `invalid_quantity` (R21), `amount_too_large` (R24), `payment_exceeds_balance` (R43), `payment_method_required` (R46), `payment_method_mismatch` (R47), `refund_exceeds_charge` (R68), `idempotency_mismatch` (R74). */
        readonly Problem422: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests: `rate_limited`. */
        readonly Problem429: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The headers are too large: `headers_too_large`. */
        readonly Problem431: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault chose this status (see `Overdue-Fault-Applied`), or a bound of the service was reached. */
        readonly Spoiled: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
        readonly IdempotencyKey: string;
        /** @description Whose matches fault rules count; the API key when absent */
        readonly OverdueCaller: string;
        /** @description One fault for this call alone, as a structured field item (RFC 9651) */
        readonly OverdueFault: string;
        /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
        readonly OverdueSandbox: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true`: the stored answer of an earlier call with this key */
        readonly IdempotentReplayed: string;
        /** @description The fault that made or spoiled this answer */
        readonly OverdueFaultApplied: string;
        /** @description Names this call in the journal and in problem documents */
        readonly RequestId: string;
        /** @description When to ask again: whole seconds, or a date counted from `Date` */
        readonly RetryAfter: string;
        /** @description What is wrong with the credential (RFC 6750) */
        readonly WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly list_customers: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /** @description only the one created with this reference */
                readonly reference?: string;
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerList"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly create_customer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description ISO 3166-1 alpha-2 in capitals, or null */
                    readonly country?: string | null;
                    readonly default_payment_method_id?: string | null;
                    /** @description where invoices are sent, or null */
                    readonly email?: string | null;
                    /** @description as printed on an invoice */
                    readonly name: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /** @description as printed on an invoice */
                    readonly tax_ids?: readonly {
                        /**
                         * @description which register it comes from
                         * @enum {string}
                         */
                        readonly type: "br_cnpj" | "br_cpf" | "pt_nif" | "eu_vat" | "other";
                        /** @description without punctuation */
                        readonly value: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly get_customer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the customer's id */
                readonly customer_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_invoices: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /** @description only the one created with this reference */
                readonly reference?: string;
                /** @description only those in this state */
                readonly status?: "draft" | "open" | "paid" | "void";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceList"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly create_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whether the customer pays it or the default payment method is charged; send_invoice when left out
                     * @enum {string}
                     */
                    readonly collection_method?: "send_invoice" | "charge_automatically";
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description who owes */
                    readonly customer_id: string;
                    /**
                     * @description YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly due_date?: string | null;
                    /** @description at most 250 */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor?: number;
                        /**
                         * @description ISO 4217 code; must be the invoice's
                         * @example BRL
                         */
                        readonly currency?: string;
                        /**
                         * @description what the line is for
                         * @example Consultoria, março
                         */
                        readonly description: string;
                        /**
                         * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor
                         * @example 2.5
                         */
                        readonly quantity?: string;
                        /**
                         * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor
                         * @example 1250.5
                         */
                        readonly unit_amount_minor?: string;
                    }[];
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly get_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly update_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whether the customer pays it or the default payment method is charged; send_invoice when left out
                     * @enum {string}
                     */
                    readonly collection_method?: "send_invoice" | "charge_automatically";
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency?: string;
                    /** @description who owes */
                    readonly customer_id?: string;
                    /**
                     * @description YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly due_date?: string | null;
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly finalize_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly add_invoice_line_item: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units of the currency
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                    /**
                     * @description ISO 4217 code; must be the invoice's
                     * @example BRL
                     */
                    readonly currency?: string;
                    /**
                     * @description what the line is for
                     * @example Consultoria, março
                     */
                    readonly description: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor
                     * @example 1250.5
                     */
                    readonly unit_amount_minor?: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineItem"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly update_invoice_line_item: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
                /** @description the line's id */
                readonly line_item_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units of the currency
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                    /**
                     * @description ISO 4217 code; must be the invoice's
                     * @example BRL
                     */
                    readonly currency?: string;
                    /**
                     * @description what the line is for
                     * @example Consultoria, março
                     */
                    readonly description?: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor
                     * @example 1250.5
                     */
                    readonly unit_amount_minor?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineItem"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly record_payment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units; all that remains when left out
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                    /**
                     * @description ISO 4217 code; must be the invoice's
                     * @example BRL
                     */
                    readonly currency?: string;
                    /**
                     * @description what to charge: a test name, one of the customer's, or "default"; left out: the money came from outside
                     * @example pm_card_visa
                     */
                    readonly payment_method_id?: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 402: components["responses"]["Problem402"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly void_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path: {
                /** @description the invoice's id */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_payments: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                readonly invoice_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /** @description only the one created with this reference */
                readonly reference?: string;
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentList"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_refunds: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly invoice_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                readonly payment_id?: string;
                /** @description only the one created with this reference */
                readonly reference?: string;
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefundList"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly create_refund: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units; all that is left of the payment when left out
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                    /** @description which payment to give back from */
                    readonly payment_id: string;
                    /** @description free text, or null */
                    readonly reason?: string | null;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refund"];
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
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
}
