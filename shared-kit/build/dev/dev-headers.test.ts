import { headersFromShop, headersToShop, loosenPolicy } from './dev-headers';

const own = 'http://localhost:4300';
const shop = 'https://shop.example';

test('the shop sees a page of its own', () => {
  const headers = {
    host: 'localhost:4300',
    origin: own,
    referer: `${own}/koszyk/`,
    connection: 'close',
    cookie: 'a=1',
  };
  expect(headersToShop(headers, own, shop)).toEqual({
    host: 'shop.example',
    origin: shop,
    referer: `${shop}/koszyk/`,
    cookie: 'a=1',
  });
});

test('a foreign origin stays foreign', () => {
  const headers = { origin: 'http://localhost:43000', referer: 'http://localhost:43000/' };
  expect(headersToShop(headers, own, shop)).toMatchObject(headers);
});

test('the browser stays at this address, with cookies that work over http', () => {
  const cookies = ['session=x; Path=/; HttpOnly; Secure; SameSite=Lax', 'mark=1; Domain=shop.example; path=/; secure'];
  const headers = {
    location: `${shop}/konto/`,
    'set-cookie': cookies,
    'strict-transport-security': 'max-age=1',
    'transfer-encoding': 'chunked',
  };
  expect(headersFromShop(headers, own, shop)).toEqual({
    location: `${own}/konto/`,
    'set-cookie': ['session=x; Path=/; HttpOnly; SameSite=Lax', 'mark=1; path=/'],
  });
});

test.each(['/konto/', 'https://shop.example.evil.example/', 'https://pay.example/x'])('%s stays', (location) => {
  expect(headersFromShop({ location }, own, shop)).toEqual({ location });
});

test('a policy is loosened for scripts, styles and the socket, and for nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src-elem 'self' 'sha256-b'; img-src 'self' data:; connect-src 'self'; upgrade-insecure-requests";
  expect(loosenPolicy(policy, 'ws://localhost:4300')).toBe(
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src-elem 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws://localhost:4300",
  );
});
