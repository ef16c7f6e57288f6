/** Source: issue "Speed", part 2: at most five pages, or this many bytes. */
const MOST_PAGES = 5;
const MOST_BYTES = 120 * 1024;

/** One page is left for a link that is pressed or pointed at, or for a choice between few. */
const LEFT_FOR_PRESS = 1;
/** Of what is left, so that what a visitor scrolls to is fetched ahead too, and not the first screen's links alone. */
const SHARE_OF_A_REST = 0.5;

/** A link in view to a public page. */
export interface LinkInView {
  path: string;
  /** In the page's content, not in header or footer. */
  isContent: boolean;
  /** From the middle of the link to the middle of the screen. */
  distancePx: number;
  /** Of a filter, sort order or page of a list: what it chooses, as `?page` or `?category&sort`. Others: empty. */
  chooses: string;
}

/** The next page of a list, the other of two tabs: choices between so few come before all other links. */
const FEW_CHOICES = 2;
/** Of more choices, as a zone's body parts are, most are never opened: their pages wait for a press. */
const MANY_CHOICES = 12;

/**
 * Number of pages that may be fetched ahead during one view of a page. Their sizes are unknown before they are fetched;
 * pages of the shop weigh about as much as the current one.
 * @param documentBytes compressed size of the current page's document; 0: unknown
 */
export function mostPages(documentBytes: number): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.floor(MOST_BYTES / (documentBytes || MOST_BYTES))));
}

/** Pages chosen before: the keys of a set or map. */
type Known = Pick<ReadonlySet<string>, 'has' | 'size'>;

/**
 * Chooses pages to fetch ahead: those of the content's links, choices between few before the others, then the nearest to
 * the middle of the screen first, each page once. Header and footer are in view on every page and would use up what is left
 * before a list is scrolled to: one of their pages is chosen when the content shows no link and nothing was chosen before.
 * @param left how many more pages may be fetched ahead in this view of the page
 */
export function choosePages<L extends LinkInView>(links: readonly L[], known: Known, left: number): L[] {
  const share = Math.ceil((left - LEFT_FOR_PRESS) * SHARE_OF_A_REST);
  const content = links.filter(({ isContent }) => isContent);
  if (content.length === 0) return known.size > 0 ? [] : nearest(links, known, Math.min(1, share));
  const choices = ({ chooses }: L): number =>
    new Set(content.flatMap((link) => (chooses && link.chooses === chooses ? link.path : []))).size;
  const likely = content.filter((link) => choices(link) > 0 && choices(link) <= FEW_CHOICES);
  const others = content.filter((link) => !likely.includes(link) && choices(link) <= MANY_CHOICES);
  const first = nearest(likely, known, left);
  return [...first, ...nearest(others, known, share - first.length)];
}

/** Links to other pages than the known ones, each page once, the nearest to the middle of the screen first. */
function nearest<L extends LinkInView>(links: readonly L[], known: Known, most: number): L[] {
  const paths = new Set<string>();
  return links
    .toSorted((a, b) => a.distancePx - b.distancePx)
    .filter(({ path }) => !known.has(path) && paths.size < paths.add(path).size)
    .slice(0, Math.max(0, most));
}
