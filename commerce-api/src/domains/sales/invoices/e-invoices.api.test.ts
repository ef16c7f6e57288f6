import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../../config';
import { inTransaction } from '../../../platform/database';
import { readQueueLengths } from '../../../platform/metrics/queue-lengths';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { readPdf } from '../../../testing/read-pdf';
import { logInAs } from '../../../testing/staff-fixture';
import { sales } from '../domain';
import { lookUpRates } from '../exchange-rates';
import { refundOrder } from '../refunds';
import { createKsefRegister, issueDueInvoices, sendEInvoices } from './index';

const { seller } = readConfig({ DEPLOYMENT: 'demo', DATABASE_URL: 'postgres://x' });
let shop: PayingShop;
let minutes = 1;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.eInvoices.behaviour.reset());

const buyer = {
  vatId: '5261040567',
  companyName: 'Żółta Gęś & Spółka',
  address: 'Świętojańska 7/2',
  city: 'Gdańsk',
  postalCode: '80-001',
  country: 'PL',
};

async function paid(market = 'pl', invoice = buyer) {
  const headers = await newVisitor(shop, market);
  await addItem(shop, headers, shop.products.calves);
  const paymentMethod = market === 'pl' ? 'przelewy24' : 'stripe';
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { invoice, paymentMethod }),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken as string };
  const { payment } = (await shop.startPayment(orderPayment.id, own, paymentMethod)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  return { order, headers: own };
}
type Paid = Awaited<ReturnType<typeof paid>>;

const issue = () => issueDueInvoices(shop.database.db, seller);
const register = (token = 'sandbox-e-invoice-token') =>
  createKsefRegister({ baseUrl: `${shop.sandboxOrigin}/sandbox/e-invoices`, token, vatId: seller.vatId });
const sending = (own = register()) => ({ db: shop.database.db, logger: pino({ level: 'silent' }), register: own });
/** Runs of the worker, hours apart, so that all pending work is due. */
async function rounds(count: number, own = sending()) {
  for (let round = 0; round < count; round += 1) {
    minutes += 200;
    await sendEInvoices(own, new Date(Date.now() + minutes * 60_000));
  }
}
const documentsOf = async ({ order }: Pick<Paid, 'order'>) =>
  (
    await sql<{
      number: string;
      kind: string;
      eInvoiceNumber: string | null;
      reference: string | null;
      problem: string | null;
    }>`
      select number, kind, e_invoice_number as "eInvoiceNumber", e_invoice_reference as reference,
        e_invoice_problem as problem from invoices where order_id = ${order.id} order by issued_at`.execute(
      shop.database.db,
    )
  ).rows;
const takenOf = (number: string | undefined) =>
  [...shop.sandbox.eInvoices.list.values()].filter((entry) => entry.number === number);

test('an invoice goes in by a session, waits, and keeps the number it was given', async () => {
  const all = await paid();
  await issue();
  const own = sending();
  await rounds(1, own);
  expect(await documentsOf(all)).toMatchObject([{ eInvoiceNumber: null, reference: expect.any(String) }]);
  await rounds(2, own);
  const [invoice] = await documentsOf(all);
  expect(invoice?.eInvoiceNumber).toMatch(/^1234563218-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/);
  const [taken] = takenOf(invoice?.number);
  expect(taken?.xml).toContain('<Nazwa>Żółta Gęś &amp; Spółka</Nazwa>');
  expect(taken?.xml).toContain('<P_13_1>81.30</P_13_1><P_14_1>18.70</P_14_1><P_15>100.00</P_15>');
  const pdf = await shop.call('GET', `/api/orders/${all.order.id}/invoice`, { headers: all.headers });
  expect(await readPdf(pdf.rawPayload)).toContain(invoice?.eInvoiceNumber);
  expect((await shop.readOrder(all.order.id, all.headers)).invoices).toEqual([
    {
      number: invoice?.number,
      kind: 'invoice',
      issuedAt: expect.any(String),
      total: 10_000,
      eInvoiceNumber: invoice?.eInvoiceNumber,
    },
  ]);
});

const staffView = async ({ order }: Pick<Paid, 'order'>) => {
  const { headers } = await logInAs(shop, 'manager');
  const answer = await shop.call('GET', `/api/admin/orders/${order.id}`, { headers });
  return answer.json().data.order.invoices;
};
const receiptOf = async (number: string | undefined) =>
  (
    await sql<{ content: string; hash: string }>`select r.content, r.hash from e_invoice_receipts r
      join invoices f on f.id = r.invoice_id where f.number = ${number ?? ''}`.execute(shop.database.db)
  ).rows[0];

test('once the session is closed the receipt is kept, and staff see each step', async () => {
  const all = await paid();
  await issue();
  const own = sending();
  const states: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    states.push((await staffView(all))[0].eInvoiceState);
    await rounds(1, own);
  }
  expect(states).toEqual(['waits', 'handedIn', 'handedIn', 'taken', 'confirmed']);
  const [invoice] = await documentsOf(all);
  const { content = '', hash } = (await receiptOf(invoice?.number)) ?? {};
  expect(content).toContain(`<NumerKSeFDokumentu>${invoice?.eInvoiceNumber}</NumerKSeFDokumentu>`);
  expect(hash).toBe(createHash('sha256').update(content).digest('base64'));
  expect(await staffView(all)).toEqual([
    {
      number: invoice?.number,
      kind: 'invoice',
      issuedAt: expect.any(String),
      total: 10_000,
      eInvoiceState: 'confirmed',
      eInvoiceNumber: invoice?.eInvoiceNumber,
      eInvoiceProblem: null,
      receiptAt: expect.any(String),
      buyer: expect.objectContaining({ companyName: 'Żółta Gęś & Spółka' }),
    },
  ]);
  const rewriting = sql`update e_invoice_receipts set content = ''`.execute(shop.database.db);
  await expect(rewriting).rejects.toMatchObject({ code: '23001' });
});

test('a receipt that is damaged or not made yet is requested again', async () => {
  const all = await paid();
  await issue();
  await rounds(3);
  expect(await staffView(all)).toMatchObject([{ eInvoiceState: 'taken', receiptAt: null }]);
  await rounds(1, sending({ ...register(), receiptOf: async () => null }));
  const { fetch } = globalThis;
  const damaged = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).endsWith('/upo')) return answer;
    return new Response(`${await answer.text()} `, { headers: answer.headers });
  });
  await rounds(1);
  expect(damaged).toHaveBeenCalledWith(expect.stringMatching(/\/upo$/), expect.anything());
  damaged.mockRestore();
  expect(await staffView(all)).toMatchObject([{ eInvoiceState: 'taken', receiptAt: null }]);
  await rounds(1);
  expect(await staffView(all)).toMatchObject([{ eInvoiceState: 'confirmed' }]);
});

test('an answer that got lost, or a run that was killed before it wrote: the document counts once', async () => {
  const all = await paid();
  await issue();
  shop.sandbox.eInvoices.behaviour.configure({ loseAnswer: true, times: 1 });
  await rounds(1);
  const [lost] = await documentsOf(all);
  expect(lost).toMatchObject({ reference: null, eInvoiceNumber: null });
  expect(takenOf(lost?.number)).toHaveLength(1);
  await rounds(3);
  const [invoice] = await documentsOf(all);
  expect(takenOf(invoice?.number)).toMatchObject([{ eInvoiceNumber: invoice?.eInvoiceNumber }]);
});

test('in a storm nothing is lost and nothing handed in twice; the number comes when it is over', async () => {
  const all = await paid();
  await issue();
  // Every call fails, the login as well.
  shop.sandbox.eInvoices.behaviour.configure({ status: 503, retryAfter: 5 });
  await rounds(4, sending());
  expect(await documentsOf(all)).toMatchObject([{ reference: null, eInvoiceNumber: null, problem: null }]);
  shop.sandbox.eInvoices.behaviour.configure({ status: 429, times: 1 });
  await rounds(5);
  const [invoice] = await documentsOf(all);
  expect(takenOf(invoice?.number)).toMatchObject([{ eInvoiceNumber: invoice?.eInvoiceNumber }]);
});

test('a correction waits for its invoice and names its number', async () => {
  const all = await paid();
  await issue();
  await inTransaction(shop.database.db, (trx) =>
    refundOrder(trx, { orderId: all.order.id, items: [{ orderItemId: all.order.items[0].id }], reason: 'staff' }),
  );
  await issue();
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({
    invoices: [{ kind: 'invoice' }, { kind: 'correction', total: -10_000, eInvoiceNumber: null }],
    refunds: [{ amount: 10_000, reason: 'staff', state: 'requested' }],
  });
  await shop.workerRound(1);
  expect((await shop.readOrder(all.order.id, all.headers)).refunds).toMatchObject([{ state: 'done' }]);
  shop.sandbox.eInvoices.behaviour.configure({ status: 503, times: 1 });
  await rounds(1);
  expect((await documentsOf(all)).map(({ reference }) => reference)).toEqual([null, null]);
  await rounds(6);
  const [invoice, correction] = await documentsOf(all);
  expect([invoice?.kind, correction?.kind]).toEqual(['invoice', 'correction']);
  expect(takenOf(correction?.number)[0]?.xml).toContain(
    `<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${invoice?.eInvoiceNumber}</NrKSeFFaKorygowanej>`,
  );
  expect(correction?.eInvoiceNumber).not.toBe(invoice?.eInvoiceNumber);
});

test('the queue of the metrics counts what waits, and how long it has been due', async () => {
  const { db } = shop.database;
  const queue = async () => (await readQueueLengths(db, sales.queues ?? [])).find((one) => one.queue === 'e-invoices');
  await rounds(8);
  expect(await queue()).toEqual({ queue: 'e-invoices', waiting: 0, overdueSeconds: 0 });
  const all = await paid();
  await issue();
  await inTransaction(db, (trx) =>
    refundOrder(trx, { orderId: all.order.id, items: [{ orderItemId: all.order.items[0].id }], reason: 'staff' }),
  );
  await issue();
  await sql`update invoices set e_invoice_next_try_at = now() - interval '1 hour'
    where order_id = ${all.order.id}`.execute(db);
  expect(await queue()).toMatchObject({ waiting: 2 });
  expect((await queue())?.overdueSeconds).toBeGreaterThanOrEqual(3600);
  // The submitted invoice is looked up later; its correction waits for it and is not due before.
  await rounds(1);
  expect(await queue()).toMatchObject({ waiting: 2, overdueSeconds: 0 });
  await rounds(8);
  expect(await queue()).toMatchObject({ waiting: 0 });
});

test('a token that the system does not know gets nothing in; a login that was taken back is renewed', async () => {
  const all = await paid();
  await issue();
  await rounds(2, sending(register('other')));
  expect(await documentsOf(all)).toMatchObject([{ reference: null, problem: null }]);
  const own = sending();
  await rounds(1, own);
  shop.sandbox.eInvoices.endLogins();
  await rounds(4, own);
  expect((await documentsOf(all))[0]?.eInvoiceNumber).toEqual(expect.any(String));
});

test('a document that the system refuses is left to a person, with its reason', async () => {
  const all = await paid();
  await issue();
  const stranger = createKsefRegister({
    baseUrl: `${shop.sandboxOrigin}/sandbox/e-invoices`,
    token: 'sandbox-e-invoice-token',
    vatId: '5261040567',
  });
  await rounds(3, sending(stranger));
  expect(await documentsOf(all)).toMatchObject([{ eInvoiceNumber: null, problem: expect.stringContaining('410') }]);
  expect(await staffView(all)).toMatchObject([
    { eInvoiceState: 'refused', eInvoiceNumber: null, eInvoiceProblem: expect.stringContaining('410') },
  ]);
  // Reported once among the tasks for a person; the audit log holds who looked.
  const manager = await logInAs(shop, 'manager');
  const admin = await logInAs(shop, 'admin');
  const differences = await shop.call('GET', '/api/admin/payment-differences?open=true', manager);
  const { paymentDifferences } = differences.json().data;
  const own = paymentDifferences.filter(({ orderId }: { orderId: string }) => orderId === all.order.id);
  expect(own).toMatchObject([
    { kind: 'e_invoice_refused', orderNumber: all.order.number, details: { problem: expect.stringContaining('410') } },
  ]);
  const path = `/api/admin/payment-differences/${own[0].id}/resolution`;
  expect((await shop.call('PUT', path, { headers: manager.headers, body: {} })).statusCode).toBe(200);
  const log = await shop.call('GET', `/api/admin/audit-log?subjectId=${own[0].id}&changesOnly=true`, admin);
  expect(log.json().data.auditLog[0]).toMatchObject({ actor: { id: manager.userId } });
});

test('in pounds the VAT is stated in złoty by the last rate before payment; without it nothing is issued', async () => {
  const { db } = shop.database;
  const all = await paid('en', { ...buyer, country: 'United Kingdom', vatId: 'GB123456789' });
  await issue();
  expect(await documentsOf(all)).toEqual([]);
  const pdf = () => shop.call('GET', `/api/orders/${all.order.id}/invoice`, { headers: all.headers });
  expect((await pdf()).statusCode).toBe(409);
  shop.sandbox.exchangeRates.behaviour.configure({ status: 503, times: 1 });
  await expect(lookUpRates(db, `${shop.sandboxOrigin}/sandbox/nbp`)).rejects.toThrow('HTTP 503');
  await issue();
  expect(await documentsOf(all)).toEqual([]);
  expect(await lookUpRates(db, `${shop.sandboxOrigin}/sandbox/nbp`)).toBe(1);
  expect(await lookUpRates(db, `${shop.sandboxOrigin}/sandbox/nbp`)).toBe(0);
  await issue();
  const [row] = (
    await sql<{ content: { vat: { vat: number; vatPln: number }[]; exchangeRate: { day: string; rate: number } } }>`
      select content from invoices where order_id = ${all.order.id}`.execute(db)
  ).rows;
  const rate = await sql<{ rate: number }>`select rate from exchange_rates
    where day < (now() at time zone 'Europe/Warsaw')::date order by day desc limit 1`.execute(db);
  expect(row?.content.exchangeRate.rate).toBe(rate.rows[0]?.rate);
  expect(row?.content.vat).toMatchObject([
    { vat: 374, vatPln: Math.floor((374 * (rate.rows[0]?.rate ?? 0) + 5000) / 10_000) },
  ]);
  expect(await readPdf((await pdf()).rawPayload)).toContain('/A/NBP/');
  await rounds(3);
  const xml = takenOf((await documentsOf(all))[0]?.number)[0]?.xml;
  expect(xml).toContain('<KodWaluty>GBP</KodWaluty>');
  expect(xml).toMatch(/<P_14_1>3\.74<\/P_14_1><P_14_1W>\d+\.\d\d<\/P_14_1W>/);
  expect(xml).toContain('<KodKraju>GB</KodKraju><NrID>GB123456789</NrID>');
});
