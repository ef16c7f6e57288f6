/** Refusals of accounts, and of visitors' and customers' data, with their causes. */
import { sql } from 'kysely';
import { customerPassword, newCustomer, newKey, newVisitor } from '../commerce-fixture';
import { done, type MoneyCase, type MoneyShop } from './money-scenes';
import type { DeclaredPair } from './refusals';

/** Contacts of a demo customer, confirmed. */
const KNOWN = { email: 'anna@example.com', phone: '501234567' };

const registering = (field: keyof typeof KNOWN): MoneyCase => [
  `POST /users 422 ${field}_in_use`,
  async () => ({
    method: 'POST',
    url: '/api/users',
    headers: {},
    body: {
      email: `${newKey()}@example.com`,
      password: customerPassword,
      firstName: 'Ewa',
      lastName: 'Lis',
      phonePrefix: '48',
      phone: '699999901',
      agrees: [{ type: 'regulations', value: true }],
      [field]: KNOWN[field],
    },
  }),
];

const changing = (field: keyof typeof KNOWN): MoneyCase => [
  `PUT /me 422 ${field}_in_use`,
  async (shop) => ({
    method: 'PUT',
    url: '/api/me',
    headers: (await newCustomer(shop)).headers,
    body: { [field]: KNOWN[field] },
  }),
];

/** An invalid request, sent by no particular caller. */
const wrong = (pair: DeclaredPair, path: string, body: object): MoneyCase => [
  pair,
  async () => ({ method: 'POST', url: `/api${path}`, headers: {}, body }),
];

/** Of an account with so many wrong attempts that the next turn is minutes away. */
const slowed = (path: string, account: string, body: object): MoneyCase => [
  `POST ${path} 429 attempts_slowed`,
  async ({ database }) => {
    await sql`insert into attempt_lanes (key, failures, turn_at)
      values (${`login-account:${account}`}, 1000000, now())`.execute(database.db);
    return { method: 'POST', url: `/api${path}`, headers: {}, body };
  },
];

const staleLogin: MoneyCase = [
  'PUT /me 403 fresh_login_required',
  async (shop) => {
    const { userId, headers } = await newCustomer(shop);
    await sql`update sessions set authenticated_at = now() - interval '16 minutes' where user_id = ${userId}`.execute(
      shop.database.db,
    );
    return { method: 'PUT', url: '/api/me', headers, body: { email: `${newKey()}@example.com` } };
  },
];

/** The code or token sent to prove an address or a number. */
async function secretsTo({ database }: MoneyShop, recipient: string): Promise<string[]> {
  const found = await sql<{ secret: string }>`select secret from messages
    where recipient = ${recipient} and kind in ('emailChange', 'phoneCode') order by created_at`.execute(database.db);
  return found.rows.map(({ secret }) => secret);
}

/** Two are pending for one address, and the other one was first to confirm it. */
const takenMeanwhile: MoneyCase = [
  'POST /users/activation 422 email_in_use',
  async (shop) => {
    const email = `${newKey()}@example.com`;
    for (const { headers } of [await newCustomer(shop), await newCustomer(shop)]) {
      await done(shop, 'PUT', '/me', headers, { email });
    }
    const [faster, slower] = await secretsTo(shop, email);
    await done(shop, 'POST', '/users/activation', {}, { token: faster });
    return { method: 'POST', url: '/api/users/activation', headers: {}, body: { token: slower } };
  },
];

const numberTaken: MoneyCase = [
  'PUT /me/phone/verification 422 phone_in_use',
  async (shop) => {
    const { headers, phone } = await newCustomer(shop);
    await done(shop, 'POST', '/me/phone/verification', headers);
    const { userId } = await newCustomer(shop);
    await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${userId}`.execute(
      shop.database.db,
    );
    const [code] = await secretsTo(shop, `48${phone}`);
    return { method: 'PUT', url: '/api/me/phone/verification', headers, body: { code } };
  },
];

const ratedTwice: MoneyCase = [
  'POST /articles/{id}/rating 409 already_rated',
  async (shop) => {
    const headers = await newVisitor(shop);
    await done(shop, 'POST', '/articles/1/rating', headers, { rating: 5 });
    return { method: 'POST', url: '/api/articles/1/rating', headers, body: { rating: 5 } };
  },
];

export const accountCases: readonly MoneyCase[] = [
  registering('email'),
  registering('phone'),
  changing('email'),
  changing('phone'),
  wrong('POST /users/token 401 invalid_credentials', '/users/token', { email: KNOWN.email, password: 'x' }),
  slowed('/users/token', 'guessed@example.com', { email: 'guessed@example.com', password: 'x' }),
  slowed('/user-login-codes/token', '+48600000009', { phonePrefix: '48', phone: '600000009', code: '000000' }),
  wrong('POST /users/activation 422 link_invalid', '/users/activation', { token: 'nonsense' }),
  wrong('POST /newsletter-subscriptions/confirmation 422 link_invalid', '/newsletter-subscriptions/confirmation', {
    token: 'nonsense',
  }),
  wrong('POST /newsletter-subscriptions/cancellation 422 link_invalid', '/newsletter-subscriptions/cancellation', {
    token: 'nonsense',
  }),
  wrong(
    'POST /newsletter-subscriptions/one-click 422 link_invalid',
    '/newsletter-subscriptions/one-click?token=nonsense',
    {},
  ),
  wrong('POST /users/password 422 link_invalid', '/users/password', { token: 'nonsense', password: customerPassword }),
  wrong('POST /user-login-codes/token 401 invalid_code', '/user-login-codes/token', {
    phonePrefix: '48',
    phone: '600000001',
    code: '000000',
  }),
  takenMeanwhile,
  staleLogin,
  numberTaken,
  [
    'DELETE /me 403 fresh_login_required',
    async (shop) => ({ method: 'DELETE', url: '/api/me', headers: (await newCustomer(shop)).headers, body: {} }),
  ],
  ratedTwice,
  [
    'POST /mails 403 email_not_verified',
    async (shop) => {
      const { headers } = await newCustomer(shop);
      return { method: 'POST', url: '/api/mails', headers, body: { template: 'application' } };
    },
  ],
  ['GET /search 422 search_too_short', async () => ({ method: 'GET', url: '/api/search?q=a', headers: {} })],
  [
    'GET /search/suggestions 422 search_too_short',
    async () => ({ method: 'GET', url: '/api/search/suggestions?q=a', headers: {} }),
  ],
];
