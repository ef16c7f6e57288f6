/** Texts of pages made of sections name the shop's constants as facts, so that no page contradicts another. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededPages } from './seed-pages';

/** Constants as people would write them by hand. Source: content-and-business-rules.md sections 1 and 9. */
const WRITTEN: readonly [fact: string, text: RegExp][] = [
  ['salonCount', /\b(ponad|over|about|około)\s+50\s+(salon|miejsc|place)/i],
  ['salonCount', /\b\d+\+?\s+(salon(ów|y|ach)?|salons)\b/i],
  ['phone', /\+48[\s\u00a0]?\d/],
  ['phoneHours', /\b8–19\b|\b9–14\b/],
  ['email', /@aksamit\.example/],
  ['seriesTreatments', /\b9 (zabiegów w serii|treatments in a (full )?(course|series))/i],
  ['seriesWeeks', /co najmniej 6 tygodni|at least 6 weeks/i],
  ['reductionPercent', /\b30\s?%/],
  ['firstEffectsWeeks', /po około 3 tygodniach|after about 3 weeks/i],
  ['blikLimit', /\b1[\s\u00a0]?000 zł|\b1,000 zł/],
  ['voucherMonths', /ważn\w+ 6 miesięcy|valid for 6 months/i],
  ['cancelHours', /24 godziny przed|24 hours before/i],
  ['endermologyMinutes', /około 50 minut|about 50 minutes/i],
  ['dataYears', /6 lat od|6 years after/i],
];

/** Stated twice by the documents: the campaign's page counts 40 cities as a copy of its own. Source: readings.md. */
const COPIES = /\b40 (miast|cities)/i;

const written = (text: string) =>
  WRITTEN.flatMap(([fact, pattern]) =>
    pattern.test(text.replace(COPIES, '')) ? [`${fact}: ${text.slice(0, 60)}`] : [],
  );

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each(seededPages.filter(({ sections }) => sections !== undefined))('$code names constants as facts', (page) => {
  expect(textsOf([page.title, page.lead, page.sections, page.meta]).flatMap(written)).toEqual([]);
});

test('locale files of the content module repeat no constant', () => {
  const folder = join(__dirname, '../../../../mfe-content/src/locales');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))).flatMap(written));
  expect(found).toEqual([]);
});
