import type { Article } from '@aksamit/contracts';

/** What the fragment with treatments takes at most. */
const MOST = 4;

/** Ids of the treatments that an article's page shows: that of its call to action, then those that it mentions. */
export function articleTreatments({ ctaTypeData, products }: Pick<Article, 'ctaTypeData' | 'products'>): string[] {
  const ids = [ctaTypeData?.productId, ...products.map(({ id }) => id)].filter((id) => typeof id === 'string');
  return [...new Set(ids)].slice(0, MOST);
}
