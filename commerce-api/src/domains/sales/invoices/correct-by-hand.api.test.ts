/** Corrections made by hand: amounts, and the buyer's data. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { companyInvoice, makeProducts, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST', path: string, body?: object, role: Role = 'manager') =>
  shop.call(method, `/api/admin/orders/${path}`, { headers: people[role].headers, body });

/** A paid order of 100 PLN with its invoice. */
async function invoiced() {
  const { order, headers } = await placeOrder(shop, products.calves, { invoice: companyInvoice });
  await send('POST', `${order.id}/payments`, { method: 'cash' });
  await shop.call('GET', `/api/orders/${order.id}/invoice`, { headers });
  const itemId: string = (await send('GET', order.id)).json().data.order.items[0].id;
  return { id: order.id, itemId };
}
const correct = (id: string, body: object, role?: Role) => send('POST', `${id}/invoice-corrections`, body, role);
const preview = (id: string, body: object) => send('POST', `${id}/invoice-correction-previews`, body);
const documentsOf = async (id: string) =>
  (
    await sql<{ content: { total: number; buyer: { name: string } } }>`select content from invoices
      where order_id = ${id} order by issued_at, sequence`.execute(shop.database.db)
  ).rows.map(({ content }) => content);

test('an amount that went back outside of the shop is previewed, and then issued under the next number', async () => {
  const { id, itemId } = await invoiced();
  const body = { reason: 'Zwrot przelewem', items: [{ orderItemId: itemId, amount: 2_460 }], documentsBefore: 1 };
  expect((await preview(id, body)).json().data.invoiceCorrectionPreview).toMatchObject({
    lines: [{ before: 10_000, after: 7_540 }],
    vat: [{ vatRate: 23, gross: -2_460, vat: -460, net: -2_000 }],
    total: -2_460,
  });
  expect(await documentsOf(id)).toHaveLength(1);
  const issued = await correct(id, body);
  expect([issued.statusCode, issued.json().data?.order.invoices]).toMatchObject([
    201,
    [{ kind: 'invoice' }, { kind: 'correction', total: -2_460 }],
  ]);
  expect((await auditLogOf(shop))[0]).toMatchObject({ right: 'correctInvoices', details: { total: -2_460 } });
  const number = issued.json().data.order.invoices[1].number.replaceAll('/', '-');
  expect((await send('GET', `${id}/invoices/${number}`)).headers['content-type']).toBe('application/pdf');
  expect((await correct(id, body)).json().error.code).toBe('documents_changed');
  const more = { ...body, documentsBefore: 2, items: [{ orderItemId: itemId, amount: 7_541 }] };
  expect((await correct(id, more)).json().error.fields).toHaveProperty('items');
});

test('a refund after it corrects what is left, and nothing twice', async () => {
  const { id, itemId } = await invoiced();
  await correct(id, { reason: 'Zwrot', items: [{ orderItemId: itemId, amount: 1_000 }], documentsBefore: 1 });
  await send('POST', `${id}/refunds`, { items: [{ orderItemId: itemId, amount: 4_000 }] });
  const body = { reason: 'Zwrot', items: [{ orderItemId: itemId, amount: 5_000 }], documentsBefore: 2 };
  expect((await preview(id, body)).json().data.invoiceCorrectionPreview).toMatchObject({
    lines: [{ before: 5_000, after: 0 }],
  });
  expect((await correct(id, body)).statusCode).toBe(201);
  expect((await documentsOf(id)).map(({ total }) => total)).toEqual([10_000, -1_000, -4_000, -5_000]);
});

test('wrong data of the buyer are replaced for this and later documents; the invoice stays as it is', async () => {
  const { id } = await invoiced();
  const buyer = { ...companyInvoice, companyName: 'Łydka S.A.' };
  const issued = await correct(id, { reason: 'Błędna nazwa nabywcy', buyer, documentsBefore: 1 });
  expect(issued.json().data.order.invoices).toMatchObject([
    { buyer: { companyName: companyInvoice.companyName } },
    { total: 0, buyer: { companyName: 'Łydka S.A.' } },
  ]);
  const wrong = { reason: 'x', buyer: { ...buyer, vatId: '1234567890' }, documentsBefore: 2 };
  expect((await correct(id, wrong)).json().error.fields).toHaveProperty(['buyer.vatId']);
});

test('without an invoice there is nothing to correct; staff of a salon have no right to it', async () => {
  const { order } = await placeOrder(shop, products.calves);
  const body = { reason: 'x', buyer: companyInvoice, documentsBefore: 1 };
  expect((await correct(order.id, body)).json().error.code).toBe('invoice_not_ready');
  expect((await correct(randomUUID(), body)).statusCode).toBe(404);
  expect((await correct(order.id, body, 'staff')).statusCode).toBe(403);
  expect((await correct(order.id, { reason: 'x', documentsBefore: 1 })).statusCode).toBe(422);
});
