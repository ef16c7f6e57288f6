import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function createLog(level: string): Logger {
  return pino({ name: 'page-server', level });
}
