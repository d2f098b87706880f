// Names and numbers that other people's code depends on, frozen as literals. Changing one is a breaking change: say so in the changelog.
import { describe, expect, test } from 'vitest';
import { SCOPES } from '../mock-service/access/credentials.ts';
import * as msw from '../mock-service/bindings/msw.ts';
import { CONTROL_PATH, CONTROL_ROUTES } from '../mock-service/control/index.ts';
import { codesOf, RULES, type RuleId } from '../mock-service/domain/rejection.ts';
import { PLACES } from '../mock-service/faults/fault.ts';
import { FAULTS } from '../mock-service/faults/index.ts';
import * as service from '../mock-service/index.ts';
import { OPERATIONS } from '../mock-service/operations/index.ts';
import { PROBLEM_CODES } from '../mock-service/wire/problem-codes.ts';
import manifest from '../package.json' with { type: 'json' };
import { EXIT } from '../src/cli/exit-codes.ts';
import * as surface from '../src/index.ts';
import * as spans from '../src/orchestrator/spans.ts';

describe('the provider', () => {
  test('its operations: method, path, promise', () => {
    expect(OPERATIONS.map(({ name, method, path, write, scope }) => `${name}: ${method} ${path}, ${write}, ${scope}`)).toEqual([
      'create_customer: POST /customers, keyed, customers:write',
      'get_customer: GET /customers/{customer_id}, safe, customers:read',
      'list_customers: GET /customers, safe, customers:read',
      'update_customer: PATCH /customers/{customer_id}, idempotent, customers:write',
      'attach_payment_method: POST /customers/{customer_id}/payment_methods, keyed, customers:write',
      'list_payment_methods: GET /payment_methods, safe, customers:read',
      'create_invoice: POST /invoices, keyed, invoices:write',
      'preview_invoice: POST /invoices/preview, safe, invoices:write',
      'get_invoice: GET /invoices/{invoice_id}, safe, invoices:read',
      'list_invoices: GET /invoices, safe, invoices:read',
      'update_invoice: PATCH /invoices/{invoice_id}, idempotent, invoices:write',
      'finalize_invoice: POST /invoices/{invoice_id}/finalize, keyed, invoices:write',
      'void_invoice: POST /invoices/{invoice_id}/void, keyed, invoices:write',
      'cancel_invoice: POST /invoices/{invoice_id}/cancel, keyed, invoices:write',
      'send_invoice: POST /invoices/{invoice_id}/send, keyed, invoices:write',
      'send_payment_reminder: POST /invoices/{invoice_id}/reminders, keyed, invoices:write',
      'mark_invoice_paid: POST /invoices/{invoice_id}/mark_paid, keyed, payments:write',
      'mark_invoice_uncollectible: POST /invoices/{invoice_id}/mark_uncollectible, keyed, invoices:write',
      'delete_draft_invoice: DELETE /invoices/{invoice_id}, keyed, invoices:write',
      'duplicate_invoice: POST /invoices/{invoice_id}/duplicate, keyed, invoices:write',
      'download_invoice_pdf: GET /invoices/{invoice_id}/pdf, safe, invoices:read',
      'add_invoice_line_item: POST /invoices/{invoice_id}/lines, keyed, invoices:write',
      'update_invoice_line_item: PATCH /invoices/{invoice_id}/lines/{line_item_id}, idempotent, invoices:write',
      'remove_invoice_line_item: DELETE /invoices/{invoice_id}/lines/{line_item_id}, keyed, invoices:write',
      'create_invoice_item: POST /invoice_items, keyed, invoices:write',
      'list_invoice_items: GET /invoice_items, safe, invoices:read',
      'update_invoice_item: PATCH /invoice_items/{invoice_item_id}, idempotent, invoices:write',
      'delete_invoice_item: DELETE /invoice_items/{invoice_item_id}, keyed, invoices:write',
      'record_payment: POST /invoices/{invoice_id}/payments, keyed, payments:write',
      'list_payments: GET /payments, safe, payments:read',
      'create_refund: POST /refunds, keyed, payments:write',
      'list_refunds: GET /refunds, safe, payments:read',
      'create_credit_note: POST /invoices/{invoice_id}/credit_notes, keyed, invoices:write',
      'get_credit_note: GET /credit_notes/{credit_note_id}, safe, invoices:read',
      'list_credit_notes: GET /credit_notes, safe, invoices:read',
      'void_credit_note: POST /credit_notes/{credit_note_id}/void, keyed, invoices:write',
      'apply_customer_credit: POST /invoices/{invoice_id}/credit, keyed, payments:write',
      'create_product: POST /products, keyed, catalogue:write',
      'list_products: GET /products, safe, catalogue:read',
      'update_product_price: POST /products/{product_id}/price, idempotent, catalogue:write',
      'archive_product: POST /products/{product_id}/archive, idempotent, catalogue:write',
      'create_tax_rate: POST /tax_rates, keyed, catalogue:write',
      'list_tax_rates: GET /tax_rates, safe, catalogue:read',
      'create_coupon: POST /coupons, keyed, catalogue:write',
      'list_coupons: GET /coupons, safe, catalogue:read',
      'create_quote: POST /quotes, keyed, invoices:write',
      'get_quote: GET /quotes/{quote_id}, safe, invoices:read',
      'list_quotes: GET /quotes, safe, invoices:read',
      'convert_quote_to_invoice: POST /quotes/{quote_id}/convert, keyed, invoices:write',
      'create_recurring_invoice: POST /recurring_invoices, keyed, invoices:write',
      'get_recurring_invoice: GET /recurring_invoices/{recurring_invoice_id}, safe, invoices:read',
      'list_recurring_invoices: GET /recurring_invoices, safe, invoices:read',
      'pause_recurring_invoice: POST /recurring_invoices/{recurring_invoice_id}/pause, keyed, invoices:write',
      'resume_recurring_invoice: POST /recurring_invoices/{recurring_invoice_id}/resume, keyed, invoices:write',
      'create_payment_link: POST /invoices/{invoice_id}/payment_links, keyed, payments:write',
      'get_payment_link: GET /payment_links/{payment_link_id}, safe, payments:read',
      'list_payment_links: GET /payment_links, safe, payments:read',
      'search_invoices: GET /invoices/search, safe, invoices:read',
      'get_customer_statement: GET /customers/{customer_id}/statement, safe, invoices:read',
      'get_aging_report: GET /reports/aging, safe, invoices:read',
      'list_tables: GET /tables, safe, data:read',
      'get_table_schema: GET /tables/{table_name}, safe, data:read',
      'query_data: POST /query, safe, data:read',
    ]);
  });

  test('the read that finds a lost write', () => {
    const found = OPERATIONS.flatMap(({ name, found_by }) =>
      found_by === null ? [] : [`${name}: ${found_by.operation} by ${found_by.argument}`],
    );
    expect(found).toEqual([
      'create_customer: list_customers by reference',
      'update_customer: get_customer by customer_id',
      'attach_payment_method: list_payment_methods by reference',
      'create_invoice: list_invoices by reference',
      'update_invoice: get_invoice by invoice_id',
      'finalize_invoice: get_invoice by invoice_id',
      'void_invoice: get_invoice by invoice_id',
      'cancel_invoice: get_invoice by invoice_id',
      'send_invoice: get_invoice by invoice_id',
      'send_payment_reminder: get_invoice by invoice_id',
      'mark_invoice_paid: get_invoice by invoice_id',
      'mark_invoice_uncollectible: get_invoice by invoice_id',
      'delete_draft_invoice: get_invoice by invoice_id',
      'duplicate_invoice: list_invoices by reference',
      'add_invoice_line_item: get_invoice by invoice_id',
      'update_invoice_line_item: get_invoice by invoice_id',
      'remove_invoice_line_item: get_invoice by invoice_id',
      'create_invoice_item: list_invoice_items by reference',
      'record_payment: list_payments by reference',
      'create_refund: list_refunds by reference',
      'create_credit_note: list_credit_notes by reference',
      'void_credit_note: get_credit_note by credit_note_id',
      'apply_customer_credit: get_invoice by invoice_id',
      'create_product: list_products by reference',
      'create_tax_rate: list_tax_rates by reference',
      'create_coupon: list_coupons by reference',
      'create_quote: list_quotes by reference',
      'convert_quote_to_invoice: get_quote by quote_id',
      'create_recurring_invoice: list_recurring_invoices by reference',
      'pause_recurring_invoice: get_recurring_invoice by recurring_invoice_id',
      'resume_recurring_invoice: get_recurring_invoice by recurring_invoice_id',
      'create_payment_link: list_payment_links by reference',
    ]);
  });

  test('its scopes', () => {
    expect(SCOPES).toEqual([
      'catalogue:read',
      'catalogue:write',
      'customers:read',
      'customers:write',
      'data:read',
      'invoices:read',
      'invoices:write',
      'payments:read',
      'payments:write',
    ]);
  });

  test('the codes of its business rules', () => {
    expect((Object.keys(RULES) as RuleId[]).map((id) => [id, ...codesOf(id)].join(' '))).toEqual([
      'R01 not_found',
      'R02 reference_not_found',
      'R04 customer_inactive',
      'R06 catalogue_inactive',
      'R07 price_immutable',
      'R09 tax_rate_immutable',
      'R10 tax_rate_inactive',
      'R11 invalid_email',
      'R12 not_found',
      'R13 invalid_currency',
      'R14 invalid_amount',
      'R15 amount_ambiguous',
      'R16 currency_mismatch',
      'R17 too_many_lines',
      'R18 too_many_taxes tax_conflict',
      'R19 invalid_period',
      'R20 too_many_custom_fields',
      'R21 invalid_quantity',
      'R22 coupon_invalid',
      'R23 negative_total',
      'R24 amount_too_large',
      'R26 invoice_not_editable',
      'R27 invoice_not_editable',
      'R28 item_locked',
      'R29 invalid_transition',
      'R30 invalid_transition',
      'R31 invoice_empty',
      'R32 nothing_to_invoice',
      'R33 due_date_required due_date_forbidden',
      'R34 invalid_due_date',
      'R35 duplicate_number',
      'R36 period_locked',
      'R39 tax_location_missing',
      'R40 invalid_transition',
      'R41 invoice_already_paid',
      'R42 invalid_transition',
      'R43 payment_exceeds_balance',
      'R44 invalid_amount',
      'R45 currency_mismatch',
      'R46 payment_method_required',
      'R47 payment_method_mismatch',
      'R48 payment_declined',
      'R49 payment_action_required',
      'R50 amount_too_small',
      'R52 payment_in_use',
      'R53 invalid_transition',
      'R54 invalid_transition',
      'R55 invoice_has_payments',
      'R56 invalid_transition',
      'R57 invalid_transition',
      'R58 invalid_transition',
      'R59 customer_email_missing',
      'R60 quota_exceeded',
      'R61 invoice_not_creditable',
      'R62 amount_ambiguous',
      'R63 credit_exceeds_invoice',
      'R64 credit_split_mismatch',
      'R65 invoice_has_no_charge',
      'R67 invalid_transition',
      'R68 refund_exceeds_charge',
      'R69 charge_already_refunded',
      'R71 precondition_failed',
      'R72 precondition_required',
      'R73 conflict',
      'R74 idempotency_mismatch',
      'R75 idempotency_in_flight',
      'R76 idempotency_key_invalid',
      'R77 idempotency_key_required',
      'R78 invalid_page',
      'R81 malformed',
      'R82 tenant_suspended',
      'R83 reference_taken',
      'R84 negative_total',
      'R85 invalid_transition',
      'R86 invalid_transition',
      'R87 invalid_transition',
      'R90 quote_expired',
      'R91 quote_already_converted',
      'R92 invalid_expiry',
      'R93 lines_required',
      'R94 invalid_expiry',
      'R95 invalid_schedule',
      'R96 invalid_schedule',
      'R97 invalid_transition',
      'R98 invalid_transition',
      'R99 invoice_not_payable',
      'R100 invalid_expiry',
      'R101 payment_link_expired',
      'R102 not_found',
      'R103 payment_method_mismatch',
      'R104 query_invalid',
      'R105 query_not_read_only',
      'R106 query_too_expensive',
      'R107 query_result_too_large',
      'R108 query_function_refused',
      'R109 unprintable_text',
      'R112 search_wordless',
      'R116 invalid_transition',
      'R117 invoice_not_past_due',
    ]);
  });

  test('its other codes, with their statuses', () => {
    expect(Object.entries(PROBLEM_CODES).map(([code, { status }]) => `${status} ${code}`)).toEqual([
      '400 malformed',
      '415 unsupported_media_type',
      '422 invalid_request',
      '404 route_not_found',
      '405 method_not_allowed',
      '413 payload_too_large',
      '431 headers_too_large',
      '401 credential_missing',
      '400 credential_malformed',
      '401 credential_unknown',
      '401 credential_revoked',
      '401 credential_expired',
      '401 token_unknown',
      '401 token_revoked',
      '401 token_expired',
      '403 insufficient_scope',
      '429 rate_limited',
      '404 sandbox_not_found',
      '400 sandbox_ambiguous',
      '422 overdue_fault_invalid',
      '408 request_timeout',
      '403 host_not_allowed',
      '403 origin_not_allowed',
      '401 control_token_required',
      '404 operation_not_found',
      '404 rule_not_found',
      '404 grant_not_found',
      '409 too_many_grants',
      '404 tenant_not_found',
      '409 sandbox_permanent',
      '409 too_many_sandboxes',
      '422 snapshot_refused',
      '409 snapshot_too_large',
      '409 too_many_rules',
      '422 calendar_out_of_range',
      '409 too_many_rows',
      '503 idempotency_store_full',
      '503 too_many_connections',
      '500 internal_error',
    ]);
  });

  test('its faults and their places, the default first', () => {
    expect(PLACES).toEqual(['on_wire', 'before_access', 'after_commit', 'before_operation']);
    expect(FAULTS.map(({ kind, allowedAt }) => `${kind}: ${allowedAt.join(' ')}`)).toEqual([
      'latency: before_access before_operation after_commit on_wire',
      'drip: on_wire after_commit',
      'stall: before_access before_operation on_wire',
      'reset: before_access before_operation on_wire',
      'close: before_access before_operation on_wire',
      'keep_alive_death: on_wire after_commit',
      'upload: before_access',
      'malformed_http: on_wire after_commit before_operation before_access',
      'truncate: on_wire after_commit before_operation before_access',
      'lost_reply: after_commit',
      'garble: on_wire after_commit before_operation before_access',
      'wrong_content_type: on_wire after_commit',
      'html: before_access before_operation after_commit on_wire',
      'error_in_success: before_operation before_access after_commit on_wire',
      'other_object: on_wire after_commit',
      'stale_list: before_operation',
      'rate_limited: before_operation before_access',
      'error_status: before_operation before_access',
      'maintenance: before_access before_operation',
      'credential: before_access after_commit',
      'refuse: before_operation',
      'pass: before_access before_operation after_commit on_wire',
    ]);
  });

  test('its control API', () => {
    expect(CONTROL_PATH).toBe('/__overdue');
    expect(CONTROL_ROUTES.map(({ name, method, path, status }) => `${name}: ${method} ${path} ${status}`)).toEqual([
      'index: GET / 200',
      'health: GET /health 200',
      'create_sandbox: POST /sandboxes 201',
      'list_sandboxes: GET /sandboxes 200',
      'get_sandbox: GET /sandboxes/{sandbox_id} 200',
      'delete_sandbox: DELETE /sandboxes/{sandbox_id} 204',
      'fork_sandbox: POST /sandboxes/{sandbox_id}/fork 201',
      'reset_sandbox: POST /sandboxes/{sandbox_id}/reset 200',
      'take_snapshot: GET /sandboxes/{sandbox_id}/snapshot 200',
      'restore_snapshot: POST /sandboxes/{sandbox_id}/restore 200',
      'run_operation: POST /sandboxes/{sandbox_id}/operations/{operation} 200',
      'create_rule: POST /sandboxes/{sandbox_id}/rules 201',
      'arm_plan: POST /sandboxes/{sandbox_id}/plan 201',
      'list_rules: GET /sandboxes/{sandbox_id}/rules 200',
      'clear_rules: DELETE /sandboxes/{sandbox_id}/rules 204',
      'delete_rule: DELETE /sandboxes/{sandbox_id}/rules/{rule_id} 204',
      'read_journal: GET /sandboxes/{sandbox_id}/journal 200',
      'read_truth: GET /sandboxes/{sandbox_id}/truth 200',
      'read_outbox: GET /sandboxes/{sandbox_id}/outbox 200',
      'check_books: GET /sandboxes/{sandbox_id}/check 200',
      'suspend_tenant: POST /sandboxes/{sandbox_id}/tenants/{tenant}/suspend 200',
      'reinstate_tenant: POST /sandboxes/{sandbox_id}/tenants/{tenant}/reinstate 200',
      'create_grant: POST /sandboxes/{sandbox_id}/oauth/grants 201',
      'list_grants: GET /sandboxes/{sandbox_id}/oauth/grants 200',
      'revoke_grant: DELETE /sandboxes/{sandbox_id}/oauth/grants/{grant_id} 204',
      'read_clock: GET /sandboxes/{sandbox_id}/clock 200',
      'freeze_clock: POST /sandboxes/{sandbox_id}/clock/freeze 200',
      'set_clock: POST /sandboxes/{sandbox_id}/clock/set 200',
      'advance_clock: POST /sandboxes/{sandbox_id}/clock/advance 200',
      'resume_clock: POST /sandboxes/{sandbox_id}/clock/resume 200',
    ]);
  });
});

describe('the package', () => {
  test('its exports', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './service',
      './msw',
      './vitest',
      './vitest-setup',
      './opentelemetry',
      './contract.schema.json',
      './package.json',
    ]);
  });

  test('what overdue/service, overdue/msw and overdue/opentelemetry export', () => {
    expect(Object.keys(service).sort()).toEqual([
      'OverdueDefect',
      'StartError',
      'advanceUntil',
      'createInProcess',
      'manualClock',
      'startService',
    ]);
    expect(Object.keys(msw).sort()).toEqual(['OverdueDefect', 'overdueHandlers']);
    expect(Object.keys(spans)).toEqual(['spansOf']);
  });
});

describe('the consumer', () => {
  test('the causes of its contract, by class', () => {
    expect(Object.entries(surface.ERROR_TYPES).map(([name, row]) => `${name}: ${row.class}`)).toEqual([
      'rate_limited: transient',
      'resource_locked: transient',
      'network_error: transient',
      'timeout: transient',
      'service_unavailable: transient',
      'server_error: transient',
      'expired_credentials: permanent',
      'invalid_credentials: permanent',
      'permission_denied: permanent',
      'account_restricted: permanent',
      'payment_declined: permanent',
      'configuration_error: permanent',
      'quota_exhausted: permanent',
      'invalid_input: permanent',
      'business_rule_violation: permanent',
      'not_found: permanent',
      'stale_object: permanent',
      'idempotency_conflict: permanent',
      'duplicate: permanent',
      'malformed_response: permanent',
      'unknown: permanent',
    ]);
  });

  test('its actions, effects, languages and version', () => {
    expect(surface.ACTIONS).toEqual([
      'retry_with_backoff',
      'fix_input',
      'refresh_credentials',
      'reconcile_first',
      'treat_as_done',
      'escalate',
    ]);
    expect(surface.EFFECTS).toEqual(['not_applied', 'applied', 'partial', 'unknown']);
    expect(surface.LANGUAGES).toEqual(['en', 'pt-BR']);
    expect(surface.CONTRACT_VERSION).toBe('1.0.0');
  });

  test('the fields of a tool error', () => {
    expect(Object.keys(surface.toolErrorSchema.shape)).toEqual([
      'error_type',
      'retryable',
      'guidance',
      'action',
      'effect',
      'retry_after_ms',
      'rule',
      'because',
      'correlation_id',
      'upstream',
      'attempts',
      'details',
    ]);
  });

  test('its exit codes', () => {
    expect(EXIT).toEqual({ ok: 0, failed: 1, usage: 2, couldNotRun: 3, interrupted: 130 });
  });

  test('the names it exports', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'ACTIONS',
      'CONTRACT_VERSION',
      'DEFAULT_DEADLINE_MS',
      'DEFAULT_POLICY',
      'EFFECTS',
      'ERROR_TYPES',
      'LANGUAGES',
      'LAWS',
      'OPERATIONS',
      'bodyFailure',
      'checkLaws',
      'classify',
      'classifyResponse',
      'clientPort',
      'collect',
      'conclude',
      'createBreakers',
      'createClient',
      'createHandOffs',
      'createHarness',
      'createLedger',
      'createLoopGuard',
      'createRetryBudget',
      'createToolIndex',
      'decide',
      'eventLine',
      'exceptionFailure',
      'explain',
      'fileHandOffs',
      'grpcFailure',
      'httpFailure',
      'logTo',
      'memoryHandOffs',
      'multiplication',
      'readFailure',
      'systemClock',
      'systemRandom',
      'textFailure',
      'toApplicationFailure',
      'toMcpToolResult',
      'toProblemDetails',
      'toRpcStatus',
      'toolErrorSchema',
      'toolResultFailure',
    ]);
  });
});
