import type { Product } from '@aksamit/contracts';
import { pictureUrl } from '@aksamit/ui';
import { lowestPriceEntry, offeredPrice } from '../../structured-data/offered-price';
import {
  CONTEXT,
  type JsonLd,
  type JsonLdPage,
  questionsEntry,
  ratingOf,
  trailEntry,
} from '../../structured-data/page-json-ld';
import { type PriceChoice, priceChoices } from './price-rules';

/** Structured data of a product page: the treatment with its offer and rating, the way to it, its questions. */
export function treatmentJsonLd(product: Product, page: JsonLdPage): JsonLd[] {
  const entries = [treatmentEntry(product, page), trailEntry(page)];
  if (product.faqs.length > 0) entries.push(questionsEntry(product.faqs));
  return entries;
}

function treatmentEntry(product: Product, page: JsonLdPage): JsonLd {
  const href = page.trail.at(-1)?.href ?? '/';
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'Service'],
    '@id': `${page.origin}${href}#treatment`,
    name: product.name,
    description: product.metaDescription || product.lead,
    sku: product.id,
    category: product.category.name,
    image: product.images.map((image) => page.origin + pictureUrl(image, image.width, 'webp')),
    brand: { '@type': 'Brand', name: page.brand },
    provider: { '@type': 'BeautySalon', name: page.brand, url: `${page.origin}/` },
    audience: { '@type': 'PeopleAudience', suggestedGender: product.gender },
    ...offersOf(product, page, href),
    ...ratingOf(page.rating),
  };
}

/** Each choice of the page is an offer: one treatment, and as many as a row of the prices begins with. */
function offersOf(product: Product, page: JsonLdPage, href: string): JsonLd {
  const choices = priceChoices(product);
  const currency = product.pricing.currency.code;
  const quantityOf = ({ treatments }: PriceChoice): JsonLd | undefined =>
    choices.length > 1 ? { '@type': 'QuantitativeValue', value: treatments } : undefined;
  const offers = choices.map((choice) => {
    const quantity = quantityOf(choice);
    return {
      '@type': 'Offer',
      url: page.origin + href,
      ...offeredPrice({ total: choice.total, currency, reduction: choice.reduction }),
      availability: `${CONTEXT}/InStock`,
      ...(quantity ? { eligibleQuantity: quantity } : {}),
      ...(product.promoValidTo ? { priceValidUntil: product.promoValidTo } : {}),
    };
  });
  const lowest = choices.flatMap((choice) =>
    choice.reduction
      ? [lowestPriceEntry(choice.reduction, { name: page.lowestPriceLabel, currency, quantity: quantityOf(choice) })]
      : [],
  );
  return {
    ...(offers.length > 0 ? { offers: offers.length === 1 ? offers[0] : offers } : {}),
    ...(lowest.length > 0 ? { additionalProperty: lowest } : {}),
  };
}
