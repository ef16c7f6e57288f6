/** The e-mail that brings a voucher, with its PDF, over SMTP to the sandbox. */

import { sql } from 'kysely';
import { pino } from 'pino';
import { buildSandbox } from '../../../../sandbox/sandbox-app';
import { inTransaction } from '../../../platform/database';
import { messageTextsOf } from '../../../platform/message-texts';
import { readPdf } from '../../../testing/read-pdf';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { domains } from '../../index';
import { createSmtpClient, queueVoucherMail, sendDueMessages, type VoucherMail } from '.';

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let smtp: ReturnType<typeof createSmtpClient>;
beforeAll(async () => {
  database = await createTestDatabase();
  const publicOrigin = 'https://shop.test';
  const przelewy24 = { merchantId: 1, posId: 1, apiKey: 'a', crcKey: 'c' };
  sandbox = await buildSandbox({ databaseUrl: database.url, publicOrigin, przelewy24 });
  const port = await sandbox.smtp.listen(0);
  smtp = createSmtpClient({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Aksamit <shop@shop.test>',
    publicOrigin,
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
  sandbox.mail.list.clear();
});

const voucher: VoucherMail = {
  voucherId: 'v1',
  code: 'ABCD-EFGH-JKLM',
  to: 'zofia@example.com',
  locale: 'pl',
  amountMinor: 120_000,
  currency: 'PLN',
  issuedAt: '2026-11-21T10:00:00Z',
  validTo: '2027-05-21T21:59:59Z',
  recipientName: 'Zofia Gęś',
  senderName: 'Łukasz Żak',
  text: 'Sto lat! Odpocznij sobie, zasługujesz na święty spokój.',
  phone: '+48 22 100 20 30',
};
const queue = (mail: VoucherMail, cause?: string) =>
  inTransaction(database.db, (trx) => queueVoucherMail(trx, mail, cause));
const send = () =>
  sendDueMessages({ db: database.db, logger: pino({ level: 'silent' }), channel: 'email', send: smtp.send });
const arrived = () => sandbox.mail.list.all();

test('the voucher comes as text and as PDF, both with its code', async () => {
  await queue(voucher);
  expect(await send()).toBe(1);
  const [mail] = arrived();
  expect(mail).toMatchObject({ to: ['zofia@example.com'], subject: expect.stringMatching(/^Voucher na 1.200,00.zł$/) });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('ABCD-EFGH-JKLM');
    // In HTML no number ends a line.
    expect(part?.replaceAll('\u00a0', ' ')).toContain('21 maja 2027');
    expect(part).toContain('święty spokój');
  }
  expect(mail?.attachments).toMatchObject([{ fileName: 'voucher.pdf', mimeType: 'application/pdf' }]);
  const text = await readPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0));
  for (const part of ['ABCD-EFGH-JKLM', '1 200,00 zł', 'Zofia Gęś', 'Łukasz Żak', 'święty spokój', '21 maja 2027']) {
    expect(text).toContain(part);
  }
});

test('in English, in pounds, without names and words', async () => {
  const bare = { recipientName: null, senderName: null, text: null };
  await queue({ ...voucher, ...bare, locale: 'en', currency: 'GBP', amountMinor: 5000 });
  await send();
  const text = await readPdf(arrived()[0]?.attachments[0]?.content ?? Buffer.alloc(0));
  expect(text).toContain('Gift voucher');
  expect(text).toContain('£50.00');
  expect(text).not.toContain('From');
});

test.each(['classic', 'botanical', 'silhouette'] as const)(
  '%s is drawn on the PDF, and sets the card of the e-mail',
  async (design) => {
    await queue({ ...voucher, design });
    await send();
    const [mail] = arrived();
    expect(mail?.html).toContain({ classic: '#3b1a33', botanical: '#2b6a4d', silhouette: '#f8e8e6' }[design]);
    expect(await readPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0))).toContain('Zofia Gęś');
  },
);

test('once for a voucher, again under another cause; the code is forgotten when sent', async () => {
  await Promise.all([queue(voucher), queue(voucher)]);
  await queue(voucher, 'v1:asked-again');
  await send();
  await send();
  expect(arrived()).toHaveLength(2);
  const left = await sql<{ text: string }>`select messages::text as text from messages`.execute(database.db);
  for (const { text } of left.rows) expect(text).not.toContain('ABCD');
});

test('the sandbox hands the PDF out', async () => {
  await queue(voucher);
  await send();
  const { mails } = (await sandbox.app.inject('/sandbox/mailbox.json')).json();
  const [{ path, size }] = mails[0].attachments;
  const file = await sandbox.app.inject(path);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
    200,
    'application/pdf',
    size,
  ]);
  expect((await sandbox.app.inject(path.replace(/0$/, '7'))).statusCode).toBe(404);
});
