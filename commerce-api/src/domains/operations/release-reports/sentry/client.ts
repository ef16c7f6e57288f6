import type { Problem } from '../problem-queries';
import { readDsn } from './dsn';
import { problemEnvelope } from './problem-envelope';

/**
 * The outcome of an envelope. refused: a permanent failure (malformed, too large). later: not now; `waitSeconds` is the
 * pause that the service requests, null without one.
 */
export type Delivery =
  | { state: 'taken' }
  | { state: 'refused'; why: string }
  | { state: 'later'; why: string; waitSeconds: number | null };

export interface SentryClient {
  /** Never rejects. */
  send(problem: Problem, now: Date): Promise<Delivery>;
}

const TIMEOUT_MS = 5_000;
const CLIENT = 'aksamit/1.0';
/** Statuses that stay the same however often the envelope is sent. */
const HOPELESS = new Set([400, 413, 415, 422]);
const LONGEST_WAIT_SECONDS = 3600;

/** A client of Sentry's envelope endpoint over fetch. */
export function createSentryClient({ dsn, environment }: { dsn: string; environment: string }): SentryClient {
  const { publicKey, envelopeUrl } = readDsn(dsn);
  return {
    async send(problem, now) {
      try {
        const answer = await fetch(envelopeUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-sentry-envelope',
            'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${publicKey}`,
            'user-agent': CLIENT,
          },
          body: problemEnvelope(problem, { dsn, environment, sentAt: now }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (answer.ok) return { state: 'taken' };
        const why = `HTTP ${answer.status}`;
        if (HOPELESS.has(answer.status)) return { state: 'refused', why };
        return { state: 'later', why, waitSeconds: waitOf(answer) };
      } catch (error) {
        return { state: 'later', why: error instanceof Error ? error.message : 'no answer', waitSeconds: null };
      }
    },
  };
}

/** `retry-after` in seconds; the service's rate limits carry it too. */
function waitOf(answer: Response): number | null {
  const header = answer.headers.get('retry-after');
  const seconds = Number(header);
  if (header === null || !Number.isFinite(seconds) || seconds < 0) return answer.status === 429 ? 60 : null;
  return Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS);
}
