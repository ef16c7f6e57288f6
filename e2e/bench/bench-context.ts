import type { TimeLimit } from './time-limit';

/** How a measurement reports its progress, and the time that it has. */
export interface Reporting {
  log: (line: string) => void;
  limit: TimeLimit;
}

/** A shop whose pages are measured. */
export interface MeasuredPages {
  /** The shop's address, from the page server. */
  origin: string;
  /** Process of the start command; its children are the shop's processes. */
  supervisorPid: number;
  /** Secret that authorizes change notifications to page servers. */
  releaseSecret: string;
}

/** What the parts of the bench work on. */
export interface BenchContext extends MeasuredPages {
  /** The shop of an earlier checkout (`--before`), which is measured beside in turn. */
  before?: MeasuredPages;
  /** The API itself, past the page server's gateway, with its prefix. */
  apiOrigin: string;
  /** Folder of the release store. */
  releaseStore: string;
  /** Program of a Chromium without windows: a browser's own pages would take the processor beside the measured one. */
  chromium: string;
  /** Program of a Chromium with windows: only there links are prerendered. */
  prerenderingChromium: string;
  pages: { name: string; path: string; module: string }[];
  /** Whether a kind of page is measured (`--kinds`), by its name (`catalog zone`). */
  isMeasured(kind: string): boolean;
  log(line: string): void;
}
