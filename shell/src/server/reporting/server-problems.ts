import { REPORT_LIMITS, type ServerProblem } from '@aksamit/contracts';
import type { Log } from '../log';

export interface ServerProblemsOptions {
  apiOrigin: string;
  /** Secret of the API's endpoint; null: problems stay in the log. */
  secret: string | null;
  log: Pick<Log, 'debug'>;
  /** Problems within this time are sent together. */
  gatherMs?: number;
  /** Retry interval of problems that the API could not take. */
  retryMs?: number;
  now?: () => number;
}

const GATHER_MS = 1_000;
const RETRY_MS = 5_000;
const TIMEOUT_MS = 5_000;
/** The same problem is reported once a minute: the API counts reports, and a broken bundle fails on every page. */
const AGAIN_AFTER_MS = 60_000;
/** Maximum number of different problems a minute, and of those queued while the API is away; the log has the others. */
const REMEMBERED = 100;

/**
 * Reports errors of server bundles to the API, which passes them to the error-reporting service with module and
 * version. It never delays a page. While the API is away or busy, problems are queued and sent again. A problem may
 * then be counted twice, but a lost one would not recur for a minute, or ever.
 */
export class ServerProblems {
  readonly #options: ServerProblemsOptions;
  readonly #reported = new Map<string, number>();
  #waiting: ServerProblem[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ServerProblemsOptions) {
    this.#options = options;
  }

  report(given: ServerProblem): void {
    const problem = { ...given, ...messageAndStack(given) };
    if (this.#options.secret === null || !this.#isNew(problem)) return;
    const { message, stack } = problem;
    this.#waiting.push({
      ...problem,
      message: message.slice(0, REPORT_LIMITS.message) || 'Error',
      ...(stack === undefined ? {} : { stack: stack.slice(0, REPORT_LIMITS.stack) }),
    });
    this.#sendIn(this.#options.gatherMs ?? GATHER_MS);
  }

  #sendIn(waitMs: number): void {
    this.#timer ??= setTimeout(() => void this.#send(), waitMs).unref();
  }

  #isNew({ module, version, message }: ServerProblem): boolean {
    const now = (this.#options.now ?? Date.now)();
    for (const [key, at] of this.#reported) if (now - at >= AGAIN_AFTER_MS) this.#reported.delete(key);
    const key = JSON.stringify([module, version, message]);
    if (this.#reported.has(key) || this.#reported.size >= REMEMBERED) return false;
    this.#reported.set(key, now);
    return true;
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const undelivered: ServerProblem[] = [];
    for (let at = 0; at < waiting.length; at += REPORT_LIMITS.reports) {
      const problems = waiting.slice(at, at + REPORT_LIMITS.reports);
      if (!(await this.#isDelivered(problems))) undelivered.push(...problems);
    }
    this.#timer = undefined;
    this.#waiting = [...undelivered, ...this.#waiting].slice(0, REMEMBERED);
    if (undelivered.length > 0) this.#sendIn(this.#options.retryMs ?? RETRY_MS);
    else if (this.#waiting.length > 0) this.#sendIn(this.#options.gatherMs ?? GATHER_MS);
  }

  /** True also when the API refuses the problems: it would refuse them again. */
  async #isDelivered(problems: ServerProblem[]): Promise<boolean> {
    const { apiOrigin, secret, log } = this.#options;
    try {
      const answer = await fetch(`${apiOrigin}/internal/release-problems`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ problems }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) log.debug({ status: answer.status }, 'Problems of server bundles were not taken.');
      return answer.status < 500 && answer.status !== 429;
    } catch (error) {
      log.debug({ err: error }, 'Problems of server bundles could not be sent yet.');
      return false;
    }
  }
}

/** Workers report an error as its stack, which begins with the message. */
function messageAndStack({ message, stack }: ServerProblem): Pick<ServerProblem, 'message' | 'stack'> {
  const end = message.search(/\n\s+at /);
  return end === -1 ? { message, stack } : { message: message.slice(0, end), stack: stack ?? message };
}
