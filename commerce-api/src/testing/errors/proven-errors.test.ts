/** What the OpenAPI document declares of refusals is what tests bring about: neither more nor less. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownErrors } from '../../platform/api-document/own-errors';
import { deskCases } from './desk-cases';
import { moneyCases } from './money-cases';
import { provenAlone, provenElsewhere } from './proven-elsewhere';
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
const cases = [...visitCases, ...moneyCases, ...deskCases].map(([pair]) => pair);
const proven = [...cases, ...Object.keys(provenAlone), ...Object.keys(provenElsewhere)];

test('every declared refusal has its test, and every test its declaration', () => {
  expect(declared.filter((pair) => !proven.includes(pair))).toEqual([]);
  expect(proven.filter((pair) => !declared.includes(pair))).toEqual([]);
  expect(declared.length).toBeGreaterThan(120);
});

test('each is proven in one place', () => {
  expect(proven.filter((pair, index) => proven.indexOf(pair) !== index)).toEqual([]);
});

test.each(Object.entries(provenElsewhere))('%s is named in %s', (pair, file) => {
  const text = readFileSync(resolve(__dirname, '../../modules', file), 'utf8');
  expect(text).toContain(`'${pair.split(' ').at(-1)}'`);
});

test.each(Object.entries(provenAlone))('%s is tested in %s', (pair, file) => {
  expect(readFileSync(resolve(__dirname, file), 'utf8')).toContain(`test('${pair}'`);
});
