import { readConfig } from './config';

const env = { RELEASE_STORE: '/store' };

test('defaults', () => {
  expect(readConfig({ ...env, PORT: '9000', SANDBOX_ORIGIN: '', DEPLOYMENT: '' })).toMatchObject({
    port: 9000,
    publicOrigin: 'http://localhost:9000',
    apiOrigin: 'http://127.0.0.1:8081',
    sandboxOrigin: null,
    trustedProxies: [],
    releaseSecret: null,
    previewOrigins: [],
    edgeKeysReleaseBucket: false,
  });
});

test('map tiles are named whole or not at all', () => {
  expect(readConfig(env).mapTiles).toBeNull();
  const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readConfig({ ...env, MAP_TILE_URL, MAP_TILE_ATTRIBUTION: '© Mapy' }).mapTiles).toEqual({
    url: MAP_TILE_URL,
    attribution: '© Mapy',
  });
  expect(() => readConfig({ ...env, MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png' })).toThrow(/MAP_TILE_URL/);
});

test.each([
  [{}, 'RELEASE_STORE is wrong'],
  [{ ...env, PORT: 'x' }, 'PORT is wrong'],
  [{ ...env, PUBLIC_ORIGIN: 'ftp://x' }, 'PUBLIC_ORIGIN is wrong'],
  [{ ...env, RELEASE_SECRET: 'short' }, 'RELEASE_SECRET is wrong'],
  [{ ...env, PREVIEW_ORIGINS: 'http://localhost:4301, localhost:4302' }, 'PREVIEW_ORIGINS'],
  [{ ...env, PREVIEW_ORIGINS: 'https://foo.com/path' }, 'PREVIEW_ORIGINS'],
  [{ ...env, DEPLOYMENT: 'staging' }, 'DEPLOYMENT is wrong'],
])('a wrong setting is named', (wrong, message) => {
  expect(() => readConfig(wrong)).toThrow(message);
});

const PLAY = { SANDBOX_ORIGIN: 'http://127.0.0.1:8082', PREVIEW_ORIGINS: 'http://localhost:4301' };
const deployments = [undefined, '', 'production', 'demo'].flatMap((DEPLOYMENT) =>
  [undefined, 'production', 'development', 'test'].map((NODE_ENV) => ({ DEPLOYMENT, NODE_ENV })),
);

test.each(deployments)('play needs a named demo: $DEPLOYMENT, regardless of NODE_ENV ($NODE_ENV)', (deployment) => {
  for (const [name, value] of Object.entries(PLAY)) {
    const read = () => readConfig({ ...env, ...deployment, [name]: value });
    if (deployment.DEPLOYMENT === 'demo') expect(read).not.toThrow();
    else expect(read).toThrow(`${name} is set in production`);
  }
  expect(() => readConfig({ ...env, ...deployment })).not.toThrow();
});

test('lists and switches', () => {
  const given = {
    ...env,
    DEPLOYMENT: 'demo',
    PREVIEW_ORIGINS: 'http://localhost:4301, https://FOO.com/',
    EDGE_KEYS_RELEASE_BUCKET: '1',
  };
  expect(readConfig(given)).toMatchObject({
    previewOrigins: ['http://localhost:4301', 'https://foo.com'],
    edgeKeysReleaseBucket: true,
  });
});

test('the tag manager is Google’s unless another https address, or a path of this server, is given', () => {
  const at = (TAG_MANAGER_URL: string) => readConfig({ ...env, TAG_MANAGER_URL }).tagManagerUrl;
  expect(readConfig(env).tagManagerUrl).toBe('https://www.googletagmanager.com/gtm.js');
  expect(at('/sandbox/tag-manager/gtm.js')).toBe('/sandbox/tag-manager/gtm.js');
  expect(at('https://tags.aksamit.example/gtm.js')).toBe('https://tags.aksamit.example/gtm.js');
  for (const wrong of ['http://tags.example/gtm.js', '//tags.example/gtm.js', 'javascript:alert(1)']) {
    expect(() => at(wrong)).toThrow(/TAG_MANAGER_URL/);
  }
});
