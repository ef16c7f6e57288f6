/** Refusals of the second factor, with their causes. */
import { sql } from 'kysely';
import { customerPassword, newCustomer } from '../commerce-fixture';
import { addSecondFactor } from '../second-factor';
import { done, type MoneyCase, type MoneyShop } from './money-scenes';

const WRONG = 'AAAA-AAAA-AAAA-AAAA';

/** A member of staff, logged in just now. */
async function newStaff(shop: MoneyShop) {
  const person = await newCustomer(shop, { isPhoneVerified: true });
  await sql`update users set role = 'manager' where id = ${person.userId}`.execute(shop.database.db);
  return person;
}

async function withSecondFactor(shop: MoneyShop) {
  const person = await newStaff(shop);
  await addSecondFactor(shop, person.headers);
  return person;
}

async function secretTo({ database }: MoneyShop, recipient: string, kind: string): Promise<string> {
  const found = await sql<{ secret: string }>`select secret from messages
    where recipient = ${recipient} and kind = ${kind} order by created_at desc`.execute(database.db);
  return found.rows[0]?.secret ?? '';
}

type Ways = '/users/token' | '/user-login-codes/token' | '/users/password';

/** The body of a login, without the second factor. */
const bodies: Record<Ways, (shop: MoneyShop, person: { email: string; phone: string }) => Promise<object>> = {
  '/users/token': async (_, { email }) => ({ email, password: customerPassword }),
  '/user-login-codes/token': async (shop, { phone }) => {
    const number = { phonePrefix: '48', phone };
    await done(shop, 'POST', '/user-login-codes', {}, number);
    return { ...number, code: await secretTo(shop, `48${phone}`, 'loginCode') };
  },
  '/users/password': async (shop, { email }) => {
    await shop.call('DELETE', '/api/users/password', { body: { email } });
    return { token: await secretTo(shop, email, 'passwordReset'), password: 'Nowe-haslo-2' };
  },
};

const asked = (way: Ways, error: 'required' | 'wrong'): MoneyCase => [
  `POST ${way} 401 second_factor_${error}`,
  async (shop) => {
    const body = await bodies[way](shop, await withSecondFactor(shop));
    const code = error === 'wrong' ? { secondFactorCode: WRONG } : {};
    return { method: 'POST', url: `/api${way}`, headers: {}, body: { ...body, ...code } };
  },
];

const usedUp = (shop: MoneyShop, userId: string) =>
  sql`update second_factors set failures = 10, failures_since = now() where user_id = ${userId}`.execute(
    shop.database.db,
  );

const slowedByLink: MoneyCase = [
  'POST /users/password 429 attempts_slowed',
  async (shop) => {
    const person = await withSecondFactor(shop);
    await usedUp(shop, person.userId);
    const body = { ...(await bodies['/users/password'](shop, person)), secondFactorCode: '000000' };
    return { method: 'POST', url: '/api/users/password', headers: {}, body };
  },
];

const slowedSetup: MoneyCase = [
  'POST /me/second-factor/confirmation 429 attempts_slowed',
  async (shop) => {
    const { userId, headers } = await newStaff(shop);
    await done(shop, 'POST', '/me/second-factor', headers);
    await usedUp(shop, userId);
    return { method: 'POST', url: '/api/me/second-factor/confirmation', headers, body: { code: '000000' } };
  },
];

const stale = (method: 'POST' | 'DELETE'): MoneyCase => [
  `${method} /me/second-factor 403 fresh_login_required`,
  async (shop) => {
    const { userId, headers } = await newStaff(shop);
    await sql`update sessions set authenticated_at = now() - interval '16 minutes' where user_id = ${userId}`.execute(
      shop.database.db,
    );
    return { method, url: '/api/me/second-factor', headers };
  },
];

export const secondFactorCases: readonly MoneyCase[] = [
  asked('/users/token', 'required'),
  asked('/users/token', 'wrong'),
  asked('/user-login-codes/token', 'required'),
  asked('/user-login-codes/token', 'wrong'),
  asked('/users/password', 'required'),
  asked('/users/password', 'wrong'),
  slowedByLink,
  slowedSetup,
  stale('POST'),
  stale('DELETE'),
  [
    'POST /me/second-factor 409 second_factor_exists',
    async (shop) => ({
      method: 'POST',
      url: '/api/me/second-factor',
      headers: (await withSecondFactor(shop)).headers,
    }),
  ],
  [
    'POST /me/second-factor/confirmation 404 not_found',
    async (shop) => ({
      method: 'POST',
      url: '/api/me/second-factor/confirmation',
      headers: (await newStaff(shop)).headers,
      body: { code: '000000' },
    }),
  ],
  [
    'DELETE /me/second-factor 404 not_found',
    async (shop) => ({ method: 'DELETE', url: '/api/me/second-factor', headers: (await newStaff(shop)).headers }),
  ],
  [
    'DELETE /admin/users/{id}/second-factor 409 own_second_factor',
    async ({ people: { admin } }) => ({
      method: 'DELETE',
      url: `/api/admin/users/${admin.userId}/second-factor`,
      headers: admin.headers,
    }),
  ],
];
