import { contentOf } from './product-content';
import { products } from './product-list';
import { widerOffer } from './wider/seed-wider-offer';

const all = [...products, ...widerOffer].flatMap((product) =>
  (['pl', 'en'] as const).map((locale) => ({ locale, ...contentOf(product, locale) })),
);

test.each(['metaTitle', 'metaDescription'] as const)(
  'no two treatments share a %s, women’s and men’s neither',
  (key) => {
    const texts = all.map((content) => `${content.locale} ${content[key]}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  },
);
