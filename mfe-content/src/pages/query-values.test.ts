import { createTranslations } from '@aksamit/module-sdk/i18n';
import { definedPages, loadWithQueryValues, publicQueryParameters, sitemapOf } from '@aksamit/module-sdk/testing';
import en from '../locales/en.json';
import pl from '../locales/pl.json';

const pages = definedPages(__dirname);
const parameters = publicQueryParameters(pages);

const surroundings = {
  sitemap: sitemapOf('content', pages),
  t: createTranslations('pl', { pl, en }),
  params: { categorySlug: 'pielegnacja', slug: 'anna-nowak' },
  data: {
    articles: [],
    articleCategories: [
      { id: '2', name: 'Pielęgnacja', slug: 'pielegnacja', slugs: { pl: 'pielegnacja', en: 'care' }, description: '' },
    ],
    articleAuthor: {
      ...{ id: '1', name: 'Anna Nowak', position: '', bio: '', specialization: '', slug: 'anna-nowak' },
      slugs: { pl: 'anna-nowak', en: 'anna-nowak' },
    },
    article: {
      ...{ id: '5', slug: 'anna-nowak', category: { slug: 'pielegnacja' }, author: { id: '1' }, relatedArticles: [] },
      href: { pl: '/blog/pielegnacja/anna-nowak/', en: '/blog/care/anna-nowak/' },
      ...{ metaTitle: 'Po laserze', metaDescription: '', ctaType: null, isProfessional: true },
    },
    opinions: [],
    aggregate: { rating: null, ratingsCount: 0, distribution: [0, 0, 0, 0, 0] },
    productCategories: [],
    cities: [],
  },
};

/** The text of a page, at the page's own address: another address is answered by a redirect. */
const withText = (name: string) => ({
  ...surroundings,
  data: {
    ...surroundings.data,
    cmsPage: {
      body: [],
      id: '1',
      paths: surroundings.sitemap[`content/${name}`],
      meta: { title: 'Opinie', description: 'Opinie', canonical: null },
    },
  },
});

test.each(parameters)(
  '%s: ?%s= with any value asks the API nothing that it refuses, and has a page',
  async (name, parameter) => {
    const [page] = pages.filter((defined) => defined.name === name);
    expect(page && (await loadWithQueryValues(page, parameter, withText(name)))).toEqual({
      refused: [],
      withoutPage: [],
    });
  },
);

test('there are parameters to ask with', () => {
  expect(parameters.length).toBeGreaterThan(4);
});
