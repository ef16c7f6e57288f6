/** Every list of the API takes `page`, `perPage` and `sort`, and its description names what it can be sorted by. */
import { sql } from 'kysely';
import { logInAs } from '../testing/staff-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
}
type Item = Record<string, unknown>;

const WEBHOOK = '5f0c2f6e-3a51-4f0e-8d4b-1f1f6f0a0002';
let shop: TestApp;
let headers: Record<string, string>;
let lists: { path: string; fields: string[]; parameters: string[] }[];

beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  headers = { ...(await logInAs(shop, 'admin')).headers };
  const { paths } = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  const documented: [string, { get?: Operation }][] = Object.entries(paths);
  lists = documented.flatMap(([path, { get }]) => {
    const parameters = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    if (!get || !parameters.includes('perPage')) return [];
    const fields = /sort:? ([\w, ]+)/.exec(get.summary?.replaceAll('`', '') ?? '')?.[1]?.split(', ') ?? [];
    const filled = path.replace('webhooks/{id}', `webhooks/${WEBHOOK}`).replace('{id}', '1');
    return [{ path: filled.replace('{slug}', 'pielegnacja'), fields, parameters }];
  });
  await sql`insert into webhook_endpoints (id, url, description, events)
    values (${WEBHOOK}, 'https://crm.example/', 'CRM', array['order.paid'])`.execute(shop.database.db);
  await sql`insert into payment_alerts (kind, details) values ('a', '{}'), ('b', '{}')`.execute(shop.database.db);
});
afterAll(() => shop?.close());

const needed: Record<string, string> = {
  '/api/locations/nearby': 'lat=52.2&lng=21',
  '/api/admin/order-products': 'phone=501234567',
};
async function sorted(path: string, sort: string) {
  const answer = await shop.call('GET', `${path}?${needed[path] ?? ''}&perPage=20&sort=${sort}`, { headers });
  return { status: answer.statusCode, json: answer.json() };
}

function itemsOf(data: Record<string, unknown>): Item[] {
  return Object.values(data).find((value): value is Item[] => Array.isArray(value)) ?? [];
}

test('every list can be sorted, and states by what', () => {
  expect(lists.length).toBeGreaterThan(35);
  expect(lists.filter(({ parameters }) => !parameters.includes('sort')).map(({ path }) => path)).toEqual([]);
  expect(lists.filter(({ fields }) => fields.length === 0).map(({ path }) => path)).toEqual([]);
});

test('by each of these fields, up and down; by another one it is 422', async () => {
  for (const { path, fields } of lists) {
    expect([path, (await sorted(path, 'shoeSize')).json.error?.fields]).toEqual([path, { sort: expect.anything() }]);
    for (const field of fields) {
      const [up, down] = [await sorted(path, field), await sorted(path, `-${field}`)];
      expect([path, field, up.status, down.status]).toEqual([path, field, 200, 200]);
      const values = itemsOf(up.json.data).map((item) => item[field]);
      const isPlain = values.every((value) => typeof value === 'number' || /^\d{4}-\d\d-\d\dT/.test(String(value)));
      if (!isPlain) continue;
      const rankOf = (value: unknown) => (typeof value === 'number' ? value : Date.parse(String(value)));
      const inOrder = (list: unknown[]) => [...list].sort((a, b) => rankOf(a) - rankOf(b));
      expect([path, field, values]).toEqual([path, field, inOrder(values)]);
      const back = itemsOf(down.json.data).map((item) => item[field]);
      expect([path, field, back]).toEqual([path, field, inOrder(back).reverse()]);
    }
  }
});
