import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { readings } from '@aksamit/contracts/topics';
import { textPages } from './src/app/text-pages';

type Page = ModuleDeclarationInput['pages'][number];

/** Query parameters of a page beside its text; all others are excluded from the page's cache key. */
const shownByQuery: Readonly<Record<string, string[]>> = {
  opinions: ['page', 'category', 'city', 'rating'],
};

/** Second addresses of a page that answer 301 to it. Source: readings, "Who serves which path". */
const secondAddresses: Readonly<Record<string, Page['redirectsFrom']>> = {
  opinions: { pl: ['/opinie-uzytkownikow/'], en: [] },
  // As the price list's addresses spell it.
  'hydrogen-cleansing': { pl: ['/oczyszanie-wodorowe/'], en: [] },
};

/** A page whose text is a record of the API: one component under many addresses and link names. */
function textPage(name: string, pl: string, en: string): Page {
  const redirectsFrom = secondAddresses[name];
  const query = shownByQuery[name];
  return {
    name,
    layout: 'plain',
    rendering: 'public',
    patterns: { pl: [pl], en: [en] },
    ...(redirectsFrom ? { redirectsFrom } : {}),
    ...(query ? { query } : {}),
  };
}

/** What this module claims and offers. Addresses: specification, both documents, section 2; readings, "Who serves which path". */
export const manifest: ModuleDeclarationInput = {
  name: 'content',
  pages: [
    { name: 'home', layout: 'plain', rendering: 'public', patterns: { pl: ['/'], en: ['/'] } },
    {
      name: 'blog',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/blog/'], en: ['/blog/'] },
      query: ['page'],
    },
    {
      name: 'blog-search',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/blog/szukaj/'], en: ['/blog/search/'] },
      query: ['q'],
      indexed: false,
    },
    {
      name: 'blog-category',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/blog/:categorySlug/'], en: ['/blog/:categorySlug/'] },
      query: ['page'],
      example: { params: { categorySlug: 'technologia' } },
    },
    {
      name: 'article',
      layout: 'article',
      rendering: 'public',
      patterns: { pl: ['/blog/:categorySlug/:slug/'], en: ['/blog/:categorySlug/:slug/'] },
    },
    {
      // Answers 301 to the article under its category, which only the API knows.
      name: 'article-by-slug',
      layout: 'article',
      rendering: 'public',
      patterns: { pl: ['/blog/artykul/:slug/'], en: ['/blog/article/:slug/'] },
      example: { leadsTo: 'article' },
    },
    {
      name: 'site-map',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/mapa-strony/'], en: ['/site-map/'] },
    },
    ...Object.entries(textPages).map(([name, { pl, en }]) => textPage(name, pl, en)),
    // Fallback for all unclaimed addresses: a page by its slug, or "not found".
    textPage('cms-page', '/**', '/**'),
  ],
  fragments: { offers: [] },
  bus: { publishes: [], reads: readings('market', 'locale', 'session') },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
