import { mayFetchAhead } from './start-later';

const supports = jest.fn((type: string) => type === 'speculationrules');
const prefers = jest.fn((_query: string) => false);
let agent: jest.SpyInstance;

beforeEach(() => {
  supports.mockReturnValue(true);
  prefers.mockReturnValue(false);
  Object.assign(HTMLScriptElement, { supports });
  Object.assign(window, { matchMedia: (query: string) => ({ matches: prefers(query) }) });
  agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/150.0');
});
afterEach(() => {
  agent.mockRestore();
  Reflect.deleteProperty(navigator, 'connection');
});

const withConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test('a browser that prerenders may fetch ahead', () => {
  expect(mayFetchAhead()).toBe(true);
  withConnection({ saveData: false, effectiveType: '4g' });
  expect(mayFetchAhead()).toBe(true);
});

test('one that saves data, is on a slow network or knows no rules may not', () => {
  withConnection({ saveData: true, effectiveType: '4g' });
  expect(mayFetchAhead()).toBe(false);
  withConnection({ saveData: false, effectiveType: 'slow-2g' });
  expect(mayFetchAhead()).toBe(false);
  withConnection({ saveData: false, effectiveType: '2g' });
  expect(mayFetchAhead()).toBe(false);
  withConnection({});
  prefers.mockImplementation((query) => query === '(prefers-reduced-data: reduce)');
  expect(mayFetchAhead()).toBe(false);
  prefers.mockReturnValue(false);
  supports.mockReturnValue(false);
  expect(mayFetchAhead()).toBe(false);
});

test('a bot may not', () => {
  agent.mockReturnValue('Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect(mayFetchAhead()).toBe(false);
});
