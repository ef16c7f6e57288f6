/** A changed e-mail or phone holds once it is confirmed. */
import { sql } from 'kysely';
import { customerPassword, newCustomer, newKey } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { purgePendingContacts } from './pending-contact';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  shop.setNow(null);
  await sql`delete from messages`.execute(shop.database.db);
});

type Customer = Awaited<ReturnType<typeof newCustomer>>;

async function mails(kind: string) {
  const found = await sql<{ recipient: string; secret: string; path: string | null }>`
    select recipient, secret, data ->> 'path' as path from messages where kind = ${kind}
    order by created_at desc`.execute(shop.database.db);
  return found.rows;
}
const change = (who: Customer, body: object, headers = {}) =>
  shop.call('PUT', '/api/me', { headers: { ...who.headers, ...headers }, body });
const profile = async (who: Customer) => (await shop.call('GET', '/api/me', { headers: who.headers })).json().data.user;
const activate = (token = '', language = 'pl') =>
  shop.call('POST', '/api/users/activation', { headers: { 'accept-language': language }, body: { token } });
const logIn = (email: string) => shop.call('POST', '/api/users/token', { body: { email, password: customerPassword } });
const newEmail = () => `nowy-${newKey()}@example.com`;
const newPhone = () => String(Math.floor(100_000_000 + Math.random() * 899_999_999));
const askCode = (who: Customer) => shop.call('POST', '/api/me/phone/verification', { headers: who.headers });
const verify = (who: Customer, code = '') =>
  shop.call('PUT', '/api/me/phone/verification', { headers: who.headers, body: { code } });

test('an e-mail waits for its link; the former one holds, and is notified', async () => {
  const who = await newCustomer(shop);
  const email = newEmail();
  const answer = await change(who, { email: email.toUpperCase() }, { 'accept-language': 'en' });
  expect(answer.json().data.user).toMatchObject({ email: who.email, pendingEmail: email });
  const [link] = await mails('emailChange');
  expect(link).toMatchObject({ recipient: email, path: '/en/account/activation/?token=' });
  expect(await mails('emailChangeRequested')).toMatchObject([{ recipient: who.email, path: '/en/panel/settings/' }]);
  expect((await logIn(email)).statusCode).toBe(401);
  expect((await logIn(who.email)).statusCode).toBe(200);

  const confirmed = await activate(link?.secret);
  expect(confirmed.json().data.user).toMatchObject({
    email,
    pendingEmail: null,
    emailVerifiedAt: expect.any(String),
  });
  expect(await mails('emailChanged')).toMatchObject([{ recipient: who.email }]);
  expect((await logIn(email)).statusCode).toBe(200);
  expect((await logIn(who.email)).statusCode).toBe(401);
  const again = await activate(link?.secret);
  expect([again.statusCode, again.json().error.code]).toEqual([422, 'link_invalid']);
});

test('the link can be sent again, ends after a day, and only the last request counts', async () => {
  const who = await newCustomer(shop);
  const [first, second] = [newEmail(), newEmail()];
  await change(who, { email: first });
  const early = (await mails('emailChange'))[0]?.secret;
  await change(who, { email: second });
  expect((await activate(early)).json().error.code).toBe('link_invalid');
  await shop.call('POST', '/api/users/activation-mails', { headers: who.headers });
  const links = await mails('emailChange');
  expect(links.map(({ recipient }) => recipient)).toEqual([second, second, first]);
  shop.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect((await activate(links[0]?.secret)).json().error.code).toBe('link_invalid');
  shop.setNow(null);
  expect((await activate(links[0]?.secret)).json().data.user.email).toBe(second);
});

test('the address that holds, sent again, takes the change back', async () => {
  const who = await newCustomer(shop);
  await change(who, { email: newEmail() });
  const link = (await mails('emailChange'))[0]?.secret;
  expect((await change(who, { firstName: 'Maria' })).json().data.user.pendingEmail).not.toBeNull();
  expect((await change(who, { email: who.email })).json().data.user.pendingEmail).toBeNull();
  expect((await activate(link)).json().error.code).toBe('link_invalid');
});

test('of two who wait for one address the first to confirm gets it', async () => {
  const [one, two] = [await newCustomer(shop), await newCustomer(shop)];
  const email = newEmail();
  await change(one, { email });
  await change(two, { email });
  const [ofTwo, ofOne] = await mails('emailChange');
  const answers = await Promise.all([activate(ofOne?.secret), activate(ofTwo?.secret, 'en')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().error).toMatchObject({
    code: 'email_in_use',
    fields: { email: [expect.any(String)] },
  });
});

test('a phone waits for its code; the former one logs in until then', async () => {
  const who = await newCustomer(shop, { isPhoneVerified: true });
  const phone = newPhone();
  expect((await change(who, { phone })).json().data.user).toMatchObject({
    phone: who.phone,
    phoneVerifiedAt: expect.any(String),
    pendingPhone: { phonePrefix: '48', phone },
  });
  const codeTo = (number: string) =>
    shop.call('POST', '/api/user-login-codes', { body: { phonePrefix: '48', phone: number } });
  await codeTo(phone);
  expect(await mails('loginCode')).toEqual([]);
  await askCode(who);
  const [sms] = await mails('phoneCode');
  expect(sms?.recipient).toBe(`48${phone}`);
  const wrong = await verify(who, sms?.secret === '000000' ? '000001' : '000000');
  expect(wrong.statusCode).toBe(422);
  expect((await profile(who)).phone).toBe(who.phone);
  expect((await verify(who, sms?.secret)).json().data.user).toMatchObject({ phone, pendingPhone: null });
  expect(await mails('phoneChanged')).toMatchObject([{ recipient: who.email }]);
  await codeTo(phone);
  expect(await mails('loginCode')).toMatchObject([{ recipient: `48${phone}` }]);
});

test('a code for a number that nobody waits for any more proves nothing', async () => {
  const who = await newCustomer(shop);
  await change(who, { phone: newPhone() });
  await askCode(who);
  const code = (await mails('phoneCode'))[0]?.secret;
  await change(who, { phone: newPhone() });
  expect((await verify(who, code)).statusCode).toBe(422);
  expect(await profile(who)).toMatchObject({ phone: who.phone, phoneVerifiedAt: null });
});

test('a number that somebody else has verified meanwhile is refused, and the former one stays', async () => {
  const [one, two] = [await newCustomer(shop), await newCustomer(shop)];
  const phone = newPhone();
  for (const who of [one, two]) await change(who, { phone });
  await askCode(one);
  const ofOne = (await mails('phoneCode'))[0]?.secret;
  await askCode(two);
  const ofTwo = (await mails('phoneCode'))[0]?.secret;
  expect((await verify(one, ofOne)).statusCode).toBe(200);
  const late = await verify(two, ofTwo);
  expect([late.statusCode, late.json().error.code]).toEqual([422, 'phone_in_use']);
  expect(await profile(two)).toMatchObject({ phone: two.phone, pendingPhone: { phone } });
});

test('a new password takes waiting changes back: whoever asked for them may have been somebody else', async () => {
  const who = await newCustomer(shop);
  await change(who, { email: newEmail(), phone: newPhone() });
  const link = (await mails('emailChange'))[0]?.secret;
  await shop.call('DELETE', '/api/users/password', { body: { email: who.email } });
  const token = (await mails('passwordReset'))[0]?.secret;
  const reset = await shop.call('POST', '/api/users/password', { body: { token, password: 'Nowe-haslo-2' } });
  expect(reset.json().data.user).toMatchObject({ pendingEmail: null, pendingPhone: null });
  expect((await activate(link)).json().error.code).toBe('link_invalid');
});

test('changes that nobody confirms for a week are forgotten', async () => {
  const who = await newCustomer(shop);
  await change(who, { email: newEmail(), phone: newPhone() });
  await purgePendingContacts(shop.database.db, new Date(Date.now() + 6 * 86_400_000));
  expect((await profile(who)).pendingEmail).not.toBeNull();
  await purgePendingContacts(shop.database.db, new Date(Date.now() + 8 * 86_400_000));
  expect(await profile(who)).toMatchObject({ email: who.email, pendingEmail: null, pendingPhone: null });
});

test('strangers’ addresses are mailed five times an hour at most; other changes go on', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const who = await newCustomer(strict);
    const put = (body: object) => strict.call('PUT', '/api/me', { headers: who.headers, body });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await put({ email: newEmail() })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await put({ firstName: 'Maria' })).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});
