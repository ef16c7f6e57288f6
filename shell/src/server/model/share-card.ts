import { createHash } from 'node:crypto';
import type { PageHead } from '@aksamit/contracts/platform';
import type { PlannedPage } from './planned-page';

/** What the picture of a page for link previews shows. Plain data: the process that renders a page sends it along. */
export interface ShareCard {
  title: string;
  /** The section of the shop that the page belongs to; null: the page stands right below the home page. */
  section: string | null;
  brand: string;
  language: string;
  /** Path of the page's own picture in the API; null: folds are drawn. */
  picture: string | null;
}

/** Of the shop itself, for pages that search engines do not list. Render processes only need the path. */
export const SHARE_CARD_PATH = '/share-card.jpg';
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
/** Below this path the page server answers the cards of pages. */
export const SHARE_CARDS_PATH = '/share-cards/';

/** Raised with the drawing: a changed one has other addresses, since caches keep pictures for a year. */
const DESIGN = 1;
const FILE = 'card.jpg';
const CARD = /^\/share-cards\/([\w-]{12})(\/(?:.*\/)?)card\.jpg$/;
/** Pictures that the API makes or keeps; a card holds no others. */
const PICTURE = /^\/api\/images\/[\w-]+\/[\w-]+\.(?:jpg|webp)$/;

/** The card of a page: its name and section by its breadcrumbs, else its title without the brand. */
export function shareCardOf(head: PageHead, { context }: Pick<PlannedPage, 'context'>): ShareCard {
  const brand = context.market.brand.name;
  const trail = breadcrumbsOf(head);
  const picture = head.image?.url ?? '';
  return {
    title: trail.at(-1) ?? withoutBrand(head.title, brand),
    section: (trail.length > 2 && trail.at(-2)) || null,
    brand,
    language: context.locale,
    picture: PICTURE.test(picture) ? picture : null,
  };
}

/**
 * Address of a page's card. It holds the card's content as a hash, so that it may be cached forever, and the page's path, so
 * that every page server finds the content again.
 * @param path path of the page with its prefix
 */
export function shareCardPath(card: ShareCard, path: string): string {
  return `${SHARE_CARDS_PATH}${hashOf(card)}${path}${FILE}`;
}

/** Hash and page of such an address; null: it is none. */
export function readShareCardPath(path: string): { hash: string; page: string } | null {
  const [, hash, page] = CARD.exec(path) ?? [];
  return hash === undefined || page === undefined ? null : { hash, page };
}

/** What viewers hear who do not see it: the words on it. */
export const shareCardText = ({ section, title, brand }: ShareCard): string =>
  [section, title, brand].filter((part) => part !== null && part !== '').join(' – ');

function hashOf(card: ShareCard): string {
  const text = JSON.stringify([DESIGN, card.title, card.section, card.brand, card.language, card.picture]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Names of the page's breadcrumbs in its structured data, from the home page down. */
function breadcrumbsOf({ jsonLd = [] }: PageHead): string[] {
  const list = jsonLd.find((record) => record['@type'] === 'BreadcrumbList')?.itemListElement;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
    return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
  });
}

/** Parts of a title stand between dashes or bars; the brand is written on the card once. */
function withoutBrand(title: string, brand: string): string {
  const parts = title.split(/\s+[–|-]\s+/).filter((part) => part !== brand);
  return parts.join(' – ') || brand;
}
