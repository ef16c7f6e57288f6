import autocannon from 'autocannon';
import { percentile } from './percentile';

/** One request to the API; the path stands under its prefix. */
export interface BenchRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What came of the requests of one round. */
export interface Round {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  answers: Answers;
}

export interface Answers {
  ok: number;
  /** Refused with 4xx: none is expected. */
  refused: number;
  /** 503: asked to come again. */
  unavailable: number;
  /** Other 5xx, broken connections, no answer in 10 seconds. */
  failed: number;
}

export interface RoundPlan {
  apiOrigin: string;
  clients: number;
  /** For so long, or so many requests. */
  until: { seconds: number } | { requests: number };
  next(): BenchRequest;
}

/**
 * Sends requests over so many connections, each the next one after its response. The first response of each connection
 * counts, but not its duration: Node accepts one new connection per turn of its event loop, and the page server keeps
 * its connections.
 */
export async function measureRound({ apiOrigin, clients, until, next }: RoundPlan): Promise<Round> {
  const prefix = new URL(apiOrigin).pathname;
  const durations: number[] = [];
  const opened = new WeakSet<object>();
  let answered = 0;
  const answers: Answers = { ok: 0, refused: 0, unavailable: 0, failed: 0 };
  const startedAt = performance.now();
  let lastAt = startedAt;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: apiOrigin,
        connections: 'requests' in until ? Math.min(clients, until.requests) : clients,
        ...('requests' in until ? { amount: until.requests } : { duration: until.seconds }),
        requests: [
          {
            setupRequest: (request) => {
              const { path, ...wanted } = next();
              return { ...request, ...wanted, path: prefix + path };
            },
          },
        ],
      },
      (error: unknown, result) => {
        if (error) return reject(error instanceof Error ? error : new Error(String(error)));
        answers.failed += result.errors;
        resolve();
      },
    );
    run.on('response', (client, status, _bytes, durationMs) => {
      lastAt = performance.now();
      answered += 1;
      if (opened.has(client)) durations.push(durationMs);
      opened.add(client);
      answers[kindOf(status)] += 1;
    });
  });
  durations.sort((a, b) => a - b);
  return {
    perSecond: answered === 0 ? 0 : (1000 * answered) / (lastAt - startedAt),
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
    answers,
  };
}

function kindOf(status: number): keyof Answers {
  if (status < 400) return 'ok';
  if (status < 500) return 'refused';
  return status === 503 ? 'unavailable' : 'failed';
}
