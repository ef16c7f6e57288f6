/** Special offers that staff make, as shoppers then see and buy them. */
import { addItem, makeProducts, newVisitor, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
let body: Record<string, unknown>;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
  const { data } = (await as('admin', 'GET', '/offers?perPage=1')).json();
  const { id: _id, state: _state, productNames: _names, ...first } = data.offers[0];
  body = {
    ...first,
    code: 'test-offer',
    name: { pl: 'Oferta testowa', en: 'Test offer' },
    slugs: { pl: 'oferta-testowa', en: 'test-offer' },
    validFrom: hours(-1),
    validTo: hours(24),
    contents: [
      { id: products.calves, quantity: 2 },
      { id: products.face, quantity: 1 },
    ],
  };
});
afterAll(() => shop?.close());

const as = (role: Role, method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body: sent });
const price = (productId: string) => ({
  productId,
  marketId: '1',
  currency: 'PLN',
  quantityFrom: 1,
  quantityTo: 1,
  price: 30_000,
});
const seen = (slug = 'oferta-testowa') => shop.call('GET', `/api/offers/${slug}`);

test('an offer is made, priced, seen in its time, bought, and ended', async () => {
  const made = await as('admin', 'POST', '/offers', body);
  expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
  const { offer } = made.json().data;
  expect(offer.contents).toEqual(body.contents);
  expect((await auditLogOf(shop))[0]).toMatchObject({ call: 'POST /admin/offers', subjectKind: 'offer' });
  expect((await as('admin', 'POST', '/prices', price(offer.id))).statusCode).toBe(201);

  const shown = (await seen()).json().data.offer;
  expect(shown).toMatchObject({
    id: offer.id,
    name: 'Oferta testowa',
    label: expect.any(String),
    validTo: body.validTo,
  });
  // Two pieces of 100 zł each and one of 250 zł, bought one by one.
  expect(shown.standardPrice).toBe(45_000);
  const visitor = await newVisitor(shop);
  const add = () =>
    shop.call('POST', '/api/cart-items', {
      headers: visitor,
      body: { itemType: 'offer', itemId: offer.id, quantity: 1 },
    });
  expect((await add()).json().data.cartItem.pricing).toMatchObject({ finalPrice: 30_000 });

  const change = (sent: object) => as('admin', 'PUT', `/offers/${offer.id}`, sent);
  const fewer = await change({ contents: [{ id: products.calves, quantity: 3 }] });
  expect(fewer.json().data.offer.contents).toEqual([{ id: products.calves, quantity: 3 }]);
  expect((await change({ validTo: hours(-0.5) })).statusCode).toBe(200);
  expect((await seen()).statusCode).toBe(404);
  const other = await newVisitor(shop);
  await expect(addItem(shop, other, offer.id)).rejects.toThrow();
});

test.each([
  ['an end before its beginning', () => ({ validTo: hours(-2) }), 'validTo'],
  ['a treatment that is not there', () => ({ contents: [{ id: '999999', quantity: 1 }] }), 'contents'],
  ['an address that is taken', () => ({ slugs: { pl: 'test-lydki', en: 'taken-one' } }), 'slugs'],
  ['no such list', () => ({ variant: 'other' }), 'variant'],
])('%s is 422 and makes nothing', async (_name, change, field) => {
  const code = `refused-${field}`;
  const slugs = { pl: `odrzucona-${field.toLowerCase()}`, en: `refused-${field.toLowerCase()}` };
  const answer = await as('admin', 'POST', '/offers', { ...body, code, slugs, ...change() });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  expect((await as('admin', 'GET', `/offers?q=${code}`)).json().meta.total).toBe(0);
});

test('only an admin makes offers, and not without their time, as a plain product', async () => {
  expect((await as('manager', 'POST', '/offers', body)).statusCode).toBe(403);
  const { data } = (await as('admin', 'GET', '/products?type=product&perPage=1')).json();
  const { id: _id, ...first } = data.products[0];
  const plain = { ...first, type: 'offer', code: 'no-time', slugs: { pl: 'bez-czasu', en: 'no-time' } };
  const answer = await as('admin', 'POST', '/products', plain);
  expect(Object.keys(answer.json().error.fields)).toEqual(['type']);
});
