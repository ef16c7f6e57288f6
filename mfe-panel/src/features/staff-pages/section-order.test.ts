import { dropPosition, isPaired, missingTexts } from './section-order';

test.each([
  [{ pl: ['hero', 'faq'], en: ['hero', 'faq'] }, true],
  [{ pl: ['hero', 'faq'], en: ['faq', 'hero'] }, false],
  [{ pl: ['hero'], en: [] }, false],
  [{ pl: [], en: [] }, true],
])('%j are alike in both languages: %s', (kinds, is) => expect(isPaired(kinds)).toBe(is));

test.each([
  ['down', 1, 4, 3],
  ['up', 4, 1, 1],
  ['upon itself', 2, 2, 2],
  ['upon the one below', 2, 3, 2],
])('a section that is dropped %s', (_, from, above, to) => expect(dropPosition(from, above)).toBe(to));

test('texts that the other language lacks are counted, also in lists that are shorter there', () => {
  const pl = { title: 'Tytuł', lead: '', items: [{ title: 'a' }, { title: 'b' }] };
  const en = { title: ' ', lead: 'Lead', items: [{ title: 'a' }] };
  expect(missingTexts(pl, en)).toBe(2);
  expect(missingTexts(en, pl)).toBe(1);
});
