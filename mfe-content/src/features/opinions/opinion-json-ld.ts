import type { Opinion, OpinionAggregate } from '@aksamit/contracts';
import { CONTEXT, type JsonLd, ratingOf } from '@aksamit/contracts/structured-data';

/**
 * The shop with the mean of all opinions, as the page shows it; nothing while there is no opinion. Search engines draw no
 * stars from it: what a shop collects about itself is no independent rating (decision 0201).
 */
export function ratedShopEntry(brand: string, origin: string, { rating, ratingsCount }: OpinionAggregate): JsonLd[] {
  if (rating === null) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand,
      url: `${origin}/`,
      ...ratingOf({ average: rating, count: ratingsCount }),
    },
  ];
}

/**
 * Opinions of treatments that were verified, each as a review of its treatment. Those without verification or treatment
 * stand on the page alone. Authors are named as the page names them.
 * @param addressOf full address of a treatment's page
 */
export function reviewEntries(
  opinions: readonly Opinion[],
  addressOf: (treatment: NonNullable<Opinion['product']>) => string,
): JsonLd[] {
  return opinions.flatMap(({ product, verification, ...opinion }) => {
    if (!product || verification === 'none') return [];
    const url = addressOf(product);
    return [
      {
        '@context': CONTEXT,
        '@type': 'Review',
        itemReviewed: { '@type': ['Product', 'Service'], '@id': `${url}#treatment`, name: product.name, url },
        reviewRating: { '@type': 'Rating', ratingValue: opinion.rating, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name: opinion.authorName },
        datePublished: opinion.createdAt,
        reviewBody: opinion.content,
      },
    ];
  });
}
