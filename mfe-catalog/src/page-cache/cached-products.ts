/** The first instant ahead at which something shown ends: a page must not outlive a price or an offer. */
export function freshUntil(ends: readonly (string | null | undefined)[]): { freshUntil?: string } {
  const [first] = ends.filter((end) => typeof end === 'string').sort((a, b) => Date.parse(a) - Date.parse(b));
  return first ? { freshUntil: first } : {};
}

/** Keys under which a page that shows these products leaves the cache. */
export function productKeys(products: readonly { id: string }[]): string[] {
  return products.map(({ id }) => `product:${id}`);
}

/** The same of a fragment that shows these, which may be others after an edit of any product. */
export function teaserFreshness(shown: readonly { id: string; promoValidTo: string | null }[]) {
  return {
    cacheKeys: ['products', ...productKeys(shown)],
    ...freshUntil(shown.map(({ promoValidTo }) => promoValidTo)),
  };
}
