/** Documents and new commits use the field's standard terms. */
import { newCommits } from '../commits/new-commits';
import { documents, readDocument, root } from '../docs/documents';
import { replacedWordsIn } from './replaced-words';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Running text alone: code, hidden comments and addresses of links name what is defined elsewhere. */
const runningText = (markdown: string): string =>
  markdown
    .replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2 *$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank);

// Lerna writes changelogs from commits, whose headers are checked below.
const written = documents.filter((file) => !file.endsWith('CHANGELOG.md'));

it('documents use no word that has been replaced', () => {
  const found = written.flatMap((file) =>
    replacedWordsIn(runningText(readDocument(file))).map(
      ({ line, word, instead }) => `${file}:${line}: "${word}"; rather ${instead}`,
    ),
  );
  expect(written.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

it('headers of new commits use no word that has been replaced', () => {
  const found = newCommits(root).flatMap(({ hash, message }) =>
    replacedWordsIn(message.split('\n')[0] ?? '').map(
      ({ word, instead }) => `${hash.slice(0, 10)}: "${word}"; rather ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['The reader is told.', ['reader', 'told']],
  ['A screen reader announces it.', []],
  ['Kept pages go.\nThe page maker made it anew.', ['Kept pages', 'page maker', 'made it anew']],
  ['Whoever asks first forgets the wish.', ['Whoever asks', 'forgets', 'wish']],
  ['A forgotten password.', []],
])('%j: %j', (text, words) => {
  expect(replacedWordsIn(text).map(({ word }) => word)).toEqual(words);
});

it('names the line', () => {
  expect(replacedWordsIn('One.\nIt says so.')).toEqual([
    { line: 2, word: 'says', instead: 'reports, states, returns' },
  ]);
});
