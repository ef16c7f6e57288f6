import { join } from 'node:path';
import { localKeyFiles } from '@aksamit/release';
import { apiNodeOptions } from './api-memory';
import type { Secrets } from './data-folder';
import type { ServiceOptions } from './service';
import type { StartSettings } from './start-settings';

/** Arbitrary numbers of the sandbox's Przelewy24 shop. */
const SANDBOX_MERCHANT = '123456';

/** Variables that every process gets from the caller's environment: no more than it needs to run. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'NODE_OPTIONS',
  'LOG_LEVEL',
  'RATE_LIMIT_FACTOR',
  'AGE_DECLARATION',
  'TRUSTED_PROXIES',
  'DATABASE_POOL_SIZE',
  'RESPONSE_CACHE_MB',
  'PREVIEW_ORIGINS',
  'EDGE_KEYS_RELEASE_BUCKET',
  'CANARY_CHECK_MS',
  'CANARY_LEAST_VIEWS',
  'CANARY_LEAST_FAILED',
  'CANARY_PROBLEM_POINTS',
  'CANARY_PROBLEM_FACTOR',
  'CANARY_LCP_PERCENT',
  'CANARY_LCP_MS',
  'MAP_TILES',
  'MAP_TILE_URL',
  'MAP_TILE_ATTRIBUTION',
  'MAP_TILE_MAX_ZOOM',
  'MAP_TILE_STYLE',
];

export function passedOn(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PASSED_ON.filter((name) => environment[name] !== undefined && environment[name] !== '').map((name) => [
      name,
      environment[name],
    ]),
  );
}

export interface ShopServices {
  prepareDatabase: ServiceOptions;
  sandbox: ServiceOptions;
  api: ServiceOptions;
  worker: ServiceOptions;
  pageServer: ServiceOptions;
}

/** The shop's processes with the environment of each. */
export function shopServices(
  settings: StartSettings,
  secrets: Secrets,
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  log: (text: string) => void,
): ShopServices {
  const { ports, publicOrigin, dataFolder, root } = settings;
  // All outside services are the sandbox: a demo shop.
  const base = { ...passedOn(environment), NODE_ENV: 'production', DEPLOYMENT: 'demo', PUBLIC_ORIGIN: publicOrigin };
  const commerce = {
    ...base,
    DATABASE_URL: databaseUrl,
    ...commerceEnvironment(settings, secrets),
    ...outsideServices(settings, secrets),
    ...SELLER,
  };
  const service = (name: string, folder: string, program: string, own: NodeJS.ProcessEnv): ServiceOptions => ({
    name,
    program: join(root, folder, 'dist', `${program}.js`),
    environment: own,
    folder: join(root, folder),
    logFile: join(dataFolder, 'logs', `${program.replace(/^start-/, '')}.log`),
    showWarnings: program === 'start-page-server',
    log,
  });
  return {
    prepareDatabase: service('prepare the database', 'commerce-api', 'prepare-database', commerce),
    sandbox: service('sandbox', 'commerce-api', 'start-sandbox', commerce),
    api: service('API', 'commerce-api', 'start-api', {
      ...commerce,
      NODE_OPTIONS: apiNodeOptions(environment.NODE_OPTIONS),
    }),
    worker: service('worker', 'commerce-api', 'start-worker', commerce),
    pageServer: service('page server', 'shell', 'start-page-server', {
      ...base,
      PORT: String(ports.pageServer),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      SANDBOX_ORIGIN: sandboxOrigin(settings),
      TAG_MANAGER_URL: '/sandbox/tag-manager/gtm.js',
      RELEASE_STORE: join(dataFolder, 'releases'),
      RELEASE_SECRET: secrets.releaseSecret,
      RELEASE_KEYS: localKeyFiles(dataFolder).trustedKeys,
    }),
  };
}

const sandboxOrigin = ({ ports }: StartSettings): string => `http://127.0.0.1:${ports.sandbox}`;

/** Ports, folders and secrets of the API's own processes. */
function commerceEnvironment({ ports, dataFolder, root }: StartSettings, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    DATA_DIR: dataFolder,
    PAGE_SERVERS: `http://127.0.0.1:${ports.pageServer}`,
    SCHEMA_DIR: join(root, 'commerce-api', 'database'),
    PICTURES_DIR: join(root, 'commerce-api', 'pictures', 'made'),
    RELEASE_SECRET: secrets.releaseSecret,
    CODE_SECRET: secrets.codeSecret,
  };
}

/** Addresses and keys of the outside services, all of which the sandbox stands in for; invented profiles in networks. */
function outsideServices(settings: StartSettings, secrets: Secrets): NodeJS.ProcessEnv {
  const { ports, publicOrigin } = settings;
  const origin = sandboxOrigin(settings);
  return {
    SENTRY_DSN: `http://sandbox@127.0.0.1:${ports.sandbox}/sandbox/sentry/1`,
    SENTRY_ENVIRONMENT: 'local',
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SMS_BASE_URL: `${origin}/sandbox/sms`,
    SMS_TOKEN: secrets.smsToken,
    GUS_URL: `${origin}/sandbox/gus/UslugaBIRzewnPubl.svc`,
    GUS_KEY: secrets.gusKey,
    P24_BASE_URL: `${origin}/sandbox/przelewy24`,
    P24_REDIRECT_BASE_URL: `${publicOrigin}/sandbox/przelewy24`,
    P24_MERCHANT_ID: SANDBOX_MERCHANT,
    P24_POS_ID: SANDBOX_MERCHANT,
    P24_API_KEY: secrets.przelewy24ApiKey,
    P24_CRC_KEY: secrets.przelewy24CrcKey,
    PAYPAL_BASE_URL: `${origin}/sandbox/paypal`,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: secrets.payPalSecret,
    PAYPAL_WEBHOOK_ID: 'sandbox-shop',
    STRIPE_BASE_URL: origin,
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    NBP_BASE_URL: `${origin}/sandbox/nbp`,
    E_INVOICE_BASE_URL: `${origin}/sandbox/e-invoices`,
    E_INVOICE_TOKEN: secrets.eInvoiceToken,
    SOCIAL_LINKS: 'instagram=https://example.com/aksamit/instagram,facebook=https://example.com/aksamit/facebook',
  };
}

/** The demo shop's company, as invoices name it. */
const SELLER = {
  SELLER_NAME: 'Aksamit sp. z o.o.',
  SELLER_VAT_ID: '1234563218',
  SELLER_ADDRESS: 'ul. Aksamitna 12',
  SELLER_POSTAL_CODE: '00-001',
  SELLER_CITY: 'Warszawa',
};
