import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createShopProxy } from './shop-proxy';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy in front of a shop of one listener; pages are written in capitals. */
const serveThrough = async (shop: RequestListener): Promise<string> => {
  const shopOrigin = await serve(shop);
  let own = '';
  own = await serve((request, response) =>
    createShopProxy({
      ownOrigin: own,
      shopOrigin,
      changePage: ({ html }, { pathname }) => ({
        html: `${html.toUpperCase()} ${pathname}`,
        status: 201,
        isShopPage: true,
      }),
    })(request, response),
  );
  return own;
};

const asPage = { headers: { accept: 'text/html,*/*', 'if-none-match': '"old"' } };

test('pages are changed, whole and fresh each time', async () => {
  const seen: unknown[] = [];
  const origin = await serveThrough((request, response) => {
    seen.push(request.headers['if-none-match'], request.headers['accept-encoding']);
    const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"x"', 'content-encoding': 'gzip' };
    response.writeHead(200, { ...headers, 'content-security-policy': "script-src 'self' 'sha256-a'" });
    response.end(gzipSync('<p>zażółć</p>'));
  });
  const answer = await fetch(`${origin}/strona/?a=1`, asPage);
  expect(await answer.text()).toBe('<P>ZAŻÓŁĆ</P> /strona/');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("'unsafe-inline'");
  expect(seen).toEqual([undefined, 'identity']);
});

test('everything else passes as it is, bodies both ways', async () => {
  const origin = await serveThrough((request, response) => {
    response.writeHead(422, { 'content-type': 'application/json', etag: '"x"' });
    request.pipe(response);
  });
  const answer = await fetch(`${origin}/api/carts?x=1`, { method: 'POST', body: '{"a":"ł"}' });
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([422, '{"a":"ł"}', '"x"']);
  const html = await fetch(`${origin}/api/page`);
  expect(await html.text()).toBe('');
});

test('an unreachable shop is reported in a sentence', async () => {
  const origin = await serveThrough((request) => request.socket.destroy());
  const answer = await fetch(`${origin}/`, asPage);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/^Failed to reach the shop at http:.* Start it, then load this page again/);
});
