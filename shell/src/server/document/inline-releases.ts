import type { InlinePage } from '@aksamit/contracts/platform';
import { type ReleaseSet, releaseBaseUrl } from '../model/release-set';
import { releasesContent } from '../model/releases-file';
import type { RenderedMain } from '../model/rendered-page';
import { oncePerSet } from './once-per-set';

/**
 * Members of the page's data about releases, as JSON without braces. A public page names a file for when its app part
 * starts: what it contains itself does not grow with the number of modules.
 */
export function inlineReleases(
  releases: ReleaseSet,
  { module, main, isPublic }: { module: string | undefined; main: RenderedMain | null; isPublic: boolean },
): string {
  if (!isPublic || !releases.releasesFile) return wholeJson(releases);
  const shown = ({ name }: { name: string }) => name === module || main?.fragments.some((one) => one.module === name);
  const versions = Object.fromEntries(releases.modules.filter(shown).map(({ name, version }) => [name, version]));
  return `${hostJson(releases)},${JSON.stringify({ versions }).slice(1, -1)}`;
}

const wholeJson = oncePerSet((releases) => releasesContent(releases).slice(1, -1));

/** The scripts that the host loads itself, with their hashes. */
const hostJson = oncePerSet(({ shell, releasesFile }) => {
  const files = shell?.files.filter(({ path }) => shell.entries.chunks.host?.includes(path)) ?? [];
  const integrity = Object.fromEntries(files.map((file) => [file.path, file.integrity]));
  const own = shell ? { shell: { version: shell.version, baseUrl: releaseBaseUrl(shell), integrity } } : {};
  const inline: Partial<InlinePage> = { releases: [], ...own, ...(releasesFile ? { releasesFile } : {}) };
  return JSON.stringify(inline).slice(1, -1);
});
