import { decimalAmount, type Reduction } from '@aksamit/contracts/money';
import { CONTEXT, type JsonLd } from './page-json-ld';

interface OfferedPrice {
  /** What is paid in all, minor units. */
  total: number;
  currency: string;
  reduction: Reduction | null;
}

/** Price of a schema.org offer; in a reduction the lowest price of the 30 days before is the struck one, as on the page. */
export function offeredPrice({ total, currency, reduction }: OfferedPrice): JsonLd {
  return {
    price: decimalAmount(total),
    priceCurrency: currency,
    ...(reduction
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: decimalAmount(reduction.lowest),
            priceCurrency: currency,
            priceType: `${CONTEXT}/StrikethroughPrice`,
          },
        }
      : {}),
  };
}

/** The figure that the law requires beside a reduction, for the offer's number of treatments. */
export function lowestPriceEntry(
  reduction: Reduction,
  { name, currency, quantity }: { name: string; currency: string; quantity?: JsonLd | undefined },
): JsonLd {
  return {
    '@type': 'PropertyValue',
    propertyID: 'lowestPriceValue',
    name,
    value: decimalAmount(reduction.lowest),
    unitText: currency,
    ...(quantity ? { valueReference: quantity } : {}),
  };
}
