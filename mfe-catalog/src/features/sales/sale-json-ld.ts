import type { Image } from '@aksamit/contracts';
import { decimalAmount, type Reduction } from '@aksamit/contracts/money';
import { pictureUrl } from '@aksamit/ui';
import { lowestPriceEntry, offeredPrice } from '../../structured-data/offered-price';
import { CONTEXT, type JsonLd, type JsonLdPage, ratingOf } from '../../structured-data/page-json-ld';

interface Sale {
  id: string;
  name: string;
  description: string;
  category: string;
  image: Image;
  /** Minor units, what is paid. */
  finalPrice: number;
  currency: string;
  reduction: Reduction | null;
  /** When the price or the offer ends, ISO 8601. */
  validTo: string | null;
}

/** A bundle or an offer as schema.org knows it. The lowest price of 30 days is the page's own figure. */
export function saleEntry(sale: Sale, page: JsonLdPage): JsonLd {
  const href = page.trail.at(-1)?.href ?? '/';
  const { currency, reduction } = sale;
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'Service'],
    '@id': `${page.origin}${href}#offer`,
    name: sale.name,
    description: sale.description,
    sku: sale.id,
    category: sale.category,
    image: [page.origin + pictureUrl(sale.image, sale.image.widths.at(-1) ?? sale.image.width, 'webp')],
    brand: { '@type': 'Brand', name: page.brand },
    provider: { '@type': 'BeautySalon', name: page.brand, url: `${page.origin}/` },
    offers: {
      '@type': 'Offer',
      url: page.origin + href,
      ...offeredPrice({ total: sale.finalPrice, currency, reduction }),
      availability: `${CONTEXT}/InStock`,
      ...(sale.validTo ? { priceValidUntil: sale.validTo } : {}),
    },
    ...(reduction
      ? { additionalProperty: [lowestPriceEntry(reduction, { name: page.lowestPriceLabel, currency })] }
      : {}),
    ...ratingOf(page.rating),
  };
}

/** Vouchers of a span of amounts. */
export function voucherEntry(
  sale: { name: string; description: string; least: number; most: number; currency: string },
  page: Pick<JsonLdPage, 'origin' | 'brand' | 'trail'>,
): JsonLd {
  const href = page.trail.at(-1)?.href ?? '/';
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${page.origin}${href}#voucher`,
    name: sale.name,
    description: sale.description,
    brand: { '@type': 'Brand', name: page.brand },
    offers: {
      '@type': 'AggregateOffer',
      url: page.origin + href,
      lowPrice: decimalAmount(sale.least),
      highPrice: decimalAmount(sale.most),
      priceCurrency: sale.currency,
      availability: `${CONTEXT}/InStock`,
    },
  };
}
