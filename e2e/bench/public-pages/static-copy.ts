import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutScripts } from './inline-parts';

interface CopiedFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** A bare server of a page's static copy: its HTML without scripts, with the fonts and pictures of the shop. */
export interface StaticCopies {
  origin: string;
  /** Stores the page's HTML; the copy has the page's own path. */
  add(path: string): Promise<void>;
  stop(): Promise<void>;
}

const COPIED_HEADERS = ['content-type', 'cache-control', 'content-encoding'];

/** Serves from memory; files are fetched from the shop once, when a page first requests them. */
export async function serveStaticCopies(shopOrigin: string): Promise<StaticCopies> {
  const pages = new Map<string, Buffer>();
  const files = new Map<string, Promise<CopiedFile>>();
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = pages.get(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const known = files.get(url) ?? fetchFile(shopOrigin + url);
    files.set(url, known);
    const { headers, body } = await known;
    response.writeHead(200, headers).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(path) {
      const html = withoutScripts(await (await fetch(shopOrigin + path)).text());
      pages.set(path, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function fetchFile(url: string): Promise<CopiedFile> {
  // `fetch` decodes bodies; pictures and fonts are sent as they are.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`Failed to copy ${url}: ${response.status}.`);
  const headers = COPIED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { headers: Object.fromEntries(headers), body: Buffer.from(await response.arrayBuffer()) };
}
