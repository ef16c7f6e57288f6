/** The newsletter with double opt-in: who is mailed what, what is stored, how it ends. */
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { newCustomer } from '../../../testing/visit-fixture';
import { purgeEndedSubscriptions, purgeUnconfirmedSubscriptions } from '.';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
const NOW = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
beforeEach(async () => {
  shop.setNow(NOW);
  for (const table of ['messages', 'newsletter_subscriptions', 'rate_counters'])
    await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
});

const EMAIL = 'Ewa@Example.com';
const body = { email: EMAIL, textVersion: '2026-11-26', source: '/newsletter/' };
const post = (path: string, sent: object, headers: Record<string, string> = {}) =>
  shop.call('POST', `/api/newsletter-subscriptions${path}`, { body: sent, headers });
const subscribe = (change: object = {}, headers: Record<string, string> = {}) =>
  post('', { ...body, ...change }, headers);

interface Mailed {
  kind: string;
  to: string;
  secret: string;
  path: string | null;
  locale: string;
}
async function mailed(): Promise<Mailed[]> {
  const found = await sql<Mailed>`select kind, recipient as "to", secret, data ->> 'path' as path, locale from messages
    order by created_at, id`.execute(shop.database.db);
  return found.rows;
}
async function stored() {
  const found = await sql<{ email: string; state: string }>`select email, case when confirmed_at is null then 'pending'
    when ended_at is null then 'active' else 'ended' end as state from newsletter_subscriptions
    order by created_at, state`.execute(shop.database.db);
  return found.rows.map(({ email, state }) => `${email} ${state}`);
}
/** Token of the latest message of a kind. */
async function tokenOf(kind: string): Promise<string> {
  const found = (await mailed()).filter((message) => message.kind === kind).at(-1);
  if (!found) throw new Error(`no message ${kind}`);
  return found.secret;
}
async function subscriber(): Promise<{ confirmation: string; cancellation: string }> {
  await subscribe();
  const confirmation = await tokenOf('newsletterConfirmation');
  await post('/confirmation', { token: confirmation });
  return { confirmation, cancellation: await tokenOf('newsletterWelcome') };
}

test('a request mails a link to its page and is none of a subscription until it is confirmed', async () => {
  const answer = await subscribe({}, { 'accept-language': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([202, { data: {} }]);
  expect(await mailed()).toEqual([
    {
      kind: 'newsletterConfirmation',
      to: 'ewa@example.com',
      secret: expect.stringMatching(/^[\w-]{43}$/),
      path: '/en/newsletter/confirmation/?token=',
      locale: 'en',
    },
  ]);
  expect(await stored()).toEqual(['ewa@example.com pending']);
  const token = await tokenOf('newsletterConfirmation');
  const inDatabase = await sql<{ row: string }>`select s::text as row from newsletter_subscriptions s`.execute(
    shop.database.db,
  );
  expect(inDatabase.rows[0]?.row).not.toContain(token);
  expect(inDatabase.rows[0]?.row).not.toContain('127.0.0.1');
  expect(inDatabase.rows[0]?.row).toContain('2026-11-26');
});

test('a confirmation makes it one, again finds it, and welcomes once with a way out', async () => {
  const { confirmation } = await subscriber();
  expect(await stored()).toEqual(['ewa@example.com active']);
  expect((await post('/confirmation', { token: confirmation })).statusCode).toBe(200);
  const welcomes = (await mailed()).filter(({ kind }) => kind === 'newsletterWelcome');
  expect(welcomes).toMatchObject([{ path: '/newsletter/rezygnacja/?token=' }]);
});

test('a link is over after 48 hours, and nothing is confirmed by another token', async () => {
  await subscribe();
  const token = await tokenOf('newsletterConfirmation');
  shop.setNow(after(48.1));
  for (const wrong of [token, 'nonsense']) {
    const answer = await post('/confirmation', { token: wrong });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'link_invalid']);
  }
  expect(await stored()).toEqual(['ewa@example.com pending']);
});

test('answers alike for an address that is subscribed, and mails that it is', async () => {
  await subscriber();
  const answer = await subscribe({ email: 'ewa@example.com' });
  expect([answer.statusCode, answer.json()]).toEqual([202, { data: {} }]);
  expect((await mailed()).map(({ kind }) => kind)).toEqual([
    'newsletterConfirmation',
    'newsletterWelcome',
    'newsletterExisting',
  ]);
  expect(await stored()).toEqual(['ewa@example.com active']);
});

test('a form sent twice mails one link; an address gets three e-mails a day and the answer does not show it', async () => {
  await subscribe();
  await subscribe();
  expect(await mailed()).toHaveLength(1);
  for (const hours of [1, 2, 3, 4]) {
    shop.setNow(after(hours));
    expect((await subscribe()).statusCode).toBe(202);
  }
  expect(await mailed()).toHaveLength(3);
});

test('two links of one address, confirmed at once, make one subscription and one welcome', async () => {
  await subscribe();
  shop.setNow(after(1));
  await subscribe();
  const tokens = (await mailed()).map(({ secret }) => secret);
  const answers = await Promise.all(tokens.map((token) => post('/confirmation', { token })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await stored()).sort()).toEqual(['ewa@example.com active', 'ewa@example.com pending']);
  expect((await mailed()).filter(({ kind }) => kind === 'newsletterWelcome')).toHaveLength(1);
});

describe('the end', () => {
  test('a link ends it, again succeeds, and its confirmation confirms nothing any more', async () => {
    const { confirmation, cancellation } = await subscriber();
    for (const _ of [1, 2]) expect((await post('/cancellation', { token: cancellation })).statusCode).toBe(200);
    expect(await stored()).toEqual(['ewa@example.com ended']);
    expect((await post('/confirmation', { token: confirmation })).statusCode).toBe(422);
  });

  test('the link of an old e-mail ends a newer subscription of the address', async () => {
    const { cancellation } = await subscriber();
    await post('/cancellation', { token: cancellation });
    shop.setNow(after(1));
    await subscriber();
    await post('/cancellation', { token: cancellation });
    expect(await stored()).toEqual(['ewa@example.com ended', 'ewa@example.com ended']);
  });

  test('a mail program ends it at one press, as a form of either kind, without a market', async () => {
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
      ],
    ] as const) {
      const { cancellation } = await subscriber();
      const url = `/api/newsletter-subscriptions/one-click?token=${cancellation}`;
      const answer = await shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      expect(answer.statusCode).toBe(200);
      expect((await stored()).every((row) => row.endsWith('ended'))).toBe(true);
      shop.setNow(after(1));
    }
  });

  test('a token with another subscription’s id ends nothing', async () => {
    const { cancellation } = await subscriber();
    const forged = `00000000-0000-4000-8000-000000000000.${cancellation.split('.')[1]}`;
    const answer = await post('/cancellation', { token: forged });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'link_invalid']);
    expect(await stored()).toEqual(['ewa@example.com active']);
  });
});

test('what is unconfirmed goes after 48 hours, what has ended after six years, a subscription stays', async () => {
  const { db } = shop.database;
  const { cancellation } = await subscriber();
  await subscribe({ email: 'jan@example.com' });
  await purgeUnconfirmedSubscriptions(db, after(47.9));
  expect(await stored()).toHaveLength(2);
  await purgeUnconfirmedSubscriptions(db, after(48.1));
  expect(await stored()).toEqual(['ewa@example.com active']);
  await purgeEndedSubscriptions(db, after(24 * 366 * 7));
  expect(await stored()).toHaveLength(1);
  await post('/cancellation', { token: cancellation });
  await purgeEndedSubscriptions(db, after(24 * 365 * 5));
  expect(await stored()).toHaveLength(1);
  await purgeEndedSubscriptions(db, after(24 * 366 * 6));
  expect(await stored()).toEqual([]);
});

test('a customer’s export has the own one without its secrets; deleting the account deletes it', async () => {
  const { headers, userId } = await newCustomer(shop);
  const { db } = shop.database;
  const email = `newsletter-${userId}@example.com`;
  await sql`update users set email = ${email}, email_verified_at = now() where id = ${userId}`.execute(db);
  await subscribe({ email });
  await subscribe({ email: 'jan@example.com' });
  const { newsletter } = (await shop.call('GET', '/api/me/export', { headers })).json().data.export;
  expect(newsletter).toMatchObject([{ email, source: '/newsletter/' }]);
  expect(Object.keys(newsletter[0])).not.toEqual(expect.arrayContaining(['token_hash']));
  await sql`update users set email_verified_at = null where id = ${userId}`.execute(db);
  expect((await shop.call('GET', '/api/me/export', { headers })).json().data.export.newsletter).toEqual([]);
  await sql`update users set email_verified_at = now() where id = ${userId}`.execute(db);
  const deleted = await shop.call('DELETE', '/api/me', { headers, body: { password: 'Dobre-haslo-1' } });
  expect(deleted.statusCode).toBe(200);
  expect(await stored()).toEqual(['jan@example.com pending']);
});

test.each([
  ['no address', { email: '' }, 'email'],
  ['a source of another site', { source: 'https://x.test' }, 'source'],
  ['no version', { textVersion: '' }, 'textVersion'],
  ['something unknown', { isConfirmed: true }, 'isConfirmed'],
  ['the unseen field', { guard: { website: 'x' } }, 'guard'],
  ['a time too short', { guard: { elapsedMs: 100 } }, 'guard'],
])('%s is 422, and nothing is stored', async (_, change, field) => {
  const answer = await subscribe(change);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  expect([await stored(), await mailed()]).toEqual([[], []]);
});

test('too many requests of one visitor are refused with retry-after, whatever the address', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const send = (count: number) =>
      strict.call('POST', '/api/newsletter-subscriptions', { body: { ...body, email: `a${count}@example.com` } });
    const answers = await Promise.all(Array.from({ length: 21 }, (_, count) => send(count)));
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(20);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
