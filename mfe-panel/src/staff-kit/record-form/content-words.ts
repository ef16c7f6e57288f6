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
  'alt',
  'code',
  'videoId',
  'mimeType',
  'size',
  'productIds',
  'promoBarId',
];
/** Choices that hold for all where nothing is chosen. */
const FOR_ALL = ['category', 'gender'];

/** Fields with fields of their own that have no heading: the position in their list is enough. */
const UNTITLED = ['meta'];

/** What search engines show has names of its own: beside it stands the title that visitors read. */
const OF_SEARCH: Readonly<Record<string, string>> = { title: 'metaTitle', description: 'metaDescription' };

/** Questions and answers have names of their own, in a section of them and in a text. */
const OF_QUESTIONS: Readonly<Record<string, string>> = { title: 'question', text: 'answer', content: 'answer' };
const QUESTION = /(^|\.)(groups|blocks|body\.(pl|en))\.\d+\.items\.\d+\.(title|text|content)$/;

/** An entry of a list is called in the singular. */
const SINGULAR: Readonly<Record<string, string>> = { points: 'point', columns: 'column', items: 'item' };

/** Lists of texts: their entries stand in the form as `{ value }`. A row of a table is such a list in one. */
const TEXT_LISTS = ['points', 'columns', 'rows', 'value'];

/** Whether the part of a name stands for an entry of a list of texts, and is no field of its own, as a figure's value is. */
function isEntry(part: string, index: number, parts: readonly string[]): boolean {
  const list = parts[index - 2] ?? '';
  if (part !== 'value' || !isNumber(parts[index - 1] ?? '')) return false;
  return TEXT_LISTS.includes(list) || (list === 'items' && (parts.includes('blocks') || parts[0] === 'body'));
}

function fieldOf(name: string): string {
  const parts = name.split('.');
  // A row of a table has no name but its position, nor have its cells.
  if (/(^|\.)rows\.\d+\.value/.test(name)) return /\.value\.\d+\.value$/.test(name) ? 'cell' : 'cells';
  // As it is stored, without the form's `value`.
  if (/(^|\.)rows\.\d+\.\d+$/.test(name)) return 'cell';
  const own = parts.filter((part, index) => !isEntry(part, index, parts));
  const field = own.findLast((part) => !isNumber(part) && !isLanguage(part)) ?? name;
  if (QUESTION.test(name)) return OF_QUESTIONS[field] ?? field;
  const isOneOfList = isNumber(parts.at(-1) ?? '') || own.length < parts.length;
  return (parts[0] === 'meta' && OF_SEARCH[field]) || (isOneOfList && SINGULAR[field]) || field;
}

/** Name of a control as it is called within its section, with all its positions in lists. */
function fullLabel(name: string, t: Translate): { label: string; positions: string[] } {
  const parts = name.replace(SECTION, '').split('.');
  const language = SECTION.test(name) ? undefined : parts.find(isLanguage);
  const label = t(`staff.sitePages.fields.${fieldOf(name)}`);
  return {
    label: language ? `${label} (${language.toUpperCase()})` : label,
    positions: parts.filter(isNumber).map((part) => String(Number(part) + 1)),
  };
}

/** The texts of the controls of pages and legal texts. Names of a section's controls are labelled as seen within it. */
export function contentWords(t: Translate): RecordWords {
  return {
    labelOf(name) {
      const { label, positions } = fullLabel(name, t);
      // A list within an entry is seen inside it: the outer position stands above.
      return [label, ...positions.slice(-1)].join(', ');
    },
    optionOf: (field, option) => t(`staff.sitePages.options.${field}.${option}`),
    hintOf(name) {
      const field = fieldOf(name);
      return HINTED.includes(field) ? t(`staff.sitePages.hints.${field}`) : undefined;
    },
    emptyOf: (name) => (FOR_ALL.includes(fieldOf(name)) ? t('staff.records.every') : undefined),
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
  const { label, positions } = fullLabel(name, t);
  return `${section}: ${[label, ...positions].join(', ')}`;
}
