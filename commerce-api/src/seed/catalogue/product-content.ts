import { type Both, ordered } from '../localized';
import { textsOf } from './category-texts';
import type { SeedProduct } from './product-list';

/** Texts of a treatment in one locale: what its category has in common, and its own. */
export function contentOf(product: SeedProduct, locale: keyof Both) {
  const texts = textsOf(product.category);
  const info = (section: 'indications' | 'contraindications' | 'benefits') =>
    ordered(texts[section][locale].map((description) => ({ section, description })));
  const stage = (name: 'before' | 'ongoing' | 'after') =>
    ordered(texts[name][locale].map((description) => ({ stage: name, description })));
  const name = product.name[locale];
  return {
    description: texts.description[locale],
    infos: [...info('indications'), ...info('contraindications'), ...info('benefits')],
    stages: [...stage('before'), ...stage('ongoing'), ...stage('after')],
    faqs: ordered(texts.faqs[locale].map(([title, content]) => ({ title, content }))),
    comparisons: [],
    lists: [
      {
        title: locale === 'pl' ? 'Co Cię czeka' : 'What to expect',
        items:
          locale === 'pl'
            ? [
                'rozmowa o zdrowiu i oczekiwaniach',
                `zabieg: około ${product.duration} minut`,
                'wskazówki na kolejne dni',
              ]
            : [
                'a talk about health and expectations',
                `the treatment: about ${product.duration} minutes`,
                'advice for the days after',
              ],
        order: 1,
      },
    ],
    cmsSections: [],
    metaTitle: locale === 'pl' ? `${name} – cena i przebieg` : `${name}: price and what to expect`,
    metaDescription: product.lead[locale],
  };
}
