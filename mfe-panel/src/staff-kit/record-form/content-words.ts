import type { Translate } from '@aksamit/module-sdk/i18n';
import type { RecordWords } from './record-words';

const isNumber = (part: string) => /^\d+$/.test(part);
const isLanguage = (part: string) => part === 'pl' || part === 'en';
const SECTION = /^sections\.(pl|en)\.(\d+)\.?/;

/** Fields whose format is explained below them. */
const HINTED = [
  'slugs',
  'canonical',
  'path',
  'anchor',
  'category',
  'alt',
  'code',
  'videoId',
  'size',
  'productIds',
  'promoBarId',
];
/** Fields with fields of their own that have no heading: the position in their list is enough. */
const UNTITLED = ['meta'];

/** What search engines show has names of its own: beside it stands the title that visitors read. */
const OF_SEARCH: Readonly<Record<string, string>> = { title: 'metaTitle', description: 'metaDescription' };

function fieldOf(name: string): string {
  const parts = name.split('.');
  const field = parts.findLast((part) => !isNumber(part) && !isLanguage(part) && part !== 'value') ?? name;
  return (parts[0] === 'meta' && OF_SEARCH[field]) || field;
}

/** The texts of the controls of pages and legal texts. Names of a section's controls are labelled as seen within it. */
export function contentWords(t: Translate): RecordWords {
  return {
    labelOf(name) {
      const isInSection = SECTION.test(name);
      const parts = name.replace(SECTION, '').split('.');
      const language = isInSection ? undefined : parts.find(isLanguage);
      const positions = parts.filter(isNumber).map((part) => String(Number(part) + 1));
      const label = t(`staff.sitePages.fields.${fieldOf(name)}`);
      return [language ? `${label} (${language.toUpperCase()})` : label, ...positions].join(', ');
    },
    optionOf: (field, option) => t(`staff.sitePages.options.${field}.${option}`),
    hintOf(name) {
      const field = fieldOf(name);
      return HINTED.includes(field) ? t(`staff.sitePages.hints.${field}`) : undefined;
    },
    legendOf(name) {
      const last = name.split('.').at(-1) ?? '';
      if (isNumber(last) || isLanguage(last) || UNTITLED.includes(last)) return undefined;
      return t(`staff.sitePages.fields.${last}`);
    },
  };
}

/** Label of a control in the list of errors: with its section. @param kindOf kind of a section by its language and position */
export function errorLabel(
  name: string,
  words: RecordWords,
  t: Translate,
  kindOf: (section: string) => string,
): string {
  const [prefix, language = '', position = ''] = SECTION.exec(name) ?? [];
  if (prefix === undefined) return words.labelOf(name);
  const section = t('staff.sitePages.sectionOf', {
    position: Number(position) + 1,
    kind: words.optionOf('kind', kindOf(`sections.${language}.${position}`)),
    language: language.toUpperCase(),
  });
  return `${section}: ${words.labelOf(name)}`;
}
