// Before the schema below.
import '../without-generated-code';
import { z } from 'zod';

/** A list's filters under a name of one's own. */
export interface SavedView {
  name: string;
  /** Query of the list's address. */
  query: string;
}

/** More would be no choice but a list of its own. */
export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;

const stored = z.array(z.object({ name: z.string().min(1).max(LONGEST_NAME), query: z.string().max(1000) }));
const keyOf = (store: string): string => `staffViews:${store}`;

/** The views of a list that were saved in this browser; none where its storage is blocked or holds something else. */
export function readViews(store: string): SavedView[] {
  try {
    const read = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(store)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser stored them */
export function writeViews(store: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(keyOf(store), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

/** The views with one more; one of the same name is replaced, and of too many the oldest is dropped. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS);
