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

/** How many templates of each file there are. */
function countByFile(templates: readonly SourceTemplate[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file } of templates) counts[file] = (counts[file] ?? 0) + 1;
  return counts;
}

/** The accepted counts, where they are higher than they need to be lowered; sorted. */
export function lowered(
  accepted: Readonly<Record<string, number>>,
  untested: readonly SourceTemplate[],
): Record<string, number> {
  const counts = countByFile(untested);
  const needed = Object.entries(accepted).map(([file, count]): [string, number] => [
    file,
    Math.min(count, counts[file] ?? 0),
  ]);
  return Object.fromEntries(needed.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param untested templates that no test executes
 * @param accepted how many of them each file may have
 * @returns the templates of files that have more
 */
export function newlyUntested(
  untested: readonly SourceTemplate[],
  accepted: Readonly<Record<string, number>>,
): string[] {
  const counts = countByFile(untested);
  return untested
    .filter(({ file }) => (counts[file] ?? 0) > (accepted[file] ?? 0))
    .map(({ position, file, template }) => {
      const allowed = accepted[file] ?? 0;
      return `${position} (${firstWords(template)} …): no API test executes it; the file may have ${allowed} such.`;
    });
}
