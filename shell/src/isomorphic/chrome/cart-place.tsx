import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Mounts the mini-cart fragment into an element; returns what takes it away again. */
export type MountCart = (element: HTMLElement, states: { onReady(): void; onFailed(): void }) => () => void;

export interface CartPlaceProps {
  href: string;
  label: string;
  /** Must stay the same function. None on the server. */
  mountCart?: MountCart | undefined;
}

/** A plain link to the cart, until and unless the mini-cart fragment stands in its place. */
export function CartPlace({ href, label, mountCart }: CartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!place.current || !mountCart) return;
    return mountCart(place.current, { onReady: () => setReady(true), onFailed: () => setReady(false) });
  }, [mountCart]);
  return (
    <>
      {isReady ? null : (
        <a href={href} aria-label={label}>
          <ShoppingBag aria-hidden="true" />
        </a>
      )}
      <div ref={place} hidden={!isReady} />
    </>
  );
}
