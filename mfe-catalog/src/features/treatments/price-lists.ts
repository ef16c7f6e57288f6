import type { ProductSummary } from '@aksamit/contracts';

/** What a price list holds; null: everything. */
export interface PriceListKind {
  /** Code of a category. */
  category: 'endermology' | 'electrostimulation' | 'hydrogenCleansing' | null;
  type: Extract<ProductSummary['type'], 'product' | 'package'> | null;
}

/** The price lists by their page. Addresses: specification, commerce core, section 2, `/cennik/` with its sub-pages. */
export const priceLists = {
  'price-list': { category: null, type: null },
  'prices-all': { category: null, type: null },
  'prices-endermology': { category: 'endermology', type: 'product' },
  'prices-electrostimulation': { category: 'electrostimulation', type: 'product' },
  'prices-hydrogen': { category: 'hydrogenCleansing', type: 'product' },
  packages: { category: null, type: 'package' },
  'packages-endermology': { category: 'endermology', type: 'package' },
  'packages-electrostimulation': { category: 'electrostimulation', type: 'package' },
  'packages-hydrogen': { category: 'hydrogenCleansing', type: 'package' },
} as const satisfies Record<string, PriceListKind>;

export type PriceListPageName = keyof typeof priceLists;

export const isPriceListPage = (name: string): name is PriceListPageName => Object.hasOwn(priceLists, name);

/** Page of the prices of a category's treatments: its own price list, or the whole one. */
export const priceListOf = (category: string): PriceListPageName =>
  Object.keys(priceLists)
    .filter(isPriceListPage)
    .find((name) => priceLists[name].category === category && priceLists[name].type === 'product') ?? 'price-list';
