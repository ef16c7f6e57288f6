import type { ContentBlock } from '@aksamit/contracts';
import { readBlocks } from '../content/read-blocks';
import { legalDocuments } from './legal-documents';

const blocksOf = (code: string) => {
  const text = legalDocuments.find((document) => document.code === code)?.text;
  if (!text) throw new Error(`no document ${code}`);
  return { pl: readBlocks(text.pl), en: readBlocks(text.en) };
};
const textsOf = (block: ContentBlock): string[] =>
  block.type === 'list' ? block.items : block.type === 'heading' || block.type === 'paragraph' ? [block.text] : [];
const wordsOf = (blocks: readonly ContentBlock[]) => blocks.flatMap(textsOf).join(' ').split(/\s+/).length;

test.each(legalDocuments.map(({ code }) => code))('%s: both languages have the same sections and points', (code) => {
  const { pl, en } = blocksOf(code);
  const shapeOf = (block: ContentBlock) => (block.type === 'list' ? ['list', block.items.length] : [block.type]);
  expect(en.map(shapeOf)).toEqual(pl.map(shapeOf));
  const headings = pl.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  const numbers = headings.flatMap((text) => /^(?:§ )?(\d+)\./.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(5);
});

test.each(['regulations', 'salonRegulations', 'privacyPolicy'])('%s is a whole document', (code) => {
  const { pl, en } = blocksOf(code);
  for (const words of [wordsOf(pl), wordsOf(en)]) {
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(2_200);
  }
});

// Source: content-and-business-rules.md, sections 5 ("Salon terms") and 9.
test.each([
  ['pełną zdolność do czynności prawnych', 'full legal capacity'],
  ['pisemnej zgody rodzica lub opiekuna', 'written consent of a parent or legal guardian'],
  ['wypełnia i podpisuje kartę klienta', 'fills in and signs the customer card'],
  ['po przerwie dłuższej niż 30 dni', 'after a gap of more than 30 days'],
  ['W ciągu 24 godzin przed zabiegiem nie wolno spożywać alkoholu', 'No alcohol may be consumed in the 24 hours'],
  ['co najmniej 1 tydzień', 'At least 1 week'],
  ['co najmniej 3 miesiące', 'At least 3 months'],
  ['odmawia wykonania zabiegu', 'Staff refuse a treatment'],
  ['listem poleconym', 'registered letter'],
  ['Po trzech nieobecnościach', 'After three missed visits'],
  ['nie podlegają zwrotowi', 'non-refundable'],
  ['obowiązuje od 23 września 2020', 'in effect since 23 September 2020'],
])('the salon terms hold the rule: %s', (pl, en) => {
  const { text } = legalDocuments.find(({ code }) => code === 'salonRegulations') ?? {};
  expect(text?.pl).toContain(pl);
  expect(text?.en).toContain(en);
});
