import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * JSON lines on stdout, written by Node's own stream. When the log's consumer is gone (EPIPE during the last flush),
 * pino's default stream retries the write for ever and keeps the process from ending.
 */
export function createLog(level: string, lines: DestinationStream = process.stdout): Logger {
  // Without a consumer the error cannot be reported, and nothing else is left to do.
  process.stdout.on('error', () => undefined);
  return pino({ name: 'page-server', level, serializers: { url: withoutQuery, err: plainError } }, lines);
}

/** Queries contain search terms, and links that open accounts and orders. */
function withoutQuery(url: unknown): unknown {
  return typeof url === 'string' ? url.split('?', 1)[0] : undefined;
}

/**
 * Errors may carry data of their context (an address with its query, a whole request): only type, message, stack and
 * code are logged.
 */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, message, stack, ...code };
}
