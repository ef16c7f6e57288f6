/**
 * Requests made from the OpenAPI document, right and broken ones, of guests, customers and staff, four at once. None is
 * answered 5xx, every error has the envelope of calls.md with a known code, nothing is left half written.
 * FUZZ_REQUESTS sends more (`npm run fuzz`: 20 000), FUZZ_SEED others.
 */
import { pino } from 'pino';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { runFuzz } from './run-fuzz';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000);

const problems: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => problems.push(line) });

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop({ docs: 'document', logger });
}, 120_000);
afterAll(() => shop?.close());

it(`finds no 5xx and no half-written state in ${REQUESTS} requests of seed ${SEED}`, async () => {
  const isLong = REQUESTS > 5000;
  const say = isLong ? (line: string) => process.stderr.write(`${line}\n`) : () => {};
  const result = await runFuzz(shop, shop.products.calves, { seed: SEED, requests: REQUESTS, say });
  if (isLong || process.env.FUZZ_SEED)
    process.stderr.write(`${JSON.stringify(result, null, 1)}\n${problems.slice(0, 40).join('')}\n`);
  expect(result.failures).toEqual([]);
  expect(result.sent).toBeGreaterThanOrEqual(REQUESTS);
  // The requests are good enough to get somewhere: as many calls answer with success as fail for good reasons.
  expect(result.neverGood.length).toBeLessThan(75);
}, 7_200_000);
