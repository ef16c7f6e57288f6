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
  chromium: string;
  pages: { name: string; path: string; module: string }[];
  log(line: string): void;
}
