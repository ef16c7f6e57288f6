/** What rules a treatment out and what has to be talked about first: as the salon terms have it, wherever it is stated. */
import type { LocaleCode } from '@aksamit/contracts';
import { documentTexts } from '../domains/content/public-documents';
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

function ofCard(locale: LocaleCode, card: keyof (typeof documentTexts)['pl']['cards']): Halves {
  const { absolute, relative } = documentTexts[locale].cards[card];
  return { absolute: absolute.join('\n'), relative: relative.join('\n') };
}

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

  test.each([
    ['the page on lasers', ofLasers],
    ['the card for laser hair removal', (language: LocaleCode) => ofCard(language, 'epilation')],
    ['the card for endermology', (language: LocaleCode) => ofCard(language, 'endermology')],
    ['the card for hydrogen cleansing', (language: LocaleCode) => ofCard(language, 'hydrogen')],
  ])('%s has none of them in the other half', (_what, read) => {
    const stated = read(locale);
    expect([misplaced(absolute, stated.relative), misplaced(relative, stated.absolute)]).toEqual([[], []]);
  });
});
