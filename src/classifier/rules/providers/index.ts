// PROVIDERS: the tables of the providers whose dialects are known. A new one is a name in PROVIDER_NAMES, and a file and a line here and in evidence/dialects/.
// Step 3 of a failure's walk.
import { PROVIDER_NAMES, type Provider } from '../../../evidence/dialects/dialect.ts';
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

const BY_PROVIDER: Readonly<Record<Provider, ProviderTable>> = {
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
  'focus-nfe': focusNfe,
  gocardless,
  braintree,
};

export const PROVIDERS: readonly ProviderTable[] = PROVIDER_NAMES.map((name) => BY_PROVIDER[name]);
