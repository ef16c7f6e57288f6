import { createTranslations } from '@aksamit/module-sdk/i18n';
import { definedPages, loadWithQueryValues, publicQueryParameters } from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import { salon, sitemap } from '../testing/catalog-records';
import { bundleRecord } from '../testing/sale-records';

const pages = definedPages(__dirname);
const parameters = publicQueryParameters(pages);

const surroundings = {
  sitemap,
  t: createTranslations('pl', resources),
  params: { categorySlug: 'epilacja', slug: 'krakow-rynek' },
  data: {
    products: [],
    productCategories: [],
    bodyPartGroups: [],
    bundle: bundleRecord({ slug: 'krakow-rynek' }),
    bundles: [],
    location: salon(),
    locations: [],
    cities: [],
    search: { treatments: [], articles: [], salons: [] },
    suggestions: { groups: [] },
  },
};

test.each(parameters)(
  '%s: ?%s= with any value asks the API nothing that it refuses, and has a page',
  async (name, parameter) => {
    const [page] = pages.filter((defined) => defined.name === name);
    expect(page && (await loadWithQueryValues(page, parameter, surroundings))).toEqual({
      refused: [],
      withoutPage: [],
    });
  },
);

test('there are parameters to ask with', () => {
  expect(parameters.length).toBeGreaterThan(4);
});
