import { ShoppingBag } from 'lucide-react';

export interface CartLinkProps {
  /** Undefined: no deployed module has a cart. */
  href: string | undefined;
  label: string;
}

/**
 * A plain link to the cart; the browser host replaces it by the mini-cart fragment (browser/chrome/mini-cart-mount.ts). Both
 * have the same width, so that nothing beside them moves.
 */
export function CartLink({ href, label }: CartLinkProps) {
  if (href === undefined) return null;
  return (
    <>
      <a href={href} aria-label={label} data-cart-link="">
        <ShoppingBag aria-hidden="true" />
      </a>
      <div data-cart-place="" hidden style={{ minWidth: '2.75rem' }} />
    </>
  );
}
