import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, and connections that failed. */
  failures: number;
}

/** V8 compiles hot code during the first seconds; a production process is long past them. */
const WARM_UP_S = 5;
const DURATION_S = 8;

/** Sends as many requests as `connections` clients can for some seconds, after an uncounted warm-up. */
export async function load(options: autocannon.Options): Promise<LoadResult> {
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: DURATION_S });
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
