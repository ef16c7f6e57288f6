import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { createEInvoices } from './e-invoices/ksef-store';
import { registerEInvoices } from './e-invoices/routes';
import { registerExchangeRates } from './exchange-rates';
import type { GatewayKeys, PayPalKeys, StripeKeys } from './gateway-keys';
import { registerGus } from './gus/routes';
import { registerMessagePages } from './messages/message-pages';
import { createReceivedList, type ReceivedMail, type ReceivedSms } from './messages/received';
import { registerSms } from './messages/sms-routes';
import { createSandboxSmtp } from './messages/smtp';
import { createBehaviour, registerBehaviourControl } from './misbehaviour';
import { registerIndexPage } from './pages/index-page';
import { registerStyles } from './pages/styles';
import { registerPayPal } from './paypal/register-paypal';
import { registerPrzelewy24Api } from './przelewy24/api-routes';
import { registerControl } from './przelewy24/control';
import { registerPayerPages } from './przelewy24/payer-pages';
import { createTransactionStore } from './przelewy24/transaction-store';
import { createWebhookSender } from './przelewy24/webhooks';
import { readBodies } from './read-bodies';
import type { SandboxParts } from './sandbox-parts';
import { createEventList } from './sentry/event-list';
import { projectOf } from './sentry/project';
import { registerSentry } from './sentry/routes';
import { registerStripe } from './stripe/register-stripe';
import { registerTagManager } from './tag-manager';

export interface SandboxOptions {
  databaseUrl: string;
  publicOrigin: string;
  przelewy24: GatewayKeys;
  paypal?: PayPalKeys;
  stripe?: StripeKeys;
  /** The one token of the stand-in for the e-invoice system. */
  eInvoiceToken?: string;
  /** The one project of the stand-in for the error-reporting service. */
  sentryDsn?: string;
  /** The one token of the stand-in for the SMS service. */
  smsToken?: string;
  /** The one key of the stand-in for GUS's register. */
  gusKey?: string;
  logger?: FastifyBaseLogger;
}

const PAYPAL_KEYS = { clientId: 'sandbox-client', clientSecret: 'sandbox-paypal-secret', webhookId: 'sandbox-webhook' };
const STRIPE_KEYS = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
const SENTRY_DSN = 'http://sandbox@127.0.0.1:8082/sandbox/sentry/1';

/** Builds the sandbox; all its paths start with /sandbox. Data received by the gateways stay in PostgreSQL. */
export async function buildSandbox(options: SandboxOptions) {
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 4 });
  pool.on('error', () => {});
  const store = await createTransactionStore(pool);
  const webhooks = createWebhookSender(store, options.przelewy24);
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 65_536,
    forceCloseConnections: true,
  });
  readBodies(app);
  const dsn = options.sentryDsn ?? SENTRY_DSN;
  const sentry = { dsn, project: projectOf(dsn), events: createEventList(), behaviour: createBehaviour() };
  const mail = { list: createReceivedList<ReceivedMail>(), behaviour: createBehaviour() };
  const sms = {
    token: options.smsToken ?? 'sandbox-sms-token',
    list: createReceivedList<ReceivedSms>(),
    behaviour: createBehaviour(),
  };
  const gus = {
    key: options.gusKey ?? 'abcde12345abcde12345',
    sessions: new Map(),
    behaviour: createBehaviour(),
  };
  const smtp = createSandboxSmtp(mail);
  const exchangeRates = { behaviour: createBehaviour() };
  const calls = { przelewy24: createBehaviour(), paypal: createBehaviour(), stripe: createBehaviour() };
  const { przelewy24: keys, publicOrigin } = options;
  const paypal = await registerPayPal(app, pool, options.paypal ?? PAYPAL_KEYS, publicOrigin, calls.paypal);
  const stripe = await registerStripe(app, pool, options.stripe ?? STRIPE_KEYS, publicOrigin, calls.stripe);
  const checkouts = [paypal, stripe];
  const eInvoices = createEInvoices(options.eInvoiceToken ?? 'sandbox-e-invoice-token');
  const outside = { checkouts, eInvoices, sentry, mail, sms, gus, exchangeRates, calls };
  const parts: SandboxParts = { keys, store, webhooks, publicOrigin, ...outside };
  registerRoutes(app, parts);
  webhooks.start();
  for (const checkout of checkouts) checkout.webhooks.start();
  return {
    app,
    webhooks,
    store,
    paypal,
    stripe,
    eInvoices,
    sentry,
    mail,
    sms,
    gus,
    exchangeRates,
    calls,
    smtp,
    async close() {
      await webhooks.stop();
      await Promise.all(checkouts.map((checkout) => checkout.webhooks.stop()));
      await smtp.close();
      await app.close();
      await pool.end();
    },
  };
}

function registerRoutes(app: FastifyInstance, parts: SandboxParts): void {
  registerStyles(app);
  registerIndexPage(app, parts);
  registerPrzelewy24Api(app, parts);
  registerPayerPages(app, parts);
  registerControl(app, parts);
  registerSentry(app, parts);
  registerEInvoices(app, parts.eInvoices);
  registerTagManager(app);
  registerExchangeRates(app, parts);
  for (const [gateway, behaviour] of Object.entries(parts.calls)) {
    registerBehaviourControl(app, `/sandbox/${gateway}/calls/control`, behaviour);
  }
  registerSms(app, parts);
  registerGus(app, parts);
  registerMessagePages(app, parts);
  app.get('/sandbox/healthz', async () => ({ status: 'ok' }));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-robots-tag', 'noindex');
  });
}
