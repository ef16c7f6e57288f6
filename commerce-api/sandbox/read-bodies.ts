import type { FastifyInstance } from 'fastify';
import { parseGatewayJson } from '../src/domains/sales/payments/przelewy24/gateway-json';

/** Reads HTML forms as objects and JSON with 64-bit ids kept. Broken JSON is 400. */
export function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : parseGatewayJson(String(body)));
    } catch {
      done(Object.assign(new Error('Invalid input data'), { statusCode: 400 }), undefined);
    }
  });
}
