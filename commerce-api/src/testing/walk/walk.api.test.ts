/** Every call of the API, made once as people make it, succeeds. */
import { apiCalls } from '@aksamit/shared-kit/contracts/api-calls';
import { otherCalls } from '@aksamit/shared-kit/contracts/other-calls';
import { staffCalls } from '@aksamit/shared-kit/contracts/staff-calls';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { RELEASE_SECRET } from '../release-visitors';
import { prepareWalk, Walker, type WalkPlaces, walkParts } from '.';
import { type RecordedCall, recordCalls } from './recorded-calls';
import { sendPlainly } from './send-plainly';

const recorded: RecordedCall[] = [];
let shop: PayingShop;
let places: WalkPlaces;
beforeAll(async () => {
  shop = await createPayingShop({ modules: [recordCalls((call) => recorded.push(call))], env: { RELEASE_SECRET } });
  places = await prepareWalk(shop);
}, 120_000);
afterAll(() => shop?.close());

test.each(Object.entries(walkParts))('%s', async (_name, part) => {
  await part(new Walker(shop, 'walk', (call) => sendPlainly(shop, call)), places);
});

test('no call is left out', () => {
  const made = new Set(recorded.filter(({ status }) => status < 400).map(({ name }) => name));
  const all = [...Object.keys(apiCalls), ...Object.keys(staffCalls), ...Object.keys(otherCalls)];
  expect(all.filter((name) => !made.has(name))).toEqual([]);
});
