import type { BusHandle } from '@aksamit/module-sdk/bus';
import type { MountFragment } from '../fragments/fragment-host';

/** The cart module's local copy of the cart; without it there is no cart to count. */
const CART_STORAGE_KEY = 'cart';

/**
 * Replaces the cart link in the header by the mini-cart once the cart may have items. On a first visit the plain link
 * is enough, and the cart module's scripts are not loaded.
 */
export function startMiniCartMount(bus: BusHandle, mountFragment: MountFragment): void {
  if (localStorage.getItem(CART_STORAGE_KEY) !== null) {
    mountCart(mountFragment);
    return;
  }
  const mountOnce = () => {
    signs.unsubscribe();
    mountCart(mountFragment);
  };
  const signs = bus.observe('cart.item-added').subscribe(mountOnce);
  // However the item was added, for example from the offer of an available slot.
  signs.add(bus.observe('cart').subscribe(({ count }) => count > 0 && mountOnce()));
  signs.add(bus.observe('session').subscribe(({ status }) => status === 'authenticated' && mountOnce()));
  // Another tab has a cart now.
  const follow = ({ key, newValue }: StorageEvent) => key === CART_STORAGE_KEY && newValue !== null && mountOnce();
  addEventListener('storage', follow);
  signs.add(() => removeEventListener('storage', follow));
}

/**
 * The plain link stays until the mini-cart is mounted, and returns when it fails. It leaves the document instead of being
 * hidden: who is about to follow it, by a program too, then finds the mini-cart's link in its place.
 */
function mountCart(mountFragment: MountFragment): void {
  const element = document.querySelector<HTMLElement>('[data-cart-place]');
  const link = document.querySelector<HTMLElement>('[data-cart-link]');
  if (!element || !link) return;
  const show = (isReady: boolean) => {
    element.hidden = !isReady;
    if (isReady) link.remove();
    else element.before(link);
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
