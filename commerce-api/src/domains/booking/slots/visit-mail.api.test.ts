/** E-mails about visits, from the verb that causes them to the mailbox. */

import { sql } from 'kysely';
import { pino } from 'pino';
import { buildSandbox } from '../../../../sandbox/sandbox-app';
import { messageTextsOf } from '../../../platform/message-texts';
import {
  addItem,
  getCart,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, reminding } from '../../../testing/visit-fixture';
import { domains } from '../../index';
import { createSmtpClient, sendDueMessages } from '../../operations/messages';
import { remindOfVisits } from '../visits';

const NOW = new Date('2027-06-01T10:00:00Z');
const FIRST = '2027-06-04T08:00:00.000Z';
const SECOND = '2027-06-05T08:00:00.000Z';
let shop: TestApp;
let products: TestProducts;
let salon: string;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let smtp: ReturnType<typeof createSmtpClient>;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  const publicOrigin = 'https://shop.test';
  const przelewy24 = { merchantId: 1, posId: 1, apiKey: 'a', crcKey: 'c' };
  sandbox = await buildSandbox({ databaseUrl: shop.database.url, publicOrigin, przelewy24 });
  const port = await sandbox.smtp.listen(0);
  smtp = createSmtpClient({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Aksamit <shop@shop.test>',
    publicOrigin,
    texts: messageTextsOf(domains),
  });
});
afterAll(async () => {
  smtp?.close();
  await sandbox?.close();
  await shop?.close();
});
beforeEach(async () => {
  shop.setNow(NOW);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
  await sql`delete from messages`.execute(shop.database.db);
  sandbox.mail.list.clear();
});

/** What arrived about visits, the oldest first. */
async function arrived() {
  await sql`delete from messages where kind not like 'visit%'`.execute(shop.database.db);
  const { db } = shop.database;
  await sendDueMessages({ db, logger: pino({ level: 'silent' }), channel: 'email', send: smtp.send });
  return [...sandbox.mail.list.all()].reverse();
}
const calendarOf = (mail: { attachments: { content: Buffer }[] } | undefined) =>
  mail?.attachments[0]?.content.toString() ?? '';
const propertyOf = (calendar: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]?.trim();

test('booked, moved and canceled: when and where in the language of the order, and the same calendar entry throughout', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const { headers } = anna;
  const body = { orderProductId, locationId: salon, startAt: FIRST };
  const { event } = (await shop.call('POST', '/api/me/events', { headers, body })).json().data;
  const [booked] = await arrived();
  await shop.call('PUT', `/api/me/events/${event.id}/date`, { headers, body: { startAt: SECOND } });
  const [, moved] = await arrived();
  await shop.call('DELETE', `/api/me/events/${event.id}`, { headers });
  const [, , canceled] = await arrived();

  expect(booked?.subject).toBe('Wizyta umówiona: piątek, 4 czerwca 2027, 10:00');
  expect(moved?.subject).toBe('Nowy termin wizyty: sobota, 5 czerwca 2027, 10:00');
  expect(canceled?.subject).toBe('Wizyta odwołana: sobota, 5 czerwca 2027, 10:00');
  for (const part of ['Łydki', 'Łódź', 'https://shop.test/panel/zamowienia/', '24 godziny']) {
    expect(booked?.text).toContain(part);
  }
  expect(booked?.attachments).toMatchObject([{ fileName: 'wizyta.ics', mimeType: 'text/calendar' }]);
  const calendars = [booked, moved, canceled].map(calendarOf);
  expect(calendars.map((calendar) => propertyOf(calendar, 'UID'))).toEqual(
    Array(3).fill(`${event.id}@aksamit.example`),
  );
  const sequences = calendars.map((calendar) => Number(propertyOf(calendar, 'SEQUENCE')));
  expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
  expect(calendars.map((calendar) => propertyOf(calendar, 'STATUS'))).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  // Calendars remove an entry by CANCEL, and accept changes only from an organizer.
  expect(calendars.map((calendar) => propertyOf(calendar, 'METHOD'))).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  for (const calendar of calendars) {
    expect(calendar.replace(/\r\n /g, '')).toMatch(/^ORGANIZER;CN="[^"]*Piotrkowska":mailto:[^@\s]+@[\w.-]+\r?$/m);
  }
  expect(propertyOf(calendars[1] ?? '', 'DTSTART')).toBe('20270605T080000Z');
});

/** A guest's order with a slot, to be paid in the salon, therefore booked at once. */
async function orderWithSlot(locale: 'pl' | 'en') {
  const visitor = { ...(await newVisitor(shop)), 'accept-language': locale };
  const item = await addItem(shop, visitor, products.calves);
  const slot = { locationId: salon, startAt: FIRST };
  await shop.call('PUT', `/api/cart-items/${item.id}`, { headers: visitor, body: slot });
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor), { paymentMethod: 'cash' }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderToken } = answer.json().data;
  return { orderId: order.id, headers: { ...visitor, 'order-token': orderToken } };
}

test('an e-mail about a guest’s visit is in English, and leads to the order’s page, since the guest lacks a panel', async () => {
  const { orderId } = await orderWithSlot('en');
  const [booked, ...more] = await arrived();
  expect(more).toEqual([]);
  expect(booked).toMatchObject({ to: ['jan@example.com'], subject: 'Visit booked: Friday 4 June 2027, 10:00' });
  expect(booked?.text).toContain('Calves');
  expect(booked?.text).not.toContain('/panel/');
  const [, token = ''] =
    /\/payment\/confirmation\/[\w-]+\/visits\/\?order-token=([\w-]+)/.exec(booked?.text ?? '') ?? [];
  const headers = { ...(await newVisitor(shop)), 'order-token': token };
  const listed = await shop.call('GET', `/api/orders/${orderId}/events`, { headers });
  expect(listed.json().data.events).toMatchObject([{ startAt: FIRST, canChange: true }]);
});

test('the reminder leads a guest to the visit; the e-mail of a canceled one leads nowhere', async () => {
  const { orderId, headers } = await orderWithSlot('pl');
  await arrived();
  await remindOfVisits(shop.database.db, reminding, new Date('2027-06-03T09:00:00Z'));
  const [, reminder] = await arrived();
  expect(reminder?.text).toMatch(/\/platnosc\/potwierdzenie\/[\w-]+\/wizyty\/\?order-token=[\w-]+/);
  const [event] = (await shop.call('GET', `/api/orders/${orderId}/events`, { headers })).json().data.events;
  await shop.call('DELETE', `/api/orders/${orderId}/events/${event.id}`, { headers });
  const [, , canceled] = await arrived();
  expect(canceled?.subject).toContain('Wizyta odwołana');
  expect(canceled?.text).not.toContain('order-token');
});

test('with its order a booked visit is canceled, and an e-mail reports that too', async () => {
  const { orderId, headers } = await orderWithSlot('pl');
  const answer = await shop.call('POST', `/api/orders/${orderId}/cancellation`, {
    headers: { ...headers, 'idempotency-key': newKey() },
  });
  expect(answer.statusCode).toBe(200);
  const subjects = (await arrived()).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Wizyta umówiona', 'Wizyta odwołana']);
});
