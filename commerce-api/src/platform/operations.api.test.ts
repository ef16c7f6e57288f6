/** Operators' requirements: log lines without personal data, and an end that lets running requests finish. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { createTestApp } from '../testing/test-app';
import type { RouteModule } from './app-types';
import { createLogger } from './run-program';

const PERSON = { email: 'jan.nowak@example.com', phone: '600 700 800', name: 'Nowak-Zielińska' };
const TOKEN = 'a-bearer-token-of-somebody';

describe('the log', () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'trace', { write: (line) => void lines.push(line) });
  beforeEach(() => lines.splice(0));

  it('logs a failure by request, code and constraint, and leaves the person out', async () => {
    const failing: RouteModule = (app, { db }) => {
      app.post('/api/failing', async () => {
        await sql`insert into users (market_id, email, first_name, last_name, phone_prefix, phone)
          values (null, ${PERSON.email}, 'Jan', ${PERSON.name}, '48', ${PERSON.phone})`.execute(db);
        return {};
      });
      app.post('/api/telling', async () => {
        throw new Error(`no message to ${PERSON.email} at ${PERSON.phone}`, { cause: new Error(PERSON.email) });
      });
    };
    const shop = await createTestApp({ modules: [failing], logger });
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-request-id': 'request-0001' };
    for (const path of ['failing', 'telling']) {
      expect((await shop.call('POST', `/api/${path}`, { headers, body: PERSON })).statusCode).toBe(500);
    }
    await shop.close();
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ level: 50, reqId: 'request-0001', err: { code: '23502', table: 'users' } });
    expect(second.err).toMatchObject({ message: 'no message to [e-mail] at [number]', cause: { message: '[e-mail]' } });
    for (const personal of [...Object.values(PERSON), TOKEN]) expect(lines.join('')).not.toContain(personal);
  });

  it('logs nothing of successful and of refused requests', async () => {
    const shop = await createTestApp({ logger });
    await shop.call('POST', '/api/users/token', { body: { email: PERSON.email, password: 'Zle-haslo-1' } });
    await shop.call('POST', '/api/users', { body: { ...PERSON, password: 'x' } });
    await shop.call('GET', `/api/search?q=${encodeURIComponent(PERSON.name)}`);
    await shop.close();
    for (const personal of Object.values(PERSON)) expect(lines.join('')).not.toContain(personal);
  });

  it('takes headers with secrets out', () => {
    logger.info({ req: { headers: { authorization: `Bearer ${TOKEN}`, cookie: TOKEN, 'order-token': TOKEN } } }, 'x');
    logger.error({ err: new Error('invalid input syntax for type uuid: "Jan"') }, 'x');
    expect(lines.join('')).not.toContain(TOKEN);
    expect(lines.join('')).not.toContain('Jan');
  });
});

describe('the end', () => {
  it('lets a running request finish, and takes no new one', async () => {
    let release = () => {};
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const slow: RouteModule = (app, { db }) => {
      app.get('/api/slow', async () => {
        arrived();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        // The database is still available for it.
        return (await sql`select 1 as answer`.execute(db)).rows[0];
      });
    };
    const shop = await createTestApp({ modules: [slow] });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
    const running = fetch(`${origin}/api/slow`, { headers: { 'market-slug': 'pl' } });
    await hasArrived;
    const closed = shop.app.close();
    // New connections are refused.
    while (shop.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    release();
    const answer = await running;
    expect([answer.status, await answer.json()]).toEqual([200, { answer: 1 }]);
    await closed;
    await shop.database.drop();
  });
});
