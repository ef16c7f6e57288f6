import type { Cart, CartItem, Order } from '@aksamit/contracts';
import type { TopicValue } from '@aksamit/module-sdk/bus';

type Step = TopicValue<'commerce'>;
type Item = Step['items'][number];

/** A line of the cart as the data layer names it: price of one piece, minor units, before the code. No recipients. */
function itemOf({ itemType, itemId, item, quantity, pricing }: CartItem): Item {
  return {
    itemType,
    id: itemId,
    name: item.name,
    ...(item.category ? { category: item.category.name } : {}),
    quantity,
    price: pricing?.unitPromoPrice ?? 0,
  };
}

/** A line that was added to the cart or removed from it. */
export function lineStep(
  event: 'add_to_cart' | 'remove_from_cart',
  line: CartItem,
  flow?: 'addToCart' | 'buyNow',
): Step {
  return {
    event,
    currency: line.pricing?.currency.code ?? '',
    value: line.pricing?.promoPrice ?? 0,
    items: [itemOf(line)],
    ...(flow ? { flow } : {}),
  };
}

/** The cart as a whole, at a step of the checkout. */
export function cartStep(event: 'view_cart' | 'begin_checkout' | 'add_payment_info', cart: Cart): Step {
  return {
    event,
    currency: cart.currency.code,
    value: cart.priceTotal,
    items: cart.items.filter(({ isAccepted }) => isAccepted).map(itemOf),
    ...(cart.discountCode ? { coupon: cart.discountCode.code } : {}),
  };
}

/** An order that is paid, or accepted for payment in the salon. */
export function purchaseStep(order: Order): Step {
  return {
    event: 'purchase',
    currency: order.currency.code,
    value: order.priceTotal,
    transactionId: order.number,
    paymentMethod: order.paymentMethod,
    ...(order.discountCode ? { coupon: order.discountCode } : {}),
    items: order.items.map(({ itemType, product, quantity, price }) => ({
      itemType,
      id: product.id,
      name: product.name,
      quantity,
      price: Math.round(price / quantity),
    })),
  };
}
