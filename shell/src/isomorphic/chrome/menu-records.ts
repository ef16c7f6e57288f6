import type { LinkTarget } from './link-targets';

const articles = (pl: string, en: string) =>
  ({
    page: 'content/blog-category',
    params: { pl: { categorySlug: pl }, en: { categorySlug: en } },
  }) as const satisfies LinkTarget;

const bundle = (pl: string, en: string) =>
  ({ page: 'catalog/bundle', params: { pl: { slug: pl }, en: { slug: en } } }) as const satisfies LinkTarget;

/**
 * The records that menus link, by the slugs that the API has for them. The specification (section 2) lists these very
 * ones, and the order and the short labels of a menu are the shell's: no record states that it belongs into one. All
 * other records are linked by the pages of their modules, from data.
 */
export const menuRecords = {
  technologyArticles: articles('technologia', 'technology'),
  endermologyArticles: articles('endermologia', 'endermology'),
  epilationArticles: articles('epilacja', 'epilation'),
  careArticles: articles('pielegnacja', 'care'),
  curiosities: articles('ciekawostki', 'good-to-know'),

  womanSoft: bundle('woman-soft', 'woman-soft-bundle'),
  womanKomfort: bundle('woman-komfort', 'woman-komfort-bundle'),
  womanPremium: bundle('woman-premium', 'woman-premium-bundle'),
  manSoft: bundle('man-soft', 'man-soft-bundle'),
  manKomfort: bundle('man-komfort', 'man-komfort-bundle'),
  manPremium: bundle('man-premium', 'man-premium-bundle'),
};
