/** Guesses are slowed; the owner still logs in. The tests control the clock of requests. */
import { sql } from 'kysely';
import { purgeOldLanes, takeTurn, waitForTurn } from '../../../platform/attempt-pace';
import { createTestApp, type TestApp } from '../../../testing/test-app';

const START = Date.parse('2026-11-23T10:00:00Z');
const anna = { email: 'anna@example.com', password: 'Aksamit-2026' };
const annasPhone = { phonePrefix: '48', phone: '501234567' };

let shop: TestApp;
let now = START;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', CODE_SECRET: 'a key of these tests alone' } });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  at(START);
  for (const table of ['attempt_lanes', 'rate_counters', 'messages', 'one_time_codes']) {
    await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
  }
});

function at(instant: number) {
  now = instant;
  shop.setNow(new Date(now));
}

interface From {
  address?: string;
  deviceToken?: string;
  language?: string;
}
/** On this machine the page server's header with the caller's address is trusted. */
const headersOf = ({ address = '203.0.113.1', deviceToken, language = 'pl' }: From) => ({
  'x-forwarded-for': address,
  'accept-language': language,
  ...(deviceToken ? { 'device-token': deviceToken } : {}),
});
const logIn = (password: string, from: From = {}, email = anna.email) =>
  shop.call('POST', '/api/users/token', { headers: headersOf(from), body: { email, password } });

async function guess(times: number, from: (time: number) => From = () => ({}), email = anna.email) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await logIn('zle', from(time), email)).statusCode);
  return statuses;
}
/** So many wrong attempts, the last of them just now. */
const hadFailures = (key: string, failures: number) =>
  sql`insert into attempt_lanes (key, failures, turn_at) values (${key}, ${failures}, ${new Date(now)})
    on conflict (key) do update set failures = excluded.failures, turn_at = excluded.turn_at`.execute(shop.database.db);

test('after ten wrong tries the right password passes, from the same address a moment later', async () => {
  expect(await guess(10)).toEqual(Array(10).fill(401));
  expect((await logIn(anna.password, { address: '203.0.113.2' })).statusCode).toBe(200);
  expect((await logIn(anna.password)).statusCode).toBe(200);
});

test('guesses from ten addresses lock nobody out', async () => {
  expect(await guess(40, (time) => ({ address: `203.0.113.${10 + (time % 10)}` }))).toEqual(Array(40).fill(401));
  expect((await logIn(anna.password, { address: '203.0.113.99' })).statusCode).toBe(200);
});

test('further guesses receive the seconds to wait, which grow; after them the right password passes', async () => {
  await hadFailures(`login-account-address:${anna.email} 203.0.113.1`, 17);
  const slowed = await logIn('zle');
  expect([slowed.statusCode, slowed.json().error.code, slowed.headers['retry-after']]).toEqual([
    429,
    'attempts_slowed',
    '24',
  ]);
  expect(slowed.json().error.message).toContain('za 24 s');
  expect((await logIn('zle', { language: 'en' })).json().error.message).toContain('in 24 s');
  // A refused attempt is not counted: the wait grows no longer. The right password is refused alike.
  expect((await logIn(anna.password)).headers['retry-after']).toBe('24');
  at(now + 32_000);
  expect((await logIn('zle')).statusCode).toBe(401);
  expect((await logIn('zle')).headers['retry-after']).toBe('56');
  at(now + 64_000);
  expect((await logIn(anna.password)).statusCode).toBe(200);
});

test('guesses at once take turns one after another, the rest comes again', async () => {
  const limit = { key: 'x', free: 10, resetAfterSeconds: 900 };
  await hadFailures('x', 10);
  const turns = await Promise.allSettled(
    Array.from({ length: 8 }, () => takeTurn(shop.database.db, [limit], new Date(now))),
  );
  const waits = turns.flatMap((turn) => (turn.status === 'fulfilled' ? [turn.value] : []));
  expect(waits.sort((a, b) => a - b)).toEqual([250, 750, 1750, 3750, 7750]);
  const refused = turns.flatMap((turn) => (turn.status === 'rejected' ? [turn.reason.code] : []));
  expect(refused).toEqual(Array(3).fill('attempts_slowed'));
});

test('a wait ends with the API', async () => {
  await expect(waitForTurn(60_000, AbortSignal.abort())).rejects.toMatchObject({ code: 'service_unavailable' });
});

test('a browser that logged in before is slowed by nobody else, and others are not by it', async () => {
  const { deviceToken } = (await logIn(anna.password)).json().data;
  await hadFailures(`login-account:${anna.email}`, 500);
  await hadFailures('login-address:203.0.113.1', 500);
  expect((await logIn(anna.password)).statusCode).toBe(429);
  expect((await logIn(anna.password, { deviceToken })).statusCode).toBe(200);
  await sql`delete from attempt_lanes`.execute(shop.database.db);
  expect(await guess(10, () => ({ deviceToken }))).toEqual(Array(10).fill(401));
  const lanes = await sql<{ key: string }>`select key from attempt_lanes`.execute(shop.database.db);
  expect(lanes.rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^login-browser:[\w-]{22}$/)]);
});

test('the token is of one account: it opens nothing, and neither another one’s nor a forged one is heeded', async () => {
  const other = await logIn('Aksamit-2026', {}, 'recepcja@example.com');
  const own = (await logIn(anna.password)).json().data.deviceToken;
  const forged = `${own.split('.')[0]}.${'A'.repeat(43)}`;
  await hadFailures(`login-account:${anna.email}`, 500);
  for (const deviceToken of [other.json().data.deviceToken, forged, 'x', `${own}x`]) {
    expect((await logIn(anna.password, { deviceToken })).statusCode).toBe(429);
  }
  // A browser keeps several; the one that it has for an account stays.
  const both = `${other.json().data.deviceToken},${own}`;
  expect((await logIn(anna.password, { deviceToken: both })).json().data.deviceToken).toBe(own);
  expect((await shop.call('GET', '/api/me', { headers: { authorization: `Bearer ${own}` } })).statusCode).toBe(401);
});

test('an unknown address is slowed like a known one', async () => {
  await hadFailures('login-account:nikt@example.com', 500);
  const unknown = await logIn('zle', {}, 'Nikt@example.com');
  await hadFailures(`login-account:${anna.email}`, 500);
  expect((await logIn('zle')).json()).toEqual(unknown.json());
});

test('the right password is no wrong try', async () => {
  for (let time = 0; time < 3; time += 1) expect((await logIn(anna.password)).statusCode).toBe(200);
  const lanes = await sql<{ failures: number }>`select failures from attempt_lanes`.execute(shop.database.db);
  expect(lanes.rows.map(({ failures }) => failures)).toEqual([0, 0, 0]);
});

test('wrong codes of strangers use up no tries of the owner’s browser, nor of another address', async () => {
  const { deviceToken } = (await logIn(anna.password)).json().data;
  const useCode = (code: string, from: From) =>
    shop.call('POST', '/api/user-login-codes/token', { headers: headersOf(from), body: { ...annasPhone, code } });
  const sentCode = async () => {
    at(now + 61_000);
    await shop.call('POST', '/api/user-login-codes', { headers: headersOf({}), body: annasPhone });
    const sent = await sql<{ secret: string }>`select secret from messages where kind = 'loginCode'
      order by created_at desc limit 1`.execute(shop.database.db);
    return sent.rows[0]?.secret ?? '';
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
  const code = await sentCode();
  await Promise.all(Array.from({ length: 5 }, () => useCode(wrongOf(code), {})));
  expect((await useCode(code, {})).statusCode).toBe(401);
  expect((await useCode(code, { address: '203.0.113.2' })).statusCode).toBe(200);
  const next = await sentCode();
  const strangers = Array.from({ length: 20 }, (_, index) => ({ address: `203.0.113.${100 + index}` }));
  await Promise.all(strangers.map((stranger) => useCode(wrongOf(next), stranger)));
  expect((await useCode(next, { address: '203.0.113.3' })).statusCode).toBe(401);
  expect((await useCode(next, { deviceToken })).statusCode).toBe(200);
});

test('codes and links that strangers ask for leave the owner’s browser its own', async () => {
  const { deviceToken } = (await logIn(anna.password)).json().data;
  const askLink = (from: From) =>
    shop.call('DELETE', '/api/users/password', { headers: headersOf(from), body: { email: anna.email } });
  const askCode = (from: From) => {
    at(now + 61_000);
    return shop.call('POST', '/api/user-login-codes', { headers: headersOf(from), body: annasPhone });
  };
  const sent = async (kind: string) =>
    (await sql`select from messages where kind = ${kind}`.execute(shop.database.db)).rows.length;
  // Requested before, so that the test need not wait for the constant-time responses.
  await sql`insert into rate_counters (key, window_start, count) values ('resets:anna@example.com', now(), 5),
    ('codes:48501234567', now(), 10)`.execute(shop.database.db);
  await Promise.all([askLink({}), askCode({})]);
  expect([await sent('passwordReset'), await sent('loginCode')]).toEqual([0, 0]);
  await Promise.all([askLink({ deviceToken }), askCode({ deviceToken })]);
  expect([await sent('passwordReset'), await sent('loginCode')]).toEqual([1, 1]);
});

test('quiet lanes are forgotten after two days', async () => {
  const old = new Date(Date.now() - 49 * 3_600_000);
  await sql`insert into attempt_lanes (key, failures, turn_at) values ('old', 3, ${old}), ('new', 3, now())`.execute(
    shop.database.db,
  );
  await purgeOldLanes(shop.database.db);
  const lanes = await sql`select key from attempt_lanes`.execute(shop.database.db);
  expect(lanes.rows).toEqual([{ key: 'new' }]);
});
