import { readConfig } from './config';

const env = { RELEASE_STORE: '/store' };

test('defaults', () => {
  expect(readConfig({ ...env, PORT: '9000', SANDBOX_ORIGIN: '' })).toMatchObject({
    port: 9000,
    publicOrigin: 'http://localhost:9000',
    apiOrigin: 'http://127.0.0.1:8081',
    sandboxOrigin: null,
    trustedProxies: [],
  });
});

test.each([
  [{}, 'RELEASE_STORE is wrong'],
  [{ ...env, PORT: 'x' }, 'PORT is wrong'],
  [{ ...env, PUBLIC_ORIGIN: 'ftp://x' }, 'PUBLIC_ORIGIN is wrong'],
  [
    { ...env, DEPLOYMENT: 'production', SANDBOX_ORIGIN: 'http://127.0.0.1:8082' },
    'SANDBOX_ORIGIN is set in production',
  ],
])('a wrong setting is named', (wrong, message) => {
  expect(() => readConfig(wrong)).toThrow(message);
});
