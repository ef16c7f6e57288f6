/** Source: issue "Speed", part 2: at most five pages, or this many bytes. */
const MOST_PAGES = 5;
const MOST_BYTES = 120 * 1024;

/** A link in view to a public page. */
export interface LinkInView {
  path: string;
  /** In the page's content, not in header or footer. */
  isContent: boolean;
  /** From the middle of the link to the middle of the screen. */
  distancePx: number;
}

/**
 * Number of pages that may be fetched ahead during one view of a page. Their sizes are unknown before they are fetched;
 * pages of the shop weigh about as much as the current one.
 * @param documentBytes compressed size of the current page's document; 0: unknown
 */
export function mostPages(documentBytes: number): number {
  return documentBytes > 0 ? Math.min(MOST_PAGES, Math.max(1, Math.floor(MOST_BYTES / documentBytes))) : 1;
}

/**
 * Chooses pages to fetch ahead: those of the content's links, the nearest to the middle of the screen first, each page
 * once. Header and footer are in view on every page and would use up what is left before a list is scrolled to: one of
 * their pages is chosen when the content shows no link and nothing was chosen before.
 * @param known pages chosen before
 * @param left how many more may be chosen
 */
export function choosePages(links: readonly LinkInView[], known: ReadonlySet<string>, left: number): string[] {
  const content = links.filter(({ isContent }) => isContent);
  const isFrameOnly = content.length === 0;
  if (isFrameOnly && known.size > 0) return [];
  const ranked = (isFrameOnly ? links : content).toSorted((a, b) => a.distancePx - b.distancePx);
  const paths = new Set(ranked.map(({ path }) => path).filter((path) => !known.has(path)));
  return [...paths].slice(0, Math.max(0, isFrameOnly ? Math.min(1, left) : left));
}
