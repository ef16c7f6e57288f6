/**
 * The refusals that the OpenAPI document declares are those that tests cause in both languages: neither more nor less.
 */
import { domains } from '../../domains';
import { callErrorsOf } from '../../platform/domain';
import { pairsProvenIn } from './find-proofs';
import { provenPairs } from './proven-pairs';

const callErrors = callErrorsOf(domains);

/** Errors that calls have by their kind: `common-errors.api.test.ts` causes them, or names the test that should. */
const COMMON = [
  'bad_request',
  'idempotency_key_required',
  'market_not_found',
  'not_found',
  'payload_too_large',
  'unauthorized',
  'unsupported_media_type',
  'validation_failed',
];
const isOwn = (pair: string) => !COMMON.includes(pair.split(' ').at(-1) ?? '');

const declared = Object.entries(callErrors)
  .flatMap(([call, errors]) => [...new Set(errors)].map((error) => `${call} ${error}`))
  .filter(isOwn);
const all = provenPairs();
const proven = all.filter(isOwn);

test('every declared refusal is brought about in both languages, and nothing else is', () => {
  expect(declared.filter((pair) => !proven.includes(pair))).toEqual([]);
  expect(proven.filter((pair) => !declared.includes(pair))).toEqual([]);
  expect(declared.length).toBeGreaterThan(120);
});

test('each in one place', () => {
  expect(all.filter((pair, index) => all.indexOf(pair) !== index)).toEqual([]);
});

test('of tests only what runs counts as a proof', () => {
  const proof = "await expectRefusal(shop, 'GET /a 404 b', request);";
  expect(pairsProvenIn(`test('a', async () => { ${proof} });`)).toEqual(['GET /a 404 b']);
  expect(pairsProvenIn(`describe('x', () => { it.each([1])('%s', async () => { ${proof} }); });`)).toHaveLength(1);
  for (const idle of [
    `// test('a', async () => { ${proof} });`,
    `const unused = async () => { ${proof} };`,
    `test.skip('a', async () => { ${proof} });`,
    `test('a', () => { ${proof.replace('await ', 'void ')} });`,
    `test('a', () => expect('GET /a 404 b').toBe('GET /a 404 b'));`,
  ]) {
    expect(pairsProvenIn(idle)).toEqual([]);
  }
});
