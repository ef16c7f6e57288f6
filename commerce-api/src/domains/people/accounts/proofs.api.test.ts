/** Codes by SMS and links by e-mail, read out of the outbox. */
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(null);
  await sql`delete from messages`.execute(shop.database.db);
  await sql`delete from one_time_codes`.execute(shop.database.db);
  await sql`delete from rate_counters`.execute(shop.database.db);
});

const password = 'Dobre-haslo-1';
let counter = 0;
async function register() {
  counter += 1;
  const contact = {
    email: `dowod${counter}@example.com`,
    phonePrefix: '48',
    phone: `7100000${String(counter).padStart(2, '0')}`,
  };
  const body = {
    ...contact,
    password,
    firstName: 'Ewa',
    lastName: 'Lis',
    agrees: [{ type: 'regulations', value: true }],
  };
  const answer = await shop.call('POST', '/api/users', { body });
  expect(answer.statusCode).toBe(201);
  const { authToken, user } = answer.json().data;
  const { phonePrefix, phone } = contact;
  return { ...contact, user, number: { phonePrefix, phone }, headers: { authorization: `Bearer ${authToken}` } };
}

interface Sent {
  kind: string;
  recipient: string;
  secret: string;
  path: string | null;
}
async function sent(kind: string): Promise<Sent[]> {
  const found = await sql<Sent>`select kind, recipient, secret, data ->> 'path' as path from messages
    where kind = ${kind} order by created_at desc`.execute(shop.database.db);
  return found.rows;
}
const later = (seconds: number) => shop.setNow(new Date(Date.now() + seconds * 1000));
const anna = { phonePrefix: '48', phone: '501234567' };
const askCode = (number: object) => shop.call('POST', '/api/user-login-codes', { body: number });
const useCode = (number: object, code: string) =>
  shop.call('POST', '/api/user-login-codes/token', { body: { ...number, code } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('registration mails the link that verifies the address, in the language and market of the page', async () => {
  const { email } = await register();
  const [mail] = await sent('activation');
  expect(mail).toMatchObject({ recipient: email, path: '/konto/aktywacja/?token=' });
  const activated = await shop.call('POST', '/api/users/activation', { body: { token: mail?.secret } });
  expect(activated.json().data.user).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
});

test('a verified phone logs in by a code, once', async () => {
  const answer = await askCode(anna);
  expect([answer.statusCode, answer.json()]).toEqual([202, { data: {} }]);
  const [{ secret, recipient } = { secret: '', recipient: '' }] = await sent('loginCode');
  expect([recipient, secret]).toEqual(['48501234567', expect.stringMatching(/^\d{6}$/)]);
  const login = await useCode({ phonePrefix: '+48', phone: '501 234 567' }, secret);
  expect([login.statusCode, login.json().data.user.firstName]).toEqual([200, 'Anna']);
  expect((await useCode(anna, secret)).statusCode).toBe(401);
});

test('two logins at once with one code: one gets in', async () => {
  await askCode(anna);
  const code = (await sent('loginCode'))[0]?.secret ?? '';
  const answers = await Promise.all([1, 2, 3].map(() => useCode(anna, code)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401]);
});

test('unknown and unverified numbers are answered like known ones, and get nothing', async () => {
  const { number } = await register();
  for (const asked of [number, { phonePrefix: '48', phone: '799999999' }]) {
    const answer = await askCode(asked);
    expect([answer.statusCode, answer.json()]).toEqual([202, { data: {} }]);
  }
  expect(await sent('loginCode')).toEqual([]);
  await askCode(anna);
  const wrong = await useCode(anna, otherThan((await sent('loginCode'))[0]?.secret ?? ''));
  const unknown = await useCode(number, '123456');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'invalid_code']);
  expect(unknown.json()).toEqual(wrong.json());
});

test('after five wrong tries the right code does not count, nor one sent anew', async () => {
  await askCode(anna);
  const code = (await sent('loginCode'))[0]?.secret ?? '';
  for (let time = 0; time < 5; time += 1) await useCode(anna, otherThan(code));
  expect((await useCode(anna, code)).statusCode).toBe(401);
  later(61);
  await askCode(anna);
  const codes = await sent('loginCode');
  expect(codes).toHaveLength(2);
  for (const { secret } of codes) expect((await useCode(anna, secret)).statusCode).toBe(401);
});

test('one code a minute, and none after five minutes', async () => {
  await askCode(anna);
  await askCode(anna);
  expect(await sent('loginCode')).toHaveLength(1);
  later(301);
  expect((await useCode(anna, (await sent('loginCode'))[0]?.secret ?? '')).statusCode).toBe(401);
});

test('codes are kept as keyed hashes only', async () => {
  await askCode(anna);
  const code = (await sent('loginCode'))[0]?.secret ?? '';
  const stored = await sql<{ text: string }>`select one_time_codes::text as text from one_time_codes`.execute(
    shop.database.db,
  );
  expect(stored.rows).toHaveLength(1);
  expect(stored.rows[0]?.text).not.toContain(`,${code},`);
});

test('a link sets a new password once, ends every session and verifies the e-mail', async () => {
  const { email, headers } = await register();
  const ask = (address: string) => shop.call('DELETE', '/api/users/password', { body: { email: address } });
  const known = await ask(email.toUpperCase());
  const unknown = await ask('nikt@example.com');
  expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
  const mails = await sent('passwordReset');
  expect(mails).toEqual([expect.objectContaining({ recipient: email, path: '/konto/przypomnij-haslo/?token=' })]);
  const reset = (token: string) =>
    shop.call('POST', '/api/users/password', { body: { token, password: 'Nowe-haslo-2' } });
  const token = mails[0]?.secret ?? '';
  const done = await reset(token);
  expect(done.statusCode).toBe(200);
  expect(done.json().data.user.emailVerifiedAt).not.toBeNull();
  expect((await shop.call('GET', '/api/me', { headers })).statusCode).toBe(401);
  const again = await reset(token);
  expect([again.statusCode, again.json().error.code]).toEqual([422, 'link_invalid']);
  const logIn = (word: string) => shop.call('POST', '/api/users/token', { body: { email, password: word } });
  expect((await logIn(password)).statusCode).toBe(401);
  expect((await logIn('Nowe-haslo-2')).statusCode).toBe(200);
});

test('a link for a password is of no use after an hour, nor for another purpose', async () => {
  const { email } = await register();
  await shop.call('DELETE', '/api/users/password', { body: { email } });
  const token = (await sent('passwordReset'))[0]?.secret ?? '';
  expect((await shop.call('POST', '/api/users/activation', { body: { token } })).statusCode).toBe(422);
  later(3601);
  const late = await shop.call('POST', '/api/users/password', { body: { token, password: 'Nowe-haslo-2' } });
  expect(late.json().error.code).toBe('link_invalid');
});

test('activation verifies the address that the link went to', async () => {
  const { email, headers } = await register();
  const ask = () => shop.call('POST', '/api/users/activation-mails', { headers });
  expect((await ask()).statusCode).toBe(202);
  const [mail] = await sent('activation');
  expect(mail?.recipient).toBe(email);
  const activate = (token = '') => shop.call('POST', '/api/users/activation', { body: { token } });
  expect((await activate('anything')).json().error.code).toBe('link_invalid');
  expect((await activate(mail?.secret)).json().data.user.emailVerifiedAt).not.toBeNull();
  expect((await shop.call('POST', '/api/users/activation-mails')).statusCode).toBe(401);
  // Verified, and nothing waits: there is no link to send.
  await ask();
  expect(await sent('activation')).toHaveLength(2);
});

test('a phone is verified by its code; of two people with one number the first keeps it', async () => {
  const first = await register();
  const second = await register();
  await sql`update users set phone = ${first.phone} where id = ${second.user.id}`.execute(shop.database.db);
  const verify = async (who: typeof first, code: string) =>
    shop.call('PUT', '/api/me/phone/verification', { headers: who.headers, body: { code } });
  const codeFor = async (who: typeof first) => {
    expect((await shop.call('POST', '/api/me/phone/verification', { headers: who.headers })).statusCode).toBe(202);
    return (await sent('phoneCode'))[0]?.secret ?? '';
  };
  const code = await codeFor(first);
  expect((await verify(first, otherThan(code))).json().error.fields.code).toHaveLength(1);
  expect((await verify(first, code)).json().data.user.phoneVerifiedAt).not.toBeNull();
  expect((await verify(second, await codeFor(second))).json().error.code).toBe('phone_in_use');
});

test('wrong codes of a phone are counted, also with a key: in the end the right one is refused', async () => {
  const { headers } = await register();
  await shop.call('POST', '/api/me/phone/verification', { headers });
  const code = (await sent('phoneCode'))[0]?.secret ?? '';
  const verify = (typed: string, key: Record<string, string> = {}) =>
    shop.call('PUT', '/api/me/phone/verification', { headers: { ...headers, ...key }, body: { code: typed } });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wrong = await verify(otherThan(code), attempt % 2 ? { 'idempotency-key': 'phone-wrong-1' } : {});
    expect([wrong.statusCode, wrong.headers['idempotent-replayed']]).toEqual([422, undefined]);
  }
  expect((await verify(code)).json().error.fields.code).toHaveLength(1);
});

test('a deleted account is gone, which an e-mail confirms; its address is free again', async () => {
  const { email, headers, user } = await register();
  const remove = (body: object) => shop.call('DELETE', '/api/me', { headers, body });
  expect((await remove({})).statusCode).toBe(403);
  expect((await remove({ password: 'zle' })).json().error.fields.password).toHaveLength(1);
  expect((await remove({ password })).statusCode).toBe(200);
  expect((await shop.call('GET', '/api/me', { headers })).statusCode).toBe(401);
  expect(await sent('accountDeleted')).toEqual([expect.objectContaining({ recipient: email })]);
  const stored = await sql<{ text: string }>`select users::text as text from users where id = ${user.id}`.execute(
    shop.database.db,
  );
  expect(stored.rows[0]?.text).not.toMatch(/dowod|Ewa|Lis/);
  expect((await shop.call('POST', '/api/users/token', { body: { email, password } })).statusCode).toBe(401);
});

test('requests for codes are limited by address', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    statuses.push(
      (await strict.call('POST', '/api/user-login-codes', { body: { phonePrefix: '48', phone: '799999999' } }))
        .statusCode,
    );
  }
  await strict.close();
  expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([202, 429]);
});

test('changes of the account are made once per key: consents, the phone’s code, the link of the e-mail', async () => {
  const { headers, user } = await register();
  const { db } = shop.database;
  const keyed = (key: string) => ({ ...headers, 'idempotency-key': key });
  const consent = (value: boolean) =>
    shop.call('PUT', '/api/me/user-agrees', {
      headers: keyed('agrees-key-1'),
      body: { userAgrees: [{ type: 'marketingEmail', value }] },
    });
  const both = [await consent(true), await consent(true)];
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(both[1]?.json()).toEqual(both[0]?.json());
  const consents = await sql`select from consents where user_id = ${user.id} and type = 'marketingEmail'`.execute(db);
  expect(consents.rows).toHaveLength(1);
  expect((await consent(false)).json().error.code).toBe('idempotency_mismatch');

  await shop.call('POST', '/api/me/phone/verification', { headers });
  const [code] = await sent('phoneCode');
  const [link] = await sent('activation');
  for (const _time of [1, 2]) {
    const verified = await shop.call('PUT', '/api/me/phone/verification', {
      headers: keyed('phone-key-1'),
      body: { code: code?.secret },
    });
    expect(verified.json().data.user.phoneVerifiedAt).not.toBeNull();
    const activated = await shop.call('POST', '/api/users/activation', {
      headers: keyed('activation-key-1'),
      body: { token: link?.secret },
    });
    expect(activated.json().data.user.emailVerifiedAt).not.toBeNull();
  }
});
