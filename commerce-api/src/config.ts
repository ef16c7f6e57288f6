/** Configuration, read once from the environment, parsed once. The rest of the code gets values. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { deployment } from '@aksamit/contracts/deployment';
import { z } from 'zod';
import { missingInProduction } from './config-secrets';
import type { EInvoiceSettings } from './domains/sales/invoices/e-invoice-register';
import type { Party } from './domains/sales/invoices/invoice-content';
import type { PayPalSettings } from './domains/sales/payments/paypal/client';
import type { StripeSettings } from './domains/sales/payments/stripe/gateway';

const SENTRY_DSN = /^https?:\/\/[^\s:@/]+(?::[^\s@/]*)?@[^\s@/?#]+(?:\/[^\s/?#]+)*\/\d+$/;

const environment = z.object({
  DEPLOYMENT: deployment,
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  API_HOST: z.string().default('127.0.0.1'),
  /** How long the API keeps answering after the stop signal, so that no client sends to a connection that closes. */
  API_DRAIN_SECONDS: z.coerce.number().min(0).max(15).default(1),
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  P24_BASE_URL: z.url().default('http://127.0.0.1:8082/sandbox/przelewy24'),
  P24_REDIRECT_BASE_URL: z.url().optional(),
  P24_MERCHANT_ID: z.coerce.number().int().positive().default(999_999),
  P24_POS_ID: z.coerce.number().int().positive().default(999_999),
  P24_API_KEY: z.string().default('sandbox-api-key'),
  P24_CRC_KEY: z.string().default('sandbox-crc-key'),
  PAYPAL_BASE_URL: z.url().default('http://127.0.0.1:8082/sandbox/paypal'),
  PAYPAL_CLIENT_ID: z.string().default('sandbox-client'),
  PAYPAL_CLIENT_SECRET: z.string().default('sandbox-paypal-secret'),
  PAYPAL_WEBHOOK_ID: z.string().default('sandbox-webhook'),
  STRIPE_BASE_URL: z.url().default('http://127.0.0.1:8082'),
  STRIPE_SECRET_KEY: z.string().default('sk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  /** The seller, as it is printed on invoices. */
  SELLER_NAME: z.string().default('Aksamit sp. z o.o.'),
  SELLER_VAT_ID: z
    .string()
    .regex(/^\d{10}$/, 'must be a NIP: ten digits')
    .default('1234563218'),
  SELLER_ADDRESS: z.string().default('ul. Aksamitna 12'),
  SELLER_POSTAL_CODE: z.string().default('00-001'),
  SELLER_CITY: z.string().default('Warszawa'),
  /** Address of the central bank's rates, for VAT in złoty. None: invoices in foreign money wait. */
  NBP_BASE_URL: z.url().optional(),
  /** Address of the e-invoice system, `https://api.ksef.mf.gov.pl/v2`. None: invoices wait. */
  E_INVOICE_BASE_URL: z.url().optional(),
  E_INVOICE_TOKEN: z.string().default('sandbox-e-invoice-token'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8082),
  /** None: the sandbox accepts no e-mails. */
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Trusted proxies: addresses or networks whose x-forwarded-for is used, comma-separated. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  /** Origins of the page servers, comma-separated: the worker notifies them of changed records. */
  PAGE_SERVERS: z
    .string()
    .regex(/^(https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*)?$/, 'must read http://host:port,…')
    .default(''),
  /** Multiplies every limit of requests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Signs page views and notifications of page servers, which know it too. None: browsers' reports are dropped. */
  RELEASE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Where problems reported by browsers are forwarded, by Sentry's protocol. None: nowhere. */
  SENTRY_DSN: z.string().regex(SENTRY_DSN, 'must read https://<key>@<host>/<project>').optional(),
  /** Name of this installation there. */
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'may have letters, digits, _, . and -')
    .default('production'),
  /** Where e-mails go: `smtp://user:password@host:587`, `smtps://…`. None: they wait until they expire. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+$/, 'must read smtp://<user>:<password>@<host>:<port>')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s@<>]+@[\w.-]+>?$/, 'must read Name <name@host>')
    .default('Aksamit <sklep@aksamit.example>'),
  /** SMSAPI's address, `https://api.smsapi.pl`. None: SMS wait until they expire. */
  SMS_BASE_URL: z.url().optional(),
  SMS_TOKEN: z.string().default('sandbox-sms-token'),
  SMS_SENDER: z
    .string()
    .regex(/^[\w .-]{1,11}$/, 'may have 11 letters and digits')
    .optional(),
  /** Key of one-time codes and signed addresses, the same in every process. None: each knows its own only. */
  CODE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Address of GUS's register service and the key that GUS gave. None: invoice data are typed in. */
  GUS_URL: z.url().optional(),
  GUS_KEY: z.string().default('abcde12345abcde12345'),
  /** Folder of the files that the shop stores beside the database. */
  DATA_DIR: z.string().default('.data'),
  /** A bucket for files instead of the folder: all five, or none. */
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be a name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * Whether an order that leads to a visit needs the buyer's age; optional: modules from before the question are still
   * deployed.
   */
  AGE_DECLARATION: z.enum(['required', 'accepted']).default('required'),
  /** Leaves the demo out of a demo deployment: accounts of every role with one known password, codes, opinions, calendars. */
  DEMO_DATA: z.enum(['yes', 'no']).optional(),
  /** Address of the first admin, made when there is none; sets a password by the link for a forgotten one. */
  ADMIN_EMAIL: z.email().max(254).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
});

export interface Config {
  deployment: z.output<typeof deployment>;
  databaseUrl: string;
  databasePoolSize: number;
  /** `drainMs`: how long it keeps answering after the stop signal. */
  api: { host: string; port: number; drainMs: number };
  publicOrigin: string;
  przelewy24: {
    baseUrl: string;
    /** Where the payer's browser is sent; the same as `baseUrl` unless set. */
    redirectBaseUrl: string;
    merchantId: number;
    posId: number;
    apiKey: string;
    crcKey: string;
  };
  paypal: PayPalSettings;
  stripe: StripeSettings;
  /** The company that sells. */
  seller: Party;
  /** Null: no exchange rates are looked up. */
  nbpBaseUrl: string | null;
  /** Null: invoices are not submitted to the e-invoice system. */
  eInvoices: EInvoiceSettings | null;
  sandboxPort: number;
  sandboxSmtpPort: number | null;
  /** Null: nothing is signed with page servers. */
  releaseSecret: string | null;
  /** Null: problems stay here. */
  sentry: { dsn: string; environment: string } | null;
  /** Null: no e-mail is sent. */
  smtp: { url: string; from: string } | null;
  /** Null: no SMS is sent. */
  sms: { baseUrl: string; token: string; sender: string | null } | null;
  codeSecret: string;
  /** Null: no company is looked up. */
  gus: { url: string; key: string } | null;
  files:
    | { folder: string }
    | { s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } };
  pageServers: string[];
  /** In a demo deployment, unless configured otherwise. */
  demoData: boolean;
  adminEmail: string | null;
  /** Optional: an age that older modules do not send is not required; an age that is sent is validated. */
  ageDeclaration: 'required' | 'accepted';
  trustedProxies: string[];
  rateLimitFactor: number;
  logLevel: string;
}

/** The publicly known default; undefined where there is none. */
function defaultOf(name: string): unknown {
  return Object.entries(environment.shape)
    .find(([known]) => known === name)?.[1]
    .safeParse(undefined).data;
}

/**
 * In production every secret and gateway is given and not the sandbox's, and no demo data is made. @throws
 * {ConfigurationError}
 */
function refusePlay(env: Record<string, string | undefined>): void {
  const remedy = 'or set DEPLOYMENT=demo for a shop that takes no money';
  if (env.DEMO_DATA === 'yes') {
    throw new ConfigurationError(
      `Failed to read the configuration: DEMO_DATA is set to yes in production. Unset it, ${remedy}.`,
    );
  }
  const missing = missingInProduction(env, defaultOf);
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `Failed to read the configuration: in production ${missing.join(', ')} must be set to keys and data of your own. Set these environment variables, ${remedy}.`,
  );
}

/** Thrown with one plain sentence for the person who starts the program. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration.
 * @throws {ConfigurationError} naming every variable that is missing or wrong
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
    throw new ConfigurationError(`Failed to read the configuration: ${problems}. Set these environment variables.`);
  }
  const values = parsed.data;
  if (values.DEPLOYMENT === 'production') refusePlay(present);
  return {
    deployment: values.DEPLOYMENT,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    api: { host: values.API_HOST, port: values.API_PORT, drainMs: values.API_DRAIN_SECONDS * 1000 },
    publicOrigin: values.PUBLIC_ORIGIN.replace(/\/$/, ''),
    przelewy24: {
      baseUrl: values.P24_BASE_URL.replace(/\/$/, ''),
      redirectBaseUrl: (values.P24_REDIRECT_BASE_URL ?? values.P24_BASE_URL).replace(/\/$/, ''),
      merchantId: values.P24_MERCHANT_ID,
      posId: values.P24_POS_ID,
      apiKey: values.P24_API_KEY,
      crcKey: values.P24_CRC_KEY,
    },
    paypal: {
      baseUrl: values.PAYPAL_BASE_URL.replace(/\/$/, ''),
      clientId: values.PAYPAL_CLIENT_ID,
      clientSecret: values.PAYPAL_CLIENT_SECRET,
      webhookId: values.PAYPAL_WEBHOOK_ID,
      certificateOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    },
    stripe: {
      baseUrl: values.STRIPE_BASE_URL.replace(/\/$/, ''),
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    },
    seller: {
      name: values.SELLER_NAME,
      vatId: values.SELLER_VAT_ID,
      address: values.SELLER_ADDRESS,
      postalCode: values.SELLER_POSTAL_CODE,
      city: values.SELLER_CITY,
      country: 'PL',
    },
    nbpBaseUrl: values.NBP_BASE_URL?.replace(/\/$/, '') ?? null,
    eInvoices: values.E_INVOICE_BASE_URL
      ? {
          baseUrl: values.E_INVOICE_BASE_URL.replace(/\/$/, ''),
          token: values.E_INVOICE_TOKEN,
          vatId: values.SELLER_VAT_ID,
        }
      : null,
    sandboxPort: values.SANDBOX_PORT,
    sandboxSmtpPort: values.SANDBOX_SMTP_PORT ?? null,
    releaseSecret: values.RELEASE_SECRET ?? null,
    sentry: values.SENTRY_DSN ? { dsn: values.SENTRY_DSN, environment: values.SENTRY_ENVIRONMENT } : null,
    smtp: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    sms: values.SMS_BASE_URL
      ? {
          baseUrl: values.SMS_BASE_URL.replace(/\/$/, ''),
          token: values.SMS_TOKEN,
          sender: values.SMS_SENDER ?? null,
        }
      : null,
    codeSecret: values.CODE_SECRET ?? randomBytes(32).toString('hex'),
    gus: values.GUS_URL ? { url: values.GUS_URL, key: values.GUS_KEY } : null,
    files: filesOf(values),
    pageServers: values.PAGE_SERVERS.split(',').filter((origin) => origin !== ''),
    demoData: values.DEPLOYMENT === 'demo' && values.DEMO_DATA !== 'no',
    adminEmail: values.ADMIN_EMAIL?.toLowerCase() ?? null,
    ageDeclaration: values.AGE_DECLARATION,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    logLevel: values.LOG_LEVEL,
  };
}

function filesOf(values: z.output<typeof environment>): Config['files'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (given === 0) return { folder: join(values.DATA_DIR, 'files') };
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigurationError(
      'Failed to read the configuration: the bucket for files is named in part. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them.',
    );
  }
  const endpoint = S3_ENDPOINT.replace(/\/$/, '');
  return {
    s3: {
      endpoint,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}
