// spansOf: what the harness tells, as OpenTelemetry spans: one per run, in it a span per attempt and an event per word.
// Beside `execute`, a listener of its events. The one file that knows OpenTelemetry, and of it the official API alone; see docs/decisions/0023.
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { HarnessEvent, Listener } from './event.ts';

/** A run that goes on. */
interface Open {
  readonly run: Span;
  readonly operation: string;
  attempt: { readonly span: Span; readonly operation: string } | null;
}

/** A run that never ends, of a program that was mistaken, must not be kept for ever. */
const OPEN_MAX = 10_000;

/**
 * A listener for `createHarness`. A run's span is `execute_tool <operation>`, a child of what is active when `run` is called; those of its
 * attempts are `attempt`. Both fail with `error.type`, a word of the contract's list.
 * @param tracer The global one when left out.
 * @see https://github.com/open-telemetry/semantic-conventions-genai/blob/main/docs/gen-ai/execute-tool.md
 */
export function spansOf(tracer: Tracer = trace.getTracer('overdue')): Listener {
  const open = new Map<string, Open>();
  return (event) => {
    const of = open.get(event.run) ?? begin(tracer, event);
    open.set(event.run, of);
    forget(open);
    endAttempt(of, event);
    of.run.addEvent(event.kind, attributesOf(event), event.atMs);
    if (event.kind === 'attempt') of.attempt = { span: beginAttempt(tracer, of, event), operation: event.operation };
    if (event.kind !== 'succeeded' && event.kind !== 'stopped' && event.kind !== 'escalated') return;
    open.delete(event.run);
    of.run.setAttributes({ 'overdue.outcome': event.kind, 'overdue.attempts': event.attempt });
    if (event.kind === 'escalated') of.run.setAttribute('overdue.hand_off.id', event.handOff);
    if (event.kind !== 'succeeded') fail(of.run, event.error_type);
    of.run.end(event.atMs);
  };
}

function begin(tracer: Tracer, { operation, run, atMs }: HarnessEvent): Open {
  const attributes = {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': operation,
    'gen_ai.tool.type': 'function',
    'overdue.run': run,
  };
  const span = tracer.startSpan(`execute_tool ${operation}`, { kind: SpanKind.INTERNAL, startTime: atMs, attributes });
  return { run: span, operation, attempt: null };
}

/** A look-up's attempts are those of another operation. */
function beginAttempt(tracer: Tracer, { run }: Open, { operation, attempt, atMs }: HarnessEvent): Span {
  const attributes = { 'gen_ai.tool.name': operation, 'overdue.attempt': attempt };
  const within = trace.setSpan(context.active(), run);
  return tracer.startSpan('attempt', { kind: SpanKind.INTERNAL, startTime: atMs, attributes }, within);
}

/** The next word says what became of the attempt; one about another operation, or of success, says nothing bad of it. */
function endAttempt(of: Open, event: HarnessEvent): void {
  if (of.attempt === null) return;
  const { span, operation } = of.attempt;
  if (event.operation === operation && 'error_type' in event) fail(span, event.error_type);
  span.end(event.atMs);
  of.attempt = null;
}

function fail(span: Span, errorType: string): void {
  span.setAttribute('error.type', errorType);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function attributesOf(event: HarnessEvent): Attributes {
  return {
    'gen_ai.tool.name': event.operation,
    'overdue.attempt': event.attempt,
    ...('error_type' in event && { 'error.type': event.error_type }),
    ...('because' in event && { 'overdue.because': event.because }),
    ...('how' in event && { 'overdue.how': event.how }),
    ...('delayMs' in event && { 'overdue.delay_ms': event.delayMs }),
    ...('handOff' in event && { 'overdue.hand_off.id': event.handOff }),
    ...('retryAfterMs' in event && event.retryAfterMs !== null && { 'overdue.retry_after_ms': event.retryAfterMs }),
  };
}

function forget(open: Map<string, Open>): void {
  if (open.size <= OPEN_MAX) return;
  const [oldest] = open;
  if (oldest === undefined) return;
  oldest[1].attempt?.span.end();
  oldest[1].run.end();
  open.delete(oldest[0]);
}
