import type { IncomingMessage } from 'node:http';
import { acceptedEncoding } from './encoded-body';
import { requestOriginParser } from './request-origin';
import { trustedProxies } from './trusted-proxies';

const requestFrom = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const read = requestOriginParser(trustedProxies(['10.0.0.0/8', '::1']), 'http');

test('a stranger is identified by the connection alone', () => {
  const headers = {
    host: 'Shop.Example:80',
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil',
  };
  expect(read(requestFrom('9.9.9.9', headers))).toMatchObject({
    host: 'shop.example:80',
    scheme: 'http',
    client: '9.9.9.9',
  });
});

test('a trusted proxy is believed, what stands before it is not', () => {
  const headers = {
    host: 'inner',
    'x-forwarded-for': '6.6.6.6, 7.7.7.7, 10.1.1.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
    'x-request-id': 'abcdefgh-1',
  };
  expect(read(requestFrom('::ffff:10.2.3.4', headers))).toEqual({
    host: 'shop.example',
    scheme: 'https',
    client: '7.7.7.7',
    requestId: 'abcdefgh-1',
  });
});

test.each(['bad host', '<script>', 'a'.repeat(300), ''])('the host "%s" is none', (host) => {
  expect(read(requestFrom('9.9.9.9', { host })).host).toBe('localhost');
});

test.each(['300.1.1.1', 'example.org', '10.0.0.0/99'])('%s is no proxy', (entry) => {
  expect(() => trustedProxies([entry])).toThrow('is no address or network');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'identity'],
  ['sbr', 'identity'],
])('of "%s" the best is %s', (accepted, encoding) => {
  expect(acceptedEncoding({ 'accept-encoding': accepted })).toBe(encoding);
});
