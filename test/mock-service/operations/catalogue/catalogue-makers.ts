// What scenarios of prices, taxes and discounts are arranged with.
import type { Input, Provider } from '../provider.ts';
import { customerFor, lineOn, type Scenario } from '../scenario.ts';

export const productIn = (p: Provider, more: Input = {}): Promise<string> =>
  p.made('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1250.5', ...more });
export const priceOf = (p: Provider, product: string): string | undefined =>
  p.store.rows('products').find(({ id }) => id === product)?.price.id;
export const rateIn = (p: Provider, more: Input = {}): Promise<string> =>
  p.made('create_tax_rate', { display_name: 'ISS', percentage: '5', inclusive: false, ...more });
export const couponIn = (p: Provider, more: Input = {}): Promise<string> => p.made('create_coupon', { percent_off: '10', ...more });

/** A line that names what `make` made. */
export const lineNaming =
  (make: (p: Provider) => Promise<Input>): Scenario['arrange'] =>
  async (p) => ({ ...(await lineOn({})(p)), ...(await make(p)) });
/** A new invoice that names it. */
export const invoiceNaming =
  (make: (p: Provider) => Promise<Input>): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', ...(await make(p)) });
