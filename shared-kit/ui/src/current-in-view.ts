import { type RefObject, useEffect, useRef } from 'react';

/** Visible part of the entry before the current one, CSS pixels. */
const EDGE_PX = 48;

/**
 * For a row of links that is swiped on a narrow screen: scrolls it, not the page, so that the current link is visible.
 * @param current address of the current link
 */
export function useCurrentInView<E extends HTMLElement>(current: string | undefined): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const links = [...(row.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
    const link = links.find((each) => each.getAttribute('href') === current);
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - EDGE_PX;
  }, [current]);
  return row;
}
