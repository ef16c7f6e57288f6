import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, readConfig } from './config';
import { SECRETS } from './config-secrets';

const DATABASE_URL = 'postgres://localhost/shop';
const own = (name: string) => `own-value-of-${name}`;
const addresses = {
  E_INVOICE_BASE_URL: 'https://ksef.example/v2',
  SMS_BASE_URL: 'https://sms.example',
  GUS_URL: 'https://gus.example/service.svc',
  PAGE_SERVERS: 'http://10.0.0.5:8080',
};
const seller = {
  SELLER_NAME: 'A',
  SELLER_VAT_ID: '5261040567',
  SELLER_ADDRESS: 'B 1',
  SELLER_POSTAL_CODE: '00-001',
  SELLER_CITY: 'C',
};
const secrets = Object.fromEntries(SECRETS.map(({ name }) => [name, own(name)]));
const gateways = {
  P24_BASE_URL: 'https://secure.przelewy24.pl',
  PAYPAL_BASE_URL: 'https://api-m.paypal.com',
  STRIPE_BASE_URL: 'https://api.stripe.com',
};
const production = { DATABASE_URL, ...gateways, ...secrets };
const demo = { DEPLOYMENT: 'demo', DATABASE_URL };

function configurationError(env: Record<string, string | undefined>): string | null {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return String(error);
  }
}

test('with keys of its own production starts, and a demo without any', () => {
  expect(configurationError(production)).toBeNull();
  expect(configurationError({ ...production, ...addresses, ...seller })).toBeNull();
  expect(configurationError({ ...demo, ...addresses })).toBeNull();
});

/** The configuration when nothing is set: publicly known keys. */
const config = readConfig({ ...demo, ...addresses });
const KNOWN: Record<string, string | undefined> = {
  P24_API_KEY: config.przelewy24.apiKey,
  P24_CRC_KEY: config.przelewy24.crcKey,
  PAYPAL_CLIENT_SECRET: config.paypal.clientSecret,
  PAYPAL_WEBHOOK_ID: config.paypal.webhookId,
  STRIPE_SECRET_KEY: config.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: config.stripe.webhookSecret,
  E_INVOICE_TOKEN: config.eInvoices?.token,
  SMS_TOKEN: config.sms?.token,
  GUS_KEY: config.gus?.key,
};

test.each(SECRETS)("$name is refused in production when it is missing, empty or the sandbox's", (secret) => {
  const env = { ...production, ...addresses, ...seller };
  for (const value of [undefined, '', KNOWN[secret.name]]) {
    expect(configurationError({ ...env, [secret.name]: value })).toContain(`in production ${secret.name} must be set`);
  }
  // Where it is not used, it is not required.
  if (secret.with)
    expect(configurationError({ ...env, [secret.with]: undefined, [secret.name]: undefined })).toBeNull();
});

test('every secret with a value that everybody knows is in the table', () => {
  const declarations = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^config\.ts$|\/(settings|provider)\.ts$/.test(file),
  );
  const source = declarations.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
  const withDefault = [...source.matchAll(/^ {2}(\w*(?:KEY|SECRET|TOKEN|WEBHOOK_ID)): .*\.default\(/gm)].map(
    ([, name]) => name,
  );
  expect(withDefault.sort()).toEqual(Object.keys(KNOWN).sort());
  expect(SECRETS.map(({ name }) => name)).toEqual(expect.arrayContaining(withDefault));
});

test.each(Object.keys(gateways))("%s is refused in production when it is missing or the sandbox's", (name) => {
  const known = { P24_BASE_URL: config.przelewy24, PAYPAL_BASE_URL: config.paypal, STRIPE_BASE_URL: config.stripe };
  for (const value of [undefined, '', Object.entries(known).find(([one]) => one === name)?.[1].baseUrl]) {
    expect(configurationError({ ...production, [name]: value })).toContain(`in production ${name} must be set`);
  }
});

test.each([undefined, 'production', 'development', 'test'])('NODE_ENV %s makes no demo', (NODE_ENV) => {
  for (const DEPLOYMENT of [undefined, '', 'production']) {
    expect(configurationError({ DATABASE_URL, DEPLOYMENT, NODE_ENV })).toContain('or set DEPLOYMENT=demo');
    expect(configurationError({ ...production, DEPLOYMENT, NODE_ENV })).toBeNull();
  }
  expect(configurationError({ ...demo, NODE_ENV })).toBeNull();
  expect(configurationError({ ...demo, DEPLOYMENT: 'staging', NODE_ENV })).toContain('DEPLOYMENT');
});

test('what is made up stays out of production', () => {
  expect(readConfig(demo).demoData).toBe(true);
  expect(readConfig(production).demoData).toBe(false);
  expect(configurationError({ ...production, DEMO_DATA: 'yes' })).toContain('DEMO_DATA is set to yes in production');
  expect(readConfig({ ...demo, DEMO_DATA: 'no' }).demoData).toBe(false);
});

test('submitting invoices requires the seller', () => {
  const env = { ...production, E_INVOICE_BASE_URL: 'https://ksef.example/v2' };
  expect(readConfig({ ...env, ...seller }).eInvoices).toEqual({
    baseUrl: 'https://ksef.example/v2',
    token: own('E_INVOICE_TOKEN'),
    vatId: '5261040567',
  });
  for (const name of Object.keys(seller))
    expect(configurationError({ ...env, ...seller, [name]: undefined })).toContain(name);
});
