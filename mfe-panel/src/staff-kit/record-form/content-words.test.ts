import { createTranslations } from '@aksamit/module-sdk/i18n';
import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';
import { contentWords, errorLabel } from './content-words';

const t = createTranslations('pl', { pl, en });
const words = contentWords(t);

test.each([
  ['sections.pl.0.points.0.value', 'Punkt, 1'],
  ['sections.pl.0.points.0', 'Punkt, 1'],
  ['sections.pl.0.points', 'Punkty'],
  ['sections.pl.0.columns.1.value', 'Kolumna, 2'],
  ['sections.pl.0.figure.value', 'Wartość'],
  ['sections.pl.0.items.1.value', 'Wartość, 2'],
  ['sections.pl.0.blocks.2.value', 'Wartość, 3'],
  ['sections.pl.0.blocks.2.items.0.value', 'Pozycja, 1'],
  ['sections.pl.0.blocks.2.items', 'Pozycje, 3'],
  ['body.pl.3.items.0.value', 'Pozycja (PL), 1'],
  ['body.en.3.items.0.content', 'Odpowiedź (EN), 1'],
  ['sections.pl.0.groups.1.items.0.title', 'Pytanie, 1'],
  ['sections.pl.0.groups.1.items.0.text', 'Odpowiedź, 1'],
  ['sections.pl.0.groups.1.title', 'Tytuł, 2'],
  ['sections.pl.0.items.1.title', 'Tytuł, 2'],
  ['sections.pl.0.rows.1.value', 'Komórki wiersza, 2'],
  ['sections.pl.0.rows.1.value.0.value', 'Komórka, 1'],
  ['title.en', 'Tytuł (EN)'],
])('%s is called %s', (name, label) => {
  expect(words.labelOf(name)).toBe(label);
});

test('in the list of errors a field stands with its section and all its positions', () => {
  const label = errorLabel('sections.en.1.groups.2.items.0.title', words, t, () => 'faq');
  expect(label).toBe('Sekcja 2 (Pytania i odpowiedzi, EN): Pytanie, 3, 1');
});
