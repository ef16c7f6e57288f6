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
/** One page of the budget is left for a link that is pressed or pointed at. */
const LEFT_FOR_PRESS = 1;
/** Of what is left, so that what a visitor scrolls to is fetched ahead too, and not the first screen's links alone. */
const SHARE_OF_A_REST = 0.5;

/**
 * Links in the page's regions that may lead to a page to fetch ahead, by what the browser itself compares: finding the
 * page of each link of a long list would block a phone. Not those of notices, the consent panel's among them.
 */
const CANDIDATES = ['#main', '#shell-header', '#shell-footer']
  .map((region) => `${region} a[href^="/"]:not([href*="#"],[href*="?"],[target],[download])`)
  .join(',');

/** Marks links for the page's speculation rules (server/document, speculation-rules.ts). */
const MARK = 'ahead';

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

type PathOf = (link: HTMLAnchorElement) => string | undefined;

function markLinksOfView(pathOf: PathOf, signal: AbortSignal): void {
  const visible = new Set<HTMLAnchorElement>();
  const marked = new Map<string, HTMLAnchorElement>();
  const most = mostPages(documentBytes());
  const mark = (path: string, link: HTMLAnchorElement) => {
    marked.set(path, link);
    link.dataset[MARK] = '';
    setTimeout(() => delete link.dataset[MARK], LONGEST_AHEAD_MS);
  };
  const chooseInView = () => {
    const links = [...visible].flatMap((link) => {
      const path = pathOf(link);
      return path === undefined ? [] : [{ ...positionOf(link), path, link }];
    });
    const left = most - LEFT_FOR_PRESS - marked.size;
    for (const path of choosePages(links, new Set(marked.keys()), Math.ceil(left * SHARE_OF_A_REST))) {
      const found = links.find((link) => link.path === path);
      if (found) mark(path, found.link);
    }
  };
  const choosePressed = (link: HTMLAnchorElement) => {
    const path = pathOf(link);
    if (path !== undefined && !marked.has(path) && marked.size < most) mark(path, link);
  };
  followLinksInView({ visible, onRest: chooseInView, signal });
  followPointer(choosePressed, signal);
  signal.addEventListener('abort', () => {
    for (const link of marked.values()) delete link.dataset[MARK];
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
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const press = (event: Event) => {
    const link = linkOf(event);
    if (link) onLink(link);
  };
  const point = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) setTimeout(() => link.matches(':hover') && !signal.aborted && onLink(link), HOVER_MS);
  };
  document.addEventListener('pointerdown', press, { signal, passive: true });
  document.addEventListener('pointerover', point, { signal, passive: true });
}

/**
 * The path of a link that may be fetched ahead: to another public page of this market and language, in this tab.
 * Addresses with a query are none, since some act, unless the link leads to the results of a list (`resultsHref`).
 */
function publicPathOf(page: InlinePage): PathOf {
  const findPage = pageFinder(page);
  return (link) => {
    const path = readOnlyPath(link);
    if (path === undefined || link.target !== '' || link.hasAttribute('download')) return undefined;
    const found = findPage(link.pathname);
    const pages = page.releases.find(({ name }) => name === found?.module)?.pages;
    return pages?.find(({ name }) => name === found?.page)?.rendering === 'public' ? path : undefined;
  };
}

function readOnlyPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = link;
  const isOwn = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isOwn) return undefined;
  return leadsToResults(link) || (search === '' && hash === '') ? pathname + search : undefined;
}

/**
 * A filter, sort order or page of a list. There are dozens of them in view, few are cached and few are opened: one is
 * fetched ahead only once it is pressed or pointed at.
 */
const leadsToResults = ({ hash }: HTMLAnchorElement): boolean => hash === `#${RESULTS_ID}`;

function positionOf(link: HTMLAnchorElement): Omit<LinkInView, 'path'> {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const distancePx = Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2);
  return { isContent: link.closest('#main') !== null, distancePx };
}

function documentBytes(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.encodedBodySize ?? 0;
}
