import type { Section, SectionKind } from '@aksamit/contracts';

/** Whether a page is more than one text: it has sections over its whole width. */
export const hasTypedSections = (sections: readonly Section[]): boolean => sections.some(({ kind }) => kind !== 'text');

/** Whether a page is one text, its body, below or above promo bars that the body does not hold. */
export function isTextWithBars(sections: readonly Section[], body: readonly unknown[]): boolean {
  const [text, ...others] = sections.filter(({ kind }) => kind !== 'promoBar');
  return text?.kind === 'text' && others.length === 0 && text.blocks.length === body.length;
}

/** Records that sections show, as page servers name them. */
const SHOWN: Readonly<Partial<Record<SectionKind, string>>> = {
  articles: 'articles',
  opinions: 'opinions',
  charityTotals: 'charity-totals',
};

/** Cache keys of a page beside its own: of the records in its sections, and of the salons, which texts count. */
export function sectionCacheKeys(sections: readonly Section[]): string[] {
  if (!hasTypedSections(sections)) return [];
  return [...new Set(['locations', ...sections.flatMap(({ kind }) => SHOWN[kind] ?? [])])];
}
