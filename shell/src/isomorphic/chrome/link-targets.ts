import type { LocaleCode } from '@aksamit/contracts/platform';
import type { PageName, SitePages } from '@aksamit/module-sdk/router';

type PageParams<P> = P extends keyof SitePages ? SitePages[P] : Readonly<Record<string, string>>;

/** Pages whose addresses need no parameters. */
export type PlainPage = { [P in PageName]: Record<string, never> extends PageParams<P> ? P : never }[PageName];

/** A record's page with its parameters: records have a slug per language. */
type RecordTarget = {
  [P in PageName]: { page: P; params: Readonly<Record<LocaleCode, PageParams<P>>> };
}[PageName];

/** A page that header or footer links, by its name: its address comes from the module that has it. */
export type LinkTarget = RecordTarget | { page: PlainPage; params?: never };
