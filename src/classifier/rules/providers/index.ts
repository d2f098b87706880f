// PROVIDERS: the tables of the providers whose dialects are known. A new one is a file and a line here, and a file and a line in evidence/dialects/.
// Step 3 of a failure's walk.
import { asaas } from './asaas.ts';
import { bling } from './bling.ts';
import { braintree } from './braintree.ts';
import { chargebee } from './chargebee.ts';
import { focusNfe } from './focus-nfe.ts';
import { gocardless } from './gocardless.ts';
import { netsuite } from './netsuite.ts';
import { omie } from './omie.ts';
import { paypal } from './paypal.ts';
import { quickbooks } from './quickbooks.ts';
import { sefaz } from './sefaz.ts';
import { square } from './square.ts';
import { stripe } from './stripe.ts';
import type { ProviderTable } from './table.ts';
import { xero } from './xero.ts';

export const PROVIDERS: readonly ProviderTable[] = [
  stripe,
  quickbooks,
  xero,
  chargebee,
  netsuite,
  sefaz,
  square,
  paypal,
  asaas,
  omie,
  bling,
  focusNfe,
  gocardless,
  braintree,
];
