import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createI18nextTexts } from '../lifecycle/page/i18next-texts';
import { createPlainTexts, plainTextProblem } from './plain-texts';
import type { Resources } from './texts';

const root = join(__dirname, '../../../..');
const locales = ['pl', 'en'] as const;

/** All texts of the shop in two languages, by file. */
const sources = [
  ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-')),
  'shared-kit/create-aksamit-module/template',
].map((folder) => `${folder}/src`);
const files = sources
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\/locales\/(?:.*[/.])?pl\.json$/.test(file));
const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const resourcesOf = (file: string): Resources => ({
  pl: read(file),
  en: read(file.replace(/pl\.json$/, 'en.json')),
});

function leaves(texts: Readonly<Record<string, unknown>>, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}
const stemOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 1.5];

test('all files are read', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('texts of %s are those that i18next gives, whatever their values', (file) => {
  const resources = resourcesOf(file);
  const texts = locales.flatMap((locale) => leaves(resources[locale]));
  const values = Object.fromEntries(
    texts.flatMap(([, text]) => namesIn(text)).map((name) => [name, `<${name} & "$1">`]),
  );
  const { count: _, ...rest } = values;
  const counted = COUNTS.map((count) => ({ ...rest, count }));
  const plain = [undefined, rest, { ...rest, defaultValue: 'for want of {{x}}' }];
  const stems = new Set(texts.flatMap(([key]) => (stemOf(key) === key ? [] : stemOf(key))));
  const keys = [...new Set(texts.map(([key]) => key)), ...stems, 'none.at.all'];
  const differences = locales.flatMap((locale) => {
    const own = createPlainTexts(locale, resources);
    const theirs = createI18nextTexts(locale, resources);
    return keys.flatMap((key) =>
      [...plain, ...(stems.has(key) ? counted : counted.slice(0, 2))]
        .filter((given) => own(key, given) !== theirs(key, given))
        .map((given) => [locale, key, given]),
    );
  });
  expect(differences).toEqual([]);
});

test.each(files)('no text of %s needs more than islands can show', (file) => {
  const resources = resourcesOf(file);
  const problems = locales.flatMap((locale) =>
    leaves(resources[locale]).flatMap(([key, text]) => plainTextProblem(text) ?? (key.includes(':') ? key : [])),
  );
  expect(problems).toEqual([]);
});

/** Texts as people write them: words, values, braces. */
const text = fc
  .array(fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('{{a}}', '{{count}}', '{{ b }}', '{{', '}}', '$1')))
  .map((parts) => parts.join(''))
  .filter((made) => plainTextProblem(made) === undefined);
const form = fc.constantFrom('', '_zero', '_one', '_few', '_many', '_other');
const made = fc.dictionary(
  form.map((suffix) => `key${suffix}`),
  text,
);

test('whatever the texts, they are those that i18next gives', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('$&', '{{a}}', '<b>'));
  const values = fc.record({ count: fc.nat(150), a: value, b: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      made,
      made,
      fc.constantFrom(...locales),
      fc.option(values, { nil: undefined }),
      (pl, en, locale, given) => {
        const resources = { pl, en };
        expect(createPlainTexts(locale, resources)('key', given)).toBe(
          createI18nextTexts(locale, resources)('key', given),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('what only i18next can do is refused in development', () => {
  const t = createPlainTexts('pl', {
    pl: { nested: '$t(other)', price: '{{amount, currency}}', deep: '{{a.b}}' },
    en: {},
  });
  expect(() => t('nested')).toThrow('Failed to show the text "nested": it includes another text ($t)');
  expect(() => t('price', { amount: 1 })).toThrow('{{amount, currency}}');
  expect(() => t('deep')).toThrow('{{a.b}}');
  expect(() => t('x', { context: 'male' })).toThrow('with the option "context"');
});
