/** What the parts of the bench work on. */
export interface BenchContext {
  /** The shop's address, from the page server. */
  origin: string;
  apiOrigin: string;
  /** Process of the start command; its children are the shop's processes. */
  supervisorPid: number;
  databaseUrl: string;
  postgresLog: string;
  chromium: string;
  pages: { name: string; path: string; module: string }[];
  /** Slug of a treatment that is for sale, in Polish, and its id. */
  product: { slug: string; id: number };
  say(line: string): void;
}
