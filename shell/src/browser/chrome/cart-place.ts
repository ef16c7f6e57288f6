import type { FragmentHandle } from '@aksamit/shared-kit/contracts/platform';
import type { FragmentPlaceInPage } from '../fragments/fragment-host';

/** Puts the mini-cart into the header. The plain link stands until it is there, and again when it fails. */
export function startCartPlace(mountFragment: (place: FragmentPlaceInPage) => FragmentHandle): void {
  const element = document.querySelector<HTMLElement>('[data-cart-place]');
  const link = document.querySelector<HTMLElement>('[data-cart-link]');
  if (!element || !link) return;
  const show = (isReady: boolean) => {
    element.hidden = !isReady;
    link.hidden = isReady;
  };
  mountFragment({
    element,
    module: 'cart-checkout',
    name: 'mini-cart',
    version: 1,
    props: {},
    onReady: () => show(true),
    onFailed: () => show(false),
  });
}
