// soap-fault: on whose side SOAP says that the fault lies; whether in XML or in JSON that was made of it.
// Step 2 of a failure's walk. @see SOAP 1.1, section 4.4.1; SOAP 1.2 part 1, section 5.4.6
import type { Body, Extractor, Facts } from '../evidence.ts';
import { readProperty, textOf } from '../values/safe-read.ts';

const TEXT_MAX = 4_000;
const IN_XML = /<(?:[\w.-]{1,40}:)?(?:faultcode|Value)(?: [^<>]{0,200})?>([^<]{1,80})</;
const SIDE = /^(?:[\w.-]{1,40}:)?(Client|Sender|Server|Receiver|MustUnderstand|VersionMismatch|DataEncodingUnknown)(?:[.-]|$)/;

/** Reads `<faultcode>soap:Client</faultcode>`, and the same as a member. */
export const soapFault: Extractor = {
  source: 'soap-fault',
  recognises: (link) => link.kind === 'http' && link.body !== null && sideIn(link.body) !== undefined,
  extract: (link) => (link.kind === 'http' && link.body !== null ? factsOf(link.body) : {}),
};

function factsOf(body: Body): Facts {
  const side = sideIn(body);
  return side === undefined ? {} : { fault_side: side };
}

function sideIn({ json, text }: Body): Facts['fault_side'] {
  const code = json === undefined ? inXml(text.slice(0, TEXT_MAX)) : textOf(readProperty(json, 'faultcode'));
  const [, side] = SIDE.exec((code ?? '').trim().slice(0, 80)) ?? [];
  if (side === undefined) return undefined;
  if (side === 'Client' || side === 'Sender') return 'caller';
  return side === 'Server' || side === 'Receiver' ? 'provider' : 'protocol';
}

function inXml(text: string): string | undefined {
  return text.includes('Fault') ? IN_XML.exec(text)?.[1] : undefined;
}
