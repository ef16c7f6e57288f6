import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { testMarkets } from './test-markets';

export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubApi {
  origin: string;
  /** Calls since the start, oldest first. */
  calls: SeenCall[];
  /** Sets the response to the next calls of this method and path. */
  on(method: string, path: string, answer: (call: SeenCall, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A minimal commerce API on a free port: markets, redirects, and the responses that the test adds. */
export async function startStubApi(redirects: object[] = []): Promise<StubApi> {
  const calls: SeenCall[] = [];
  const handlers = new Map<string, (call: SeenCall, response: ServerResponse) => void>();
  handlers.set('GET /internal/markets', (_, response) => sendJson(response, 200, { data: { markets: testMarkets } }));
  handlers.set('GET /api/redirects', (_, response) => {
    sendJson(response, 200, { data: { redirects }, meta: { page: 1, perPage: 100, total: redirects.length } });
  });
  handlers.set('GET /healthz', (_, response) => sendJson(response, 200, { status: 'ok' }));
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const handler = handlers.get(`${call.method} ${call.url.split('?')[0]}`);
    if (handler) handler(call, response);
    else sendJson(response, 404, { error: { code: 'not_found', message: 'no' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    on: (method, path, answer) => handlers.set(`${method} ${path}`, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function readCall(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks).toString('utf8');
  return { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
}
