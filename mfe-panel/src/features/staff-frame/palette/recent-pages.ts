import '../../../staff-kit/without-generated-code';
import { z } from 'zod';

/** A page that was shown, without the state of its list. */
export interface RecentPage {
  /** `panel/staff-order` */
  page: string;
  params: Record<string, string>;
  /** Its heading when it was shown. */
  title: string;
}

/** More are quicker found by their name. */
const MOST = 8;

const stored = z.array(
  z.object({ page: z.string().max(80), params: z.record(z.string(), z.string()), title: z.string().min(1).max(200) }),
);
const keyOf = (userId: string): string => `staffRecent:${userId}`;

/**
 * The pages that a person saw last in this tab, the latest first. Headings can name customers: they end with the tab, and
 * the next person who logs in has a list of their own.
 */
export function readRecentPages(userId: string): RecentPage[] {
  try {
    const read = stored.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

export function rememberPage(userId: string, shown: RecentPage): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(withPage(readRecentPages(userId), shown)));
  } catch {
    // Storage is blocked by the browser's settings: the palette has pages and actions still.
  }
}

const identity = ({ page, params }: RecentPage): string =>
  JSON.stringify([page, Object.entries(params).sort(([one], [other]) => one.localeCompare(other))]);

/** The pages with the shown one at first; each is there once. */
export const withPage = (pages: readonly RecentPage[], shown: RecentPage): RecentPage[] =>
  [shown, ...pages.filter((page) => identity(page) !== identity(shown))].slice(0, MOST);
