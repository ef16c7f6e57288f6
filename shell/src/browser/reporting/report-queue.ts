import type { ReleaseReport } from '@aksamit/contracts';
import { REPORT_LIMITS } from '@aksamit/contracts/report-limits';

/** Maximum number of problems that a page reports: it is known to be broken by then. */
const MOST_PROBLEMS = 15;

export interface ReportQueueOptions {
  /** Null while the visitor is unknown: reports then wait. */
  visitorUniqueId(): string | null;
  send(reports: ReleaseReport[], visitorUniqueId: string): void;
}

/** The reports of a page, each once. */
export class ReportQueue {
  readonly #options: ReportQueueOptions;
  readonly #known = new Set<string>();
  #waiting: ReleaseReport[] = [];
  #problems = 0;
  #isOwing = false;

  constructor(options: ReportQueueOptions) {
    this.#options = options;
  }

  /** False when the report is known already or the limit is reached. */
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

  /** Reports were to be sent before the visitor was known. */
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
