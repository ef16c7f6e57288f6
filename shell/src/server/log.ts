import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * JSON lines on stdout. Node's own stream carries them: pino's default one repeats a write for ever, and keeps the
 * process from ending, when who reads the lines is gone (EPIPE while the last ones are flushed).
 */
export function createLog(level: string, lines: DestinationStream = process.stdout): Logger {
  // Without a reader there is nobody to tell, and nothing else to do.
  process.stdout.on('error', () => undefined);
  return pino({ name: 'page-server', level, serializers: { url: withoutQuery, err: plainError } }, lines);
}

/** Queries hold what people look for, and links that open accounts and orders. */
function withoutQuery(url: unknown): unknown {
  return typeof url === 'string' ? url.split('?', 1)[0] : undefined;
}

/** Errors carry what they were about along (an address with its query, a whole request): only what they say is kept. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, message, stack, ...code };
}
