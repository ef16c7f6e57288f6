/** What rules a treatment out and what has to be talked about first: as the salon terms have it, wherever it is stated. */
import type { LocaleCode } from '@aksamit/contracts';
import { documentTexts } from '../domains/content/public-documents';
import { textsOf } from './catalogue/category-texts';
import { salonRegulationsEn } from './legal/salon-regulations-en';
import { salonRegulationsPl } from './legal/salon-regulations-pl';
import { lasersInEnglish } from './pages/lasers-in-english';
import { lasersInPolish } from './pages/lasers-in-polish';

const terms: Record<LocaleCode, string> = { pl: salonRegulationsPl, en: salonRegulationsEn };
const lasers = { pl: lasersInPolish, en: lasersInEnglish };
/** Words that a list may have in one of its two halves alone. */
const WORDS: Record<LocaleCode, { absolute: RegExp[]; relative: RegExp[] }> = {
  pl: {
    absolute: [/ciąża/i, /bliznowc/i, /padaczk/i, /retinoid/i, /opryszczk/i, /rozrusznik/i],
    relative: [/karmieni/i, /leki i zioła u/i, /cukrzyc/i, /łuszczyc/i, /tatuaż/i],
  },
  en: {
    absolute: [/pregnan/i, /keloid/i, /epilep/i, /retinoid/i, /cold sore/i, /pacemaker/i],
    relative: [/breastfeed/i, /medicines and herbs/i, /diabetes/i, /psoriasis/i, /tattoo/i],
  },
};

interface Halves {
  absolute: string;
  relative: string;
}

/** Sections 5 and 6 of the terms. */
function ofTerms(locale: LocaleCode): Halves {
  const [, absolute = '', relative = ''] = terms[locale].split(/\n## § [567]\. /);
  return { absolute, relative };
}

/** The two lists of the page on lasers. */
function ofLasers(locale: LocaleCode): Halves {
  const lists = lasers[locale]
    .flatMap((section) => (section.kind === 'text' ? section.blocks : []))
    .flatMap((block) => (block.type === 'list' && !block.ordered ? [block.items.join('\n')] : []));
  expect(lists).toHaveLength(2);
  const [absolute = '', relative = ''] = lists;
  return { absolute, relative };
}

/** The lists that the treatments of a category share. */
function ofTreatments(locale: LocaleCode, category: string): Halves {
  const { contraindications, consultations } = textsOf(category);
  return { absolute: contraindications[locale].join('\n'), relative: consultations[locale].join('\n') };
}

function ofCard(locale: LocaleCode, card: keyof (typeof documentTexts)['pl']['cards']): Halves {
  const { absolute, relative } = documentTexts[locale].cards[card];
  return { absolute: absolute.join('\n'), relative: relative.join('\n') };
}

const CATEGORIES = ['epilation', 'endermology', 'electrostimulation', 'radioWaves', 'hydrogenCleansing', 'dermapen'];

/** Where they are stated beside the terms. */
const lists: [where: string, read: (locale: LocaleCode) => Halves][] = [
  ['the page on lasers', ofLasers],
  ['the card for laser hair removal', (locale) => ofCard(locale, 'epilation')],
  ['the card for endermology', (locale) => ofCard(locale, 'endermology')],
  ['the card for hydrogen cleansing', (locale) => ofCard(locale, 'hydrogen')],
  ...CATEGORIES.map((category): (typeof lists)[number] => [
    `the treatments of ${category}`,
    (locale) => ofTreatments(locale, category),
  ]),
];

const misplaced = (words: readonly RegExp[], text: string) => words.filter((word) => word.test(text)).map(String);

describe.each(['pl', 'en'] as const)('%s', (locale) => {
  const { absolute, relative } = WORDS[locale];

  test('the salon terms name them all', () => {
    const stated = ofTerms(locale);
    expect([misplaced(absolute, stated.absolute), misplaced(relative, stated.relative)]).toEqual([
      absolute.map(String),
      relative.map(String),
    ]);
  });

  test.each(lists)('%s has none of them in the other half', (_what, read) => {
    const stated = read(locale);
    expect([misplaced(absolute, stated.relative), misplaced(relative, stated.absolute)]).toEqual([[], []]);
  });
});
