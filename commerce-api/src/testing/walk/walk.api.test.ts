/**
 * Every call of the API, made once in a real order, succeeds; the examples of the OpenAPI document are its requests and
 * responses. `npm run examples` records them again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiCalls } from '@aksamit/contracts/api-calls';
import { staffCalls } from '@aksamit/contracts/staff-calls';
import { untypedCalls } from '@aksamit/contracts/untyped-calls';
import { z } from 'zod';
import type { RecordedExamples } from '../../platform/api-document';
import { recordedExamples } from '../../platform/api-document/recorded-examples';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { RELEASE_SECRET } from '../release-visitors';
import { prepareWalk, type WalkContext, Walker, walkParts } from '.';
import { type RecordedCall, recordCalls, routeParams } from './recorded-calls';
import { sendPlainly } from './send-plainly';
import { stabilizer } from './stable-values';

const EXAMPLES = join(__dirname, '../../platform/api-document/recorded-examples.json');
const began = new Date();
const recorded: RecordedCall[] = [];
let shop: PayingShop;
let context: WalkContext;
beforeAll(async () => {
  shop = await createPayingShop({ modules: [recordCalls((call) => recorded.push(call))], env: { RELEASE_SECRET } });
  context = await prepareWalk(shop);
});
afterAll(() => shop?.close());

test.each(Object.entries(walkParts))('%s', async (_name, part) => {
  await part(new Walker(shop, 'walk', (call) => sendPlainly(shop, call)), context);
});

const all = [...Object.keys(apiCalls), ...Object.keys(staffCalls), ...Object.keys(untypedCalls)].sort();
/** The best example of each name: the one with the largest request. */
function bestOf(name: string): RecordedCall | undefined {
  const sizeOf = ({ body, query }: RecordedCall) => JSON.stringify(body ?? '').length + JSON.stringify(query).length;
  return recorded
    .filter((call) => call.name === name && call.status < 400)
    .sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

test('no call is left out', () => {
  expect(all.filter((name) => !bestOf(name))).toEqual([]);
});

test('the examples of the document are of all calls, and fit what the calls take and answer', () => {
  if (process.env.RECORD_EXAMPLES) writeFileSync(EXAMPLES, `${JSON.stringify(makeExamples(), null, 2)}\n`);
  const examples = process.env.RECORD_EXAMPLES ? makeExamples() : recordedExamples;
  expect(Object.keys(examples).sort()).toEqual(all);
  const wrong = all.flatMap((name) => {
    const example = examples[name];
    const schema = bestOf(name)?.schema;
    const responses: Record<string, unknown> = { ...(schema?.response ?? {}) };
    const pairs: [what: string, schema: unknown, value: unknown][] = [
      ['params', schema?.params, routeParams(example?.params)],
      ['query', schema?.querystring, example?.query],
      ['body', schema?.body, example?.body],
      ['answer', responses[String(example?.status)], example?.answer],
    ];
    return pairs.flatMap(([what, expected, value]) => {
      if (!(expected instanceof z.ZodType) || value === null) return [];
      const parsed = expected.safeParse(value);
      return parsed.success ? [] : [`${name}: ${what}: ${z.prettifyError(parsed.error)}`];
    });
  });
  expect(wrong).toEqual([]);
});

function makeExamples(): RecordedExamples {
  const stable = stabilizer(began, shop.publicOrigin);
  return Object.fromEntries(
    all.flatMap((name) => {
      const call = bestOf(name);
      if (!call) return [];
      const { params, query, body, status, answer, hasEtag } = call;
      return [[name, stable({ params, query, body, status, answer, hasEtag })]];
    }),
  ) as RecordedExamples;
}
