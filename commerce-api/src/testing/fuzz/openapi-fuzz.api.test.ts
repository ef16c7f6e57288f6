/**
 * Requests of guests, customers and staff, right and broken ones, four at once: walks through the API with strangers
 * and broken requests beside every good call, and requests generated from the OpenAPI document alone. None is answered
 * 5xx, every error has the envelope of calls.md and a code that the document declares for the call, nobody reaches
 * another's records, a repeat does its work once, nothing is left incomplete, and every call succeeds. FUZZ_SEED sends
 * others (`npm run fuzz`: a new seed each time), FUZZ_REQUESTS more or fewer.
 */
import { pino } from 'pino';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { RELEASE_SECRET } from '../release-visitors';
import { recordCalls } from '../walk/recorded-calls';
import { runFuzz } from './run-fuzz';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);

const problems: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => problems.push(line) });

/** Calls that gateways made beside the fuzz, with success. */
const noticed = new Set<string>();
const webhooks = recordCalls(({ name, status }) => {
  if (status < 400) noticed.add(name);
});

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop({ docs: 'document', logger, env: { RELEASE_SECRET }, modules: [webhooks] });
});
afterAll(() => shop?.close());

it(`finds nothing wrong in ${REQUESTS} requests of seed ${SEED}`, async () => {
  const isAsked = process.env.FUZZ_SEED !== undefined;
  const report = isAsked ? (line: string) => process.stderr.write(`${line}\n`) : () => {};
  const result = await runFuzz(shop, { seed: SEED, requests: REQUESTS, report });
  if (isAsked) process.stderr.write(`${JSON.stringify(result, null, 1)}\n${problems.slice(0, 40).join('')}\n`);
  expect(result.failures).toEqual([]);
  expect(result.neverGood.filter((name) => !noticed.has(name))).toEqual([]);
  expect(result.sent).toBeGreaterThanOrEqual(REQUESTS);
}, 7_200_000);
