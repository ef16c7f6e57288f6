import { REPORT_LIMITS, type ServerProblem } from '@aksamit/shared-kit/contracts';
import type { Log } from '../log';

export interface ServerProblemsOptions {
  apiOrigin: string;
  /** Opens the API's list; null: problems stay in the log. */
  secret: string | null;
  log: Pick<Log, 'debug'>;
  /** Problems of so long go together. */
  gatherMs?: number;
  now?: () => number;
}

const GATHER_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** The same problem is told once in a minute: the API counts what comes, and a broken bundle fails at every page. */
const AGAIN_AFTER_MS = 60_000;
/** Different problems of a minute at most; the log has the others. */
const REMEMBERED = 100;

/**
 * Tells the API what server bundles did wrong, so that it reaches the error-reporting service with module and version.
 * It never holds up a page: what cannot be sent is lost, and stands in the log.
 */
export class ServerProblems {
  readonly #options: ServerProblemsOptions;
  readonly #told = new Map<string, number>();
  #waiting: ServerProblem[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ServerProblemsOptions) {
    this.#options = options;
  }

  tell(given: ServerProblem): void {
    const problem = { ...given, ...messageAndStack(given) };
    if (this.#options.secret === null || !this.#isNew(problem)) return;
    const { message, stack } = problem;
    this.#waiting.push({
      ...problem,
      message: message.slice(0, REPORT_LIMITS.message) || 'Error',
      ...(stack === undefined ? {} : { stack: stack.slice(0, REPORT_LIMITS.stack) }),
    });
    this.#timer ??= setTimeout(() => void this.#send(), this.#options.gatherMs ?? GATHER_MS).unref();
  }

  #isNew({ module, version, message }: ServerProblem): boolean {
    const now = (this.#options.now ?? Date.now)();
    for (const [key, at] of this.#told) if (now - at >= AGAIN_AFTER_MS) this.#told.delete(key);
    const key = JSON.stringify([module, version, message]);
    if (this.#told.has(key) || this.#told.size >= REMEMBERED) return false;
    this.#told.set(key, now);
    return true;
  }

  async #send(): Promise<void> {
    const { apiOrigin, secret, log } = this.#options;
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += REPORT_LIMITS.reports) {
      try {
        const answer = await fetch(`${apiOrigin}/internal/release-problems`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
          body: JSON.stringify({ problems: waiting.slice(at, at + REPORT_LIMITS.reports) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) log.debug({ status: answer.status }, 'Problems of server bundles were not taken.');
      } catch (error) {
        log.debug({ err: error }, 'Problems of server bundles could not be told.');
      }
    }
  }
}

/** Workers tell an error as its stack, which begins with the message. */
function messageAndStack({ message, stack }: ServerProblem): Pick<ServerProblem, 'message' | 'stack'> {
  const end = message.search(/\n\s+at /);
  return end === -1 ? { message, stack } : { message: message.slice(0, end), stack: stack ?? message };
}
