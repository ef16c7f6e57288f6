/** Errors that calls have by their kind: each is produced on every call that declares it, in both languages. */
import { makeKey } from '../api-keys';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { RELEASE_SECRET } from '../release-visitors';
import { logInAs } from '../staff-fixture';
import { newCustomer } from '../visit-fixture';
import { prepareWalk, type WalkContext, Walker, walkParts } from '../walk';
import { type DeclaredCall, declaredCalls } from './declared-calls';
import { type Bearers, producerOf } from './error-producers';
import { provenPairs } from './proven-pairs';
import { withBrokenKeys } from './with-broken-keys';

const proven = new Set(provenPairs());
let shop: PayingShop;
let calls: DeclaredCall[];
let context: WalkContext;
let bearers: Bearers;
beforeAll(async () => {
  shop = await createPayingShop({ docs: 'document', env: { RELEASE_SECRET } });
  calls = await declaredCalls(shop);
  context = await prepareWalk(shop);
  bearers = {
    admin: (await logInAs(shop, 'admin')).headers,
    customer: (await newCustomer(shop)).headers,
    ordersKey: (await makeKey(shop, ['orders'])).headers,
    figuresKey: (await makeKey(shop, ['figures'])).headers,
  };
});
afterAll(() => shop?.close());

const COMMON = [
  '400 market_required',
  '404 market_not_found',
  '400 bad_request',
  '400 malformed_json',
  '413 payload_too_large',
  '415 unsupported_media_type',
  '401 key_invalid',
  '401 unauthorized',
  '403 forbidden',
  '403 key_scope_missing',
  '404 not_found',
  '422 validation_failed',
];

test.each(COMMON)(
  '%s, on every call that declares it',
  async (error) => {
    const wrong: string[] = [];
    const messages = { pl: new Set<string>(), en: new Set<string>() };
    const elsewhere: string[] = [];
    const declaring = calls.filter(({ errors }) => errors.has(error));
    for (const call of declaring) {
      for (const language of ['pl', 'en'] as const) {
        const answer = await producerOf(error, call, bearers, language)(shop);
        if (answer === null) {
          if (!proven.has(`${call.name} ${error}`)) elsewhere.push(`${call.name} (${language})`);
          continue;
        }
        const isJson = String(answer.headers['content-type']).includes('json');
        const { code, message } = (isJson ? answer.json().error : null) ?? {};
        if (`${answer.statusCode} ${code}` !== error) wrong.push(`${call.name}: ${answer.statusCode} ${code}`);
        else if (!messages[language].has(message)) {
          messages[language].add(message);
          if (messages[language].size > 1) wrong.push(`${call.name} (${language}): ${message}`);
        }
      }
    }
    expect({ wrong, elsewhere }).toEqual({ wrong: [], elsewhere: [] });
    expect(declaring.length).toBeGreaterThan(5);
    // One message in each language, and not the same.
    expect([messages.pl.size, messages.en.size]).toEqual([1, 1]);
    expect([...messages.pl]).not.toEqual([...messages.en]);
  },
  300_000,
);

test('every call that honours the idempotency-key refuses a broken one, another body, and a repeat that comes too soon', async () => {
  const made = new Set<string>();
  const wrong: string[] = [];
  for (const part of Object.values(walkParts)) {
    const walker = new Walker(shop, 'keys', withBrokenKeys(shop, made, wrong));
    await part(walker, context);
  }
  expect(wrong).toEqual([]);
  const keyed = calls.filter(({ errors }) => errors.has('422 idempotency_mismatch')).map(({ name }) => name);
  expect(keyed.filter((name) => !made.has(name))).toEqual([]);
}, 300_000);
