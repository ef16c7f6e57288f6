/** What Lerna makes of a message. */
interface ReadMessage {
  type: string | null;
  scope: string | null;
  subject: string | null;
  body: string | null;
  revert: object | null;
}

/** Lerna's parser and preset for versions and changelogs. */
const parser: { sync(message: string, options: object): ReadMessage } = require('conventional-commits-parser');
const makePreset: () => Promise<{ parserOpts: object }> = require('conventional-changelog-angular');

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const LONGEST_HEADER = 120;
const TRAILER = /^[A-Z][\w-]*: /;
/** Made by `git merge` and `git revert`. */
const MADE_BY_GIT = /^(Merge (branch|commit|pull request|remote-tracking branch|tag) |Revert ")/;

/** A commit as the check sees it. */
export interface Commit {
  hash: string;
  message: string;
  /** More than one: a merge. */
  parents: number;
}

function headerProblems({ type, scope, subject }: ReadMessage, header: string): string[] {
  if (type === null || subject === null) {
    const advice = /^\w+(\(.*\))?!:/.test(header) ? 'Lerna does not read "!": write "BREAKING CHANGE: …" below' : '';
    return [advice || 'the header is no "type(scope): subject"'];
  }
  return [
    ...(TYPES.includes(type) ? [] : [`"${type}" is none of ${TYPES.join(', ')}`]),
    ...(scope === null || /^[a-z][a-z0-9-]*$/.test(scope) ? [] : [`the scope "${scope}" is not in kebab-case`]),
    ...(/^\p{Lu}\p{Ll}/u.test(subject) ? ['the subject begins with a capital letter'] : []),
    ...(subject.endsWith('.') ? ['the subject ends with a full stop'] : []),
    ...(header.length > LONGEST_HEADER ? [`the header is longer than ${LONGEST_HEADER} characters`] : []),
  ];
}

/**
 * Why versions and changelogs cannot be made from a commit. Merges, git's own reverts and Lerna's commits are exempt.
 * @param releaseMessage header of Lerna's commits, from lerna.json
 */
export async function commitProblems({ message, parents }: Commit, releaseMessage: string): Promise<string[]> {
  const [header = '', second = ''] = message.split('\n');
  if (parents > 1 || MADE_BY_GIT.test(header) || header === releaseMessage) return [];
  const { parserOpts } = await makePreset();
  const read = parser.sync(message, parserOpts);
  const why = (read.body ?? '').split('\n').filter((line) => line.trim() !== '' && !TRAILER.test(line));
  return [
    ...headerProblems(read, header),
    ...(second === '' ? [] : ['no empty line follows the header']),
    ...(why.length > 0 || read.revert !== null ? [] : ['no body says why']),
  ];
}
