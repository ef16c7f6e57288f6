import type { RecordWords } from '../record-form/record-words';

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
  const entries = Object.entries(value);
  const below = (key: string, each: unknown) => contentLines(each, words, name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value)) return entries.flatMap(([key, each]) => below(key, each));
  const isEntry = isNumber(name.split('.').at(-1) ?? '');
  const named = isEntry ? entries.find(([key]) => key === 'kind' || key === 'type') : undefined;
  const heading = named ? [`— ${words.optionOf(named[0], String(named[1]))}`] : [];
  return [...heading, ...entries.flatMap(([key, each]) => (key === named?.[0] ? [] : below(key, each)))];
}
