/** A new password ends every other access, also a login in progress. */
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { somebodyWaits } from '../../../testing/lock-waits';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { newCustomer } from '../../../testing/visit-fixture';
import { hashPassword } from './password';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const OLD = 'Dobre-haslo-1';
const NEW = 'Nowe-haslo-2';

async function customer() {
  const { headers, userId } = await newCustomer(shop);
  const { user } = (await shop.call('GET', '/api/me', { headers })).json().data;
  return { headers, userId, email: String(user.email) };
}
const logIn = (email: string, password: string) => shop.call('POST', '/api/users/token', { body: { email, password } });

/** Sends a call while the owner's new password is about to be committed: its own check has passed with the old one. */
async function besideReset(userId: string, call: () => ReturnType<TestApp['call']>) {
  const passwordHash = await hashPassword(NEW);
  const { answer } = await inTransaction(shop.database.db, async (trx) => {
    await sql`update users set password_hash = ${passwordHash} where id = ${userId}`.execute(trx);
    await sql`delete from sessions where user_id = ${userId}`.execute(trx);
    const sent = call();
    await somebodyWaits(trx);
    return { answer: sent };
  });
  return await answer;
}

test('a login with the old password opens nothing', async () => {
  const { userId, email } = await customer();
  const answer = await besideReset(userId, () => logIn(email, OLD));
  expect(answer.statusCode).toBe(401);
  const open = await sql`select from sessions where user_id = ${userId}`.execute(shop.database.db);
  expect(open.rows).toHaveLength(0);
});

test('a change by the old password does not take the new one’s place', async () => {
  const { userId, email, headers } = await customer();
  const body = { currentPassword: OLD, password: 'Cudze-haslo-3' };
  const answer = await besideReset(userId, () => shop.call('POST', '/api/me/password', { headers, body }));
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['currentPassword']]);
  expect((await logIn(email, 'Cudze-haslo-3')).statusCode).toBe(401);
  expect((await logIn(email, NEW)).statusCode).toBe(200);
});

test('a deletion by the old password deletes nothing', async () => {
  const { userId, email, headers } = await customer();
  const answer = await besideReset(userId, () => shop.call('DELETE', '/api/me', { headers, body: { password: OLD } }));
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['password']]);
  expect((await logIn(email, NEW)).statusCode).toBe(200);
});

test('a change of the profile by a session that ends with it opens no other, and leaves no address waiting', async () => {
  const { userId, headers } = await customer();
  const body = { email: 'cudzy@example.com' };
  const answer = await besideReset(userId, () => shop.call('PUT', '/api/me', { headers, body }));
  expect(answer.statusCode).toBe(401);
  const { db } = shop.database;
  const waiting = await sql`select from users where id = ${userId} and pending_email is not null`.execute(db);
  const open = await sql`select from sessions where user_id = ${userId}`.execute(db);
  expect([waiting.rows.length, open.rows.length]).toEqual([0, 0]);
});

test('links for a new password that were mailed before lead nowhere', async () => {
  const { email, headers } = await customer();
  await shop.call('DELETE', '/api/users/password', { body: { email } });
  const mailed = await sql<{ token: string }>`select secret as token from messages
    where kind = 'passwordReset' and recipient = ${email}`.execute(shop.database.db);
  const { token } = mailed.rows[0] ?? { token: '' };
  const body = { currentPassword: OLD, password: NEW };
  expect((await shop.call('POST', '/api/me/password', { headers, body })).statusCode).toBe(200);
  const used = await shop.call('POST', '/api/users/password', { body: { token, password: 'Cudze-haslo-3' } });
  expect([used.statusCode, used.json().error.code]).toEqual([422, 'link_invalid']);
});

test('who made an account with another’s address does not come back by a phone of their own', async () => {
  const { db } = shop.database;
  const resetBy = async (email: string) => {
    await shop.call('DELETE', '/api/users/password', { body: { email } });
    const mailed = await sql<{ token: string }>`select secret as token from messages
      where kind = 'passwordReset' and recipient = ${email} and secret is not null`.execute(db);
    const body = { token: mailed.rows[0]?.token, password: NEW };
    const answer = await shop.call('POST', '/api/users/password', { body });
    await sql`delete from messages`.execute(db);
    return answer.json().data.user;
  };
  const { userId, email } = await customer();
  const verify = () => sql`update users set phone_verified_at = now() where id = ${userId}`.execute(db);
  await verify();
  expect(await resetBy(email)).toMatchObject({ phoneVerifiedAt: null, emailVerifiedAt: expect.any(String) });
  // Once the address is proven, the phone counts as its owner's too.
  await verify();
  expect(await resetBy(email)).toMatchObject({ phoneVerifiedAt: expect.any(String) });
});
