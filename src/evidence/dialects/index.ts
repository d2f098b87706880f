// DIALECTS: every provider whose answers are known for its own. A new one is a name in PROVIDER_NAMES, a file and a line here.
// Step 2 of a failure's walk.
import { asaas } from './asaas.ts';
import { bling } from './bling.ts';
import { braintree } from './braintree.ts';
import { chargebee } from './chargebee.ts';
import { type Dialect, PROVIDER_NAMES, type Provider } from './dialect.ts';
import { focusNfe } from './focus-nfe.ts';
import { gocardless } from './gocardless.ts';
import { netsuite } from './netsuite.ts';
import { omie } from './omie.ts';
import { paypal } from './paypal.ts';
import { quickbooks } from './quickbooks.ts';
import { sefaz } from './sefaz.ts';
import { square } from './square.ts';
import { stripe } from './stripe.ts';
import { xero } from './xero.ts';

const BY_PROVIDER: Readonly<Record<Provider, Dialect>> = {
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

export const DIALECTS: readonly Dialect[] = PROVIDER_NAMES.map((name) => BY_PROVIDER[name]);
