import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PageLink } from '@aksamit/contracts/platform';
import { recordedPages } from './site-pages';

/** A module's sources without tests, what they share, and types. */
const SOURCE = /(?<!\.test|\.d)\.(tsx?|jsx?)$/;
const TESTING = `${sep}testing${sep}`;
const LITERAL = /(['"`])([a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*)\1/g;
/** The beginning of a name that a template puts together: its module. */
const TOGETHER = /`([a-z][a-z0-9-]*)\/\$\{/g;

/**
 * Pages of other modules that a module links, with the parameters that it gives, for its manifest; sorted. What can be
 * linked is recorded in `src/site-pages.d.ts`, the types of `href`: a link names one of these pages as a literal and
 * has exactly its parameters, or does not compile. So a recorded name in a source is a link, in a call or in a table.
 * @param folder the module's folder
 * @throws when a name of another module's page is put together; names the file
 */
export function linkedPages(folder: string, module: string): PageLink[] {
  const record = join(folder, 'src', 'site-pages.d.ts');
  if (!existsSync(record)) return [];
  const pages = recordedPages(readFileSync(record, 'utf8')).filter(({ page }) => ownerOf(page) !== module);
  const owners = new Set(pages.map(({ page }) => ownerOf(page)));
  const named = new Set<string>();
  for (const file of sourcesBelow(join(folder, 'src'))) {
    const source = readFileSync(file, 'utf8');
    for (const [, , name = ''] of source.matchAll(LITERAL)) named.add(name);
    for (const [, owner = ''] of source.matchAll(TOGETHER)) {
      if (!owners.has(owner)) continue;
      throw new Error(
        `Failed to read ${file}: it puts the name of a page together. Write names of pages as whole literals.`,
      );
    }
  }
  return pages.filter(({ page }) => named.has(page));
}

const ownerOf = (page: string): string => page.slice(0, page.indexOf('/'));

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes(TESTING));
