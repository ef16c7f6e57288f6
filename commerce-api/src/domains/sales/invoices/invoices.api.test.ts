import { sql } from 'kysely';
import { readConfig } from '../../../config';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { readPdf } from '../../../testing/read-pdf';
import { refundOrder } from '../refunds';
import { issueDueInvoices, issueInvoices } from './index';

const { seller } = readConfig({ DEPLOYMENT: 'demo', DATABASE_URL: 'postgres://x' });
let shop: PayingShop;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

const invoice = {
  vatId: '5261040567',
  companyName: 'Żółta Gęś & Spółka',
  address: 'Świętojańska 7/2',
  city: 'Gdańsk',
  postalCode: '80-001',
  country: 'PL',
};

async function ordered(wantsInvoice = true, code?: string) {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves, code ? 3 : 1);
  await addItem(shop, headers, shop.products.face);
  if (code) {
    const { id } = await getCart(shop, headers);
    await shop.call('PUT', `/api/carts/${id}/discount-code`, { headers, body: { code } });
  }
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), wantsInvoice ? { invoice } : {}),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  return { order, orderPayment, headers: { ...headers, 'order-token': orderToken as string } };
}

async function paid(wantsInvoice = true, code?: string) {
  const all = await ordered(wantsInvoice, code);
  const { payment } = (await shop.startPayment(all.orderPayment.id, all.headers)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  return all;
}

const ask = ({ order, headers }: Awaited<ReturnType<typeof ordered>>, query = '', more: Record<string, string> = {}) =>
  shop.call('GET', `/api/orders/${order.id}/invoice${query}`, { headers: { ...headers, ...more } });
const documents = async (orderId: string) =>
  (
    await sql<{ number: string; kind: string; sequence: number; total: number; vat: number }>`
      select number, kind, sequence, (content ->> 'total')::int as total,
        (select sum((v ->> 'vat')::int)::int from jsonb_array_elements(content -> 'vat') v) as vat
      from invoices where order_id = ${orderId} order by kind desc, sequence`.execute(shop.database.db)
  ).rows;

test('a paid order that asked for one has an invoice, as PDF in both languages', async () => {
  const all = await paid();
  const answer = await ask(all);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [issued] = await documents(all.order.id);
  expect(issued).toMatchObject({ kind: 'invoice', total: 35_000, vat: 6545 });
  expect(answer.headers['content-disposition']).toContain(`${issued?.number.replaceAll('/', '-')}.pdf`);
  const text = await readPdf(answer.rawPayload);
  for (const part of [
    `Faktura VAT ${issued?.number}`,
    'Żółta Gęś & Spółka',
    'Świętojańska 7/2',
    'NIP: 5261040567',
    'Łydki',
    '23%',
    '65,45',
    '350,00',
    all.order.number,
  ]) {
    expect(text).toContain(part);
  }
  const english = await readPdf((await ask(all, '', { 'accept-language': 'en' })).rawPayload);
  expect(english).toContain(`VAT invoice ${issued?.number}`);
  expect(english).toContain('Calves');
});

test('lines state what is counted and at what unit price, and corrections too', async () => {
  const all = await paid(true, 'AKSAMIT10');
  const text = await readPdf((await ask(all)).rawPayload);
  for (const part of ['J.m.', 'usł.', 'Cena jedn. brutto', '90,00', 'Obniżka', '27,00', '243,00']) {
    expect(text).toContain(part);
  }
  const english = await readPdf((await ask(all, '', { 'accept-language': 'en' })).rawPayload);
  for (const part of ['Unit', 'service', 'Unit price, gross', 'Reduction']) expect(english).toContain(part);
  await inTransaction(shop.database.db, (trx) =>
    refundOrder(trx, { orderId: all.order.id, reason: 'staff', items: 'all' }),
  );
  await issueDueInvoices(shop.database.db, seller);
  const correction = (await documents(all.order.id)).find(({ kind }) => kind === 'correction');
  const corrected = await readPdf((await ask(all, `?number=${correction?.number}`)).rawPayload);
  for (const part of ['J.m.', 'Cena jedn. brutto', '90,00', 'Przed']) expect(corrected).toContain(part);
});

test('not asked for: 404; not paid: 409; a stranger: 404; an unknown number: 404', async () => {
  expect((await ask(await paid(false))).statusCode).toBe(404);
  const unpaid = await ordered();
  const notReady = await ask(unpaid);
  expect([notReady.statusCode, notReady.json().error]).toMatchObject([
    409,
    { code: 'invoice_not_ready', message: 'Faktura będzie gotowa po opłaceniu zamówienia' },
  ]);
  const english = await ask(unpaid, '', { 'accept-language': 'en' });
  expect(english.json().error.message).toBe('The invoice is ready once the order is paid');
  const all = await paid();
  const stranger = await shop.call('GET', `/api/orders/${all.order.id}/invoice`, { headers: unpaid.headers });
  expect(stranger.statusCode).toBe(404);
  expect((await ask(all, '?number=FV/1999/000001')).statusCode).toBe(404);
  expect((await ask(all, '?size=5')).statusCode).toBe(422);
});

test('each refund has its correction; together they take back exactly the invoice', async () => {
  const all = await paid();
  await ask(all);
  const refund = (items: Parameters<typeof refundOrder>[1]['items']) =>
    inTransaction(shop.database.db, (trx) => refundOrder(trx, { orderId: all.order.id, reason: 'staff', items }));
  await refund([{ orderItemId: all.order.items[0].id, amountMinor: 3333 }]);
  await issueDueInvoices(shop.database.db, seller);
  await refund('all');
  await issueDueInvoices(shop.database.db, seller);
  await issueDueInvoices(shop.database.db, seller);
  const [first, ...corrections] = await documents(all.order.id);
  expect(corrections.map(({ kind, total }) => [kind, total])).toEqual([
    ['correction', -3333],
    ['correction', -31_667],
  ]);
  expect(corrections.reduce((sum, { vat }) => sum + vat, 0)).toBe(-(first?.vat ?? 0));
  const file = await ask(all, `?number=${corrections[0]?.number}`);
  const text = await readPdf(file.rawPayload);
  expect(text).toContain(`Faktura korygująca ${corrections[0]?.number}`);
  expect(text).toContain(`Korygowana faktura: ${first?.number}`);
  expect(text).toContain('66,67');
});

test('a refund before the invoice was issued: the whole invoice first, then its correction', async () => {
  const all = await paid();
  await inTransaction(shop.database.db, (trx) =>
    refundOrder(trx, { orderId: all.order.id, reason: 'staff', items: [{ orderItemId: all.order.items[0].id }] }),
  );
  await ask(all);
  expect((await documents(all.order.id)).map(({ total }) => total)).toEqual([35_000, -10_000]);
});

test('numbers have no gap: thirty at once, repeats, and some that fail half-way', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => paid()));
  await Promise.allSettled(
    orders.flatMap((all, index) => [
      ask(all),
      ask(all),
      inTransaction(shop.database.db, async (trx) => {
        await issueInvoices(trx, all.order.id, { seller, now: new Date() });
        if (index % 2 === 0) throw new Error('half-way');
      }),
    ]),
  );
  for (const all of orders) expect(await documents(all.order.id)).toHaveLength(1);
  const numbers = await sql<{ sequence: number }>`select sequence from invoices where kind = 'invoice'
    and series = (select max(series) from invoices where kind = 'invoice') order by sequence`.execute(shop.database.db);
  expect(numbers.rows.map(({ sequence }) => sequence)).toEqual(numbers.rows.map((_, index) => index + 1));
});

test('each year begins at 1, by the calendar of Warsaw', async () => {
  const all = await paid();
  shop.setNow(new Date('2030-12-31T23:30:00Z'));
  await ask(all);
  expect((await documents(all.order.id))[0]).toMatchObject({ number: 'FV/2031/000001' });
});

test('the database refuses gaps, rewriting and removing', async () => {
  const all = await paid();
  await ask(all);
  const { db } = shop.database;
  await expect(sql`update invoices set content = '{}' where order_id = ${all.order.id}`.execute(db)).rejects.toThrow(
    'corrected',
  );
  await expect(sql`delete from invoices where order_id = ${all.order.id}`.execute(db)).rejects.toThrow('append-only');
  const other = await paid();
  await expect(
    sql`insert into invoices (kind, series, sequence, order_id, content, issued_at)
      select 'invoice', series, last + 1, ${other.order.id}, '{}', now() from invoice_counters
      where series like 'FV/%' limit 1`.execute(db),
  ).rejects.toThrow('gap');
});
