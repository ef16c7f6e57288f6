import type { ReleaseReport } from '@aksamit/shared-kit/contracts';
import { REPORT_LIMITS } from '@aksamit/shared-kit/contracts/report-limits';

/** More problems than this a page does not tell: it is known to be in trouble by then. */
const MOST_PROBLEMS = 15;

export interface ReportQueueOptions {
  /** Null as long as the visitor is not known: what is to be told waits. */
  visitorUniqueId(): string | null;
  send(reports: ReleaseReport[], visitorUniqueId: string): void;
}

/** What a page has to tell, each thing once. */
export class ReportQueue {
  readonly #options: ReportQueueOptions;
  readonly #known = new Set<string>();
  #waiting: ReleaseReport[] = [];
  #problems = 0;
  #isOwing = false;

  constructor(options: ReportQueueOptions) {
    this.#options = options;
  }

  /** False when it is known already or there is too much of it. */
  add(report: ReleaseReport): boolean {
    const name = [report.kind, report.module, report.version, report.kind === 'problem' ? report.message : ''].join(
      ' ',
    );
    if (this.#known.has(name)) return false;
    if (report.kind === 'problem' && this.#problems >= MOST_PROBLEMS) return false;
    this.#known.add(name);
    if (report.kind === 'problem') this.#problems += 1;
    this.#waiting.push(report);
    return true;
  }

  /** It was to be sent before the visitor was known. */
  get isOwing(): boolean {
    return this.#isOwing;
  }

  flush(): void {
    const visitor = this.#options.visitorUniqueId();
    this.#isOwing = visitor === null && this.#waiting.length > 0;
    if (visitor === null) return;
    while (this.#waiting.length > 0) this.#options.send(this.#waiting.splice(0, REPORT_LIMITS.reports), visitor);
  }
}
