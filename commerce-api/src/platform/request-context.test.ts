import { ConfigurationError, readConfig } from '../config';
import { chooseLocale } from './request-context';

describe('the locale of a request', () => {
  it.each([
    [undefined, 'pl'],
    ['', 'pl'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,en;q=0.5,pl;q=0.4', 'en'],
    ['en;q=0.2,pl;q=0.8', 'pl'],
    ['en;q=0', 'pl'],
    ['*', 'pl'],
    [';;q=,,', 'pl'],
  ] as const)('%p is %p', (header, locale) => {
    expect(chooseLocale(header, ['pl', 'en'])).toBe(locale);
  });
  it('is one that the market has', () => {
    expect(chooseLocale('pl', ['en'])).toBe('en');
  });
});

describe('the configuration', () => {
  it('names every wrong variable in one sentence', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://x', API_PORT: 'many' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/DATABASE_URL.*API_PORT.*Set these environment variables\.$/);
  });
  it('sends payers where the gateway is unless configured otherwise', () => {
    const config = readConfig({
      DEPLOYMENT: 'demo',
      DATABASE_URL: 'postgres://h/d',
      P24_BASE_URL: 'https://gateway.example/',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    });
    expect(config.przelewy24).toMatchObject({
      baseUrl: 'https://gateway.example',
      redirectBaseUrl: 'https://gateway.example',
    });
    expect(config.trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
  });
});
