/** The common life of every program of the shop: start or report why not, notify its parent, end in order. */
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error';

export interface RunningProgram {
  /** Ends gracefully: accepts no new work, finishes running work. */
  stop(): Promise<void>;
}

/** Below the 30 seconds after which orchestrators kill; `npm start` kills sooner. */
const STOP_LIMIT_MS = 25_000;

/**
 * Starts a program. A failure to start is one sentence on stderr and exit code 1. When it runs, the parent process (if
 * it opened an IPC channel) gets `{ type: 'ready' }`. It ends on SIGTERM, SIGINT and when the parent is gone.
 */
export async function runProgram(name: string, start: () => Promise<RunningProgram>): Promise<void> {
  let running: RunningProgram;
  try {
    running = await start();
  } catch (error) {
    process.stderr.write(`${name}: ${sentenceOf(error)}\n`);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS);
    limit.unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  process.send?.({ type: 'ready' });
}

/**
 * The program's logger: JSON lines on stdout, secrets and personal data removed. It uses Node's own stream: pino's
 * default one retries a write for ever, and keeps the process from ending, when the consumer of the lines is gone
 * (EPIPE at the end).
 */
export function createLogger(name: string, level: string, lines: DestinationStream = process.stdout): Logger {
  // Without a consumer of the log there is nothing else to do.
  process.stdout.on('error', () => undefined);
  const redact = {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["order-token"]',
      'req.headers["device-token"]',
    ],
    censor: '[removed]',
  };
  return pino({ name, level, redact, serializers: { err: (error: unknown) => loggedError(error) } }, lines);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return `Failed to listen: ${error.message}. Free the port or choose another one.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `Failed to reach the database: ${error.message || code}. Check DATABASE_URL and that PostgreSQL runs.`;
  }
  if (code === '28P01' || code === '3D000' || code === '28000') {
    return `Failed to open the database: ${error.message}. Check user, password and name in DATABASE_URL.`;
  }
  return error.message;
}
