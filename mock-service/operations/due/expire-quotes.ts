// expireQuotes: an open quote whose last day has passed is expired.
// Beside a request's walk: due work.
import { quoteAt, quoteExpiryMs } from '../../domain/sales/quote.ts';
import { defineDueWork } from './due-work.ts';

/** At 00:00 UTC of the day after a quote's last one. */
export const expireQuotes = defineDueWork({
  name: 'expire_quotes',
  table: 'quotes',
  where: { status: 'open' },
  nextAtMs: (quote) => (quote.status === 'open' ? quoteExpiryMs(quote) : null),
  run: (quote, { tx, nowMs }) => {
    tx.quotes.put(quoteAt(quote, nowMs));
  },
});
