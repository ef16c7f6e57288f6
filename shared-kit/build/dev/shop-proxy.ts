import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFromShop, headersToShop, loosenPolicy } from './dev-headers';
import type { DevPage } from './dev-page';
import { withReleases } from './whole-page';

export interface ShopProxyOptions {
  /** http://localhost:<port> */
  ownOrigin: string;
  shopOrigin: string;
  /** Changes a page before the browser gets it. */
  changePage(page: DevPage, url: URL): DevPage & { isShopPage: boolean };
}

/** Forwards everything to the shop; pages are changed on their way back. */
export function createShopProxy(options: ShopProxyOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    passOn(options, request, response).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(`Failed to reach the shop at ${options.shopOrigin}: ${why}. Start it, then load this page again.\n`);
    });
  };
}

const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

async function passOn(options: ShopProxyOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { ownOrigin, shopOrigin } = options;
  const isPage = asksForPage(request);
  const { 'if-none-match': _, 'if-modified-since': __, ...unconditional } = request.headers;
  // A page is changed here: it must be complete and uncompressed.
  const asked = isPage ? { ...unconditional, 'accept-encoding': 'identity' } : request.headers;
  const answer = await callShop(request, shopOrigin, headersToShop(asked, ownOrigin, shopOrigin));
  const headers = headersFromShop(answer.headers, ownOrigin, shopOrigin);
  if (isPage && request.method === 'GET' && /^text\/html\b/.test(answer.headers['content-type'] ?? '')) {
    return sendPage(options, request, response, answer);
  }
  response.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, response);
}

function callShop(
  request: IncomingMessage,
  shopOrigin: string,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  const call = shopOrigin.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = call(shopOrigin, { path: request.url, method: request.method, headers }, resolve);
    outgoing.on('error', reject);
    pipeline(request, outgoing).catch(reject);
  });
}

async function readHtml(answer: IncomingMessage): Promise<string> {
  const body = await buffer(answer);
  const encoding = answer.headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

async function sendPage(
  { ownOrigin, shopOrigin, changePage }: ShopProxyOptions,
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): Promise<void> {
  const url = new URL(request.url ?? '/', ownOrigin);
  const html = await withReleases(await readHtml(answer), (path) => fetch(new URL(path, shopOrigin)));
  const changed = changePage({ html, status: answer.statusCode ?? 200 }, url);
  const {
    etag: _,
    'content-length': __,
    'content-encoding': ___,
    'content-security-policy': policy,
    ...headers
  } = headersFromShop(answer.headers, ownOrigin, shopOrigin);
  response.writeHead(changed.status, {
    ...headers,
    'cache-control': 'no-store',
    ...(typeof policy === 'string'
      ? { 'content-security-policy': loosenPolicy(policy, ownOrigin.replace(/^http/, 'ws')) }
      : {}),
  });
  response.end(changed.html);
}
