import type { Image } from '@aksamit/shared-kit/contracts';
import { decimalAmount } from '@aksamit/shared-kit/money';
import { pictureUrl } from '@aksamit/shared-kit/ui';
import { CONTEXT, type JsonLd, type JsonLdPage } from '../../structured-data/page-json-ld';

interface Sale {
  id: string;
  name: string;
  description: string;
  category: string;
  image: Image;
  /** Minor units: what is paid, and before a promotion. */
  finalPrice: number;
  price: number;
  currency: string;
  lowestPriceValue: number | null;
  /** When the price or the offer ends, ISO 8601. */
  validTo: string | null;
}

/** A bundle or an offer as schema.org knows it. The lowest price of 30 days is the page's own figure. */
export function saleEntry(sale: Sale, page: JsonLdPage): JsonLd {
  const href = page.trail.at(-1)?.href ?? '/';
  const lowest = {
    '@type': 'PropertyValue',
    propertyID: 'lowestPriceValue',
    name: page.lowestPriceLabel,
    value: sale.lowestPriceValue === null ? '' : decimalAmount(sale.lowestPriceValue),
    unitText: sale.currency,
  };
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
      price: decimalAmount(sale.finalPrice),
      priceCurrency: sale.currency,
      availability: `${CONTEXT}/InStock`,
      ...(sale.validTo ? { priceValidUntil: sale.validTo } : {}),
      ...(sale.finalPrice < sale.price
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: decimalAmount(sale.price),
              priceCurrency: sale.currency,
              priceType: `${CONTEXT}/StrikethroughPrice`,
            },
          }
        : {}),
    },
    ...(sale.lowestPriceValue === null ? {} : { additionalProperty: [lowest] }),
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
