/** A request for a call with a number alone. */
import { sql } from 'kysely';
import { clearForms, mailsOfForms, storedForms } from '../../../testing/sent-forms';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => clearForms(shop));

const agrees = [{ type: 'regulations', value: true }];
const call = { firstName: 'Ewa', phonePrefix: '+48', phone: '600 700 800', agrees };
const contact = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com', topic: 'other', message: 'Pytanie' };
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', path, { body, headers });

const mailed = () => mailsOfForms(shop);
const leads = () => storedForms(shop);

test('a call without an address is stored, and mailed to the shop alone, which replies to nobody', async () => {
  const answer = await send('/api/leads', call);
  expect([answer.statusCode, answer.json().data.lead.leadType]).toEqual([201, 'callBack']);
  expect(await leads()).toMatchObject([{ email: null, phone_prefix: '48', phone: '600700800', state: 'new' }]);
  const mails = await mailed();
  expect(mails.map(({ kind, to, replyTo }) => [kind, to, replyTo])).toEqual([
    ['leadForShop', 'kontakt@aksamit.example', null],
  ]);
  expect(mails[0]?.text).toContain('+48 600700800');
});

test('sent twice with one key it is one', async () => {
  const headers = { 'idempotency-key': 'formularz-0002', 'visitor-unique-id': 'pl_formularz000' };
  const answers = await Promise.all([1, 2, 3].map(() => send('/api/leads', call, headers)));
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
  expect((await send('/api/leads', call, headers)).headers['idempotent-replayed']).toBe('true');
  expect(await leads()).toHaveLength(1);
  expect(await mailed()).toHaveLength(1);
});

test('it takes no consent to offers by e-mail, and needs its number', async () => {
  const wantsMail = [...agrees, { type: 'marketingEmail', value: true }];
  const refusals = [
    [{ ...call, agrees: wantsMail }, { email: ['To pole jest wymagane'] }],
    [{ ...call, email: '' }, { email: [expect.any(String)] }],
    [{ ...call, phone: undefined }, { phone: [expect.any(String)] }],
  ] as const;
  for (const [body, fields] of refusals) {
    const answer = await send('/api/leads', body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
  }
  expect(await leads()).toEqual([]);
  expect((await send('/api/leads', { ...call, email: contact.email, agrees: wantsMail })).statusCode).toBe(201);
});

test('it is the only form that the database takes without one', async () => {
  await send('/api/contact', contact);
  const { db } = shop.database;
  await expect(sql`update leads set email = null`.execute(db)).rejects.toThrow('leads_contact');
  await sql`delete from leads`.execute(db);
  await send('/api/leads', call);
  await expect(sql`update leads set phone = null, phone_prefix = null`.execute(db)).rejects.toThrow('leads_contact');
});
