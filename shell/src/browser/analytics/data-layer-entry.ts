import type { TopicValue } from '@aksamit/module-sdk/bus';

type Commerce = TopicValue<'commerce'>;

/** Converts minor units into the tag manager's decimal amounts. */
const major = (amountMinor: number): number => amountMinor / 100;

/**
 * A shopper's step as one of the tag manager's e-commerce events. No personal data: ids, names of treatments, prices.
 */
export function dataLayerEntry(step: Commerce): Record<string, unknown> {
  const { event, currency, value, items, flow, listName, paymentMethod, coupon, transactionId } = step;
  return {
    event,
    ...(flow ? { flow } : {}),
    ecommerce: {
      currency,
      value: major(value),
      ...(transactionId ? { transaction_id: transactionId } : {}),
      ...(coupon ? { coupon } : {}),
      ...(paymentMethod ? { payment_type: paymentMethod } : {}),
      ...(listName ? { item_list_name: listName } : {}),
      items: items.map(({ itemType, id, name, category, quantity, price }) => ({
        item_id: id,
        item_name: name,
        item_variant: itemType,
        ...(category ? { item_category: category } : {}),
        quantity,
        price: major(price),
      })),
    },
  };
}
