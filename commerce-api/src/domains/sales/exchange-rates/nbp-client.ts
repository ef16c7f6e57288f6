import { z } from 'zod';
import type { ExchangeRate } from './exchange-rate-rules';

const TIMEOUT_MS = 10_000;
/** Longer than any series of days without a table, and than a worker may stand still. */
const LAST_TABLES = 30;

const answer = z.object({
  rates: z.array(z.object({ no: z.string(), effectiveDate: z.iso.date(), mid: z.number().positive() })),
});

/**
 * The latest average rates (table A) of a currency from the central bank's web API, oldest first.
 * @throws when the bank does not answer as documented
 */
export async function fetchRates(baseUrl: string, currency: string): Promise<ExchangeRate[]> {
  const url = `${baseUrl}/api/exchangerates/rates/a/${currency.toLowerCase()}/last/${LAST_TABLES}/?format=json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok)
    throw new Error(`Failed to fetch the rates of ${currency}: HTTP ${response.status}. Try again later.`);
  return answer.parse(await response.json()).rates.map(({ no, effectiveDate, mid }) => ({
    currency,
    day: effectiveDate,
    tableNumber: no,
    rate: Math.round(mid * 10_000),
  }));
}
