import autocannon from 'autocannon';

/** What a load sends, and over how many connections. */
export type LoadOptions = autocannon.Options;

export interface LoadResult {
  /** Answers in all. */
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were neither 2xx nor 3xx, and connections that failed. */
  failures: number;
}

/** V8 compiles hot code during the first seconds; a production process is long past them. */
const WARM_UP_S = 5;
const DURATION_S = 8;

const ROUNDS = 5;
const ROUND_S = 3;

/** Two variants under load in turn, so that other work on the machine meets both alike. */
export interface ComparedLoad {
  first: LoadResult;
  second: LoadResult;
  /** Requests per second of the first against the second: the median of the rounds. */
  ratio: number;
}

export async function loadInTurn(first: LoadOptions, second: LoadOptions): Promise<ComparedLoad> {
  const rounds: [LoadResult, LoadResult][] = [];
  for (const options of [first, second]) await autocannon({ ...options, duration: WARM_UP_S });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await loadFor(first, ROUND_S), await loadFor(second, ROUND_S)]);
  }
  const byRatio = rounds
    .map(([one, other]) => ({ first: one, second: other, ratio: one.perSecond / Math.max(1, other.perSecond) }))
    .sort((a, b) => a.ratio - b.ratio);
  const median = byRatio[Math.floor(ROUNDS / 2)];
  if (median === undefined) throw new Error('Failed to compare: no round was run.');
  return median;
}

/** Sends as many requests as `connections` clients can for some seconds, after an uncounted warm-up. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  await autocannon({ ...options, duration: WARM_UP_S });
  return loadFor(options, DURATION_S);
}

/** Sends as many requests as `connections` clients can for some seconds. */
export async function loadFor(options: LoadOptions, seconds: number): Promise<LoadResult> {
  const result = await autocannon({ ...options, duration: seconds });
  return {
    answers: result.requests.total,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx - (result['3xx'] ?? 0) + result.errors,
  };
}
