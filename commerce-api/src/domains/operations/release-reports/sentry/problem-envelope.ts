/** A problem as an envelope with one event. Source: Sentry's SDK documentation, "Envelopes" and "Event Payloads". */
import type { Problem } from '../problem-queries';
import { readStack } from './stack-frames';

export interface EnvelopeOptions {
  dsn: string;
  environment: string;
  /** When it is sent, not when it happened. */
  sentAt: Date;
}

/** `ReferenceError: x is not defined`: the type before the colon, if it has that form. */
const TYPED = /^(?:Uncaught )?([A-Z][A-Za-z]{2,60}(?:Error|Exception)|Error): (.+)$/s;

/** The event's id: the same on every attempt, so that a repeat is recognized. 32 hexadecimal digits. */
export function eventIdOf(problem: Pick<Problem, 'id'>): string {
  return problem.id.replaceAll('-', '');
}

/** The envelope's text. Lengths are bytes. */
export function problemEnvelope(problem: Problem, { dsn, environment, sentAt }: EnvelopeOptions): string {
  const event = JSON.stringify(eventOf(problem, environment));
  const header = { event_id: eventIdOf(problem), dsn, sent_at: sentAt.toISOString() };
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${event}\n`;
}

function eventOf(problem: Problem, environment: string) {
  const { module, version, channel, market, page, phase, message, stack, count } = problem;
  const [, type = 'Error', value = message] = TYPED.exec(message) ?? [];
  const frames = stack === null ? [] : readStack(stack);
  return {
    event_id: eventIdOf(problem),
    timestamp: problem.occurredAt,
    platform: phase === 'server' ? 'node' : 'javascript',
    level: 'error',
    logger: 'release-reports',
    release: `${module}@${version}`,
    environment,
    ...(page === null ? {} : { transaction: `${module}/${page}` }),
    tags: {
      module,
      version,
      channel,
      market,
      ...(page === null ? {} : { page }),
      ...(phase === null ? {} : { phase }),
    },
    exception: { values: [{ type, value, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }] },
    // One issue over all versions, so that a regression is shown as one.
    fingerprint: [module, message],
    extra: { count, ...(stack === null ? {} : { stack }) },
  };
}
