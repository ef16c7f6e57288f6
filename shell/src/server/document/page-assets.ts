import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { fontFiles } from '@aksamit/ui/theme';
import { type ReleaseSet, releaseBaseUrl } from '../model/release-set';
import type { RenderedMain } from '../model/rendered-page';
import { escapeHtml } from './escape-html';

interface Script {
  url: string;
  integrity: string;
}

/** The shell's main script. Empty until a shell is released. */
export function shellScriptTag({ shell }: ReleaseSet): string {
  if (!shell) return '';
  return scriptsOf(shell, [shell.entries.browser]).map(scriptTag).join('');
}

/**
 * How scripts are fetched ahead: `preload` for those that run at once; `prefetch` for those that wait for a touch, after
 * all that the page itself loads. A preload that is not used within seconds is a warning in the browser.
 */
type EarlyFetch = 'preload' | 'prefetch';

/**
 * Tags that fetch ahead what the page runs: the shell's chunks, its module, its fragments, one level deep; of an islands
 * page its islands in place of its own scripts.
 */
export function earlyFetchTags(
  releases: ReleaseSet,
  match: { module: string; page: string } | null,
  { fragments, islands }: Pick<RenderedMain, 'fragments' | 'islands'>,
  how: EarlyFetch,
): string {
  const { shell } = releases;
  // Of an islands page nothing starts a static fragment.
  const started = islands ? fragments.filter(({ isStatic }) => !isStatic) : fragments;
  const wanted = [
    ...(match ? [{ module: match.module, chunks: islands?.map((name) => `island-${name}`) ?? pageChunks(match) }] : []),
    ...started.map(({ module, name }) => ({ module, chunks: [`fragment-${name}`] })),
  ];
  const scripts = wanted.flatMap(({ module, chunks }) => {
    const manifest = releases.modules.find(({ name }) => name === module);
    const paths = chunks.flatMap((chunk) => manifest?.entries.chunks[chunk] ?? []);
    return manifest ? scriptsOf(manifest, [manifest.entries.browser, ...paths]) : [];
  });
  const own = shell ? scriptsOf(shell, shell.entries.chunks[islands ? 'islands' : 'app'] ?? []) : [];
  const byUrl = new Map([...own, ...scripts].map((script) => [script.url, script]));
  const { releasesFile } = releases;
  // Only pages that wait for a touch name it.
  const file = releasesFile && how === 'prefetch' ? releasesFileTag(releasesFile.url) : '';
  return [...byUrl.values()].map((script) => earlyFetchTag(script, how)).join('') + file;
}

const pageChunks = ({ page }: { page: string }): string[] => ['app', `page-${page}`];

/** Folder of the font files in the shell's release, with a slash at the end. */
export function fontBaseUrl({ shell }: ReleaseSet): string {
  if (!shell) return '/assets/shell/fonts/';
  const [wanted = ''] = fontFiles;
  const path = shell.files.find((file) => file.path.endsWith(`/${wanted}`))?.path ?? `fonts/${wanted}`;
  return releaseBaseUrl(shell) + path.slice(0, path.length - wanted.length);
}

export function fontPreloadTags(releases: ReleaseSet): string {
  const base = fontBaseUrl(releases);
  return fontFiles
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(base + file)}">`)
    .join('');
}

function scriptsOf(manifest: ReleaseManifest, paths: readonly string[]): Script[] {
  return [...new Set(paths)].flatMap((path) => {
    const integrity = manifest.files.find((file) => file.path === path)?.integrity;
    return integrity === undefined ? [] : [{ url: releaseBaseUrl(manifest) + path, integrity }];
  });
}

function scriptTag({ url, integrity }: Script): string {
  return `<script defer src="${escapeHtml(url)}" integrity="${integrity}"></script>`;
}

/** A preload is reused only by a request with the same integrity: the host sets it on every script of a release. */
function earlyFetchTag({ url, integrity }: Script, how: EarlyFetch): string {
  const href = `href="${escapeHtml(url)}"`;
  if (how === 'prefetch') return `<link rel="prefetch" as="script" ${href}>`;
  return `<link rel="preload" as="script" fetchpriority="low" ${href} integrity="${integrity}">`;
}

const releasesFileTag = (url: string): string =>
  `<link rel="prefetch" as="fetch" crossorigin href="${escapeHtml(url)}">`;
