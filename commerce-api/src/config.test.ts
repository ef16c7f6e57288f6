import { readFileSync } from 'node:fs';
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
const production = { NODE_ENV: 'production', DATABASE_URL, ...secrets };

function said(env: Record<string, string | undefined>): string | null {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return String(error);
  }
}

test('with keys of its own production starts, and development without any', () => {
  expect(said(production)).toBeNull();
  expect(said({ ...production, ...addresses, ...seller })).toBeNull();
  expect(said({ DATABASE_URL, ...addresses })).toBeNull();
});

/** What the configuration says when nothing is set: keys that everybody knows. */
const config = readConfig({ DATABASE_URL, ...addresses });
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
    expect(said({ ...env, [secret.name]: value })).toContain(`in production ${secret.name} must be set`);
  }
  // Where nobody uses it, nobody has to have it.
  if (secret.with) expect(said({ ...env, [secret.with]: undefined, [secret.name]: undefined })).toBeNull();
});

test('every secret with a value that everybody knows is in the table', () => {
  const source = readFileSync(join(__dirname, 'config.ts'), 'utf8');
  const withDefault = [...source.matchAll(/^ {2}(\w*(?:KEY|SECRET|TOKEN|WEBHOOK_ID)): .*\.default\(/gm)].map(
    ([, name]) => name,
  );
  expect(withDefault.sort()).toEqual(Object.keys(KNOWN).sort());
  expect(SECRETS.map(({ name }) => name)).toEqual(expect.arrayContaining(withDefault));
});

test('the demo stays out of production unless it is asked for', () => {
  expect(readConfig({ DATABASE_URL }).demoData).toBe(true);
  expect(readConfig(production).demoData).toBe(false);
  expect(readConfig({ ...production, DEMO_DATA: 'yes' }).demoData).toBe(true);
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'no' }).demoData).toBe(false);
});

test('who hands invoices in says in whose name', () => {
  const env = { ...production, E_INVOICE_BASE_URL: 'https://ksef.example/v2' };
  expect(readConfig({ ...env, ...seller }).eInvoices).toEqual({
    baseUrl: 'https://ksef.example/v2',
    token: own('E_INVOICE_TOKEN'),
    vatId: '5261040567',
  });
  for (const name of Object.keys(seller)) expect(said({ ...env, ...seller, [name]: undefined })).toContain(name);
});
