// The types of every call and answer. Generated from docs/openapi.json by `npm run generate`.
// Only the client beside this file reads it.

export interface paths {
    readonly "/coupons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List coupons, newest first; expired and used up ones too. */
        readonly get: operations["list_coupons"];
        readonly put?: never;
        /** Create a coupon: a percentage or an amount off. */
        readonly post: operations["create_coupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/credit_notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List credit notes, newest first. */
        readonly get: operations["list_credit_notes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/credit_notes/{credit_note_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a credit note. */
        readonly get: operations["get_credit_note"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/credit_notes/{credit_note_id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Void a credit note that gave nothing back: its invoice is owed again what it took off. */
        readonly post: operations["void_credit_note"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
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
        /** Change a customer, or archive it: nothing new is made for one that is not active. */
        readonly patch: operations["update_customer"];
        readonly trace?: never;
    };
    readonly "/customers/{customer_id}/payment_methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a customer a card of its own; one that is declined at once is not attached. */
        readonly post: operations["attach_payment_method"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/{customer_id}/statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get what happened to a customer's accounts in a period: what it owed, each invoice, payment and credit, what it owes, and its credit. */
        readonly get: operations["get_customer_statement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoice_items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List invoice items, newest first. */
        readonly get: operations["list_invoice_items"];
        readonly put?: never;
        /** Note something a customer owes, for the next invoice that includes pending items or for a draft at once. */
        readonly post: operations["create_invoice_item"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoice_items/{invoice_item_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete an invoice item; one on a draft takes its line with it. */
        readonly delete: operations["delete_invoice_item"];
        readonly options?: never;
        readonly head?: never;
        /** Change an invoice item; one on a draft changes its line there. */
        readonly patch: operations["update_invoice_item"];
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
        /** Delete a draft and its lines; nothing is left of it. */
        readonly delete: operations["delete_draft_invoice"];
        readonly options?: never;
        readonly head?: never;
        /** Change an invoice; after finalization only what is written on it, and until when it is due. */
        readonly patch: operations["update_invoice"];
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel a scheduled invoice before its issue date: it stays on file with its number, and is never owed. */
        readonly post: operations["cancel_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay an open invoice from its customer's credit; finalization has applied what there was then. */
        readonly post: operations["apply_customer_credit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/credit_notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Credit an invoice: what is not paid yet is owed no more, what was paid is refunded, kept as credit or given back outside. */
        readonly post: operations["create_credit_note"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/duplicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a new draft of an invoice in any state: its lines, terms, notes, coupon and customer, issued today and due after as many days. */
        readonly post: operations["duplicate_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
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
        /** Give a draft its number and open it; when nothing is due it is paid at once, with a later issue date it is scheduled until then. */
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
        /** Remove a line from a draft invoice. */
        readonly delete: operations["remove_invoice_line_item"];
        readonly options?: never;
        readonly head?: never;
        /** Change a line of a draft invoice. */
        readonly patch: operations["update_invoice_line_item"];
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/mark_paid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Record all that remains of an invoice as a payment from outside. */
        readonly post: operations["mark_invoice_paid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/mark_uncollectible": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Write off an open invoice: its money is no longer expected, but may still come. */
        readonly post: operations["mark_invoice_uncollectible"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/payment_links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an address at which whoever has it can pay all that remains of an open invoice. */
        readonly post: operations["create_payment_link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
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
        /** Charge a payment method for an open invoice, or record money received outside when none is named; amount_minor left out: all that remains. */
        readonly post: operations["record_payment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get an invoice as a PDF, in any state; a draft, a void or a cancelled one is marked as such. */
        readonly get: operations["download_invoice_pdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/reminders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remind the customer by e-mail of an open invoice that is past due: each call is one more message. */
        readonly post: operations["send_payment_reminder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/{invoice_id}/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send an invoice to the customer's e-mail: a draft is finalized first, of a paid one a receipt is sent. */
        readonly post: operations["send_invoice"];
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
    readonly "/invoices/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reckon an invoice as create_invoice would make it, without making it. */
        readonly post: operations["preview_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invoices/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Find invoices by words in their number, customer's name, memo, custom fields and lines, in any order, accents and capitals aside; the best first. */
        readonly get: operations["search_invoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get an access token, or renew one (RFC 6749) */
        readonly post: operations["oauth_token"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pay/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** See what is to be paid through a payment link: JSON, or a page where the caller would rather have one */
        readonly get: operations["view_payment_page"];
        readonly put?: never;
        /** Pay all that remains of the invoice of a payment link; a second time is told of the first payment */
        readonly post: operations["pay_payment_link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment_links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List payment links, newest first. */
        readonly get: operations["list_payment_links"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment_links/{payment_link_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a payment link: its address, until when it is good, and what was paid through it. */
        readonly get: operations["get_payment_link"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment_methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List customers' payment methods, newest first; test names are nobody's and not among them. */
        readonly get: operations["list_payment_methods"];
        readonly put?: never;
        readonly post?: never;
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
    readonly "/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products with their prices, newest first; archived ones too. */
        readonly get: operations["list_products"];
        readonly put?: never;
        /** Create a product with its price. */
        readonly post: operations["create_product"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{product_id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Archive a product and its price: no new line may name it. Archiving it again changes nothing. */
        readonly post: operations["archive_product"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{product_id}/price": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Archive the price of a product and give it another one; the amount that it has changes nothing. */
        readonly post: operations["update_product_price"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/query": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask a question in SQL (one SELECT of SQLite's) over all data; list_tables and get_table_schema say what there is. */
        readonly post: operations["query_data"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List quotes, newest first. */
        readonly get: operations["list_quotes"];
        readonly put?: never;
        /** Offer a customer lines at their prices, taxes and discounts of now, until a day. */
        readonly post: operations["create_quote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotes/{quote_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a quote with its lines. */
        readonly get: operations["get_quote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotes/{quote_id}/convert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a draft invoice of a quote's lines, at the prices, taxes and discounts that were quoted. */
        readonly post: operations["convert_quote_to_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurring_invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List recurring invoices, newest first. */
        readonly get: operations["list_recurring_invoices"];
        readonly put?: never;
        /** Have an invoice issued again and again, on days of the sandbox's calendar. */
        readonly post: operations["create_recurring_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurring_invoices/{recurring_invoice_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a recurring invoice: what it issues, when next, and why it stopped. */
        readonly get: operations["get_recurring_invoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurring_invoices/{recurring_invoice_id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issue nothing until it is resumed; one that is paused already stays as it is. */
        readonly post: operations["pause_recurring_invoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurring_invoices/{recurring_invoice_id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Go on issuing from today; dates before it that were missed are skipped. */
        readonly post: operations["resume_recurring_invoice"];
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
        /** Give money back from one payment; its invoice stays as it is, unless a part payment is reversed. */
        readonly post: operations["create_refund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reports/aging": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get what open invoices leave to be paid, by how long it has been due: for each customer and in all, now or on an earlier day. */
        readonly get: operations["get_aging_report"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Name the tables that query_data can ask. */
        readonly get: operations["list_tables"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tables/{table_name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the columns of a table that query_data can ask: types, units, references, and a query that works. */
        readonly get: operations["get_table_schema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tax_rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List tax rates, newest first; inactive ones too. */
        readonly get: operations["list_tax_rates"];
        readonly put?: never;
        /** Create a tax rate. */
        readonly post: operations["create_tax_rate"];
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
        /** @description What stands on a customer's accounts in one currency. */
        readonly AccountBalance: {
            /**
             * @description what the customer is owed: its balance_minor, the other way round, in minor units of the currency
             * @example 12500
             */
            readonly credit_minor: number;
            /**
             * @description owed less credit: what the customer owes in all; negative: it is owed, in minor units of the currency
             * @example 12500
             */
            readonly net_minor: number;
            /**
             * @description what open invoices leave to be paid, in minor units of the currency
             * @example 12500
             */
            readonly owed_minor: number;
            /**
             * @description what invoices that were written off leave to be paid, in minor units of the currency
             * @example 12500
             */
            readonly written_off_minor: number;
        };
        /** @description What is owed, by how long it has been due. */
        readonly AgingReport: {
            /**
             * Format: date
             * @description the day at whose end it is reckoned, UTC
             */
            readonly as_of: string;
            /** @description for each customer and currency, by name */
            readonly customers: readonly {
                /**
                 * @description ISO 4217 code
                 * @example BRL
                 */
                readonly currency: string;
                /**
                 * @description not due yet, or due on the day, in minor units of the currency
                 * @example 12500
                 */
                readonly current_minor: number;
                /**
                 * @description who owes
                 * @example cus_8f2k4m1q7x3z
                 */
                readonly customer_id: string;
                readonly customer_name: string;
                /**
                 * @description due for 1 to 30 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_1_30_minor: number;
                /**
                 * @description due for 31 to 60 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_31_60_minor: number;
                /**
                 * @description due for 61 to 90 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_61_90_minor: number;
                /**
                 * @description due for more than 90 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_over_90_minor: number;
                /** @description how many invoices that is */
                readonly invoice_count: number;
                /**
                 * @description all of these, in minor units of the currency
                 * @example 12500
                 */
                readonly total_minor: number;
            }[];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "aging_report";
            /** @description all customers together, for each currency; on each page */
            readonly totals: readonly {
                /**
                 * @description ISO 4217 code
                 * @example BRL
                 */
                readonly currency: string;
                /**
                 * @description not due yet, or due on the day, in minor units of the currency
                 * @example 12500
                 */
                readonly current_minor: number;
                /**
                 * @description due for 1 to 30 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_1_30_minor: number;
                /**
                 * @description due for 31 to 60 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_31_60_minor: number;
                /**
                 * @description due for 61 to 90 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_61_90_minor: number;
                /**
                 * @description due for more than 90 days, in minor units of the currency
                 * @example 12500
                 */
                readonly days_over_90_minor: number;
                /** @description how many invoices that is */
                readonly invoice_count: number;
                /**
                 * @description all of these, in minor units of the currency
                 * @example 12500
                 */
                readonly total_minor: number;
            }[];
        };
        /** @description A percentage or an amount off. */
        readonly Coupon: {
            readonly amount_off_minor: number | null;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /** @description of the amount; null beside a percentage */
            readonly currency: string | null;
            /**
             * @description the coupon's id
             * @example cpn_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @description how many invoices it is for, or null: any number */
            readonly max_redemptions: number | null;
            /** @description for people, or null */
            readonly name: string | null;
            /** @constant */
            readonly object: "coupon";
            /** @description decimal text above 0, up to 100, up to 4 places; null: an amount is taken off */
            readonly percent_off: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @description how many invoices with it were finalized */
            readonly times_redeemed: number;
            readonly valid_until: string | null;
            /** @description counts the writes to it, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: Coupon. */
        readonly CouponList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Coupon"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description Takes money of an invoice back: off what is owed, then out of what was paid. */
        readonly CreditNote: {
            /**
             * @description what was credited in all, in minor units of the currency
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
             * @description what it put on the customer's balance, in minor units of the currency
             * @example 12500
             */
            readonly credit_amount_minor: number;
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /**
             * @description whose invoice it is
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * @description the credit note's id
             * @example cn_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description what was credited
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /** @description empty when an amount was given */
            readonly lines: readonly {
                /**
                 * @description what was credited of it, in minor units of the currency
                 * @example 12500
                 */
                readonly amount_minor: number;
                /**
                 * @description a line of the invoice
                 * @example li_8f2k4m1q7x3z
                 */
                readonly line_item_id: string;
            }[];
            /**
             * @description as printed
             * @example CN-000001
             */
            readonly number: string;
            /** @constant */
            readonly object: "credit_note";
            /**
             * @description what was given back outside, in minor units of the currency
             * @example 12500
             */
            readonly outside_amount_minor: number;
            /**
             * @description what it gave back of what was paid: the next three together, in minor units of the currency
             * @example 12500
             */
            readonly post_payment_minor: number;
            /**
             * @description what it took off what remained to be paid, in minor units of the currency
             * @example 12500
             */
            readonly pre_payment_minor: number;
            /** @description free text, or null */
            readonly reason: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description what it refunded to the cards that were charged, in minor units of the currency
             * @example 12500
             */
            readonly refund_amount_minor: number;
            /** @enum {string} */
            readonly status: "issued" | "void";
            /** @description counts the writes to this credit note, from 1 */
            readonly version: number;
            readonly voided_at: string | null;
        };
        /** @description One page of a list: CreditNote. */
        readonly CreditNoteList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["CreditNote"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description Who owes. */
        readonly Customer: {
            /** @description false: archived; no new invoice is made for it */
            readonly active: boolean;
            /** @description where it is, or null */
            readonly address: {
                readonly city: string | null;
                /** @description ISO 3166-1 alpha-2 */
                readonly country: string | null;
                readonly line1: string | null;
                readonly postal_code: string | null;
            } | null;
            /**
             * @description negative: credit, owed to the customer and applied when an invoice is finalized, in minor units of the currency
             * @example 12500
             */
            readonly balance_minor: number;
            /** @description ISO 3166-1 alpha-2, or null */
            readonly country: string | null;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /** @description of the balance, fixed by the first money that goes there; null until then */
            readonly currency: string | null;
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
        /** @description What is left of it: Invoice. */
        readonly DeletedInvoice: {
            /** @constant */
            readonly deleted: true;
            /** @description what was deleted */
            readonly id: string;
            /** @constant */
            readonly object: "invoice";
        };
        /** @description What is left of it: InvoiceItem. */
        readonly DeletedInvoiceItem: {
            /** @constant */
            readonly deleted: true;
            /** @description what was deleted */
            readonly id: string;
            /** @constant */
            readonly object: "invoice_item";
        };
        /** @description What is left of it: LineItem. */
        readonly DeletedLineItem: {
            /** @constant */
            readonly deleted: true;
            /** @description what was deleted */
            readonly id: string;
            /** @constant */
            readonly object: "line_item";
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
        /** @description One page of what a search found. */
        readonly FoundInvoices: {
            /** @description the best first, the newest first among equals */
            readonly data: readonly components["schemas"]["Invoice"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description An invoice with its lines and totals. */
        readonly Invoice: {
            /**
             * @description what credit notes took off what remained to be paid, in minor units of the currency
             * @example 12500
             */
            readonly amount_credited_minor: number;
            /**
             * @description total and applied balance, before anything is paid or credited; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_due_minor: number;
            /**
             * @description sum of its payments, without what they paid too much, in minor units of the currency
             * @example 12500
             */
            readonly amount_paid_minor: number;
            /**
             * @description what is still to be paid; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_remaining_minor: number;
            /**
             * @description negative: credit of the customer's balance that it took; positive: its negative total, given to the balance, in minor units of the currency
             * @example 12500
             */
            readonly applied_balance_minor: number;
            /** @description whether the customer's country has to be known; no tax is chosen by it */
            readonly automatic_tax: boolean;
            readonly cancelled_at: string | null;
            /**
             * @description whether the customer pays it or the default payment method is charged
             * @enum {string}
             */
            readonly collection_method: "send_invoice" | "charge_automatically";
            /** @description what is taken off all lines together, or null */
            readonly coupon_id: string | null;
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
            /** @description printed at its head */
            readonly custom_fields: readonly {
                readonly name: string;
                readonly value: string;
            }[];
            /**
             * @description who owes
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /** @description from the issue date; null when a due date was given, or it is charged automatically */
            readonly days_until_due: number | null;
            /**
             * @description what coupons take off, those of the lines and of the invoice, in minor units of the currency
             * @example 12500
             */
            readonly discount_minor: number;
            /**
             * @description YYYY-MM-DD, or null
             * @example 2026-02-15
             */
            readonly due_date: string | null;
            readonly finalized_at: string | null;
            /** @description free text at its foot, or null */
            readonly footer: string | null;
            /**
             * @description the invoice's id
             * @example inv_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description tax that is inside the amounts, in minor units of the currency
             * @example 12500
             */
            readonly inclusive_tax_minor: number;
            /** @description YYYY-MM-DD: given, or the day of finalization; null on a draft without one */
            readonly issue_date: string | null;
            readonly lines: readonly components["schemas"]["LineItem"][];
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @description the caller's own pairs, names as they were given */
            readonly metadata: {
                readonly [key: string]: string;
            };
            /** @description the caller's own, or given at finalization; null on a draft without one */
            readonly number: string | null;
            /** @constant */
            readonly object: "invoice";
            readonly paid_at: string | null;
            /** @description the quote that it was made of, or null */
            readonly quote_id: string | null;
            /** @description the recurring invoice that issued it, or null */
            readonly recurring_invoice_id: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            readonly reminded_at: string | null;
            /** @description reminders of it that were sent */
            readonly reminders_count: number;
            readonly scheduled_at: string | null;
            readonly sent_at: string | null;
            /**
             * @description scheduled: finalized with a later issue date, and not owed before it
             * @enum {string}
             */
            readonly status: "draft" | "scheduled" | "open" | "paid" | "uncollectible" | "void" | "cancelled";
            /**
             * @description sum of the lines, in minor units of the currency
             * @example 12500
             */
            readonly subtotal_minor: number;
            /**
             * @description whether tax is rounded on each line, or once over the document; from the sandbox's rule profile
             * @enum {string}
             */
            readonly tax_level: "line" | "document";
            /**
             * @description tax on top of the amounts, in minor units of the currency
             * @example 12500
             */
            readonly tax_minor: number;
            /**
             * @description subtotal − discount + tax on top; negative when credits outweigh charges, in minor units of the currency
             * @example 12500
             */
            readonly total_minor: number;
            readonly uncollectible_at: string | null;
            /** @description counts the writes to this invoice, from 1 */
            readonly version: number;
            readonly voided_at: string | null;
        };
        /** @description Something a customer owes that waits for an invoice, or is a line of one already. */
        readonly InvoiceItem: {
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
             * @description the item's id
             * @example ii_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @description the invoice it is on; null while it waits */
            readonly invoice_id: string | null;
            /** @description its line as it is on the invoice, or will be */
            readonly line: components["schemas"]["LineItem"];
            /** @constant */
            readonly object: "invoice_item";
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description pending: it waits for an invoice that includes pending items
             * @enum {string}
             */
            readonly status: "pending" | "invoiced";
        };
        /** @description One page of a list: InvoiceItem. */
        readonly InvoiceItemList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["InvoiceItem"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
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
        /** @description An invoice as it would be created, with no ids. */
        readonly InvoicePreview: {
            /**
             * @description what credit notes took off what remained to be paid, in minor units of the currency
             * @example 12500
             */
            readonly amount_credited_minor: number;
            /**
             * @description total and applied balance, before anything is paid or credited; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_due_minor: number;
            /**
             * @description sum of its payments, without what they paid too much, in minor units of the currency
             * @example 12500
             */
            readonly amount_paid_minor: number;
            /**
             * @description what is still to be paid; never negative, in minor units of the currency
             * @example 12500
             */
            readonly amount_remaining_minor: number;
            /**
             * @description negative: credit of the customer's balance that it took; positive: its negative total, given to the balance, in minor units of the currency
             * @example 12500
             */
            readonly applied_balance_minor: number;
            /** @description whether the customer's country has to be known; no tax is chosen by it */
            readonly automatic_tax: boolean;
            readonly cancelled_at: string | null;
            /**
             * @description whether the customer pays it or the default payment method is charged
             * @enum {string}
             */
            readonly collection_method: "send_invoice" | "charge_automatically";
            /** @description what is taken off all lines together, or null */
            readonly coupon_id: string | null;
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
            /** @description printed at its head */
            readonly custom_fields: readonly {
                readonly name: string;
                readonly value: string;
            }[];
            /**
             * @description who owes
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /** @description from the issue date; null when a due date was given, or it is charged automatically */
            readonly days_until_due: number | null;
            /**
             * @description what coupons take off, those of the lines and of the invoice, in minor units of the currency
             * @example 12500
             */
            readonly discount_minor: number;
            /**
             * @description YYYY-MM-DD, or null
             * @example 2026-02-15
             */
            readonly due_date: string | null;
            readonly finalized_at: string | null;
            /** @description free text at its foot, or null */
            readonly footer: string | null;
            /** @description nothing of a preview is stored */
            readonly id: null;
            /**
             * @description tax that is inside the amounts, in minor units of the currency
             * @example 12500
             */
            readonly inclusive_tax_minor: number;
            /** @description YYYY-MM-DD: given, or the day of finalization; null on a draft without one */
            readonly issue_date: string | null;
            readonly lines: readonly {
                /**
                 * @description the line's money: the given amount, or unit amount × quantity rounded half away from zero, in minor units of the currency
                 * @example 12500
                 */
                readonly amount_minor: number;
                /** @description what is taken off this line, or null */
                readonly coupon_id: string | null;
                /** @example Consultoria, março */
                readonly description: string;
                /**
                 * @description what the line's own coupon takes off, in minor units of the currency
                 * @example 12500
                 */
                readonly discount_minor: number;
                /** @description nothing of a preview is stored */
                readonly id: null;
                /**
                 * @description the line's share of what the invoice's coupon takes off, in minor units of the currency
                 * @example 12500
                 */
                readonly invoice_discount_minor: number;
                /** @constant */
                readonly object: "line_item";
                /** @description the days that the line is for, first and last, or null */
                readonly period: {
                    /** Format: date */
                    readonly end: string;
                    /** Format: date */
                    readonly start: string;
                } | null;
                /** @description the price that the unit amount was taken from, or null */
                readonly price_id: string | null;
                /**
                 * @description decimal text
                 * @example 10
                 */
                readonly quantity: string;
                /** @description the caller's own name for it, unique per kind of create; null when none was given */
                readonly reference: string | null;
                /**
                 * @description whether it was put on the invoice itself, or comes from an invoice item
                 * @enum {string}
                 */
                readonly source: "line" | "invoice_item";
                /** @description of what is left after discounts, in the order in which they were given */
                readonly taxes: readonly components["schemas"]["LineTax"][];
                /**
                 * @description decimal text of minor units, up to 12 places; null when the amount was given
                 * @example 1250.5
                 */
                readonly unit_amount_minor: string | null;
            }[];
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @description the caller's own pairs, names as they were given */
            readonly metadata: {
                readonly [key: string]: string;
            };
            /** @description the caller's own, or given at finalization; null on a draft without one */
            readonly number: string | null;
            /** @constant */
            readonly object: "invoice";
            readonly paid_at: string | null;
            /** @description the quote that it was made of, or null */
            readonly quote_id: string | null;
            /** @description the recurring invoice that issued it, or null */
            readonly recurring_invoice_id: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            readonly reminded_at: string | null;
            /** @description reminders of it that were sent */
            readonly reminders_count: number;
            readonly scheduled_at: string | null;
            readonly sent_at: string | null;
            /**
             * @description scheduled: finalized with a later issue date, and not owed before it
             * @enum {string}
             */
            readonly status: "draft" | "scheduled" | "open" | "paid" | "uncollectible" | "void" | "cancelled";
            /**
             * @description sum of the lines, in minor units of the currency
             * @example 12500
             */
            readonly subtotal_minor: number;
            /**
             * @description whether tax is rounded on each line, or once over the document; from the sandbox's rule profile
             * @enum {string}
             */
            readonly tax_level: "line" | "document";
            /**
             * @description tax on top of the amounts, in minor units of the currency
             * @example 12500
             */
            readonly tax_minor: number;
            /**
             * @description subtotal − discount + tax on top; negative when credits outweigh charges, in minor units of the currency
             * @example 12500
             */
            readonly total_minor: number;
            readonly uncollectible_at: string | null;
            /** @description counts the writes to this invoice, from 1 */
            readonly version: number;
            readonly voided_at: string | null;
        };
        /** @description One line of an invoice: a plain amount, or a unit amount or a product's price × quantity. */
        readonly LineItem: {
            /**
             * @description the line's money: the given amount, or unit amount × quantity rounded half away from zero, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /** @description what is taken off this line, or null */
            readonly coupon_id: string | null;
            /** @example Consultoria, março */
            readonly description: string;
            /**
             * @description what the line's own coupon takes off, in minor units of the currency
             * @example 12500
             */
            readonly discount_minor: number;
            /**
             * @description the line's id
             * @example li_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description the line's share of what the invoice's coupon takes off, in minor units of the currency
             * @example 12500
             */
            readonly invoice_discount_minor: number;
            /** @constant */
            readonly object: "line_item";
            /** @description the days that the line is for, first and last, or null */
            readonly period: {
                /** Format: date */
                readonly end: string;
                /** Format: date */
                readonly start: string;
            } | null;
            /** @description the price that the unit amount was taken from, or null */
            readonly price_id: string | null;
            /**
             * @description decimal text
             * @example 10
             */
            readonly quantity: string;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description whether it was put on the invoice itself, or comes from an invoice item
             * @enum {string}
             */
            readonly source: "line" | "invoice_item";
            /** @description of what is left after discounts, in the order in which they were given */
            readonly taxes: readonly components["schemas"]["LineTax"][];
            /**
             * @description decimal text of minor units, up to 12 places; null when the amount was given
             * @example 1250.5
             */
            readonly unit_amount_minor: string | null;
        };
        /** @description One tax of a line. */
        readonly LineTax: {
            /**
             * @description the tax, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /** @description true: inside the line's amount; false: on top */
            readonly inclusive: boolean;
            /** @description its rate; null: the caller gave the amount */
            readonly tax_rate_id: string | null;
        };
        readonly LinkPayment: {
            /**
             * @description the test name of a card, such as pm_card_chargeDeclined; pm_card_visa when left out
             * @example pm_card_visa
             */
            readonly payment_method_id?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Money received for an invoice, charged on a card or recorded from outside. */
        readonly Payment: {
            /**
             * @description what was received, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /**
             * @description what was more than remained; the customer's balance got it, in minor units of the currency
             * @example 12500
             */
            readonly amount_overpaid_minor: number;
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
            /** @description the payment link that it was paid through, or null */
            readonly payment_link_id: string | null;
            /** @description the card that was charged; null: recorded from outside, nothing was charged */
            readonly payment_method_id: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description a reversed payment no longer counts towards its invoice
             * @enum {string}
             */
            readonly status: "succeeded" | "reversed";
        };
        /** @description An address at which whoever has it can pay an invoice until an instant. */
        readonly PaymentLink: {
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description who owes
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * Format: date-time
             * @description the first instant at which it cannot be paid any more; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly expires_at: string;
            /**
             * @description the link's id
             * @example plink_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description what is paid through it
             * @example inv_8f2k4m1q7x3z
             */
            readonly invoice_id: string;
            /** @constant */
            readonly object: "payment_link";
            /** @description what was paid through it, or null */
            readonly payment_id: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description where it is paid, after the address of the service or, of a sandbox of your own, after `/s/{sandbox_id}`; it is a secret
             * @example /pay/k3v9qz7m2x8r4t6w1y5b0c3d8f2g6h4j
             */
            readonly url_path: string;
            /** @description counts the writes to this link, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: PaymentLink. */
        readonly PaymentLinkList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["PaymentLink"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
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
        /** @description A customer's card. */
        readonly PaymentMethod: {
            readonly brand: string;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            readonly customer_id: string | null;
            /**
             * @description the payment method's id
             * @example pm_8f2k4m1q7x3z
             */
            readonly id: string;
            readonly last4: string;
            /** @constant */
            readonly object: "payment_method";
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
        };
        /** @description One page of a list: PaymentMethod. */
        readonly PaymentMethodList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["PaymentMethod"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description What whoever has a payment link sees of its invoice. */
        readonly PaymentPage: {
            /**
             * @description what remains to be paid, or was paid through the link, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /** @description YYYY-MM-DD, or null */
            readonly due_date: string | null;
            /**
             * Format: date-time
             * @description the first instant at which it cannot be paid any more; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly expires_at: string;
            /** @description as printed */
            readonly invoice_number: string | null;
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @constant */
            readonly object: "payment_page";
            /** @description what was paid through it, or null */
            readonly payment_id: string | null;
            /** @enum {string} */
            readonly status: "payable" | "paid";
        };
        /** @description What one of a product costs. Its amount never changes; another price takes its place. */
        readonly Price: {
            /** @description whether new lines may name it */
            readonly active: boolean;
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
             * @description the price's id, for a line's price_id
             * @example price_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @constant */
            readonly object: "price";
            /**
             * @description what it is the price of
             * @example prod_8f2k4m1q7x3z
             */
            readonly product_id: string;
            /**
             * @description decimal text of minor units, up to 12 places
             * @example 1250.5
             */
            readonly unit_amount_minor: string;
            /** @description counts the writes to it, from 1 */
            readonly version: number;
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
        /** @description What is sold, with the price that holds now. */
        readonly Product: {
            /** @description false once archived */
            readonly active: boolean;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /** @description free text, or null */
            readonly description: string | null;
            /**
             * @description the product's id
             * @example prod_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @example Consultoria, por hora */
            readonly name: string;
            /** @constant */
            readonly object: "product";
            readonly price: components["schemas"]["Price"];
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @description counts the writes to it, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: Product. */
        readonly ProductList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Product"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description What a query found. */
        readonly QueryResult: {
            /** @description in the order of the SELECT */
            readonly columns: readonly {
                /** @description as the query names it; give names with AS */
                readonly name: string;
                /** @description of the values that came; null when there are none but null */
                readonly type: ("integer" | "real" | "text" | "mixed") | null;
            }[];
            /** @constant */
            readonly object: "query_result";
            /** @description rows in this answer */
            readonly row_count: number;
            /** @description one list of values a row, in the order of `columns`. Whole numbers beyond 9,007,199,254,740,991 and infinities are text, blobs hexadecimal text */
            readonly rows: readonly (readonly (string | number | null)[])[];
            /** @description what the query took of the steps that it may take; the same for the same query on the same data */
            readonly steps: number;
            /** @description whether there are more rows */
            readonly truncated: boolean;
            /** @description row_limit: `limit` rows are here; size_limit: the answer would be too long; null: these are all */
            readonly truncated_because: ("row_limit" | "size_limit") | null;
        };
        /** @description What a customer is offered until a day; converted, it is a draft invoice of the same lines. */
        readonly Quote: {
            /** @description whether the customer's country has to be known; no tax is chosen by it */
            readonly automatic_tax: boolean;
            readonly converted_at: string | null;
            /** @description what is taken off all lines together, or null */
            readonly coupon_id: string | null;
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
            /** @description printed at its head */
            readonly custom_fields: readonly {
                readonly name: string;
                readonly value: string;
            }[];
            /**
             * @description who is offered it
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /**
             * @description what coupons take off, those of the lines and of the quote, in minor units of the currency
             * @example 12500
             */
            readonly discount_minor: number;
            readonly expires_on: string | null;
            /** @description free text at its foot, or null */
            readonly footer: string | null;
            /**
             * @description the quote's id
             * @example quo_8f2k4m1q7x3z
             */
            readonly id: string;
            /**
             * @description tax that is inside the amounts, in minor units of the currency
             * @example 12500
             */
            readonly inclusive_tax_minor: number;
            /** @description the invoice that it became; null before, and again when that draft is deleted */
            readonly invoice_id: string | null;
            /** @description at the prices, taxes and discounts of when it was made; ids of their own */
            readonly lines: readonly components["schemas"]["LineItem"][];
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @description the caller's own pairs, names as they were given */
            readonly metadata: {
                readonly [key: string]: string;
            };
            /**
             * @description as printed
             * @example QUO-000001
             */
            readonly number: string;
            /** @constant */
            readonly object: "quote";
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * @description expired: its last day has passed, by the calendar of the sandbox
             * @enum {string}
             */
            readonly status: "open" | "converted" | "expired";
            /**
             * @description sum of the lines, in minor units of the currency
             * @example 12500
             */
            readonly subtotal_minor: number;
            /**
             * @description whether tax is rounded on each line, or once over the document
             * @enum {string}
             */
            readonly tax_level: "line" | "document";
            /**
             * @description tax on top of the amounts, in minor units of the currency
             * @example 12500
             */
            readonly tax_minor: number;
            /**
             * @description subtotal − discount + tax on top, in minor units of the currency
             * @example 12500
             */
            readonly total_minor: number;
            /** @description counts the writes to this quote, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: Quote. */
        readonly QuoteList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["Quote"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description An invoice that comes again, on days of the sandbox's calendar. */
        readonly RecurringInvoice: {
            /** @description false: each invoice stays a draft */
            readonly auto_finalize: boolean;
            /** @description whether each invoice is sent to the customer's e-mail */
            readonly auto_send: boolean;
            /** @description whether the customer's country has to be known; no tax is chosen by it */
            readonly automatic_tax: boolean;
            /** @description what is taken off all lines together, or null */
            readonly coupon_id: string | null;
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
            /** @description printed at its head */
            readonly custom_fields: readonly {
                readonly name: string;
                readonly value: string;
            }[];
            /**
             * @description who owes
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /** @description of each date of months and years; null: the day of starts_on */
            readonly day_of_month: number | null;
            /** @description from the date of an invoice to its due date */
            readonly days_until_due: number;
            readonly ends_on: string | null;
            /** @description free text at its foot, or null */
            readonly footer: string | null;
            /**
             * @description the recurring invoice's id
             * @example rec_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @enum {string} */
            readonly interval: "day" | "week" | "month" | "year";
            /** @description of intervals from one date to the next */
            readonly interval_count: number;
            /** @description how many invoices it has issued; dates that were skipped do not count */
            readonly issued_count: number;
            readonly last_issued_on: string | null;
            readonly lines: readonly components["schemas"]["RecurringLine"][];
            /** @description free text on the invoice, or null */
            readonly memo: string | null;
            /** @description the caller's own pairs, names as they were given */
            readonly metadata: {
                readonly [key: string]: string;
            };
            readonly next_on: string | null;
            /** @constant */
            readonly object: "recurring_invoice";
            /** @description how many invoices it issues at most; null: no such end */
            readonly occurrences: number | null;
            readonly paused_at: string | null;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, in UTC: no invoice is dated before it
             */
            readonly starts_on: string;
            /**
             * @description paused: by a caller, or by itself when `stoppage` says why; ended: no date is left
             * @enum {string}
             */
            readonly status: "active" | "paused" | "ended";
            /** @description why it paused itself; null: it did not */
            readonly stoppage: {
                /** @description what a call would have been answered */
                readonly code: string;
                /**
                 * Format: date
                 * @description YYYY-MM-DD, in UTC: of the invoice that was refused
                 */
                readonly date: string;
                /** @description one English sentence */
                readonly detail: string;
                /** @description the rule that refused an invoice */
                readonly rule: string;
            } | null;
            /** @description counts the writes to this recurring invoice, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: RecurringInvoice. */
        readonly RecurringInvoiceList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["RecurringInvoice"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description A line as it was asked for: it is priced, taxed and discounted when an invoice is issued. */
        readonly RecurringLine: {
            readonly amount_minor: number | null;
            /** @description what is taken off this line, or null */
            readonly coupon_id: string | null;
            /** @example Suporte mensal */
            readonly description: string;
            /** @description the price that the unit amount is taken from, or null */
            readonly price_id: string | null;
            /** @description decimal text; null: 1 */
            readonly quantity: string | null;
            readonly tax_amount_minor: number | null;
            readonly tax_rate_ids: readonly string[];
            /** @description decimal text of minor units, or null */
            readonly unit_amount_minor: string | null;
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
            /** @description the credit note that asked for it, or null */
            readonly credit_note_id: string | null;
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
            /** @description whether it took the payment back from its invoice, which is owed the money again */
            readonly reversal: boolean;
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
        /** @description What happened to a customer's accounts, from an opening to a closing balance. */
        readonly Statement: {
            /** @description before the first day and at the end of the last, for each currency; of the whole period on each page */
            readonly balances: readonly {
                readonly closing: components["schemas"]["AccountBalance"];
                /**
                 * @description ISO 4217 code
                 * @example BRL
                 */
                readonly currency: string;
                readonly opening: components["schemas"]["AccountBalance"];
            }[];
            /**
             * @description whose accounts
             * @example cus_8f2k4m1q7x3z
             */
            readonly customer_id: string;
            /** @description as printed on an invoice */
            readonly customer_name: string;
            /** @description oldest first; in each currency opening + changes = closing */
            readonly entries: readonly components["schemas"]["StatementEntry"][];
            /** @description the first day, UTC; null: from the beginning */
            readonly from: string | null;
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "statement";
            /** @description the last day, UTC; null: all there is */
            readonly to: string | null;
        };
        /** @description One thing that happened to a customer's accounts. */
        readonly StatementEntry: {
            /**
             * @description what it was about: an invoice's total, a payment's amount; whether it moves an account says change, in minor units of the currency
             * @example 12500
             */
            readonly amount_minor: number;
            /**
             * Format: date-time
             * @description when; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly at: string;
            /** @description what stood on the accounts after it */
            readonly balance: components["schemas"]["AccountBalance"];
            /** @description by how much it moved each account */
            readonly change: {
                /**
                 * @description what the customer is owed: its balance_minor, the other way round, in minor units of the currency
                 * @example 12500
                 */
                readonly credit_minor: number;
                /**
                 * @description what open invoices leave to be paid, in minor units of the currency
                 * @example 12500
                 */
                readonly owed_minor: number;
                /**
                 * @description what invoices that were written off leave to be paid, in minor units of the currency
                 * @example 12500
                 */
                readonly written_off_minor: number;
            };
            /**
             * @description ISO 4217 code
             * @example BRL
             */
            readonly currency: string;
            /** @description the invoice it belongs to, or null */
            readonly invoice_id: string | null;
            /** @description as printed, or null */
            readonly invoice_number: string | null;
            /** @description the invoice, payment, refund, credit note or balance transaction that says so */
            readonly source_id: string;
            /**
             * @description what happened
             * @enum {string}
             */
            readonly type: "invoice" | "payment" | "credit_note" | "refund" | "payment_reversed" | "credit_adjusted" | "credit_applied" | "credit_given" | "overpayment" | "credit_note_voided" | "invoice_written_off" | "invoice_voided";
        };
        /** @description One column of a table. */
        readonly TableColumn: {
            readonly about: string;
            /** @example amount_remaining_minor */
            readonly name: string;
            readonly nullable: boolean;
            /**
             * @description the table and column that have every value of this one; or null
             * @example customers.id
             */
            readonly references: string | null;
            /** @enum {string} */
            readonly type: "text" | "integer";
            /** @description what it is counted in, or how it is written; null: free text */
            readonly unit: string | null;
            /** @description the only values that it has; null: any of its type */
            readonly values: readonly string[] | null;
        };
        /** @description Every table that query_data can ask. */
        readonly TableList: {
            /** @description how many tables there are */
            readonly count: number;
            readonly data: readonly {
                /** @description what a row is */
                readonly about: string;
                /** @description get_table_schema names them */
                readonly column_count: number;
                /** @example invoices */
                readonly name: string;
            }[];
            /** @constant */
            readonly object: "table_list";
        };
        /** @description A table that query_data can ask, with its columns. */
        readonly TableSchema: {
            /** @description what a row is */
            readonly about: string;
            readonly columns: readonly components["schemas"]["TableColumn"][];
            /** @description a query on it that works */
            readonly example: string;
            /** @description columns that tell one row from another */
            readonly key: readonly string[];
            /** @example invoices */
            readonly name: string;
            /** @constant */
            readonly object: "table_schema";
        };
        /** @description A tax by percentage. It never changes; another percentage is another rate. */
        readonly TaxRate: {
            /** @description whether it may be put on a line */
            readonly active: boolean;
            /** @description the accountant's name for it, unique; or null */
            readonly code: string | null;
            /** @description ISO 3166-1 alpha-2, or null */
            readonly country: string | null;
            /**
             * Format: date-time
             * @description when it was made; ISO 8601 in UTC
             * @example 2026-01-15T12:00:00.000Z
             */
            readonly created_at: string;
            /**
             * @description as printed on an invoice
             * @example IVA
             */
            readonly display_name: string;
            /**
             * @description the tax rate's id
             * @example txr_8f2k4m1q7x3z
             */
            readonly id: string;
            /** @description true: the tax is inside a line's amount; false: it comes on top */
            readonly inclusive: boolean;
            /** @constant */
            readonly object: "tax_rate";
            /**
             * @description decimal text from 0 to 100, up to 4 places
             * @example 23
             */
            readonly percentage: string;
            /** @description the caller's own name for it, unique per kind of create; null when none was given */
            readonly reference: string | null;
            /** @description counts the writes to it, from 1 */
            readonly version: number;
        };
        /** @description One page of a list: TaxRate. */
        readonly TaxRateList: {
            /** @description newest first */
            readonly data: readonly components["schemas"]["TaxRate"][];
            /** @description whether another page follows */
            readonly has_more: boolean;
            /** @description opaque: pass it as `cursor` for the next page; null on the last one */
            readonly next_cursor: string | null;
            /** @constant */
            readonly object: "list";
        };
        /** @description A refusal of the token endpoint (RFC 6749, section 5.2). */
        readonly TokenRefusal: {
            /** @enum {string} */
            readonly error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable";
            readonly error_description: string;
        };
        readonly TokenRequest: {
            /** @description unless the client sends HTTP Basic */
            readonly client_id?: string;
            /** @description unless the client sends HTTP Basic */
            readonly client_secret?: string;
            /** @enum {string} */
            readonly grant_type: "client_credentials" | "refresh_token";
            /** @description for refresh_token; good once, whoever takes the answer */
            readonly refresh_token?: string;
            /** @description names with spaces between them; all that was granted when left out */
            readonly scope?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description An access token (RFC 6749, section 5.1). */
        readonly Tokens: {
            readonly access_token: string;
            /** @description seconds, by the calendar of the sandbox */
            readonly expires_in: number;
            /** @description the next one; none with client_credentials */
            readonly refresh_token?: string;
            readonly scope: string;
            /** @constant */
            readonly token_type: "Bearer";
        };
    };
    responses: {
        /** @description The request cannot be understood: `malformed` (R81), `credential_malformed`, `sandbox_ambiguous`, `idempotency_key_invalid` (R76), `idempotency_key_required` (R77), `invalid_page` (R78). */
        readonly Problem400: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential does not let anyone in: `credential_missing`, `credential_unknown`, `credential_revoked`, `credential_expired`, `token_unknown`, `token_revoked`, `token_expired`. */
        readonly Problem401: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential lacks a scope, or its tenant is suspended: `insufficient_scope`, `tenant_suspended` (R82). */
        readonly Problem403: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing of this name: `route_not_found`, `sandbox_not_found`, `not_found` (R01, R12, R102). */
        readonly Problem404: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it: `too_many_rows`, `customer_inactive` (R04), `price_immutable` (R07), `tax_rate_immutable` (R09), `invoice_not_editable` (R26, R27), `item_locked` (R28), `invalid_transition` (R29, R30, R40, R42, R53, R54, R56, R57, R58, R67, R85, R86, R87, R97, R98, R116), `duplicate_number` (R35), `invoice_already_paid` (R41), `payment_in_use` (R52), `invoice_has_payments` (R55), `invoice_not_creditable` (R61), `invoice_has_no_charge` (R65), `charge_already_refunded` (R69), `conflict` (R73), `idempotency_in_flight` (R75), `reference_taken` (R83), `quote_expired` (R90), `quote_already_converted` (R91), `invoice_not_payable` (R99), `invoice_not_past_due` (R117). */
        readonly Problem409: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has expired: `payment_link_expired` (R101). */
        readonly Problem410: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The object has another version: `precondition_failed` (R71). */
        readonly Problem412: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
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
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content is not acceptable: `invalid_request`, `overdue_fault_invalid`, `reference_not_found` (R02), `catalogue_inactive` (R06), `tax_rate_inactive` (R10), `invalid_email` (R11), `invalid_currency` (R13), `invalid_amount` (R14, R44), `amount_ambiguous` (R15, R62), `currency_mismatch` (R16, R45), `too_many_lines` (R17), `too_many_taxes` (R18), `tax_conflict` (R18), `invalid_period` (R19), `too_many_custom_fields` (R20), `invalid_quantity` (R21), `coupon_invalid` (R22), `negative_total` (R23, R84), `amount_too_large` (R24), `invoice_empty` (R31), `nothing_to_invoice` (R32), `due_date_required` (R33), `due_date_forbidden` (R33), `invalid_due_date` (R34), `period_locked` (R36), `tax_location_missing` (R39), `payment_exceeds_balance` (R43), `payment_method_required` (R46), `payment_method_mismatch` (R47, R103), `amount_too_small` (R50), `customer_email_missing` (R59), `credit_exceeds_invoice` (R63), `credit_split_mismatch` (R64), `refund_exceeds_charge` (R68), `idempotency_mismatch` (R74), `invalid_expiry` (R92, R94, R100), `lines_required` (R93), `invalid_schedule` (R95, R96), `query_invalid` (R104), `query_not_read_only` (R105), `query_too_expensive` (R106), `query_result_too_large` (R107), `query_function_refused` (R108), `unprintable_text` (R109), `search_wordless` (R112). */
        readonly Problem422: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A version is needed: `precondition_required` (R72). */
        readonly Problem428: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests: `rate_limited`, `quota_exceeded` (R60). */
        readonly Problem429: {
            headers: {
                readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
        /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
        readonly IfMatch: string;
        /** @description The version the caller has: 304 when that is still the one */
        readonly IfNoneMatch: string;
        /** @description Whose matches fault rules count; the API key when absent */
        readonly OverdueCaller: string;
        /** @description One fault for this call alone, as a structured field item (RFC 9651) */
        readonly OverdueFault: string;
        /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
        readonly OverdueSandbox: string;
        /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
        readonly Prefer: string;
        /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
        readonly RequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description What the document is saved as (RFC 6266) */
        readonly ContentDisposition: string;
        /** @description Version of the object, for If-Match and If-None-Match */
        readonly ETag: string;
        /** @description `true`: the stored answer of an earlier call with this key */
        readonly IdempotentReplayed: string;
        /** @description The next page, relative: `<?…>; rel="next"` (RFC 8288) */
        readonly Link: string;
        /** @description The fault that made or spoiled this answer */
        readonly OverdueFaultApplied: string;
        /** @description `return=minimal`: there is no body because none was wanted (RFC 7240) */
        readonly PreferenceApplied: string;
        /** @description What is left (draft-ietf-httpapi-ratelimit-headers): `r` calls, all of them back in `t` seconds */
        readonly RateLimit: string;
        /** @description The quota: `q` calls at once, which come back in `w` seconds */
        readonly RateLimitPolicy: string;
        /** @description Names this call in the journal and in problem documents: the caller's own, else ours */
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
    readonly list_coupons: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /**
                 * @description rows a page; 10 when left out
                 * @example 2
                 */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponList"];
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
    readonly create_coupon: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units, more than zero; goes with currency
                     * @example 12500
                     */
                    readonly amount_off_minor?: number;
                    /**
                     * @description ISO 4217 code in capitals, of amount_off_minor
                     * @example BRL
                     */
                    readonly currency?: string;
                    /** @description how many invoices it is for, or null: any number */
                    readonly max_redemptions?: number | null;
                    /** @description for people, or null */
                    readonly name?: string | null;
                    /**
                     * @description decimal text above 0, up to 100, with up to 4 places; not together with amount_off_minor
                     * @example 10
                     */
                    readonly percent_off?: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /**
                     * @description when it stops being worth anything; ISO 8601 in UTC, or null
                     * @example 2026-12-31T23:59:59.000Z
                     */
                    readonly valid_until?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Coupon"];
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
    readonly list_credit_notes: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                readonly invoice_id?: string;
                /**
                 * @description rows a page; 10 when left out
                 * @example 2
                 */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditNoteList"];
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
    readonly get_credit_note: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the credit note's id
                 * @example cn_3ls2mrjpb6vrsec76c2i
                 */
                readonly credit_note_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditNote"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly void_credit_note: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the credit note's id
                 * @example cn_3ls2mrjpb6vrsec76c2i
                 */
                readonly credit_note_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditNote"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_customers: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /**
                 * @description rows a page; 10 when left out
                 * @example 3
                 */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description where it is, replaced whole; or null */
                    readonly address?: {
                        /** @description town, or null */
                        readonly city?: string | null;
                        /** @description ISO 3166-1 alpha-2 in capitals, or null */
                        readonly country?: string | null;
                        /** @description street and number, or null */
                        readonly line1?: string | null;
                        /** @description postal code, or null */
                        readonly postal_code?: string | null;
                    } | null;
                    /** @description ISO 3166-1 alpha-2 in capitals, or null */
                    readonly country?: string | null;
                    readonly default_payment_method_id?: string | null;
                    /**
                     * Format: email
                     * @description where invoices are sent, or null
                     */
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
                        /** @description letters and digits; points, hyphens, slashes and spaces are left out */
                        readonly value: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the customer's id
                 * @example cus_ggvori7aqi625h0huhjj
                 */
                readonly customer_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly update_customer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the customer's id
                 * @example cus_ggvori7aqi625h0huhjj
                 */
                readonly customer_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description false archives it, true takes it back */
                    readonly active?: boolean;
                    /** @description where it is, replaced whole; or null */
                    readonly address?: {
                        /** @description town, or null */
                        readonly city?: string | null;
                        /** @description ISO 3166-1 alpha-2 in capitals, or null */
                        readonly country?: string | null;
                        /** @description street and number, or null */
                        readonly line1?: string | null;
                        /** @description postal code, or null */
                        readonly postal_code?: string | null;
                    } | null;
                    /** @description ISO 3166-1 alpha-2 in capitals, or null */
                    readonly country?: string | null;
                    readonly default_payment_method_id?: string | null;
                    /**
                     * Format: email
                     * @description where invoices are sent, or null
                     */
                    readonly email?: string | null;
                    /** @description as printed on an invoice */
                    readonly name?: string;
                    /** @description as printed on an invoice */
                    readonly tax_ids?: readonly {
                        /**
                         * @description which register it comes from
                         * @enum {string}
                         */
                        readonly type: "br_cnpj" | "br_cpf" | "pt_nif" | "eu_vat" | "other";
                        /** @description letters and digits; points, hyphens, slashes and spaces are left out */
                        readonly value: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly attach_payment_method: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the customer's id
                 * @example cus_ggvori7aqi625h0huhjj
                 */
                readonly customer_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description the test name of the card it is to be like
                     * @example pm_card_visa
                     */
                    readonly payment_method: string;
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 402: components["responses"]["Problem402"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly get_customer_statement: {
        readonly parameters: {
            readonly query?: {
                /** @description ISO 4217 code: only what is in this currency */
                readonly currency?: string;
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /**
                 * @description the first day; from the beginning when left out; YYYY-MM-DD, in UTC
                 * @example 2025-11-01
                 */
                readonly from?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /**
                 * @description the last day; all there is when left out; YYYY-MM-DD, in UTC
                 * @example 2026-01-31
                 */
                readonly to?: string;
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the customer's id
                 * @example cus_ggvori7aqi625h0huhjj
                 */
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Statement"];
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
    readonly list_invoice_items: {
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
                /**
                 * @description only those that wait, or only those on an invoice
                 * @example pending
                 */
                readonly status?: "pending" | "invoiced";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceItemList"];
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
    readonly create_invoice_item: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
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
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description who owes */
                    readonly customer_id: string;
                    /**
                     * @description what the line is for; needed unless price_id is given, whose product's name it then is
                     * @example Consultoria, março
                     */
                    readonly description?: string;
                    /** @description a draft of this customer to put it on at once; left out: it waits */
                    readonly invoice_id?: string;
                    readonly period?: {
                        /**
                         * Format: date
                         * @description last day, not before the first
                         */
                        readonly end: string;
                        /**
                         * Format: date
                         * @description first day
                         */
                        readonly start: string;
                    } | null;
                    /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                    readonly price_id?: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /** @description tax on top of the amount, as you reckoned it; null takes it away */
                    readonly tax_amount_minor?: number | null;
                    /** @description at most 10, each once; not together with tax_amount_minor */
                    readonly tax_rate_ids?: readonly string[];
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceItem"];
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
    readonly delete_invoice_item: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the item's id
                 * @example ii_bn1ilrhg9t57wr3t1t95
                 */
                readonly invoice_item_id: string;
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedInvoiceItem"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly update_invoice_item: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the item's id
                 * @example ii_bn1ilrhg9t57wr3t1t95
                 */
                readonly invoice_item_id: string;
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
                    readonly coupon_id?: string | null;
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
                    readonly period?: {
                        /**
                         * Format: date
                         * @description last day, not before the first
                         */
                        readonly end: string;
                        /**
                         * Format: date
                         * @description first day
                         */
                        readonly start: string;
                    } | null;
                    /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                    readonly price_id?: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /** @description tax on top of the amount, as you reckoned it; null takes it away */
                    readonly tax_amount_minor?: number | null;
                    /** @description at most 10, each once; not together with tax_amount_minor */
                    readonly tax_rate_ids?: readonly string[];
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceItem"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /**
                 * @description rows a page; 10 when left out
                 * @example 2
                 */
                readonly limit?: number;
                readonly recurring_invoice_id?: string;
                /** @description only the one created with this reference */
                readonly reference?: string;
                /**
                 * @description only those in this state
                 * @example open
                 */
                readonly status?: "draft" | "scheduled" | "open" | "paid" | "uncollectible" | "void" | "cancelled";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids */
                    readonly automatic_tax?: boolean;
                    /**
                     * @description whether the customer pays it or the default payment method is charged; send_invoice when nobody said
                     * @enum {string}
                     */
                    readonly collection_method?: "send_invoice" | "charge_automatically";
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description at most 4, printed at its head; replaces what was there */
                    readonly custom_fields?: readonly {
                        /** @description at most 40 characters */
                        readonly name: string;
                        /** @description at most 140 characters */
                        readonly value: string;
                    }[];
                    /** @description who owes */
                    readonly customer_id: string;
                    /** @description days from the issue date to the due date; 30 on an invoice to be sent when neither is given */
                    readonly days_until_due?: number | null;
                    /**
                     * @description until when it is to be paid; not together with days_until_due, nor on one that is charged automatically; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly due_date?: string | null;
                    /** @description free text at its foot, or null */
                    readonly footer?: string | null;
                    /**
                     * @description the day on it; the day of finalization when left out; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly issue_date?: string | null;
                    /** @description at most 250 */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor?: number;
                        readonly coupon_id?: string | null;
                        /**
                         * @description ISO 4217 code; must be the invoice's
                         * @example BRL
                         */
                        readonly currency?: string;
                        /**
                         * @description what the line is for; needed unless price_id is given, whose product's name it then is
                         * @example Consultoria, março
                         */
                        readonly description?: string;
                        readonly period?: {
                            /**
                             * Format: date
                             * @description last day, not before the first
                             */
                            readonly end: string;
                            /**
                             * Format: date
                             * @description first day
                             */
                            readonly start: string;
                        } | null;
                        /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                        readonly price_id?: string;
                        /**
                         * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                         * @example 2.5
                         */
                        readonly quantity?: string;
                        /** @description tax on top of the amount, as you reckoned it; null takes it away */
                        readonly tax_amount_minor?: number | null;
                        /** @description at most 10, each once; not together with tax_amount_minor */
                        readonly tax_rate_ids?: readonly string[];
                        /**
                         * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
                         * @example 1250.5
                         */
                        readonly unit_amount_minor?: string;
                    }[];
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own pairs, at most 20, names and values as you give them; replaces what was there
                     * @example {
                     *       "orderId": "1042"
                     *     }
                     */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                    /**
                     * @description your own number for it, or null; one is given at finalization when there is none
                     * @example 2026/0042
                     */
                    readonly number?: string | null;
                    /**
                     * @description whether the customer's pending items in this currency go on it, oldest first, after its lines, as many as 250 lines hold; exclude when left out
                     * @enum {string}
                     */
                    readonly pending_items?: "include" | "exclude";
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly delete_draft_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_wort7iq5cw0ruq0xpjh3
                 */
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedInvoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids */
                    readonly automatic_tax?: boolean;
                    /**
                     * @description whether the customer pays it or the default payment method is charged; send_invoice when nobody said
                     * @enum {string}
                     */
                    readonly collection_method?: "send_invoice" | "charge_automatically";
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency?: string;
                    /** @description at most 4, printed at its head; replaces what was there */
                    readonly custom_fields?: readonly {
                        /** @description at most 40 characters */
                        readonly name: string;
                        /** @description at most 140 characters */
                        readonly value: string;
                    }[];
                    /** @description who owes; a draft's lines that are another customer's invoice items leave it, and are pending again */
                    readonly customer_id?: string;
                    /** @description days from the issue date to the due date; 30 on an invoice to be sent when neither is given */
                    readonly days_until_due?: number | null;
                    /**
                     * @description until when it is to be paid; not together with days_until_due, nor on one that is charged automatically; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly due_date?: string | null;
                    /** @description free text at its foot, or null */
                    readonly footer?: string | null;
                    /**
                     * @description the day on it; the day of finalization when left out; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly issue_date?: string | null;
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own pairs, at most 20, names and values as you give them; replaces what was there
                     * @example {
                     *       "orderId": "1042"
                     *     }
                     */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                    /**
                     * @description your own number for it, or null; one is given at finalization when there is none
                     * @example 2026/0042
                     */
                    readonly number?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly cancel_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_uksq8sn4vl9bf4h3xgwh
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly apply_customer_credit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_gx2xyy86hbxw8yp68ddv
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units; as much as fits when left out
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly create_credit_note: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_rf751jy1ei2oohj5i7om
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description whole minor units to credit, also when it is all the rest; this or lines, not both
                     * @example 12500
                     */
                    readonly amount_minor?: number;
                    /**
                     * @description whole minor units of what was paid to put on the customer's balance; all of it when no share is given
                     * @example 12500
                     */
                    readonly credit_amount_minor?: number;
                    /** @description how much to credit of which lines; not together with amount_minor */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor: number;
                        /** @description a line of the invoice */
                        readonly line_item_id: string;
                    }[];
                    /**
                     * @description whole minor units of what was paid that was given back outside
                     * @example 12500
                     */
                    readonly outside_amount_minor?: number;
                    /** @description free text, or null */
                    readonly reason?: string | null;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /**
                     * @description whole minor units of what was paid to refund to the cards that were charged
                     * @example 12500
                     */
                    readonly refund_amount_minor?: number;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditNote"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly duplicate_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id, in any state
                 * @example inv_n95av4esumj64zowsjgj
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_wort7iq5cw0ruq0xpjh3
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_wort7iq5cw0ruq0xpjh3
                 */
                readonly invoice_id: string;
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
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code; must be the invoice's
                     * @example BRL
                     */
                    readonly currency?: string;
                    /**
                     * @description what the line is for; needed unless price_id is given, whose product's name it then is
                     * @example Consultoria, março
                     */
                    readonly description?: string;
                    readonly period?: {
                        /**
                         * Format: date
                         * @description last day, not before the first
                         */
                        readonly end: string;
                        /**
                         * Format: date
                         * @description first day
                         */
                        readonly start: string;
                    } | null;
                    /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                    readonly price_id?: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /** @description tax on top of the amount, as you reckoned it; null takes it away */
                    readonly tax_amount_minor?: number | null;
                    /** @description at most 10, each once; not together with tax_amount_minor */
                    readonly tax_rate_ids?: readonly string[];
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly remove_invoice_line_item: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_wort7iq5cw0ruq0xpjh3
                 */
                readonly invoice_id: string;
                /**
                 * @description the line's id
                 * @example li_x1sojv5oqerbbgfn677w
                 */
                readonly line_item_id: string;
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedLineItem"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_wort7iq5cw0ruq0xpjh3
                 */
                readonly invoice_id: string;
                /**
                 * @description the line's id
                 * @example li_x1sojv5oqerbbgfn677w
                 */
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
                    readonly coupon_id?: string | null;
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
                    readonly period?: {
                        /**
                         * Format: date
                         * @description last day, not before the first
                         */
                        readonly end: string;
                        /**
                         * Format: date
                         * @description first day
                         */
                        readonly start: string;
                    } | null;
                    /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                    readonly price_id?: string;
                    /**
                     * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                     * @example 2.5
                     */
                    readonly quantity?: string;
                    /** @description tax on top of the amount, as you reckoned it; null takes it away */
                    readonly tax_amount_minor?: number | null;
                    /** @description at most 10, each once; not together with tax_amount_minor */
                    readonly tax_rate_ids?: readonly string[];
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineItem"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly mark_invoice_paid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly mark_invoice_uncollectible: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly create_payment_link: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: date-time
                     * @description until when, at most 90 days ahead; ISO 8601 with an offset; 7 days from now when left out
                     * @example 2026-01-20T12:00:00Z
                     */
                    readonly expires_at?: string;
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly download_invoice_pdf: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description of its words, dates and numbers; when left out, pt-BR for a customer in Brazil, else en
                 * @example en
                 */
                readonly language?: "en" | "pt-BR";
            };
            readonly header?: {
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly send_payment_reminder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_gx2xyy86hbxw8yp68ddv
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description a paragraph of your own, in the language of the customer
                     * @example Se precisar da segunda via, é só responder.
                     */
                    readonly message?: string;
                    /**
                     * @description how it is put; when left out, friendly up to 7 days past due, neutral up to 30, then firm
                     * @enum {string}
                     */
                    readonly tone?: "friendly" | "neutral" | "firm";
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly send_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the invoice's id
                 * @example inv_r09urmeid9b196hcct9f
                 */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly preview_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids */
                    readonly automatic_tax?: boolean;
                    /**
                     * @description whether the customer pays it or the default payment method is charged; send_invoice when nobody said
                     * @enum {string}
                     */
                    readonly collection_method?: "send_invoice" | "charge_automatically";
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description at most 4, printed at its head; replaces what was there */
                    readonly custom_fields?: readonly {
                        /** @description at most 40 characters */
                        readonly name: string;
                        /** @description at most 140 characters */
                        readonly value: string;
                    }[];
                    /** @description who owes */
                    readonly customer_id: string;
                    /** @description days from the issue date to the due date; 30 on an invoice to be sent when neither is given */
                    readonly days_until_due?: number | null;
                    /**
                     * @description until when it is to be paid; not together with days_until_due, nor on one that is charged automatically; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly due_date?: string | null;
                    /** @description free text at its foot, or null */
                    readonly footer?: string | null;
                    /**
                     * @description the day on it; the day of finalization when left out; YYYY-MM-DD, or null
                     * @example 2026-02-15
                     */
                    readonly issue_date?: string | null;
                    /** @description at most 250 */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor?: number;
                        readonly coupon_id?: string | null;
                        /**
                         * @description ISO 4217 code; must be the invoice's
                         * @example BRL
                         */
                        readonly currency?: string;
                        /**
                         * @description what the line is for; needed unless price_id is given, whose product's name it then is
                         * @example Consultoria, março
                         */
                        readonly description?: string;
                        readonly period?: {
                            /**
                             * Format: date
                             * @description last day, not before the first
                             */
                            readonly end: string;
                            /**
                             * Format: date
                             * @description first day
                             */
                            readonly start: string;
                        } | null;
                        /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                        readonly price_id?: string;
                        /**
                         * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                         * @example 2.5
                         */
                        readonly quantity?: string;
                        /** @description tax on top of the amount, as you reckoned it; null takes it away */
                        readonly tax_amount_minor?: number | null;
                        /** @description at most 10, each once; not together with tax_amount_minor */
                        readonly tax_rate_ids?: readonly string[];
                        /**
                         * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
                         * @example 1250.5
                         */
                        readonly unit_amount_minor?: string;
                    }[];
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own pairs, at most 20, names and values as you give them; replaces what was there
                     * @example {
                     *       "orderId": "1042"
                     *     }
                     */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                    /**
                     * @description your own number for it, or null; one is given at finalization when there is none
                     * @example 2026/0042
                     */
                    readonly number?: string | null;
                    /**
                     * @description whether the customer's pending items in this currency go on it, oldest first, after its lines, as many as 250 lines hold; exclude when left out
                     * @enum {string}
                     */
                    readonly pending_items?: "include" | "exclude";
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoicePreview"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly search_invoices: {
        readonly parameters: {
            readonly query: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /**
                 * @description words that must all be there, the last one as the beginning of a word
                 * @example consultoria
                 */
                readonly query: string;
                /**
                 * @description only those in this state
                 * @example open
                 */
                readonly status?: "draft" | "scheduled" | "open" | "paid" | "uncollectible" | "void" | "cancelled";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FoundInvoices"];
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
    readonly oauth_token: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        readonly responses: {
            /** @description Issued. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description Not understood, or not granted: any other of the errors. */
            readonly 400: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenRefusal"];
                };
            };
            /** @description The client is not who it says: invalid_client. */
            readonly 401: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenRefusal"];
                };
            };
            /** @description The sandbox holds no more access tokens: temporarily_unavailable. */
            readonly 503: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenRefusal"];
                };
            };
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly view_payment_page: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description the last part of `url_path` of a payment link */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description To be paid, or paid. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPage"];
                    readonly "text/html; charset=utf-8": string;
                };
            };
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 410: components["responses"]["Problem410"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly pay_payment_link: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description the last part of `url_path` of a payment link */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["LinkPayment"];
            };
        };
        readonly responses: {
            /** @description Paid, now or before. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentPage"];
                    readonly "text/html; charset=utf-8": string;
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 402: components["responses"]["Problem402"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 410: components["responses"]["Problem410"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_payment_links: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /** @example inv_r09urmeid9b196hcct9f */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLinkList"];
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
    readonly get_payment_link: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the payment link's id
                 * @example plink_eu38iik79p6zqbrv0cjm
                 */
                readonly payment_link_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly list_payment_methods: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /** @example cus_ggvori7aqi625h0huhjj */
                readonly customer_id?: string;
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethodList"];
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
    readonly list_payments: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @example inv_rf751jy1ei2oohj5i7om */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    readonly list_products: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                /**
                 * @description rows a page; 10 when left out
                 * @example 2
                 */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductList"];
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
    readonly create_product: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description free text, or null */
                    readonly description?: string | null;
                    /** @description what is sold */
                    readonly name: string;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places, zero or more
                     * @example 1250.5
                     */
                    readonly unit_amount_minor: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
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
    readonly archive_product: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the product's id
                 * @example prod_u01w84e59wotl4pwd5z9
                 */
                readonly product_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly update_product_price: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the product's id
                 * @example prod_34j0hcrrm69srvojpkiq
                 */
                readonly product_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description ISO 4217 code in capitals; as it is when left out
                     * @example BRL
                     */
                    readonly currency?: string;
                    /** @description the price that is replaced: refused unless it is the one that holds now */
                    readonly price_id?: string;
                    /**
                     * @description price of one, in minor units, as decimal text with up to 12 places, zero or more
                     * @example 1250.5
                     */
                    readonly unit_amount_minor: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly query_data: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description rows at most, 1000 when left out; what is cut off is said */
                    readonly limit?: number;
                    /**
                     * @description values for ? in their order, or an object for :name; true is 1, false 0
                     * @example [
                     *       "open",
                     *       "2026-03-01"
                     *     ]
                     */
                    readonly parameters?: readonly (string | number | boolean | null)[] | {
                        readonly [key: string]: string | number | boolean | null;
                    };
                    /**
                     * @description one SELECT of SQLite's; `now` is the sandbox's calendar in UTC
                     * @example SELECT currency, SUM(amount_remaining_minor) AS owed FROM invoices WHERE status = 'open' GROUP BY currency
                     */
                    readonly sql: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryResult"];
                };
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_quotes: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /** @description only the one created with this reference */
                readonly reference?: string;
                /**
                 * @description only those in this state
                 * @example open
                 */
                readonly status?: "open" | "converted" | "expired";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteList"];
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
    readonly create_quote: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids */
                    readonly automatic_tax?: boolean;
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description at most 4, printed at its head; replaces what was there */
                    readonly custom_fields?: readonly {
                        /** @description at most 40 characters */
                        readonly name: string;
                        /** @description at most 140 characters */
                        readonly value: string;
                    }[];
                    /** @description who is offered it */
                    readonly customer_id: string;
                    /**
                     * @description YYYY-MM-DD, the last day on which it can be converted, in UTC, at most 365 days ahead; null: no such day; 30 days from today when left out
                     * @example 2026-02-15
                     */
                    readonly expires_on?: string | null;
                    /** @description free text at its foot, or null */
                    readonly footer?: string | null;
                    /** @description 1 to 250 */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor?: number;
                        readonly coupon_id?: string | null;
                        /**
                         * @description ISO 4217 code; must be the invoice's
                         * @example BRL
                         */
                        readonly currency?: string;
                        /**
                         * @description what the line is for; needed unless price_id is given, whose product's name it then is
                         * @example Consultoria, março
                         */
                        readonly description?: string;
                        readonly period?: {
                            /**
                             * Format: date
                             * @description last day, not before the first
                             */
                            readonly end: string;
                            /**
                             * Format: date
                             * @description first day
                             */
                            readonly start: string;
                        } | null;
                        /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                        readonly price_id?: string;
                        /**
                         * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                         * @example 2.5
                         */
                        readonly quantity?: string;
                        /** @description tax on top of the amount, as you reckoned it; null takes it away */
                        readonly tax_amount_minor?: number | null;
                        /** @description at most 10, each once; not together with tax_amount_minor */
                        readonly tax_rate_ids?: readonly string[];
                        /**
                         * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
                         * @example 1250.5
                         */
                        readonly unit_amount_minor?: string;
                    }[];
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own pairs, at most 20, names and values as you give them; replaces what was there
                     * @example {
                     *       "orderId": "1042"
                     *     }
                     */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Quote"];
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
    readonly get_quote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the quote's id
                 * @example quo_wsg2h6vg4lvzc17f8xun
                 */
                readonly quote_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly convert_quote_to_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the quote's id
                 * @example quo_wsg2h6vg4lvzc17f8xun
                 */
                readonly quote_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly list_recurring_invoices: {
        readonly parameters: {
            readonly query?: {
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
                /** @description only the one created with this reference */
                readonly reference?: string;
                /**
                 * @description only those in this state
                 * @example paused
                 */
                readonly status?: "active" | "paused" | "ended";
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringInvoiceList"];
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
    readonly create_recurring_invoice: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description false: each invoice stays a draft; true when left out */
                    readonly auto_finalize?: boolean;
                    /** @description true: each invoice is sent to the customer's e-mail; false when left out */
                    readonly auto_send?: boolean;
                    /** @description true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids */
                    readonly automatic_tax?: boolean;
                    readonly coupon_id?: string | null;
                    /**
                     * @description ISO 4217 code in capitals
                     * @example BRL
                     */
                    readonly currency: string;
                    /** @description at most 4, printed at its head; replaces what was there */
                    readonly custom_fields?: readonly {
                        /** @description at most 40 characters */
                        readonly name: string;
                        /** @description at most 140 characters */
                        readonly value: string;
                    }[];
                    /** @description who owes */
                    readonly customer_id: string;
                    /** @description of months and years: the day of each date, a shorter month's last one; the day of starts_on when left out */
                    readonly day_of_month?: number;
                    /** @description days from the date of an invoice to its due date; 30 when left out */
                    readonly days_until_due?: number;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD, in UTC: no invoice is dated after it; not together with occurrences
                     * @example 2026-02-28
                     */
                    readonly ends_on?: string;
                    /** @description free text at its foot, or null */
                    readonly footer?: string | null;
                    /**
                     * @description with interval_count: how far the dates are apart
                     * @enum {string}
                     */
                    readonly interval: "day" | "week" | "month" | "year";
                    /** @description of intervals from one date to the next; 1 when left out */
                    readonly interval_count?: number;
                    /** @description 1 to 250, of each invoice; priced and taxed when that is issued */
                    readonly lines?: readonly {
                        /**
                         * @description whole minor units of the currency
                         * @example 12500
                         */
                        readonly amount_minor?: number;
                        readonly coupon_id?: string | null;
                        /**
                         * @description what the line is for; needed unless price_id is given, whose product's name it then is
                         * @example Consultoria, março
                         */
                        readonly description?: string;
                        /** @description a product's price to take the unit amount from; in the place of amount_minor and unit_amount_minor */
                        readonly price_id?: string;
                        /**
                         * @description how many, as decimal text, zero or more; 1 when left out; goes with unit_amount_minor or price_id
                         * @example 2.5
                         */
                        readonly quantity?: string;
                        /** @description tax on top of the amount, as you reckoned it; null takes it away */
                        readonly tax_amount_minor?: number | null;
                        /** @description at most 10, each once; not together with tax_amount_minor */
                        readonly tax_rate_ids?: readonly string[];
                        /**
                         * @description price of one, in minor units, as decimal text with up to 12 places; not together with amount_minor or price_id
                         * @example 1250.5
                         */
                        readonly unit_amount_minor?: string;
                    }[];
                    /** @description free text on the invoice, or null */
                    readonly memo?: string | null;
                    /**
                     * @description your own pairs, at most 20, names and values as you give them; replaces what was there
                     * @example {
                     *       "orderId": "1042"
                     *     }
                     */
                    readonly metadata?: {
                        readonly [key: string]: string;
                    };
                    /** @description how many invoices it issues; neither: it goes on until it is paused */
                    readonly occurrences?: number;
                    /**
                     * @description your own name for it, unique for this operation; a list finds it again by it
                     * @example order-1042
                     */
                    readonly reference?: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD, in UTC: no invoice is dated before it; today or later
                     * @example 2026-02-28
                     */
                    readonly starts_on: string;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringInvoice"];
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
    readonly get_recurring_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The version the caller has: 304 when that is still the one */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the recurring invoice's id
                 * @example rec_wlzikyrl90pjxykvipp0
                 */
                readonly recurring_invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringInvoice"];
                };
            };
            /** @description The caller has this version already. */
            readonly 304: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly pause_recurring_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the recurring invoice's id
                 * @example rec_en7e8rcusgzzl5kyciam
                 */
                readonly recurring_invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringInvoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
            readonly 429: components["responses"]["Problem429"];
            readonly 431: components["responses"]["Problem431"];
            readonly default: components["responses"]["Spoiled"];
        };
    };
    readonly resume_recurring_invoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1–255 characters. The same key with the same request gives the stored answer for 24 h */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The versions the caller has seen, as their ETags: another one is refused (R71) */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description `return=minimal`: 204 without a body (RFC 7240); a create always says what it made */
                readonly Prefer?: components["parameters"]["Prefer"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description the recurring invoice's id
                 * @example rec_en7e8rcusgzzl5kyciam
                 */
                readonly recurring_invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringInvoice"];
                };
            };
            /** @description Done, and no more was wanted. */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly "Preference-Applied": components["headers"]["PreferenceApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Problem400"];
            readonly 401: components["responses"]["Problem401"];
            readonly 403: components["responses"]["Problem403"];
            readonly 404: components["responses"]["Problem404"];
            readonly 409: components["responses"]["Problem409"];
            readonly 412: components["responses"]["Problem412"];
            readonly 413: components["responses"]["Problem413"];
            readonly 415: components["responses"]["Problem415"];
            readonly 422: components["responses"]["Problem422"];
            readonly 428: components["responses"]["Problem428"];
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
                /**
                 * @description rows a page; 10 when left out
                 * @example 2
                 */
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
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
                    /** @description true takes a part payment back whole: its invoice is owed the money again; not together with amount_minor */
                    readonly reverse?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    readonly get_aging_report: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description the day at whose end it is reckoned; YYYY-MM-DD, in UTC; today, by the calendar, when left out
                 * @example 2026-01-31
                 */
                readonly as_of?: string;
                /** @description ISO 4217 code: only what is in this currency */
                readonly currency?: string;
                /** @description an earlier page's next_cursor, with the same filters */
                readonly cursor?: string;
                readonly customer_id?: string;
                /** @description rows a page; 10 when left out */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgingReport"];
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
    readonly list_tables: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
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
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableList"];
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
    readonly get_table_schema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Whose matches fault rules count; the API key when absent */
                readonly "Overdue-Caller"?: components["parameters"]["OverdueCaller"];
                /** @description One fault for this call alone, as a structured field item (RFC 9651) */
                readonly "Overdue-Fault"?: components["parameters"]["OverdueFault"];
                /** @description Which sandbox; the path `/s/{sandbox_id}/v1` says the same */
                readonly "Overdue-Sandbox"?: components["parameters"]["OverdueSandbox"];
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description as list_tables names it
                 * @example invoices
                 */
                readonly table_name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableSchema"];
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
    readonly list_tax_rates: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description only the one with this code
                 * @example ISS-5
                 */
                readonly code?: string;
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly Link: components["headers"]["Link"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxRateList"];
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
    readonly create_tax_rate: {
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
                /** @description The caller's own name for the call, 1–128 visible ASCII characters; echoed */
                readonly "Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description whether it may be put on a line; true when left out */
                    readonly active?: boolean;
                    readonly code?: string | null;
                    /** @description ISO 3166-1 alpha-2 in capitals, or null */
                    readonly country?: string | null;
                    /**
                     * @description as printed on an invoice
                     * @example ISS
                     */
                    readonly display_name: string;
                    /** @description true: the tax is inside a line's amount; false: it comes on top */
                    readonly inclusive: boolean;
                    /**
                     * @description decimal text from 0 to 100, with up to 4 places
                     * @example 5
                     */
                    readonly percentage: string;
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
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "Overdue-Fault-Applied": components["headers"]["OverdueFaultApplied"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxRate"];
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
