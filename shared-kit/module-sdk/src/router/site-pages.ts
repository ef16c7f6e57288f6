/**
 * Pages that a module may link, its own and others', by `<module>/<page>` with the parameters of their addresses.
 * Filled by declaration merging in the module's `src/site-pages.d.ts`, which `npm run pages` writes from the pages'
 * definitions. Source: docs/decisions/0151.
 */
export interface SitePages extends Record<never, never> {}

/** Name of a page, `<module>/<page>`: one of `SitePages`, or any where none is declared (the shell, the kit). */
export type PageName = [keyof SitePages] extends [never] ? string : keyof SitePages & string;

type ParamsOf<P> = P extends keyof SitePages ? SitePages[P] : Readonly<Record<string, string>>;
/** A link to one of several pages has the parameters of all of them. */
type ParamsOfAll<P> = (P extends unknown ? (params: ParamsOf<P>) => void : never) extends (params: infer All) => void
  ? All
  : never;

/** Parameters of a link: required when the page's address has some. */
export type LinkParams<P> =
  Record<never, never> extends ParamsOfAll<P> ? [params?: ParamsOfAll<P>] : [params: ParamsOfAll<P>];
