import { ConfigurationError, readConfig } from '../../../../config';
import { readDsn } from './dsn';

const demo = { DEPLOYMENT: 'demo', DATABASE_URL: 'postgres://x' };

test.each([
  ['https://abc@o1.ingest.example.com/42', 'abc', 'https://o1.ingest.example.com/api/42/envelope/'],
  ['http://key@127.0.0.1:8082/sandbox/sentry/1', 'key', 'http://127.0.0.1:8082/sandbox/sentry/api/1/envelope/'],
  ['https://public:secret@sentry.test/7', 'public', 'https://sentry.test/api/7/envelope/'],
])('%s', (dsn, publicKey, envelopeUrl) => {
  expect(readDsn(dsn)).toMatchObject({ publicKey, envelopeUrl });
  expect(readConfig({ ...demo, SENTRY_DSN: dsn }).sentry?.dsn).toBe(dsn);
});

test.each(['https://sentry.test/7', 'https://abc@sentry.test', 'https://abc@sentry.test/seven', 'abc'])(
  'the configuration refuses %s',
  (dsn) => {
    expect(() => readConfig({ ...demo, SENTRY_DSN: dsn })).toThrow(ConfigurationError);
  },
);

test('without a DSN and a secret both are off', () => {
  expect(readConfig({ ...demo, SENTRY_DSN: '' })).toMatchObject({
    sentry: null,
    releaseSecret: null,
  });
});
