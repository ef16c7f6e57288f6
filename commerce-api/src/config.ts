/** Configuration, read once from the environment, parsed once. The rest of the code gets values. */
import { randomBytes } from 'node:crypto';
import { deployment } from '@aksamit/contracts/deployment';
import { z } from 'zod';
import { missingInProduction } from './config-secrets';
import { fileSettings } from './domains/operations/files/settings';
import { marketSettings } from './domains/operations/markets/settings';
import { messageSettings } from './domains/operations/messages/settings';
import { pictureSettings } from './domains/operations/pictures/settings';
import { companyRegisterSettings } from './domains/sales/company-register/settings';
import { invoiceSettings } from './domains/sales/invoices/settings';
import { type PaymentSettings, paymentProviders, readPaymentSettings } from './domains/sales/payments/providers';
import { ConfigurationError } from './platform/configuration-error';

export { ConfigurationError };

const SENTRY_DSN = /^https?:\/\/[^\s:@/]+(?::[^\s@/]*)?@[^\s@/?#]+(?:\/[^\s/?#]+)*\/\d+$/;

const own = z.object({
  DEPLOYMENT: deployment,
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  API_HOST: z.string().default('127.0.0.1'),
  /** How long the API keeps answering after the stop signal, so that no client sends to a connection that closes. */
  API_DRAIN_SECONDS: z.coerce.number().min(0).max(15).default(1),
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Address of the central bank's rates, for VAT in złoty. None: invoices in foreign money wait. */
  NBP_BASE_URL: z.url().optional(),
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
  /** Key of one-time codes and signed addresses, the same in every process. None: each knows its own only. */
  CODE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /**
   * Whether an order that leads to a visit needs the buyer's age; optional: modules from before the question are still
   * deployed.
   */
  AGE_DECLARATION: z.enum(['required', 'accepted']).default('required'),
  /** Leaves the demo out of a demo deployment: accounts of every role with one known password, codes, opinions, calendars. */
  DEMO_DATA: z.enum(['yes', 'no']).optional(),
  /** Address of the first admin, made when there is none; sets a password by the link for a forgotten one. */
  ADMIN_EMAIL: z.email().max(254).optional(),
  /** Memory for responses of the catalogue's lists and pages, megabytes. 0: each request is answered from the database. */
  RESPONSE_CACHE_MB: z.coerce.number().int().min(0).max(2048).default(32),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
});

/** The services outside of the shop, each declared in the folder of the code that calls it. */
const services = [
  invoiceSettings,
  companyRegisterSettings,
  marketSettings,
  messageSettings,
  fileSettings,
  pictureSettings,
] as const;

/** The shop's own variables with those of its services and payment providers. */
const variables = [...services, ...Object.values(paymentProviders)].reduce<z.ZodObject>(
  (all, { environment }) => all.extend(environment.shape),
  own,
);

type ServiceSettings = ReturnType<typeof invoiceSettings.read> &
  ReturnType<typeof companyRegisterSettings.read> &
  ReturnType<typeof marketSettings.read> &
  ReturnType<typeof messageSettings.read> &
  ReturnType<typeof fileSettings.read> &
  ReturnType<typeof pictureSettings.read>;

export interface Config extends PaymentSettings, ServiceSettings {
  deployment: z.output<typeof deployment>;
  databaseUrl: string;
  databasePoolSize: number;
  /** Of public reads of the catalogue; 0: none are cached. */
  responseCacheBytes: number;
  /** `drainMs`: how long it keeps answering after the stop signal. */
  api: { host: string; port: number; drainMs: number };
  publicOrigin: string;
  /** Null: no exchange rates are looked up. */
  nbpBaseUrl: string | null;
  sandboxPort: number;
  sandboxSmtpPort: number | null;
  /** Null: nothing is signed with page servers. */
  releaseSecret: string | null;
  /** Null: problems stay here. */
  sentry: { dsn: string; environment: string } | null;
  codeSecret: string;
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
  return Object.entries(variables.shape)
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

/**
 * Reads the configuration.
 * @throws {ConfigurationError} naming every variable that is missing or wrong
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
    throw new ConfigurationError(`Failed to read the configuration: ${problems}. Set these environment variables.`);
  }
  const values = own.parse(present);
  if (values.DEPLOYMENT === 'production') refusePlay(present);
  return {
    deployment: values.DEPLOYMENT,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    responseCacheBytes: values.RESPONSE_CACHE_MB * 2 ** 20,
    api: { host: values.API_HOST, port: values.API_PORT, drainMs: values.API_DRAIN_SECONDS * 1000 },
    publicOrigin: values.PUBLIC_ORIGIN.replace(/\/$/, ''),
    ...invoiceSettings.read(present),
    ...companyRegisterSettings.read(present),
    ...marketSettings.read(present),
    ...messageSettings.read(present),
    ...fileSettings.read(present),
    ...pictureSettings.read(present),
    ...readPaymentSettings(present, { publicOrigin: values.PUBLIC_ORIGIN }),
    nbpBaseUrl: values.NBP_BASE_URL?.replace(/\/$/, '') ?? null,
    sandboxPort: values.SANDBOX_PORT,
    sandboxSmtpPort: values.SANDBOX_SMTP_PORT ?? null,
    releaseSecret: values.RELEASE_SECRET ?? null,
    sentry: values.SENTRY_DSN ? { dsn: values.SENTRY_DSN, environment: values.SENTRY_ENVIRONMENT } : null,
    codeSecret: values.CODE_SECRET ?? randomBytes(32).toString('hex'),
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
