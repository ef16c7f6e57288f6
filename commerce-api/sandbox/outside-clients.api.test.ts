/**
 * Checks the stand-ins with the services' own clients, which are a package of their own (`outside-tools`), installed
 * and compiled only here. Przelewy24's client is in sandbox.api.test.ts.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database';
import { buildSandbox } from './sandbox-app';

const run = promisify(execFile);
const root = join(__dirname, '..', '..');
const tools = join(root, 'commerce-api', 'outside-tools');
const przelewy24 = { merchantId: 1, posId: 1, apiKey: 'x', crcKey: 'x' };
const paypal = { clientId: 'client', clientSecret: 'secret', webhookId: 'webhook' };
const stripe = { secretKey: 'sk_test_clients', webhookSecret: 'whsec_clients' };
// Programs start, and at first a package is installed, however busy the machine.
jest.setTimeout(300_000);

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let origin: string;
let shopPort: number;

beforeAll(async () => {
  await run(process.execPath, [join(root, 'shared-kit', 'workspace', 'install-apart.mjs'), tools]);
  await run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', tools]);
  database = await createTestDatabase();
  shopPort = await freePort();
  const publicOrigin = `http://127.0.0.1:${shopPort}`;
  const sentryPort = await freePort();
  sandbox = await buildSandbox({
    databaseUrl: database.url,
    publicOrigin,
    przelewy24,
    paypal,
    stripe,
    smsToken: 'sms-token',
    gusKey: 'a-key-of-these-tests',
    sentryDsn: `http://key@127.0.0.1:${sentryPort}/sandbox/sentry/7`,
  });
  await sandbox.app.listen({ host: '127.0.0.1', port: sentryPort });
  origin = `http://127.0.0.1:${sentryPort}`;
});

afterAll(async () => {
  await sandbox?.close();
  await database?.drop();
});

/** What a client saw. */
async function seenBy(client: string, ...parts: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, [join(tools, 'generated', `${client}.js`), ...parts]);
  return JSON.parse(stdout);
}

test('PayPal: an order with nothing but its amount, the way back, captures and refunds', async () => {
  const seen = await seenBy('paypal', origin, paypal.clientId, paypal.clientSecret);
  expect(seen).toEqual({
    bare: [201, 'CREATED', ['self', 'approve', 'capture']],
    opened: [201, 'PAYER_ACTION_REQUIRED', 'unit-1'],
    id: expect.any(String),
    tooEarly: [422, 'ORDER_NOT_APPROVED'],
    canceled: `http://shop.test/canceled/?token=${seen.id}`,
    approved: expect.stringMatching(
      new RegExp(`^http://shop\\.test/back/\\?from=paypal&token=${seen.id}&PayerID=[A-Z0-9]{13}$`),
    ),
    afterApproval: 'APPROVED',
    captured: [201, 'COMPLETED'],
    again: [422, 'ORDER_ALREADY_CAPTURED'],
    capture: [true, 'COMPLETED', { currencyCode: 'PLN', value: '123.45' }],
    partly: [201, 'COMPLETED', '23.45'],
    tooMuch: [422, 'REFUND_AMOUNT_EXCEEDED'],
    rest: '100.00',
    isRepeatTheSame: [200, true],
    afterRefunds: 'REFUNDED',
    unknown: [404, 'INVALID_RESOURCE_ID'],
  });
});

test('Stripe: a session with nothing but what it sells, expanded objects, the balance, the end, signed events', async () => {
  expect(await seenBy('stripe', origin, stripe.secretKey, stripe.webhookSecret, String(shopPort))).toEqual({
    opened: ['open', 10_000, null, null],
    expiresInHours: 24,
    isBack: true,
    paid: ['paid', 'A-1'],
    movement: [10_000, 'charge'],
    refund: ['succeeded', -4000, 'refund'],
    tooMuch: ['StripeInvalidRequestError', 400],
    rest: [6000, true],
    moved: [-4000, -6000],
    expired: 'expired',
    expiredAgain: ['StripeInvalidRequestError', 400],
    isListed: [2, true, true],
    noSuchProperty: ['StripeInvalidRequestError', 400],
    unknown: ['StripeInvalidRequestError', 404],
    wrongKey: ['StripeAuthenticationError', 401],
    events: ['checkout.session.completed', 'checkout.session.expired'],
    forged: true,
  });
});

test('SMSAPI: numbers as people write them, several at once, the profile', async () => {
  expect(await seenBy('smsapi', origin, 'sms-token')).toEqual({
    one: [1, '48500000001', 'QUEUE'],
    sentWithinAnHour: true,
    several: ['48500000002', '48500000003'],
    profile: ['sandbox', 'number'],
    nobody: [400, 13],
    wrongToken: [401, 101],
  });
  expect(sandbox.sms.list.all().map(({ to, text }) => [to, text])).toEqual([
    ['48500000003', 'Do zobaczenia'],
    ['48500000002', 'Do zobaczenia'],
    ['48500000001', 'Zażółć gęślą jaźń'],
  ]);
});

test('GUS: searches by NIP, REGON and KRS, reports, values, the end of a session, letters as they are', async () => {
  const [phones, meadow] = ['T-MOBILE POLSKA SPÓŁKA AKCYJNA', 'ŻÓŁĆ & SYNOWIE "ŁĄKA" SPÓŁKA Z O.O.'];
  expect(await seenBy('gus', origin, 'a-key-of-these-tests')).toEqual({
    byNip: phones,
    byRegon: meadow,
    byKrs: phones,
    codeAfterFound: '0',
    nobody: 'No data found for the specified search criteria.',
    codeAfterNobody: '4',
    full: [meadow, 'Łódź'],
    ofPersons: 'No data found for the specified search criteria.',
    sessions: ['1', '0'],
    service: ['1', true],
    wrongKey: 'Empty response',
  });
});

test('Sentry: an exception and a message arrive with release and environment', async () => {
  const seen = await seenBy('sentry', sandbox.sentry.dsn);
  expect(seen.isSent).toBe(true);
  expect(sandbox.sentry.events.all().map(({ eventId, release }) => [eventId, release])).toEqual(
    expect.arrayContaining([
      [seen.exception, 'shop@1.2.3'],
      [seen.message, 'shop@1.2.3'],
    ]),
  );
});
