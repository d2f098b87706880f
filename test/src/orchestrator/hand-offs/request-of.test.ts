// What a person is asked: every type in both languages, and which request goes before which.
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES, type ErrorType } from '../../../../src/contract/error-types.ts';
import { LANGUAGES } from '../../../../src/contract/tool-error.ts';
import { en } from '../../../../src/orchestrator/hand-offs/en.ts';
import { ptBR } from '../../../../src/orchestrator/hand-offs/pt-BR.ts';
import { requestOf } from '../../../../src/orchestrator/hand-offs/request-of.ts';
import type { HandOffTexts, Request } from '../../../../src/orchestrator/hand-offs/texts.ts';
import { raisedOf } from './raised.ts';

const TYPES = Object.keys(ERROR_TYPES) as ErrorType[];
const requests = ({ byType, unknownEffect, partialEffect, refreshInVain, sameFailure }: HandOffTexts): [string, Request][] => [
  ...Object.entries(byType),
  ...Object.entries({ unknownEffect, partialEffect, refreshInVain, sameFailure }),
];
const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('a request', () => {
  it.each(LANGUAGES)('is worded for every type in %s, with nothing left to fill in', (lang) => {
    for (const type of TYPES) {
      const { question, done_when } = requestOf(raisedOf(type, {}, { upstream: { code: 'some_code' } }), lang);
      for (const text of [question, done_when]) expect(text).not.toMatch(/[{}]|undefined/);
      expect(question).toContain('some_code');
      expect([question.length <= 240, done_when.length <= 160]).toEqual([true, true]);
    }
  });

  it('names the same things in both languages', () => {
    const inPortuguese = new Map(requests(ptBR));
    for (const [key, { question, done_when }] of requests(en)) {
      const other = inPortuguese.get(key);
      expect([key, names(question), names(done_when)]).toEqual([key, names(other?.question ?? ''), names(other?.done_when ?? '')]);
    }
  });

  it.each([en, ptBR])('asks one thing, in sentences', (texts) => {
    for (const [key, { question, done_when }] of requests(texts)) {
      expect([key, question.split('?').length <= 2, /[.?]$/.test(question), done_when.endsWith('.')]).toEqual([key, true, true, true]);
    }
  });

  it.each<[string, Request, Parameters<typeof raisedOf>]>([
    ['whether it happened, before all else', en.unknownEffect, ['timeout', { because: 'same_failure_again' }, { effect: 'unknown' }]],
    ['which part is missing', en.partialEffect, ['server_error', { because: 'cannot_be_found_out' }, { effect: 'partial' }]],
    [
      'to connect again after a renewal in vain',
      en.refreshInVain,
      ['expired_credentials', { because: 'refresh_in_vain' }, { effect: 'not_applied' }],
    ],
    [
      'for a new key when there is nothing to renew',
      en.byType.expired_credentials,
      ['expired_credentials', { because: 'human_must_act' }, { effect: 'not_applied' }],
    ],
    [
      'what to send when the caller did not find out',
      en.sameFailure,
      ['invalid_input', { because: 'same_failure_again' }, { effect: 'not_applied' }],
    ],
    [
      'by its cause for what no caller can mend',
      en.byType.permission_denied,
      ['permission_denied', { because: 'same_failure_again' }, { effect: 'not_applied' }],
    ],
  ])('asks %s', (_, { question }, raised) => {
    const asked = requestOf(raisedOf(...raised), 'en').question;
    const filled = { operation: 'create_invoice', host: 'api.example:443', credential: 'main' };
    expect(asked).toBe(question.replace(/\{(\w+)\}/g, (_all, name: keyof typeof filled) => filled[name]));
  });

  it('takes names as they are and cuts long ones', () => {
    const { question } = requestOf(raisedOf('permission_denied', { operation: `$&{host}${'x'.repeat(500)}` }), 'en');
    expect(question).toContain('$&{host}xxx');
    expect(question.length).toBeLessThan(240);
  });
});
