import type { FastifyInstance } from 'fastify';

/** Order ids have 64 bits, which JSON.parse would round: their digits are read as text. */
const withTextIds = (json: string): string => json.replace(/"orderId"\s*:\s*(\d+)/g, '"orderId":"$1"');

/** Reads HTML forms as objects and JSON with 64-bit ids kept. Broken JSON is 400. */
export function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(withTextIds(String(body))));
    } catch {
      done(Object.assign(new Error('Invalid input data'), { statusCode: 400 }), undefined);
    }
  });
}
