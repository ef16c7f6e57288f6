/** GET /metrics in Prometheus' form, for the inside of the installation. */
import { BlockList, isIPv6 } from 'node:net';
import { notFound } from '../api-error';
import type { App, AppDependencies } from '../app-types';
import { createRequestMetrics, type ShownMetrics } from './request-metrics';

const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Whether a peer's address is this machine's or one of a private network. */
export const isInside = (address: string): boolean => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Counts requests, and serves the metrics. Like /healthz it is outside of /api, which is all that the page server's
 * gateway passes on; for requests through a proxy all the same, or from outside, this address is a 404.
 */
export function registerMetrics(app: App, { db, pool }: AppDependencies, shown: ShownMetrics): void {
  const metrics = createRequestMetrics(db, pool, shown);
  app.addHook('onResponse', async (request, reply) => {
    if (app.isPassedOn(request)) return;
    metrics.note({
      method: request.method,
      route: request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched'),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.get(
    '/metrics',
    { config: { market: false, rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const peer = request.raw.socket.remoteAddress ?? '';
      if (request.headers['x-forwarded-for'] !== undefined || !isInside(peer)) throw notFound();
      return reply.type(metrics.contentType).send(await metrics.read());
    },
  );
}
