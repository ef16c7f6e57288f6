import { createServer, type Server } from 'node:http';
import { call } from '../../testing/call';
import { answerFailed, answerNotReady } from './not-ready';

const sitemap = {
  'catalog/search': { pl: '/szukaj/', en: '/search/' },
  'catalog/salons': { pl: '/salony/', en: '/salons/' },
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) =>
    request.url?.startsWith('/fails/')
      ? answerFailed(request, response, request.url === '/fails/early/' ? undefined : sitemap)
      : answerNotReady(request, response, 'http'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(headers: Record<string, string>, path = '/en/x/?a="1"&b=2') {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return call(`http://127.0.0.1:${port}`, { path, headers });
}

test.each([
  ['pl', '', 'h1', 'h2'],
  ['en', 'en-GB,en;q=0.9,pl;q=0.8', 'h2', 'h1'],
])(
  'a server without releases speaks both languages, %s first, and needs no script',
  async (locale, accepted, pl, en) => {
    const { status, headers, text } = await get({ 'accept-language': accepted });
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '2']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<div lang="${locale === 'pl' ? 'en' : 'pl'}">`);
    expect(text).toContain(`<${pl}>Sklep właśnie się uruchamia</${pl}>`);
    expect(text).toContain(`<${en}>The shop is just starting</${en}>`);
    expect(text.match(/<a href="\/en\/x\/\?a=[^"]*b=2">/g)).toHaveLength(2);
    expect(text).not.toMatch(/<script|url\(/);
  },
);

test.each(['//evil.example/', '/\\evil.example/', '/\\/evil.example/', '///evil.example/'])(
  'at %s the retry stays on this host',
  async (path) => {
    const { text } = await get({}, path);
    expect(text.match(/<a href="[^"]*"/g)).toEqual(['<a href="/evil.example/"', '<a href="/evil.example/"']);
  },
);

test('a failure is answered 500 by a page in both languages, with nothing of its cause', async () => {
  const { status, headers, text } = await get({ 'accept-language': 'en' }, '/fails/');
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([500, 'no-store', '5']);
  expect(text).toContain('<h1>Something went wrong on our side</h1>');
  expect(text).toContain('<h2>Coś poszło nie tak po naszej stronie</h2>');
});

test.each([
  ['pl', '/szukaj/', '/salony/', '/'],
  ['en', '/en/search/', '/en/salons/', '/en/'],
])(
  'from a failure lead search, pages that are deployed and the home page, in %s',
  async (locale, search, salons, home) => {
    const { text } = await get({ 'accept-language': locale }, '/fails/');
    expect(text).toContain(`<form role="search" method="get" action="${search}"`);
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/fails/', salons, home, '/fails/']);
  },
);

test('before any module is known a failure leads to the page again and home', async () => {
  const { text } = await get({ 'accept-language': 'en' }, '/fails/early/');
  expect(text).not.toContain('<form');
  expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/fails/early/',
    '/en/',
    '/fails/early/',
  ]);
});
