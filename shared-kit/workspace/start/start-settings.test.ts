import { readStartSettings } from './start-settings';

const read = (environment: NodeJS.ProcessEnv) => readStartSettings('/shop', environment);

describe('settings of npm start', () => {
  it('has defaults for everything', () => {
    expect(read({})).toEqual({
      root: '/shop',
      dataFolder: '/shop/.data',
      databaseUrl: undefined,
      publicOrigin: 'http://localhost:8080',
      walArchive: undefined,
      ports: { pageServer: 8080, api: 8081, sandbox: 8082, postgres: 8083, smtp: 8084 },
    });
  });

  it('lets the other ports follow PORT, far above a port that only root may use', () => {
    expect(read({ PORT: '9100' }).ports).toEqual({
      pageServer: 9100,
      api: 9101,
      sandbox: 9102,
      postgres: 9103,
      smtp: 9104,
    });
    expect(read({ PORT: '80' }).ports).toEqual({
      pageServer: 80,
      api: 8081,
      sandbox: 8082,
      postgres: 8083,
      smtp: 8084,
    });
  });

  it('keeps an absolute data folder and puts a relative one under the root', () => {
    expect(read({ DATA_DIR: '/var/shop' }).dataFolder).toBe('/var/shop');
    expect(read({ DATA_DIR: 'elsewhere' }).dataFolder).toBe('/shop/elsewhere');
  });

  it('knows the public origin without its slash, and a default port as none', () => {
    expect(read({ PUBLIC_ORIGIN: 'https://aksamit.example/' }).publicOrigin).toBe('https://aksamit.example');
    expect(read({ PORT: '80' }).publicOrigin).toBe('http://localhost');
  });

  it.each(['abc', '0', '-1', '65534', '80.5', '1e3', ' '])('refuses PORT "%s" by name', (PORT) => {
    expect(() => read({ PORT })).toThrow(/^Failed to start: PORT is/);
  });

  it.each(['mysql://x', 'localhost:5432', 'postgres//x'])('refuses DATABASE_URL "%s" by name', (DATABASE_URL) => {
    expect(() => read({ DATABASE_URL })).toThrow(/DATABASE_URL/);
  });

  it.each(['aksamit.example', 'https://a.example/shop', 'ftp://a.example', 'https://u:p@a.example'])(
    'refuses PUBLIC_ORIGIN "%s" by name',
    (PUBLIC_ORIGIN) => {
      expect(() => read({ PUBLIC_ORIGIN })).toThrow(/PUBLIC_ORIGIN/);
    },
  );
});
