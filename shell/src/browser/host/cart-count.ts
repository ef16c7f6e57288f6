import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { addRules, element } from './elements';

/** The cart module's copy of the cart in this browser; without it there is no cart to count. */
const CART_STORAGE_KEY = 'cart';
const MOST_SHOWN = 99;

/** As the mini-cart, which needs React. */
const CART_RULES = [
  '[data-cart-link]{position:relative}',
  '[data-cart-link]>span{position:absolute;inset:0.125rem 0 auto auto;min-width:1.25rem;padding-inline:0.3rem;border-radius:var(--radius-full);background:var(--color-accent);color:var(--color-accent-ink);font-size:0.75rem;font-variant-numeric:tabular-nums;font-weight:700;line-height:1.25rem;text-align:center}',
];

interface CartCountOptions {
  bus: PlainBusHandle;
  marketSlug: string;
  t: Translate;
  /** The count is not known here: only the cart module can request it. */
  onUnknown(): void;
}

/**
 * Shows the number of pieces on the header's cart link until the mini-cart replaces it: from the cart module's own copy
 * of a guest's cart, in step with other tabs. A customer's cart may have changed on another device, so that it is
 * requested.
 */
export function startCartCount({ bus, marketSlug, t, onUnknown }: CartCountOptions): void {
  // Out of the document while the mini-cart is there; it may return.
  const link = document.querySelector<HTMLElement>('[data-cart-link]');
  const show = (count: number) => link && showCount(link, count, t);
  const showStored = () => {
    const stored = storedCount(marketSlug);
    if (stored === undefined) onUnknown();
    else show(stored);
  };
  showStored();
  addEventListener('storage', ({ key }) => key === CART_STORAGE_KEY && showStored());
  bus.observe('cart').subscribe(({ count }) => show(count));
  bus.observe('session').subscribe(({ status }) => status === 'authenticated' && onUnknown());
}

/** Pieces in the stored cart; 0 without one; undefined when it is another market's or of another shape. */
function storedCount(marketSlug: string): number | undefined {
  try {
    const text = localStorage.getItem(CART_STORAGE_KEY);
    if (text === null) return 0;
    const { market, cart } = JSON.parse(text);
    return market === marketSlug && Number.isInteger(cart?.count) ? cart.count : undefined;
  } catch {
    return undefined;
  }
}

function showCount(link: HTMLElement, count: number, t: Translate): void {
  link.dataset.plainLabel ??= link.getAttribute('aria-label') ?? '';
  link.querySelector('span')?.remove();
  link.setAttribute('aria-label', count > 0 ? t('cart.with', { count }) : link.dataset.plainLabel);
  if (count <= 0) return;
  addRules('cart', CART_RULES);
  link.append(element('span', { 'aria-hidden': 'true' }, count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)));
}
