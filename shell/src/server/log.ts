import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * JSON lines on stdout. Node's own stream carries them: pino's default one repeats a write for ever, and keeps the
 * process from ending, when who reads the lines is gone (EPIPE while the last ones are flushed).
 */
export function createLog(level: string): Logger {
  // Without a reader there is nobody to tell, and nothing else to do.
  process.stdout.on('error', () => undefined);
  return pino({ name: 'page-server', level }, process.stdout);
}
