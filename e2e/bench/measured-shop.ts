/** The shop that is measured, and where its PostgreSQL writes its log. */
export interface MeasuredShop {
  /** With its prefix; its API caches no responses of the catalogue. */
  apiOrigin: string;
  /** Of an API that does. */
  cachingOrigin: string;
  databaseUrl: string;
  postgresLog: string;
  /** A treatment that is for sale. */
  product: { slug: string; id: string };
  log(line: string): void;
}
