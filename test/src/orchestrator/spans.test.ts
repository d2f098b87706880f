// Spans, recorded by OpenTelemetry's own SDK from runs of the harness in front of the real provider.
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_TYPES } from '../../../src/contract/error-types.ts';
import type { HarnessEvent } from '../../../src/orchestrator/event.ts';
import { spansOf } from '../../../src/orchestrator/spans.ts';
import { tellAll, WORDS } from './told.ts';

const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer('test');
let spans: readonly ReadableSpan[];
let events: readonly HarnessEvent[];

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const outer = tracer.startSpan('chat');
  events = await context.with(trace.setSpan(context.active(), outer), () => tellAll([spansOf(tracer)]));
  outer.end();
  spans = [...exporter.getFinishedSpans()];
});
afterAll(() => context.disable());

const runs = () => spans.filter(({ name }) => name.startsWith('execute_tool '));
const attemptsOf = (run: ReadableSpan | undefined) =>
  spans.filter(({ name, parentSpanContext }) => name === 'attempt' && parentSpanContext?.spanId === run?.spanContext().spanId);
const runOf = (operation: string) => runs().find(({ name }) => name === `execute_tool ${operation}`);
const millis = ([seconds, nanos]: readonly [number, number]) => seconds * 1_000 + nanos / 1e6;

describe('a run', () => {
  test('is one span, named and described as a tool’s execution, under what was active', () => {
    expect(runs().map(({ name }) => name)).toEqual([
      'execute_tool list_invoices',
      'execute_tool list_customers',
      'execute_tool create_customer',
      'execute_tool record_payment',
      'execute_tool list_payments',
    ]);
    const chat = spans.find(({ name }) => name === 'chat')?.spanContext().spanId;
    expect(new Set(runs().map(({ parentSpanContext }) => parentSpanContext?.spanId))).toEqual(new Set([chat]));
    expect(runOf('list_invoices')?.attributes).toEqual({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'list_invoices',
      'gen_ai.tool.type': 'function',
      'overdue.run': events[0]?.run,
      'overdue.outcome': 'succeeded',
      'overdue.attempts': 2,
    });
  });

  test('has an event for each word that was told, at its time', () => {
    const told = runs().flatMap((run) => run.events.map(({ name, time }) => [run.attributes['overdue.run'], name, millis(time)]));
    expect(told).toEqual(events.map(({ run, kind, atMs }) => [run, kind, atMs]));
    expect([...new Set(told.map(([, name]) => name))].sort()).toEqual([...WORDS].sort());
  });

  test.each([
    ['list_invoices', undefined, 'succeeded'],
    ['create_customer', undefined, 'succeeded'],
    ['record_payment', 'business_rule_violation', 'stopped'],
    ['list_payments', 'invalid_credentials', 'escalated'],
  ])('of %s ends with error.type %s: %s', (operation, errorType, outcome) => {
    const run = runOf(operation);
    expect(run?.attributes['error.type']).toBe(errorType);
    expect(run?.attributes['overdue.outcome']).toBe(outcome);
    expect(run?.status.code).toBe(errorType === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR);
  });

  test('names its hand-off', () => {
    const escalated = events.find((event) => event.kind === 'escalated');
    expect(runOf('list_payments')?.attributes['overdue.hand_off.id']).toBe(escalated?.kind === 'escalated' && escalated.handOff);
  });
});

describe('an attempt', () => {
  test.each([
    [
      'list_invoices',
      [
        ['list_invoices', 'rate_limited'],
        ['list_invoices', undefined],
      ],
    ],
    [
      'list_customers',
      [
        ['list_customers', 'expired_credentials'],
        ['list_customers', undefined],
      ],
    ],
    [
      'create_customer',
      [
        ['create_customer', 'malformed_response'],
        ['list_customers', undefined],
      ],
    ],
    ['list_payments', [['list_payments', 'invalid_credentials']]],
  ])('of %s is a span in it, failed or not; a look-up is another operation’s', (operation, expected) => {
    const rows = attemptsOf(runOf(operation)).map(({ attributes }) => [attributes['gen_ai.tool.name'], attributes['error.type']]);
    expect(rows).toEqual(expected);
  });

  test('lies within its run', () => {
    for (const run of runs()) {
      for (const attempt of attemptsOf(run)) {
        expect(millis(attempt.startTime)).toBeGreaterThanOrEqual(millis(run.startTime));
        expect(millis(attempt.endTime)).toBeLessThanOrEqual(millis(run.endTime));
      }
    }
  });
});

describe('every attribute', () => {
  test('error.type is one of the contract’s words', () => {
    const types = spans
      .flatMap((span) => [span.attributes, ...span.events.map(({ attributes }) => attributes ?? {})])
      .map((all) => all['error.type']);
    const told = types.filter((type) => type !== undefined);
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((type) => !Object.hasOwn(ERROR_TYPES, String(type)))).toEqual([]);
  });

  test('holds nothing of a call’s input', () => {
    expect(JSON.stringify(spans.map(({ name, attributes, events: inner }) => ({ name, attributes, inner })))).not.toMatch(
      /Livraria|99999999|inv_/,
    );
  });
});

test('a tracer that nobody set up is no hindrance', async () => {
  expect((await tellAll([spansOf()])).map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
});
