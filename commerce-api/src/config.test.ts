import { ConfigurationError, readConfig } from './config';

const DATABASE_URL = 'postgres://localhost/shop';
const secrets = {
  P24_API_KEY: 'own-1',
  P24_CRC_KEY: 'own-2',
  PAYPAL_CLIENT_SECRET: 'own-3',
  PAYPAL_WEBHOOK_ID: 'own-4',
  STRIPE_SECRET_KEY: 'own-5',
  STRIPE_WEBHOOK_SECRET: 'own-6',
};
const production = { NODE_ENV: 'production', DATABASE_URL, ...secrets };

test('in production the gateways need keys of their own', () => {
  expect(() => readConfig(production)).not.toThrow();
  expect(() => readConfig({ DATABASE_URL })).not.toThrow();
});

test.each(Object.keys(secrets))("%s is refused in production when it is missing or the sandbox's", (name) => {
  const said = (env: Record<string, string | undefined>) => {
    try {
      readConfig(env);
      return null;
    } catch (error) {
      return error;
    }
  };
  const missing = said({ ...production, [name]: undefined });
  expect(missing).toBeInstanceOf(ConfigurationError);
  expect(String(missing)).toContain(name);
  const config = readConfig({ DATABASE_URL });
  const known = [
    config.przelewy24.apiKey,
    config.przelewy24.crcKey,
    config.paypal.clientSecret,
    config.paypal.webhookId,
    config.stripe.secretKey,
    config.stripe.webhookSecret,
  ];
  for (const value of known) {
    const isDefaultOfThis = said({ ...production, [name]: value }) !== null;
    expect(isDefaultOfThis).toBe(known.indexOf(value) === Object.keys(secrets).indexOf(name));
  }
});

test('the demo stays out of production unless it is asked for', () => {
  expect(readConfig({ DATABASE_URL }).demoData).toBe(true);
  expect(readConfig(production).demoData).toBe(false);
  expect(readConfig({ ...production, DEMO_DATA: 'yes' }).demoData).toBe(true);
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'no' }).demoData).toBe(false);
});

test('who hands invoices in says in whose name, with a token of their own', () => {
  const seller = {
    SELLER_NAME: 'A',
    SELLER_VAT_ID: '5261040567',
    SELLER_ADDRESS: 'B 1',
    SELLER_POSTAL_CODE: '00-001',
    SELLER_CITY: 'C',
    E_INVOICE_TOKEN: 'own-7',
  };
  const env = { ...production, E_INVOICE_BASE_URL: 'https://ksef.example/v2' };
  expect(readConfig({ ...env, ...seller }).eInvoices).toEqual({
    baseUrl: 'https://ksef.example/v2',
    token: 'own-7',
    vatId: '5261040567',
  });
  for (const name of Object.keys(seller)) {
    expect(() => readConfig({ ...env, ...seller, [name]: undefined })).toThrow(name);
  }
  expect(() => readConfig({ ...env, ...seller, E_INVOICE_TOKEN: 'sandbox-e-invoice-token' })).toThrow(
    'E_INVOICE_TOKEN',
  );
});

test('who sends SMS in production does so with a token of their own', () => {
  const env = { ...production, SMS_BASE_URL: 'https://sms.example' };
  expect(() => readConfig(env)).toThrow('SMS_TOKEN');
  expect(() => readConfig({ ...env, SMS_TOKEN: 'sandbox-sms-token' })).toThrow('SMS_TOKEN');
  expect(readConfig({ ...env, SMS_TOKEN: 'own-8' }).sms?.token).toBe('own-8');
});
