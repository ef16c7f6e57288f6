import { createHash } from 'node:crypto';
import type { BrowserRelease, ReleaseManifest, ReleasesFile, ShellRelease } from '@aksamit/contracts/platform';
import { type ReleaseSet, releaseBaseUrl } from './release-set';

/** Address prefix of the files; no module's name has a dot. */
export const RELEASES_PATH = '/assets/releases.';

/** A release in the address of a file. */
export interface NamedRelease {
  module: string;
  version: string;
  channel: 'stable' | 'canary';
}

type Contents = Pick<ReleaseSet, 'shell' | 'browserReleases'>;

const CANARY_MARK = '~canary';
const NAMED = /^([a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)(~canary)?$/;
/** Enough for any shop; a longer list of versions is no address of a file. */
const MOST_RELEASES = 100;
const LONGEST_ADDRESS = 4000;

/** The shell's release as its scripts need it. Undefined until a shell is released. */
export function browserShell(shell: ReleaseManifest | null): ShellRelease | undefined {
  if (!shell) return undefined;
  const scripts = shell.files.filter(({ path }) => path.endsWith('.js'));
  return {
    version: shell.version,
    baseUrl: releaseBaseUrl(shell),
    integrity: Object.fromEntries(scripts.map(({ path, integrity }) => [path, integrity])),
  };
}

/** JSON of what the app part needs of all releases. The same releases give the same bytes on every page server. */
export function releasesContent({ shell, browserReleases }: Contents): string {
  return JSON.stringify({ releases: browserReleases, shell: browserShell(shell) });
}

/**
 * The file of a set, which its pages name instead of containing it: the hash of the content, then the versions it is made
 * of, so that any page server can make it again once the set is not live any more. Null where pages contain the releases:
 * previews and development, which one browser sees; a set that lacks a module; an older shell, whose host reads no file.
 */
export function releasesFileOf(
  set: Pick<ReleaseSet, 'shell' | 'browserReleases' | 'preview' | 'development' | 'missing'>,
): ReleasesFile | null {
  const { shell, browserReleases } = set;
  if (!shell?.entries.chunks.host || set.preview || set.development || set.missing.length > 0) return null;
  const names = [nameOf(shell), ...browserReleases.map(nameOf)];
  if (names.length > MOST_RELEASES || !names.every((name) => NAMED.test(name))) return null;
  const content = releasesContent(set);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  const url = `${RELEASES_PATH}${hash}/${names.join(',')}.json`;
  if (url.length > LONGEST_ADDRESS) return null;
  return { url, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

function nameOf({ name, version, channel }: Pick<BrowserRelease, 'name' | 'version' | 'channel'>): string {
  return `${name}@${version}${channel === undefined || channel === 'stable' ? '' : `~${channel}`}`;
}

/** The releases that a file's address names; null when it is no such address. */
export function releasesOfAddress(path: string): NamedRelease[] | null {
  if (path.length > LONGEST_ADDRESS) return null;
  const list = /^[\w-]{16}\/(.+)\.json$/.exec(path.slice(RELEASES_PATH.length))?.[1]?.split(',') ?? [];
  if (list.length === 0 || list.length > MOST_RELEASES) return null;
  const named = list.flatMap((text) => {
    const [, module = '', version = '', mark] = NAMED.exec(text) ?? [];
    return module === '' ? [] : [{ module, version, channel: mark === CANARY_MARK ? 'canary' : 'stable' } as const];
  });
  const isRepeated = new Set(named.map(({ module }) => module)).size < list.length;
  return isRepeated ? null : named;
}
