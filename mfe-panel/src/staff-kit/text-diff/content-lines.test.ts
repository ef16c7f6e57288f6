import { contentLines } from './content-lines';

const words = { labelOf: (name: string) => name, optionOf: (_: string, option: string) => option };

const stored = {
  meta: { en: { title: 'Spring' }, pl: { title: 'Wiosna' } },
  title: { en: 'Spring', pl: 'Wiosna' },
  sections: { en: [], pl: [{ kind: 'quote', role: null, text: 'Spokój', author: 'Zespół' }] },
};
const typed = {
  title: { pl: 'Wiosna', en: 'Spring' },
  sections: { pl: [{ kind: 'quote', text: 'Spokój', author: 'Zespół', role: '' }], en: [] },
  meta: { pl: { title: 'Wiosna' }, en: { title: 'Spring' } },
};

test('the same content has the same lines in whatever order its fields are', () => {
  expect(contentLines(typed, words)).toEqual(contentLines(stored, words));
});

test('Polish stands before English, a title before the rest, and a section begins with its kind', () => {
  expect(contentLines(typed, words)).toEqual([
    'title.pl: Wiosna',
    'title.en: Spring',
    'meta.pl.title: Wiosna',
    'meta.en.title: Spring',
    '— quote',
    'sections.pl.0.text: Spokój',
    'sections.pl.0.author: Zespół',
  ]);
});

test('a list of more than ten entries stays in its order', () => {
  const list = Array.from({ length: 12 }, (_, index) => `z${index}`);
  expect(contentLines({ list }, words).at(-1)).toBe('list.11: z11');
});
