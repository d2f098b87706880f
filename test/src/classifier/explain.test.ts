// explain says which rule won, on what evidence, and which rules nearly did.
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/classifier/explain.ts';

describe('explain', () => {
  it('names the rule, the evidence and the nearest misses', () => {
    const { error, evidence, rule, nearestMisses } = explain({ http: { status: 429, headers: { 'retry-after': '2' }, body: '' } });
    expect(error).toMatchObject({ error_type: 'rate_limited', rule: 'http.429' });
    expect(evidence).toEqual({ sources: ['http-response', 'retry-after'], status: 429, body_kind: 'empty', retry_after_ms: 2000 });
    expect(rule.id).toBe('http.429');
    expect(nearestMisses.map((miss) => [miss.rule.id, miss.lacked])).toEqual([
      ['http.429.long-wait', ['retry_after_ms']],
      ['http.413.retry-after', ['status']],
      ['code.insufficient_quota', ['code']],
    ]);
  });

  it('has no near miss where nothing was seen', () => {
    expect(explain('something broke')).toMatchObject({ evidence: { sources: [] }, nearestMisses: [] });
  });
});
