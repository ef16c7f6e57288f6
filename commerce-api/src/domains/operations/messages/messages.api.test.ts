/** The outbox, sent over SMTP and SMSAPI's protocol to the sandbox. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildSandbox } from '../../../../sandbox/sandbox-app';
import { inTransaction } from '../../../platform/database';
import { messageTextsOf } from '../../../platform/message-texts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { domains } from '../../index';
import {
  createSmsClient,
  createSmtpClient,
  expireMessages,
  type NewMessage,
  queueMessage,
  sendDueMessages,
  withdrawMessages,
} from '.';
import { takeDueMessage } from './outbox-queries';
import { readUndelivered } from './undelivered';

const keys = { merchantId: 1, posId: 1, apiKey: 'a', crcKey: 'c' };
const logger = pino({ level: 'silent' });
let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let smtp: ReturnType<typeof createSmtpClient>;
let sms: ReturnType<typeof createSmsClient>;

beforeAll(async () => {
  database = await createTestDatabase();
  const publicOrigin = 'https://shop.test';
  sandbox = await buildSandbox({ databaseUrl: database.url, publicOrigin, przelewy24: keys, smsToken: 'token' });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const smtpPort = await sandbox.smtp.listen(0);
  smtp = createSmtpClient({
    url: `smtp://127.0.0.1:${smtpPort}`,
    from: 'Aksamit <shop@shop.test>',
    publicOrigin,
    texts: messageTextsOf(domains),
  });
  sms = createSmsClient({
    baseUrl: `http://127.0.0.1:${port}/sandbox/sms`,
    token: 'token',
    sender: null,
    texts: messageTextsOf(domains),
  });
});
afterAll(async () => {
  smtp?.close();
  await sandbox?.close();
  await database?.drop();
});
beforeEach(async () => {
  await sql`delete from messages`.execute(database.db);
  for (const { list, behaviour } of [sandbox.mail, sandbox.sms]) {
    list.clear();
    behaviour.reset();
  }
});

const mail = (change: Partial<Extract<NewMessage, { channel: 'email' }>> = {}): NewMessage => ({
  onceKey: 'test',
  channel: 'email',
  kind: 'passwordReset',
  to: 'ewa@example.com',
  locale: 'pl',
  data: { values: { firstName: "Ewa O'Hara" }, path: '/haslo/?token=' },
  secret: 'tajny-token',
  ...change,
});
const code: NewMessage = {
  onceKey: 'code',
  channel: 'sms',
  kind: 'loginCode',
  to: '48600700800',
  locale: 'pl',
  data: { values: {} },
  secret: '012345',
};
const queue = (message: NewMessage) => inTransaction(database.db, (trx) => queueMessage(trx, message));
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const sendMails = (now = later(0)) =>
  sendDueMessages({ db: database.db, logger, channel: 'email', send: smtp.send }, now);
const sendTexts = (now = later(0)) => sendDueMessages({ db: database.db, logger, channel: 'sms', send: sms.send }, now);
const attempts = async () =>
  (await sql<{ attempts: number }>`select tries as attempts from messages`.execute(database.db)).rows[0]?.attempts;
const stored = async () =>
  (await sql<{ state: string; secret: string | null }>`select state, secret from messages`.execute(database.db)).rows;

test('an e-mail arrives as text and HTML, with its link; its secret is forgotten', async () => {
  await queue(mail());
  expect(await sendMails()).toBe(1);
  const [arrived] = sandbox.mail.list.all();
  expect(arrived).toMatchObject({ to: ['ewa@example.com'], from: 'shop@shop.test', times: 1 });
  expect(arrived?.subject).toBe('Nowe hasło do konta Aksamit');
  expect(arrived?.text).toContain('https://shop.test/haslo/?token=tajny-token');
  expect(arrived?.text).toContain("Dzień dobry Ewa O'Hara,");
  expect(arrived?.html).toContain('href="https://shop.test/haslo/?token=tajny-token"');
  expect(arrived?.html).toContain('Ewa O&#39;Hara');
  expect(await stored()).toEqual([{ state: 'sent', secret: null }]);
});

test('an e-mail of a subscription has what mail programs end it with, others have not', async () => {
  await queue(mail());
  await queue(
    mail({ onceKey: 'newsletter', data: { values: {}, path: '/koniec/?token=', oneClickPath: '/api/one?token=' } }),
  );
  await sendMails();
  const lists = sandbox.mail.list.all().map(({ listHeaders }) => listHeaders);
  expect(lists).toContainEqual({});
  expect(lists).toContainEqual({
    'list-unsubscribe': '<https://shop.test/api/one?token=tajny-token>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('one cause writes one message, and a cause that fails none', async () => {
  await Promise.all([queue(mail()), queue(mail()), queue(mail())]);
  await expect(
    inTransaction(database.db, async (trx) => {
      await queueMessage(trx, mail({ onceKey: 'other' }));
      throw new Error('the cause fails');
    }),
  ).rejects.toThrow('the cause fails');
  await sendMails();
  expect(sandbox.mail.list.all()).toHaveLength(1);
});

test('a message is due in the millisecond in which it was written', async () => {
  const due = await inTransaction(database.db, async (trx) => {
    await queueMessage(trx, code);
    return await sql`select from messages where next_try_at <= date_trunc('milliseconds', now())`.execute(trx);
  });
  expect(due.rows).toHaveLength(1);
});

test('ten workers at once send each message once', async () => {
  for (let number = 0; number < 30; number += 1) await queue(mail({ onceKey: `many:${number}` }));
  await Promise.all(Array.from({ length: 10 }, () => sendMails()));
  await sendMails();
  expect(sandbox.mail.list.all().map(({ times }) => times)).toEqual(Array(30).fill(1));
});

test('what a slow mail server is still taking is not sent by a second worker too', async () => {
  for (const onceKey of ['slow', 'next', 'last']) await queue(mail({ onceKey }));
  const given: string[] = [];
  const sending = (send: () => Promise<void>) => ({
    db: database.db,
    logger,
    channel: 'email' as const,
    async send({ id }: { id: string }) {
      given.push(id);
      await send();
      return { state: 'taken' as const };
    },
  });
  let isOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  let slow: Promise<number> | null = null;
  const atTheDoor = new Promise<void>((resolve) => {
    slow = sendDueMessages(
      sending(async () => {
        resolve();
        await opened;
      }),
    );
  });
  await atTheDoor;
  // A minute later, the sum of a slow server's time-outs.
  await sendDueMessages(
    sending(async () => {}),
    later(60),
  );
  isOpen();
  await slow;
  await sendDueMessages(
    sending(async () => {}),
    later(120),
  );
  expect(given).toHaveLength(3);
  expect(new Set(given).size).toBe(3);
});

test('a worker that is killed while it sends only delays a message', async () => {
  await queue(mail());
  expect(await takeDueMessage(database.db, 'email', later(1))).not.toBeNull();
  expect(await sendMails(later(299))).toBe(0);
  expect(await sendMails(later(301))).toBe(1);
});

test('a mail server that asks to come again gets it later, not before its time', async () => {
  sandbox.mail.behaviour.configure({ status: 451, times: 1 });
  await queue(mail());
  expect(await sendMails()).toBe(0);
  expect(await sendMails()).toBe(0);
  expect(await stored()).toEqual([{ state: 'due', secret: 'tajny-token' }]);
  expect(await sendMails(later(11))).toBe(1);
});

test('a yes that is lost brings a copy with the same Message-ID', async () => {
  sandbox.mail.behaviour.configure({ loseAnswer: true, times: 1 });
  await queue(mail());
  await sendMails();
  await sendMails(later(11));
  expect(sandbox.mail.list.all()).toEqual([expect.objectContaining({ times: 2 })]);
});

test('a permanent failure is not tried again', async () => {
  sandbox.mail.behaviour.configure({ status: 550, times: 1 });
  await queue(mail());
  await sendMails();
  expect(await sendMails(later(600))).toBe(0);
  expect(await stored()).toEqual([{ state: 'failed', secret: null }]);
});

test('an SMS arrives once, also when the yes to it is lost', async () => {
  sandbox.sms.behaviour.configure({ loseAnswer: true, times: 1 });
  await queue(code);
  expect(await sendTexts()).toBe(0);
  expect(await sendTexts(later(11))).toBe(1);
  expect(sandbox.sms.list.all()).toEqual([expect.objectContaining({ times: 1, to: '48600700800' })]);
  const text = sandbox.sms.list.all()[0]?.text ?? '';
  expect(text).toContain('012345');
  // A letter outside the basic set, or more than 160 of them, would cost two messages.
  expect(text).toMatch(/^[\x20-\x5a a-z]{1,160}$/);
});

test.each([
  ['email', { status: 451 }],
  ['sms', { status: 503 }],
  ['sms', { status: 429, retryAfter: 60 }],
] as const)(
  'in a storm (%s, %j) a message is tried ever later, and arrives once when it is over',
  async (channel, storm) => {
    const [{ list, behaviour }, send] = channel === 'email' ? [sandbox.mail, sendMails] : [sandbox.sms, sendTexts];
    behaviour.configure(storm);
    await queue(channel === 'email' ? mail() : code);
    let due = 0;
    for (const wait of [10, 30, 120, 600, 1800, 3600]) {
      expect(await send(later(due))).toBe(0);
      // Not before its time, whatever the worker's interval.
      const attemptsBefore = await attempts();
      await send(later(due + wait - 5));
      expect(await attempts()).toBe(attemptsBefore);
      due += wait + 5;
    }
    expect([await attempts(), list.all()]).toEqual([6, []]);
    behaviour.reset();
    expect(await send(later(due))).toBe(1);
    expect(await send(later(due + 3600))).toBe(0);
    expect(list.all()).toEqual([expect.objectContaining({ times: 1 })]);
  },
);

test('a storm that outlasts the use of a message: it is counted among what reached nobody', async () => {
  sandbox.sms.behaviour.configure({ status: 503 });
  await queue({ ...code, usefulSeconds: 300 });
  await sendTexts();
  expect(await expireMessages(database.db, later(301))).toBe(1);
  expect(await readUndelivered(database.db)).toContainEqual({ channel: 'sms', state: 'expired', count: 1 });
});

test('what came too late to be of use is not sent', async () => {
  await queue({ ...code, usefulSeconds: 300 });
  expect(await sendTexts(later(301))).toBe(0);
  await expireMessages(database.db, later(301));
  expect(await stored()).toEqual([{ state: 'expired', secret: null }]);
});

test('what newer news replaced is closed, and not counted among what reached nobody', async () => {
  await inTransaction(database.db, async (trx) => {
    await queueMessage(trx, mail({ onceKey: 'visitMoved:x:1' }));
    await queueMessage(trx, mail({ onceKey: 'late' }));
    await withdrawMessages(trx, ['visitMoved:x:']);
    await sql`update messages set expires_at = now() where once_key = 'late'`.execute(trx);
  });
  await expireMessages(database.db, new Date(Date.now() + 1000));
  const closed = await sql`select state, last_error as why from messages order by once_key`.execute(database.db);
  expect(closed.rows).toEqual([
    { state: 'expired', why: null },
    { state: 'expired', why: 'withdrawn' },
  ]);
  expect(await readUndelivered(database.db)).toContainEqual({ channel: 'email', state: 'expired', count: 1 });
});

test('the sandbox shows what was sent', async () => {
  await queue(mail({ locale: 'en' }));
  await queue(code);
  await sendMails();
  await sendTexts();
  const read = async (path: string) => (await sandbox.app.inject(path)).body;
  expect(await read('/sandbox/mailbox')).toContain('A new password for your Aksamit account');
  expect(JSON.parse(await read('/sandbox/mailbox.json')).mails).toHaveLength(1);
  expect(await read('/sandbox/phone')).toContain('+48600700800');
  expect(JSON.parse(await read('/sandbox/phone.json')).messages).toHaveLength(1);
});
