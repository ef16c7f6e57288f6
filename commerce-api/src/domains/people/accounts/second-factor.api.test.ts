/** A second factor from its setup to its end, on a clock of the tests' own: a code is of its half minute. */
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import type { Headers } from '../../../testing/commerce-fixture';
import { appCode } from '../../../testing/second-factor';
import { auditLogOf, logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

const PASSWORD = 'Aksamit-2026';
const RECEPTION = 'recepcja@example.com';

let shop: TestApp;
let admin: Person;
let now = Date.now();
beforeAll(async () => {
  shop = await createTestApp({ env: { CODE_SECRET: 'a key of these tests alone' } });
  admin = await logInAs(shop, 'admin');
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await sql`delete from second_factors`.execute(shop.database.db);
  await sql`delete from messages`.execute(shop.database.db);
  now = Date.now();
  nextCode();
});

/** A later half minute: the codes of all before are old, also a step off. */
function nextCode() {
  now += 120_000;
  shop.setNow(new Date(now));
}
const codeOf = (key: string, at = now) => appCode(key, at);
const bearer = (authToken: string): Headers => ({ authorization: `Bearer ${authToken}` });

function logIn(body: object, language = 'pl') {
  return shop.call('POST', '/api/users/token', {
    headers: { 'accept-language': language },
    body: { email: RECEPTION, password: PASSWORD, ...body },
  });
}
/** Logged in just now, by the test's clock. */
async function reception(): Promise<Person> {
  const person = await logInAs(shop, 'staff');
  await sql`update sessions set authenticated_at = ${new Date(now)} where user_id = ${person.userId}`.execute(
    shop.database.db,
  );
  return person;
}
const start = (headers: Headers) => shop.call('POST', '/api/me/second-factor', { headers });
const confirm = (headers: Headers, code: string) =>
  shop.call('POST', '/api/me/second-factor/confirmation', { headers, body: { code } });

async function enrolled() {
  const person = await reception();
  const { key } = (await start(person.headers)).json().data.secondFactor;
  const { recoveryCodes } = (await confirm(person.headers, codeOf(key))).json().data;
  nextCode();
  return { ...person, key: String(key), recoveryCodes: recoveryCodes as string[] };
}
const codeOfAnswer = (answer: { statusCode: number; json(): { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];
const mails = async () =>
  (await sql<{ kind: string }>`select kind from messages order by created_at, kind`.execute(shop.database.db)).rows.map(
    ({ kind }) => kind,
  );

test('it holds once a code of the app confirms it; then the password alone opens nothing', async () => {
  const { headers, userId } = await reception();
  const other = await logIn({});
  const { secondFactor } = (await start(headers)).json().data;
  expect(secondFactor).toMatchObject({
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/Aksamit:recepcja%40example\.com\?/),
    qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) },
  });
  // Not required yet.
  expect((await logIn({})).statusCode).toBe(200);
  const wrong = await confirm(headers, codeOf(secondFactor.key, now + 600_000));
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ['code']]);
  const done = (await confirm(headers, codeOf(secondFactor.key))).json().data;
  expect(done.recoveryCodes).toHaveLength(10);
  expect(done.recoveryCodes[0]).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
  expect(done.user).toMatchObject({ id: userId, hasSecondFactor: true });
  expect((await shop.call('GET', '/api/me', { headers })).statusCode).toBe(200);
  const elsewhere = bearer(other.json().data.authToken);
  expect((await shop.call('GET', '/api/me', { headers: elsewhere })).statusCode).toBe(401);
  expect(await mails()).toEqual(['secondFactorAdded']);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'POST /me/second-factor/confirmation',
    right: 'manageOwnSecondFactor',
    subjectId: userId,
  });
  nextCode();
  expect(codeOfAnswer(await logIn({}))).toEqual([401, 'second_factor_required']);
  expect((await logIn({}, 'en')).json().error.message).toBe('Enter the code of your authenticator app');
  expect(codeOfAnswer(await logIn({ password: 'zle' }))).toEqual([401, 'invalid_credentials']);
  const login = await logIn({ secondFactorCode: codeOf(secondFactor.key) });
  expect([login.statusCode, login.json().data.user.hasSecondFactor]).toEqual([200, true]);
});

test('a code passes once, and none of before it; the clock may be half a minute off', async () => {
  const { key } = await enrolled();
  const code = codeOf(key);
  const answers = await Promise.all([1, 2, 3].map(() => logIn({ secondFactorCode: code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  expect(codeOfAnswer(await logIn({ secondFactorCode: code }))).toEqual([401, 'second_factor_wrong']);
  expect((await logIn({ secondFactorCode: codeOf(key, now - 30_000) })).statusCode).toBe(401);
  expect((await logIn({ secondFactorCode: codeOf(key, now + 30_000) })).statusCode).toBe(200);
  nextCode();
  expect((await logIn({ secondFactorCode: codeOf(key, now - 60_000) })).statusCode).toBe(401);
  expect((await logIn({ secondFactorCode: ` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)} ` })).statusCode).toBe(
    200,
  );
});

test('ten wrong codes an hour, counted also at once; a recovery code passes then too, each once, and the owner hears of it', async () => {
  const { key, recoveryCodes } = await enrolled();
  const wrong = codeOf(key, now + 3_000_000);
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn({ secondFactorCode: wrong })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  const slowed = await logIn({ secondFactorCode: codeOf(key) });
  expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '3600']);
  const [first = ''] = recoveryCodes;
  expect((await logIn({ secondFactorCode: first.toLowerCase().replaceAll('-', ' ') })).statusCode).toBe(200);
  expect((await logIn({ secondFactorCode: first })).statusCode).toBe(429);
  const mail = await sql<{ left: string }>`select data -> 'values' ->> 'left' as left from messages
    where kind = 'recoveryCodeUsed'`.execute(shop.database.db);
  expect(mail.rows).toEqual([{ left: '9' }]);
  now += 3_600_000;
  nextCode();
  expect((await logIn({ secondFactorCode: codeOf(key) })).statusCode).toBe(200);
});

test('a code by SMS and a link by e-mail ask for it too, and are not used up by asking', async () => {
  const { key } = await enrolled();
  const number = { phonePrefix: '48', phone: '501234568' };
  await shop.call('POST', '/api/user-login-codes', { body: number });
  await shop.call('DELETE', '/api/users/password', { body: { email: RECEPTION } });
  const sent = await sql<{ kind: string; secret: string }>`select kind, secret from messages
    where secret is not null`.execute(shop.database.db);
  const secretOf = (kind: string) => sent.rows.find((row) => row.kind === kind)?.secret ?? '';
  const byCode = (more: object) =>
    shop.call('POST', '/api/user-login-codes/token', { body: { ...number, code: secretOf('loginCode'), ...more } });
  expect(codeOfAnswer(await byCode({ code: '000000' }))).toEqual([401, 'invalid_code']);
  expect(codeOfAnswer(await byCode({}))).toEqual([401, 'second_factor_required']);
  expect((await byCode({ secondFactorCode: codeOf(key) })).statusCode).toBe(200);
  expect(codeOfAnswer(await byCode({}))).toEqual([401, 'invalid_code']);
  nextCode();
  const byLink = (more: object) =>
    shop.call('POST', '/api/users/password', {
      body: { token: secretOf('passwordReset'), password: 'Nowe-haslo-2', ...more },
    });
  expect(codeOfAnswer(await byLink({}))).toEqual([401, 'second_factor_required']);
  expect((await logIn({ secondFactorCode: codeOf(key) })).statusCode).toBe(200);
  nextCode();
  expect((await byLink({ secondFactorCode: codeOf(key) })).statusCode).toBe(200);
  await sql`update users set password_hash = (select password_hash from users where email = 'anna@example.com')
    where email = ${RECEPTION}`.execute(shop.database.db);
});

test('the secret and the recovery codes are kept encrypted and hashed, bound to their account', async () => {
  const { key, recoveryCodes } = await enrolled();
  const { db } = shop.database;
  const stored = await sql<{ text: string }>`select (f::text || r::text) as text from second_factors f
    join recovery_codes r using (user_id)`.execute(db);
  const text = JSON.stringify(stored.rows);
  expect(stored.rows).toHaveLength(10);
  expect(text).not.toContain(Buffer.from(Secret.fromBase32(key).bytes).toString('hex'));
  for (const code of recoveryCodes) expect(text).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  // Copied to another account, or read with another key, it opens nothing.
  await sql`insert into second_factors (user_id, secret, confirmed_at)
    select (select id from users where email = 'manager@example.com'), secret, confirmed_at from second_factors`.execute(
    db,
  );
  const copied = await logIn({ email: 'manager@example.com', secondFactorCode: codeOf(key) });
  expect(copied.statusCode).toBe(500);
});

test('it is taken away with a fresh login only; customers have none', async () => {
  const { headers, userId } = await enrolled();
  const remove = (as: Headers) => shop.call('DELETE', '/api/me/second-factor', { headers: as });
  now += 900_000;
  nextCode();
  expect(codeOfAnswer(await remove(headers))).toEqual([403, 'fresh_login_required']);
  expect(codeOfAnswer(await start(headers))).toEqual([403, 'fresh_login_required']);
  await sql`update sessions set authenticated_at = ${new Date(now)} where user_id = ${userId}`.execute(
    shop.database.db,
  );
  expect(codeOfAnswer(await start(headers))).toEqual([409, 'second_factor_exists']);
  expect((await remove(headers)).json().data.user).toMatchObject({ hasSecondFactor: false });
  expect(codeOfAnswer(await remove(headers))).toEqual([404, 'not_found']);
  expect((await logIn({})).statusCode).toBe(200);
  expect(await mails()).toEqual(['secondFactorAdded', 'secondFactorRemoved']);
  expect((await auditLogOf(shop))[0]).toMatchObject({ call: 'DELETE /me/second-factor', subjectId: userId });
  const anna = await logInAs(shop, 'customer');
  expect((await start(anna.headers)).statusCode).toBe(403);
  expect((await start({})).statusCode).toBe(401);
});

test('an admin without one can do nothing under /admin, until it is added; the demo’s admin alone is let in', async () => {
  const { db } = shop.database;
  const users = (headers: Headers) => shop.call('GET', '/api/admin/users', { headers });
  expect((await users(admin.headers)).statusCode).toBe(200);
  const manager = await logInAs(shop, 'manager');
  await sql`update users set role = 'admin' where id = ${manager.userId}`.execute(db);
  await sql`update sessions set authenticated_at = ${new Date(now)} where user_id = ${manager.userId}`.execute(db);
  const refused = await users(manager.headers);
  expect(codeOfAnswer(refused)).toEqual([403, 'second_factor_needed']);
  const { user } = (await shop.call('GET', '/api/me', { headers: manager.headers })).json().data;
  expect(user).toMatchObject({ hasSecondFactor: false, needsSecondFactor: true });
  const { key } = (await start(manager.headers)).json().data.secondFactor;
  expect((await users(manager.headers)).statusCode).toBe(403);
  const { data } = (await confirm(manager.headers, codeOf(key))).json();
  expect(data.user).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
  expect((await users(manager.headers)).statusCode).toBe(200);
  // A fresh token and another password keep it, of this session.
  const renewed = (
    await shop.call('PUT', '/api/me', { headers: manager.headers, body: { firstName: 'Maria' } })
  ).json();
  expect((await users(bearer(renewed.data.authToken))).statusCode).toBe(200);
  await sql`update users set role = 'manager' where id = ${manager.userId}`.execute(db);
});

test('an admin removes it for an owner who lost it, never their own; it is logged, the owner notified', async () => {
  const { userId, headers } = await enrolled();
  const reset = (id: string) => shop.call('DELETE', `/api/admin/users/${id}/second-factor`, { headers: admin.headers });
  expect((await reset(userId)).statusCode).toBe(200);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'DELETE /admin/users/:id/second-factor',
    subjectId: userId,
  });
  expect((await shop.call('GET', '/api/me', { headers })).statusCode).toBe(401);
  expect((await logIn({})).statusCode).toBe(200);
  expect(await mails()).toContain('secondFactorReset');
  expect((await reset(userId)).statusCode).toBe(404);
  expect(codeOfAnswer(await reset(admin.userId))).toEqual([409, 'own_second_factor']);
});
