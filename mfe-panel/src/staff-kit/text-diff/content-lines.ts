import type { RecordWords } from '../record-form/record-words';

/** What stands first where it is; other fields follow by their names. */
const FIRST_FIELDS = ['pl', 'eyebrow', 'title', 'headline', 'slugs', 'lead', 'text'];

const rankOf = (field: string) => {
  const rank = FIRST_FIELDS.indexOf(field);
  return rank === -1 ? FIRST_FIELDS.length : rank;
};

/** Fields in an order of their own: the database and a form have the same ones in different orders. */
const inOrder = (value: object): [string, unknown][] =>
  Object.entries(value).toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

const isNumber = (part: string) => /^\d+$/.test(part);

/**
 * What a record holds as lines of text, each with its field's label: a page or a legal text, to be compared with another
 * state of it. A part with a kind (`kind` or `type`) begins with a line that names it.
 */
export function contentLines(value: unknown, words: Pick<RecordWords, 'labelOf' | 'optionOf'>, name = ''): string[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  // What is not ticked has no line.
  if (value === true) return [words.labelOf(name)];
  if (typeof value !== 'object') return [`${words.labelOf(name)}: ${String(value)}`];
  const below = (key: string, each: unknown) => contentLines(each, words, name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value)) return value.flatMap((each, index) => below(String(index), each));
  const entries = inOrder(value);
  const isEntry = isNumber(name.split('.').at(-1) ?? '');
  const named = isEntry ? entries.find(([key]) => key === 'kind' || key === 'type') : undefined;
  const heading = named ? [`— ${words.optionOf(named[0], String(named[1]))}`] : [];
  return [...heading, ...entries.flatMap(([key, each]) => (key === named?.[0] ? [] : below(key, each)))];
}
