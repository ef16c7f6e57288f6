/** What the OpenAPI document declares of refusals is what tests bring about in both languages: neither more nor less. */
import { resolve } from 'node:path';
import { ownErrors } from '../../platform/api-document/own-errors';
import { accountCases } from './account-cases';
import { cartCases } from './cart-cases';
import { deskCases } from './desk-cases';
import { findProofs, pairsProvenIn } from './find-proofs';
import { moneyCases } from './money-cases';
import { orderCases } from './order-cases';
import { visitCases } from './visit-cases';

/** Shared by many calls: `common-errors.api.test.ts` has them. */
const COMMON = [
  'bad_request',
  'idempotency_key_required',
  'market_not_found',
  'not_found',
  'unauthorized',
  'validation_failed',
];

const declared = Object.entries(ownErrors)
  .flatMap(([call, errors]) => [...new Set(errors)].map((error) => `${call} ${error}`))
  .filter((pair) => !COMMON.includes(pair.split(' ').at(-1) ?? ''));
const tables = [...visitCases, ...cartCases, ...orderCases, ...moneyCases, ...deskCases, ...accountCases];
const proofs = findProofs(resolve(__dirname, '../..'));
const proven = [...tables.map(([pair]) => pair), ...proofs.map(({ pair }) => pair)];

test('every declared refusal is brought about in both languages, and nothing else is', () => {
  expect(declared.filter((pair) => !proven.includes(pair))).toEqual([]);
  expect(proven.filter((pair) => !declared.includes(pair))).toEqual([]);
  expect(declared.length).toBeGreaterThan(120);
});

test('each in one place', () => {
  expect(proven.filter((pair, index) => proven.indexOf(pair) !== index)).toEqual([]);
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
