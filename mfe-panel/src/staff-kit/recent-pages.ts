import { createContext, useContext, useEffect } from 'react';

/** Called with the heading of the page that is shown. Outside of the staff area's frame nobody remembers it. */
export const RecentPagesContext = createContext<(title: string) => void>(() => undefined);

/** Remembers the shown page under its heading, for the palette's list of recent pages. */
export function useRecentPage(title: string): void {
  const remember = useContext(RecentPagesContext);
  useEffect(() => remember(title), [remember, title]);
}
