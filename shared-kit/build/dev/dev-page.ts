import type { BrowserRelease, InlinePage, ShellRelease } from '@aksamit/contracts/platform';
import { matchPath } from '@aksamit/contracts/routing';

/** Replacements of released parts in a page. */
export interface DevPageParts {
  /** The module that comes from the dev server. */
  release: BrowserRelease;
  /** The shell's development build: React's production build does not support refresh. Null: the shop's stays. */
  shell: (ShellRelease & { entry: string }) | null;
}

export interface DevPage {
  html: string;
  status: number;
}

/**
 * Runs before React's DOM package, which registers with a hook on the window; React Refresh, which comes with the
 * module and so later, reads that hook. A hook of the developer tools is not replaced.
 */
const REFRESH_HOOK =
  'if(!window.__REACT_DEVTOOLS_GLOBAL_HOOK__){const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__=' +
  '{renderers,supportsFiber:true,inject(renderer){const id=renderers.size+1;renderers.set(id,renderer);return id},' +
  'onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}}';

const INLINE = /(<script type="application\/json" id="aksamit-page">)([\s\S]*?)(<\/script>)/;
const SLOT_START = '<div id="module-slot"';
const SLOT_END = '</div></main>';
const EMPTY_SLOT = '<div data-skeleton style="min-height:70vh"></div>';

/** Nothing in the JSON can end the script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page's data with this module from the dev server; its own addresses are matched again, since there may be new
 * ones.
 */
function withRelease(page: InlinePage, { release, shell }: DevPageParts, pathname: string): InlinePage {
  const releases = [...page.releases.filter(({ name }) => name !== release.name), release];
  const { basePath, locale } = page.context;
  const found = matchPath(releases, locale, pathname.slice(basePath.length) || '/');
  const isOurs = found?.module === release.name;
  const match = found === null ? null : { module: found.module, page: found.page, params: found.params };
  // A report on a version that is no release is useless: without its token nothing is reported.
  const { pageViewToken: _, ...others } = page;
  const changed = { ...others, releases, ...(shell ? { shell: releaseOf(shell) } : {}), development: true };
  return isOurs ? { ...changed, match, state: null, fragmentStates: {}, status: 200 } : changed;
}

const releaseOf = ({ entry: _, ...release }: ShellRelease & { entry: string }): ShellRelease => release;

/** The module's region, empty for the browser to fill. */
function emptySlot(page: InlinePage, release: BrowserRelease): string {
  const layout = release.pages.find(({ name }) => name === page.match?.page)?.layout ?? 'plain';
  const attributes = {
    module: release.name,
    version: release.version,
    page: page.match?.page ?? '',
    layout,
  };
  const text = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return `${SLOT_START}${text.join('')}>${EMPTY_SLOT}`;
}

function replaceSlot(html: string, slot: string): string {
  const start = html.indexOf(SLOT_START);
  const end = html.lastIndexOf(SLOT_END);
  return start === -1 || end < start ? html : html.slice(0, start) + slot + html.slice(end);
}

/**
 * Removes preloads of the shell's and the module's releases; on the module's own pages all of them, since the previous
 * owner of the address is not needed. Adds the shell's development build, if there is one.
 */
function replaceScripts(html: string, { release, shell }: DevPageParts, isOurs: boolean): string {
  const released = isOurs ? '[^"]*' : `[^"]*/assets/(?:${shell ? 'shell|' : ''}${release.name})/[^"]*`;
  const others = html.replaceAll(
    new RegExp(`<link\\b(?=[^>]*\\bas="script")[^>]*\\bhref="${released}"[^>]*>`, 'g'),
    '',
  );
  if (shell === null) return others;
  const script = `<script defer src="${escapeAttribute(shell.baseUrl + shell.entry)}"></script>`;
  return others.replaceAll(/<script\b[^>]*\bsrc="[^"]*\/assets\/shell\/[^"]*"[^>]*><\/script>/g, script);
}

/** The browser rerenders the server's fragments of this module in others' pages. */
function dropFragments(html: string, { name, fragments }: BrowserRelease): string {
  const names = fragments.map((fragment) => fragment.name).join('|');
  return names === '' ? html : html.replaceAll(new RegExp(` data-fragment-root="${name}-(?:${names})-[^"]*"`, 'g'), '');
}

/**
 * Puts a module of a dev server into a page of the page server: its release in the page's data, client fallback for its
 * region and fragments, the shell's scripts in their development build.
 * @param status of the page server's answer; 404 becomes 200 where the module claims the address
 * @returns the page as it was when it is none of the shell's, else with its data
 */
export function putModuleIntoPage(
  { html, status }: DevPage,
  pathname: string,
  parts: DevPageParts,
): DevPage & { isShopPage: boolean; page?: InlinePage } {
  const inline = INLINE.exec(html)?.[2];
  if (inline === undefined) return { html, status, isShopPage: false };
  const page = withRelease(JSON.parse(inline) as InlinePage, parts, pathname);
  const isOurs = page.match?.module === parts.release.name;
  const rest = dropFragments(replaceScripts(html, parts, isOurs), parts.release);
  const placed = isOurs ? replaceSlot(rest, emptySlot(page, parts.release)) : rest;
  return {
    html: placed
      .replace(INLINE, (_, start: string, __: string, end: string) => start + scriptJson(page) + end)
      .replace('<head>', parts.shell ? `<head><script>${REFRESH_HOOK}</script>` : '<head>'),
    status: isOurs ? page.status : status,
    isShopPage: true,
    page,
  };
}
