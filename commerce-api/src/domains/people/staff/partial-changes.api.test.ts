/** A change of one field leaves all others as they were: every kind of record that staff edit, every field. */
import { staffCalls } from '@aksamit/contracts/staff-calls';
import fc from 'fast-check';
import { z } from 'zod';
import { logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

type Values = Record<string, unknown>;

let shop: TestApp;
let admin: Person;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await logInAs(shop, 'admin');
  // A shop begins without them.
  const content = { pl: 'Dziękujemy.', en: 'Thank you.' };
  const body = { name: 'Podziękowanie', desk: 'leads', content, position: 1 };
  await shop.call('POST', '/api/admin/answer-templates', { headers: admin.headers, body });
});
afterAll(() => shop?.close());

/** Kinds with a list, one record and a change of which no field is required (such as a version); the body's fields. */
const kinds = Object.entries(staffCalls).flatMap(([name, shape]) => {
  const path = /^PUT (\/admin\/[a-z-]+)\/\{id\}$/.exec(name)?.[1];
  if (!path || !('body' in shape) || !(`GET ${path}/{id}` in staffCalls)) return [];
  if (!(shape.body instanceof z.ZodObject)) return [];
  const fields: [string, z.ZodType][] = Object.entries(shape.body.shape);
  const isPartial = fields.every(([, field]) => field.safeParse(undefined).success);
  return isPartial ? [{ path, fields: fields.map(([field]) => field) }] : [];
});

/** Fields that follow from others. */
const FOLLOWING = new Set(
  'updatedAt changedAt changedBy editedAt state usedCount history cityName productNames'.split(' '),
);

/** Another value of the same kind, where it is easily made; else the same value. */
function changed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' && Number.isInteger(value)) return value + 1;
  if (Array.isArray(value)) return value.slice(1);
  return value;
}

const others = (record: Values, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field && !FOLLOWING.has(name)));

async function send(method: 'GET' | 'PUT', path: string, body?: Values): Promise<{ status: number; data: Values }> {
  const answer = await shop.call(method, `/api${path}`, { headers: admin.headers, ...(body ? { body } : {}) });
  return { status: answer.statusCode, data: answer.json().data ?? {} };
}
const recordIn = (data: Values): Values => z.record(z.string(), z.unknown()).parse(Object.values(data)[0]);

test('the kinds are those that calls.md names, and what a salon is opened with', () => {
  expect(kinds.map(({ path }) => path.replace('/admin/', '')).sort()).toEqual(
    [
      'article-authors',
      'article-categories',
      'articles',
      'bundles',
      'cms-pages',
      'discount-codes',
      'locations',
      'offers',
      'prices',
      'products',
      'promo-bars',
      'promotions',
    ]
      .concat(['answer-templates', 'redirects', 'staff', 'vouchers', 'cities', 'rooms', 'devices'])
      .sort(),
  );
});

test.each(kinds)('$path', async ({ path, fields }) => {
  const list = await send('GET', `${path}?perPage=100`);
  const records = z.array(z.looseObject({ id: z.string() })).parse(Object.values(list.data)[0]);
  expect(records.length).toBeGreaterThan(0);
  const written = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...records), fc.constantFrom(...fields), async ({ id }, field) => {
      const before = recordIn((await send('GET', `${path}/${id}`)).data);
      const { status } = await send('PUT', `${path}/${id}`, { [field]: changed(before[field]) });
      const after = recordIn((await send('GET', `${path}/${id}`)).data);
      expect([200, 409, 422]).toContain(status);
      if (status === 200) written.add(field);
      expect(others(after, field)).toEqual(others(before, field));
    }),
    { numRuns: 40, seed: 20_260_101 },
  );
  expect(written.size).toBeGreaterThan(0);
});
