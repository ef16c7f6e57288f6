// The cheapest answer there is: node:http sends the same bytes each time. The difference to the page server, or to the
// API, is the cost of routing, keys, freshness and headers.
import { createServer } from 'node:http';

export interface BareTask {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

function serve({ headers, body }: BareTask): void {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
  process.once('disconnect', () => process.exit(0));
}

process.once('message', (task: BareTask) => serve(task));
