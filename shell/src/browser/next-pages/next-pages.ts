import type { InlinePage } from '@aksamit/contracts/platform';
import { RESULTS_ID } from '@aksamit/contracts/results-id';
import { pageFinder } from '../navigation/page-finder';
import { choosePages, type LinkInView, mostPages } from './choose-pages';
import type { NextPagesOptions } from './next-pages-options';
import { renewIfOutdated } from './outdated-page';

/** Links count as in view once nothing has come into view or left it for this long: the visitor does not scroll. */
const REST_MS = 300;
/** A mouse that stays this long on a link is about to press it. */
const HOVER_MS = 65;
/** Prices, places and releases change: a page that was prerendered longer ago is dropped. */
const LONGEST_AHEAD_MS = 5 * 60_000;

/**
 * Links in the page's regions that may lead to a page to fetch ahead, in this tab, by what the browser itself compares:
 * finding the page of each link of a long list would block a phone. Not those of notices, the consent panel's among them.
 * Addresses with a query are none, since some act, unless the link leads to the results of a list (`resultsHref`).
 */
const CANDIDATES = `:is(#main,#shell-header,#shell-footer) a[href^="/"]:is([href$="#${RESULTS_ID}"],:not([href*="#"],[href*="?"])):not([target],[download])`;

/** Marks the links whose pages the browser prerenders, and unmarks them once the app part runs. */
export function startNextPages({ page, signal }: NextPagesOptions): void {
  if (signal.aborted) return;
  renewIfOutdated(signal);
  const pathOf = publicPathOf(page);
  let view = new AbortController();
  const begin = () => {
    view = new AbortController();
    markLinksOfView(pathOf, view.signal);
  };
  // The former page stays in memory for the way back. Its visitor has a new view then, with a budget of its own.
  addEventListener('pagehide', () => view.abort(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  signal.addEventListener('abort', () => view.abort());
  begin();
}

function unmark(link: HTMLAnchorElement): void {
  delete link.dataset.ahead;
}

type PathOf = (link: HTMLAnchorElement) => string | undefined;

function markLinksOfView(pathOf: PathOf, signal: AbortSignal): void {
  const visible = new Set<HTMLAnchorElement>();
  const marked = new Map<string, HTMLAnchorElement>();
  const most = mostPages(documentBytes());
  const mark = (path: string, link: HTMLAnchorElement) => {
    marked.set(path, link);
    // For the page's speculation rules (server/document, speculation-rules.ts).
    link.dataset.ahead = '';
    setTimeout(unmark, LONGEST_AHEAD_MS, link);
  };
  const chooseInView = () => {
    const links = [...visible].flatMap((link) => {
      const path = pathOf(link);
      return path === undefined ? [] : [{ ...positionOf(link), path, link }];
    });
    for (const { path, link } of choosePages(links, marked, most - marked.size)) mark(path, link);
  };
  const choosePressed = (link: HTMLAnchorElement) => {
    const path = pathOf(link);
    if (path !== undefined && !marked.has(path) && marked.size < most) mark(path, link);
  };
  followLinksInView({ visible, onRest: chooseInView, signal });
  followPointer(choosePressed, signal);
  signal.addEventListener('abort', () => {
    marked.forEach(unmark);
  });
}

interface LinksInView {
  /** The links in view; kept up to date. */
  visible: Set<HTMLAnchorElement>;
  onRest(): void;
  signal: AbortSignal;
}

function followLinksInView({ visible, onRest, signal }: LinksInView): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    clearTimeout(resting);
    resting = setTimeout(onRest, REST_MS);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CANDIDATES)) observer.observe(link);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(resting);
  });
}

/** Calls back for a link that is pressed, or under a mouse that rests. */
function followPointer(onLink: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(CANDIDATES) : null;
  const press = (event: Event) => {
    const link = linkOf(event);
    if (link) onLink(link);
  };
  const point = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) setTimeout(() => link.matches(':hover') && !signal.aborted && onLink(link), HOVER_MS);
  };
  document.addEventListener('pointerdown', press, { signal });
  document.addEventListener('pointerover', point, { signal });
}

/** The path of a candidate to another public page of this market and language. */
function publicPathOf(page: InlinePage): PathOf {
  const findPage = pageFinder(page);
  return ({ origin, pathname, search }) => {
    const isOwn = pathname === location.pathname && search === location.search;
    if (origin !== location.origin || isOwn) return undefined;
    const found = findPage(pathname);
    const isPublic = page.releases.some(
      (release) =>
        release.name === found?.module &&
        release.pages.some(({ name, rendering }) => name === found.page && rendering === 'public'),
    );
    return isPublic ? pathname + search : undefined;
  };
}

function positionOf(link: HTMLAnchorElement): Omit<LinkInView, 'path'> {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const distancePx = Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2);
  // Its parameters without their values.
  return { isContent: link.closest('#main') !== null, distancePx, chooses: link.search.replace(/=[^&]*/g, '') };
}

function documentBytes(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.encodedBodySize ?? 0;
}
