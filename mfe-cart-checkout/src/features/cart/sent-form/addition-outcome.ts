import type { Cart, CartItem } from '@aksamit/contracts';
import type { FormOutcome, PageContext, ServedPublication } from '@aksamit/contracts/platform';
import type { ShellTopicName, TopicValue } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { lineStep } from '../../../commerce/commerce-steps';
import { storedEntries } from '../cart-storage';

/** A line that was added, or to which pieces were. Older APIs return no cart with it. */
export interface Addition {
  cartItem: CartItem;
  cart?: Cart | undefined;
  /** Pieces that the form added. */
  quantity: number;
}

interface Sender {
  context: PageContext;
  t: Translate;
  cartPath: string;
}

/**
 * What the page of a form shows of a line that it added: as the button of the `add-to-cart` fragment does. Null where the
 * cart is not known; its page knows it.
 */
export function additionOutcome(
  { cartItem, cart, quantity }: Addition,
  { context, t, cartPath }: Sender,
): FormOutcome | null {
  if (!cart) return null;
  const now = new Date();
  const { itemType, itemId, item } = cartItem;
  const inCart = t('sent.inCart');
  const message = t('sent.added', { name: item.name });
  const total = { amount: cart.priceTotal, currency: cart.currency.code };
  return {
    done: { label: inCart, name: `${inCart}: ${item.name}` },
    publications: [
      publication('cart', { count: cart.count, total, at: now.toISOString() }),
      publication('commerce', lineStep('add_to_cart', cartItem, 'addToCart')),
      publication('cart.item-added', { itemType, itemId: Number(itemId), quantity, flow: 'addToCart' }),
      publication('toast', { type: 'success', message, action: { label: t('sent.goToCart'), href: cartPath } }),
    ],
    stored: storedEntries({ market: context.market.slug, locale: context.locale }, cart, now),
  };
}

/** Nothing was added, with the reason in the sender's language. */
export function refusalOutcome(message: string): FormOutcome {
  return { publications: [publication('toast', { type: 'alert', message })] };
}

const publication = <Name extends ShellTopicName>(topic: Name, value: TopicValue<Name>): ServedPublication => ({
  topic,
  value,
});
