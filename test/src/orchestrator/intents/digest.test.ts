// The digest that tells calls apart.
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../../src/orchestrator/intents/digest.ts';

describe('a digest', () => {
  it('is the same for the same text, and short', () => {
    expect(digestOf('["charge",null,{"amount":1}]')).toBe(digestOf('["charge",null,{"amount":1}]'));
    for (const text of ['', 'x'.repeat(1_000_000), '\ud800']) expect(digestOf(text)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs in each of its four parts for texts that differ in little', () => {
    const texts = Array.from({ length: 20_000 }, (_, n) => `["charge",null,{"amount":${n}}]`);
    for (const part of [0, 8, 16, 24]) {
      const parts = new Set(texts.map((text) => digestOf(text).slice(part, part + 8)));
      // Of 20,000 draws from 2^32 hardly any two are the same.
      expect(parts.size).toBeGreaterThan(19_990);
    }
    expect(new Set(texts.map(digestOf)).size).toBe(texts.length);
  });
});
