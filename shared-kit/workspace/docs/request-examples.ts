import type { ShellCommand } from './shell-commands';

/** The options of curl that the documents may use, with what each sets. */
const WITHOUT_VALUE = new Set(['-s', '-i']);

/**
 * A `curl` command as a request.
 * @param here replaces an address of the document
 * @throws with file and line for an unknown option
 */
export function readRequest(
  { words, position }: ShellCommand,
  here: (address: string) => string,
): { url: string; options: { method: string; headers: Record<string, string>; body?: string } } {
  const headers: Record<string, string> = {};
  let url = '';
  let method: string | undefined;
  let body: string | undefined;
  const rest = words.slice(1);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const value = word.startsWith('-') && !WITHOUT_VALUE.has(word) ? (rest.shift() ?? '') : '';
    const [, name = '', text = ''] = /^([^:]+): *(.*)$/.exec(value) ?? [];
    if (word === '-H') headers[name.toLowerCase()] = here(text);
    else if (word === '-X') method = value;
    else if (word === '--json') body = value;
    else if (!word.startsWith('-')) url = here(word);
    else if (!WITHOUT_VALUE.has(word))
      throw new Error(`${position}: curl's ${word} is not known here. See request-examples.ts.`);
  }
  if (body !== undefined) headers['content-type'] ??= 'application/json';
  return {
    url,
    options: {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body }),
    },
  };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/**
 * Parts of the example that a response lacks or has in another type. Values may differ, and additional parts are
 * allowed.
 */
export function unlikeExample(example: unknown, answer: unknown, path = ''): string[] {
  if (kindOf(example) !== kindOf(answer))
    return [`${path || 'the answer'} is ${kindOf(answer)}, not ${kindOf(example)}`];
  if (example === null || typeof example !== 'object') return [];
  return Object.entries(example).flatMap(([name, value]) =>
    unlikeExample(value, Object(answer)[name], path === '' ? name : `${path}.${name}`),
  );
}
