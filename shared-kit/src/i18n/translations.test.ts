import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import i18next from 'i18next';
import { createTranslations, type Resources, type Translate } from './translations';

/** The library whose format the texts have: what it makes of them is right. */
function translateByLibrary(locale: 'pl' | 'en', resources: Resources): Translate {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    fallbackLng: 'pl',
    resources: { pl: { translation: resources.pl }, en: { translation: resources.en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, values) => (values ? instance.t(key, values) : instance.t(key));
}

const workspace = join(__dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** All texts of shell and modules, by the file of their Polish. */
const allTexts = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-panel', 'mfe-content'].flatMap((folder) =>
  readdirSync(join(workspace, folder, 'src'), { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /(^|\.)pl\.json$/.test(name) && parentPath.includes('locales'))
    .map(({ name, parentPath }): [string, Resources] => {
      const english = name.replace(/pl\.json$/, 'en.json');
      return [
        join(parentPath.slice(workspace.length + 1), name),
        { pl: read(join(parentPath, name)), en: read(join(parentPath, english)) },
      ];
    }),
);

function keysOf(texts: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(Object.fromEntries(Object.entries(value)), `${prefix}${key}.`)
      : [prefix + key],
  );
}

const COUNTS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 1.5];

test.each(allTexts)('%s reads as with i18next', (_, resources) => {
  const placed = JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g);
  const values = Object.fromEntries([...placed].map(([, name = '']) => [name, `‹${name}›`]));
  for (const locale of ['pl', 'en'] as const) {
    const ours = createTranslations(locale, resources);
    const theirs = translateByLibrary(locale, resources);
    for (const key of [...new Set([...keysOf(resources.pl), ...keysOf(resources.en)])]) {
      const stem = key.replace(/_(one|few|many|other)$/, '');
      const uses = stem === key ? [values] : COUNTS.map((count) => ({ ...values, count }));
      expect(uses.map((use) => ours(stem, use))).toEqual(uses.map((use) => theirs(stem, use)));
    }
  }
});

test('there are texts to read', () => {
  expect(allTexts.length).toBeGreaterThan(10);
});

const name = fc.constantFrom('count', 'name', 'date', 'price');
const words = fc.stringMatching(/^[a-zżó .,–]{0,8}$/);
const text = fc
  .array(
    fc.oneof(
      words,
      name.map((each) => `{{${each}}}`),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `.${parts.join('')}`);
const formOf = (forms: string[]) => fc.record(Object.fromEntries(forms.map((form) => [form, text])));
const textsOf = (forms: string[]) =>
  fc
    .record({ a: text, b: fc.record({ c: text, d: text }) }, { requiredKeys: [] })
    .chain((plain) => formOf(forms).map((plural) => ({ ...plain, ...plural })));
const valuesOf = fc.record({
  count: fc.oneof(fc.nat({ max: 300 }), fc.double({ min: 0, max: 20, noNaN: true })),
  name: fc.oneof(words, fc.constantFrom('{{date}}', '<b>', '&')),
  date: fc.integer(),
  price: words,
});

test('any texts read as with i18next, also where a language has gaps', () => {
  const pl = textsOf(['v_one', 'v_few', 'v_many', 'v_other']);
  const en = textsOf(['v_one', 'v_other']);
  fc.assert(
    fc.property(pl, en, valuesOf, fc.constantFrom('pl' as const, 'en' as const), (polish, english, values, locale) => {
      const resources = { pl: polish, en: english };
      const ours = createTranslations(locale, resources);
      const theirs = translateByLibrary(locale, resources);
      for (const key of ['a', 'b.c', 'b.d', 'v', 'gone', 'b.gone', 'a.c'])
        expect(ours(key, values)).toBe(theirs(key, values));
    }),
    { numRuns: 300 },
  );
});

test('a value is never read as a text, and what Object carries is no text', () => {
  const t = createTranslations('pl', { pl: { hello: '{{name}}!' }, en: {} });
  expect(t('hello', { name: '{{date}} $& $t(hello)' })).toBe('{{date}} $& $t(hello)!');
  expect(t('hello', {})).toBe('!');
  expect(t('constructor.name')).toBe('constructor.name');
});
