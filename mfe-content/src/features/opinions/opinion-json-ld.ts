import type { OpinionAggregate } from '@aksamit/contracts';
import { CONTEXT, type JsonLd, ratingOf } from '@aksamit/contracts/structured-data';

/** The shop with the mean of all opinions, without their authors; nothing while there is no opinion. */
export function ratedShopEntry(brand: string, origin: string, { rating, ratingsCount }: OpinionAggregate): JsonLd[] {
  if (rating === null) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: brand,
      url: `${origin}/`,
      ...ratingOf({ average: rating, count: ratingsCount }),
    },
  ];
}
