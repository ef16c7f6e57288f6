import type { BenchContext } from './bench-context';
import { load } from './load';
import type { Measurement } from './measurement';

const CLIENTS = 50;

/** Pages per second of one page server process: out of its cache, and rendered anew for every request. */
export async function measurePages(context: BenchContext): Promise<Measurement[]> {
  const product = context.pages.find(({ name }) => name === 'product') ?? context.pages[0];
  const url = context.origin + (product?.path ?? '/');
  const headers = { 'accept-encoding': 'br' };
  const cached = await load({ url, connections: CLIENTS, headers });
  // The cache keeps pages apart by host, so a host nobody asked for before is a page nobody rendered before.
  let count = 0;
  const uncached = await load({
    url,
    connections: 20,
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          return { ...request, headers: { ...headers, host: `bench-${process.pid}-${count}.example` } };
        },
      },
    ],
  });
  const row = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
    part: 'pages',
    what,
    value,
    unit,
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    row('cached product page', cached.perSecond, '/s', { atLeast: 3000 }),
    row('cached product page, p99', cached.p99Ms, 'ms'),
    row('cached product page, failures', cached.failures, '', { atMost: 0 }),
    row('uncached product page', uncached.perSecond, '/s', { atLeast: 200 }),
    row('uncached product page, p99', uncached.p99Ms, 'ms'),
    row('uncached product page, failures', uncached.failures, '', { atMost: 0 }),
  ];
}
