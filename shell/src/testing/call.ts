import { type IncomingHttpHeaders, request } from 'node:http';

export interface Called {
  status: number;
  headers: IncomingHttpHeaders;
  /** `set-cookie` values. */
  cookies: string[];
  body: Buffer;
  text: string;
}

/** Makes one HTTP call with exactly these headers (fetch would add and forbid some); redirects are not followed. */
export function call(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; path?: string } = {},
): Promise<Called> {
  const { method = 'GET', headers = {}, body, path } = options;
  const framed = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: framed, agent: false, ...(path === undefined ? {} : { path }) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            cookies: incoming.headers['set-cookie'] ?? [],
            body: bytes,
            text: bytes.toString('utf8'),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
