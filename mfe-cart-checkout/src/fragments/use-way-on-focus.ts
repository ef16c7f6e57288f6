import { useEffect, useRef } from 'react';

/**
 * Ref of the link that replaces the pressed button: it takes that button's focus, so that the next press of a key goes
 * on, and it is read after the message that the item is in the cart.
 * @param additions how often this root's button has added something
 */
export function useWayOnFocus(additions: number) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The focus of a removed control falls to the page's body; anywhere else the visitor has moved it.
    if (additions > 0 && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [additions]);
  return link;
}
