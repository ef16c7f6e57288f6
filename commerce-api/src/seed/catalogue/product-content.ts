import { type Both, ordered } from '../localized';
import { textsOf } from './category-texts';
import type { SeedProduct } from './product-list';
import { targetOf } from './treatment-targets';

/** Texts of a treatment in one locale: those of its category, and its own. */
export function contentOf(product: SeedProduct, locale: keyof Both) {
  const texts = textsOf(product.category);
  const info = (section: 'indications' | 'benefits') =>
    ordered(texts[section][locale].map((description) => ({ section, description })));
  const stage = (name: 'before' | 'ongoing' | 'after') =>
    ordered(texts[name][locale].map((description) => ({ stage: name, description })));
  return {
    description: texts.description[locale],
    ...targetOf(product.category, locale),
    infos: [...info('indications'), ...contraindicationsOf(product.category, locale), ...info('benefits')],
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
                'a chat about your health and expectations',
                `the treatment itself: about ${product.duration} minutes`,
                'aftercare advice for the next few days',
              ],
        order: 1,
      },
    ],
    cmsSections: [],
    ...metaOf(product, locale),
  };
}

/** What rules the treatments of a category out, and then what has to be talked about first. */
export function contraindicationsOf(category: string, locale: keyof Both) {
  const { contraindications, consultations } = textsOf(category);
  const section = 'contraindications' as const;
  return ordered([
    ...contraindications[locale].map((description) => ({ section, description })),
    ...consultations[locale].map((description) => ({ section, description, needsConsultation: true })),
  ]);
}

/**
 * Title and description for search engines. Both name the treatment, and the gender for men: one for women has the same
 * name, and treatments of one kind the same lead.
 */
function metaOf({ name, lead, gender }: Pick<SeedProduct, 'name' | 'lead' | 'gender'>, locale: keyof Both) {
  const forMen = { pl: ' dla mężczyzn', en: ' for men' }[locale];
  const named = name[locale] + (gender === 'male' && !name[locale].includes(forMen) ? forMen : '');
  return {
    metaTitle: locale === 'pl' ? `${named} – cena i przebieg` : `${named} – price and what to expect`,
    metaDescription: `${named}. ${lead[locale]}`,
  };
}
