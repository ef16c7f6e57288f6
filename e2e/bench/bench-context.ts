/** What the parts of the bench work on. */
export interface BenchContext {
  /** The shop's address, from the page server. */
  origin: string;
  /** The API itself, past the page server's gateway, with its prefix. */
  apiOrigin: string;
  /** Process of the start command; its children are the shop's processes. */
  supervisorPid: number;
  /** Secret that authorizes change notifications to page servers. */
  releaseSecret: string;
  /** Folder of the release store. */
  releaseStore: string;
  chromium: string;
  pages: { name: string; path: string; module: string }[];
  log(line: string): void;
}
