import { useEffect, useRef } from 'react';

/** A control that has done its work: its press adds nothing more. */
const DONE = '[data-flow="addToCart"]';

/**
 * Ref of the link that leads on after a press of "add to cart": it takes that button's focus, so that the next press of a
 * key goes on, and it is read after the message that the item is in the cart.
 * @param additions how often this root's button has added something
 */
export function useWayOnFocus(additions: number) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // The focus of a removed control falls to the page's body; on any other control the visitor has moved it.
    const isUnmoved = focused === document.body || (focused?.matches(DONE) && focused.nextSibling === link.current);
    if (additions > 0 && isUnmoved) link.current?.focus({ preventScroll: true });
  }, [additions]);
  return link;
}
