// membersOf: text in CDATA is text, and the members of an XML-RPC struct have their own names.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { membersOf } from '../../../../src/evidence/wording/markup.ts';

const judged = (status: number, body: string) => classify({ http: { status, headers: { 'content-type': 'text/xml' }, body } });
const fault = (code: number, text: string): string =>
  `<?xml version="1.0"?><methodResponse><fault><value><struct><member><name>faultCode</name><value><int>${code}</int></value></member><member><name>faultString</name><value><string>${text}</string></value></member></struct></value></fault></methodResponse>`;

describe('XML', () => {
  it.each([
    ['<error><message><![CDATA[Rate limit exceeded]]></message></error>', 'Rate limit exceeded'],
    ['<error><message><![CDATA[a < b & c]]></message></error>', 'a < b & c'],
    ['<error><message><![CDATA[never closed</message></error>', 'never closed</message></error>'],
  ])('with CDATA has its text: %s', (xml, text) => {
    expect(JSON.stringify(membersOf(xml, 'xml'))).toContain(JSON.stringify(text).slice(1, -1));
  });

  it.each([
    [200, fault(1, 'The invoice is already paid'), 'business_rule_violation'],
    [200, fault(3, 'Access Denied'), 'permission_denied'],
    [
      500,
      '<Fault><faultcode>Server</faultcode><faultstring><![CDATA[The token has expired]]></faultstring></Fault>',
      'expired_credentials',
    ],
  ])('%i %s is %s', (status, xml, type) => {
    expect(judged(status, xml)).toMatchObject({ error_type: type, retryable: false });
  });

  it("has an XML-RPC fault's code for its own, and not the name of its member", () => {
    expect(judged(200, fault(429, 'The invoice is already paid')).upstream?.code).toBe('429');
  });

  it('is read in a time that grows with its length, however its sections are spoilt', () => {
    const started = performance.now();
    membersOf(`<a>${'<![CDATA['.repeat(100_000)}`, 'xml');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
