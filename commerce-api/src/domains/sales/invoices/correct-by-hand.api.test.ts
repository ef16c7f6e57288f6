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
});

test('another tax number: the invoice is corrected to nothing, and another one replaces it for what is left', async () => {
  const { id, itemId } = await invoiced();
  await correct(id, { reason: 'Zwrot', items: [{ orderItemId: itemId, amount: 1_000 }], documentsBefore: 1 });
  const buyer = { ...companyInvoice, vatId: '7740001454' };
  const body = { reason: 'Błędny NIP', buyer, documentsBefore: 2 };
  expect((await preview(id, body)).json().data.invoiceCorrectionPreview).toMatchObject({
    lines: [{ before: 9_000, after: 0 }],
    total: -9_000,
    buyerBefore: { vatId: companyInvoice.vatId },
    buyer: { vatId: buyer.vatId },
    replacement: { total: 9_000 },
  });
  const both = { ...body, items: [{ orderItemId: itemId, amount: 1 }] };
  expect((await correct(id, both)).json().error.fields).toHaveProperty('items');
  const issued = await correct(id, body);
  const { invoices } = issued.json().data.order;
  expect(invoices).toMatchObject([
    { kind: 'invoice', total: 10_000, buyer: { vatId: companyInvoice.vatId } },
    { kind: 'correction', total: -1_000 },
    { kind: 'correction', total: -9_000, buyer: { vatId: companyInvoice.vatId } },
    { kind: 'invoice', total: 9_000, buyer: { vatId: buyer.vatId } },
  ]);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    right: 'correctInvoices',
    details: { total: 0, isOfBuyer: true },
  });
  await send('POST', `${id}/refunds`, { items: [{ orderItemId: itemId, amount: 4_000 }] });
  const rest = { reason: 'Zwrot', items: [{ orderItemId: itemId, amount: 5_000 }], documentsBefore: 4 };
  expect((await preview(id, rest)).json().data.invoiceCorrectionPreview).toMatchObject({
    correctedNumber: invoices[3].number,
    lines: [{ before: 5_000, after: 0 }],
  });
  await correct(id, rest);
  const none = { reason: 'x', buyer: companyInvoice, documentsBefore: 6 };
  expect((await correct(id, none)).json().error.fields).toHaveProperty(['buyer.vatId']);
  const corrected = await sql<{
    number: string;
  }>`select o.number from invoices f join invoices o on o.id = f.corrects_id
    where f.order_id = ${id} order by f.issued_at, f.sequence`.execute(shop.database.db);
  const [first, , , second] = invoices.map(({ number }: { number: string }) => number);
  expect(corrected.rows.map(({ number }) => number)).toEqual([first, first, second, second]);
});

test('of two who replace one invoice at once the second is refused', async () => {
  const { id } = await invoiced();
  const replace = (vatId: string) =>
    correct(id, { reason: 'Błędny NIP', buyer: { ...companyInvoice, vatId }, documentsBefore: 1 });
  const answers = await Promise.all([replace('7740001454'), replace('5250007738')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await documentsOf(id)).toHaveLength(3);
});

test('without an invoice there is nothing to correct; staff of a salon have no right to it', async () => {
  const { order } = await placeOrder(shop, products.calves);
  const body = { reason: 'x', buyer: companyInvoice, documentsBefore: 1 };
  expect((await correct(order.id, body)).json().error.code).toBe('invoice_not_ready');
  expect((await correct(randomUUID(), body)).statusCode).toBe(404);
  expect((await correct(order.id, body, 'staff')).statusCode).toBe(403);
  expect((await correct(order.id, { reason: 'x', documentsBefore: 1 })).statusCode).toBe(422);
});
