import type { BundleSummary, OfferSummary, ProductSummary } from '@aksamit/contracts';
import type { TopicValue } from '@aksamit/module-sdk/bus';

type Step = TopicValue<'commerce'>;
type Item = Step['items'][number];

/** A treatment, package, bundle or offer as the data layer names it; prices as paid, minor units. */
export function commerceItem(record: ProductSummary | BundleSummary | OfferSummary): Item {
  const { id, name, pricing } = record;
  const kind = 'modelType' in record ? record.modelType : record.type;
  const category = 'productCategory' in record ? record.productCategory : record.category;
  return { itemType: kind, id, name, category: category.name, quantity: 1, price: pricing.finalPrice };
}

/** A list as it was shown; null while it is empty. */
export function listSeen(listName: string, items: readonly Item[], currency: string): Step | null {
  return items.length > 0 ? { event: 'view_item_list', listName, currency, value: 0, items: [...items] } : null;
}

/** A record's own page. */
export function itemSeen(item: Item, currency: string): Step {
  return { event: 'view_item', currency, value: item.price, items: [item] };
}
