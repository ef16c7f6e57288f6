/** Compares what was found with the lists of what is accepted, which may only shrink. */
import type { ForeignAccess, TableOwner } from './check-ownership';
import { firstWords, type SourceTemplate } from './source-template';

const anyTable = (key: string) => key.replace(/\S+$/, '*');

/** @returns accesses that no exception allows */
export function unexplainedAccess(
  found: readonly ForeignAccess[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return found
    .filter(({ key }) => exceptions[key] === undefined && exceptions[anyTable(key)] === undefined)
    .map(({ key, owner }) => `commerce-api/src/${key}: ${owner} owns it, and does not publish it for that.`);
}

/** @returns exceptions that nothing needs any more */
export function unusedExceptions(
  found: readonly ForeignAccess[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const used = new Set(found.flatMap(({ key }) => [key, anyTable(key)]));
  return Object.keys(exceptions)
    .filter((key) => !used.has(key))
    .map((key) => `The exception "${key}" is not needed. Remove it.`);
}

/** @returns tables that domains publish, and nobody else reads */
export function unusedPublications(read: ReadonlySet<string>, tables: ReadonlyMap<string, TableOwner>): string[] {
  return [...tables]
    .filter(([table, { isPublished }]) => isPublished && !read.has(table))
    .map(([table, { owner }]) => `${owner} publishes ${table}, which nobody else reads. Remove it.`);
}

/** Not a failure: whether a statement of a race is executed may depend on who wins. @returns a line for each */
export const untestedLines = (untested: readonly SourceTemplate[]): string[] =>
  untested.map(({ position, template }) => `${position} (${firstWords(template)} …): no API test executes it.`).sort();
