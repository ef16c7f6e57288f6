import { type Db, inTransaction } from '../../../platform/database';
import { currenciesToLookAt, keepRates } from './exchange-rate-queries';
import { fetchRates } from './nbp-client';

/**
 * Looks up the rates of all foreign currencies, once an hour. For the worker. @returns how many currencies were queried
 */
export async function lookUpRates(db: Db, baseUrl: string, now = new Date()): Promise<number> {
  const currencies = await currenciesToLookAt(db, now);
  for (const currency of currencies) {
    const rates = await fetchRates(baseUrl, currency);
    await inTransaction(db, (trx) => keepRates(trx, currency, rates, now));
  }
  return currencies.length;
}
