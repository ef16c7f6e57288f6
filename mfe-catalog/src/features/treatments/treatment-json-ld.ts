import type { Product } from '@aksamit/shared-kit/contracts';
import { decimalAmount } from '@aksamit/shared-kit/money';
import { pictureUrl } from '@aksamit/shared-kit/ui';
import { CONTEXT, type JsonLd, type JsonLdPage, questionsEntry, trailEntry } from '../../structured-data/page-json-ld';
import { priceChoice } from './price-rules';

/** Structured data of a product page: the treatment with its offer, the way to it, its questions. */
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
    image: [page.origin + pictureUrl(product.image, product.image.widths.at(-1) ?? product.image.width, 'webp')],
    brand: { '@type': 'Brand', name: page.brand },
    provider: { '@type': 'BeautySalon', name: page.brand, url: `${page.origin}/` },
    audience: { '@type': 'PeopleAudience', suggestedGender: product.gender },
    ...offerOf(product, page, href),
  };
}

function offerOf(product: Product, page: JsonLdPage, href: string): JsonLd {
  const choice = priceChoice(product, product.pricingMatrix[0]?.quantityFrom ?? 1);
  if (!choice) return {};
  const priceCurrency = product.pricing.currency.code;
  const offer: JsonLd = {
    '@type': 'Offer',
    url: page.origin + href,
    price: decimalAmount(choice.total),
    priceCurrency,
    availability: `${CONTEXT}/InStock`,
  };
  if (product.promoValidTo) offer.priceValidUntil = product.promoValidTo;
  if (choice.total < choice.originalTotal) {
    offer.priceSpecification = {
      '@type': 'UnitPriceSpecification',
      price: decimalAmount(choice.originalTotal),
      priceCurrency,
      priceType: `${CONTEXT}/StrikethroughPrice`,
    };
  }
  if (choice.lowestPriceValue === null) return { offers: offer };
  // The figure that the law asks for beside a reduction, the same as on the page.
  const lowest = {
    '@type': 'PropertyValue',
    propertyID: 'lowestPriceValue',
    name: page.lowestPriceLabel,
    value: decimalAmount(choice.lowestPriceValue),
    unitText: priceCurrency,
  };
  return { offers: offer, additionalProperty: [lowest] };
}
