/** Lerna builds versions and changelogs from commit messages, so each new one is parsed as Lerna does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitProblems } from './commit-message';
import { EXEMPT, newCommits } from './new-commits';

const root = join(__dirname, '..', '..', '..');
const releaseMessage: string = JSON.parse(readFileSync(join(root, 'lerna.json'), 'utf8')).command.version.message;
const problemsOf = (message: string, parents = 1) => commitProblems({ hash: '', message, parents }, releaseMessage);

test('every new commit of this branch has a conventional header and a reason', async () => {
  const wrong: string[] = [];
  for (const commit of newCommits(root)) {
    const problems = await commitProblems(commit, releaseMessage);
    const [header] = commit.message.split('\n');
    wrong.push(...problems.map((problem) => `${commit.hash.slice(0, 10)} "${header}": ${problem}`));
  }
  expect(wrong).toEqual([]);
});

describe('a message', () => {
  it.each([
    'fix(booking): refuse a time that the salon never offers\n\nIts calendar has no such row.',
    'docs: name the SMTP settings\n\nNobody found them.\n\nBREAKING CHANGE: none',
    'feat(api): XML for KSeF\n\nThe register takes nothing else.\n\nFixes #3',
    'revert: feat(api): answer in XML\n\nThis reverts commit 0123abc.',
    'Revert "feat(api): answer in XML"\n\nThis reverts commit 0123abc.',
    'Release versions\n\n - @aksamit/shell@0.2.0',
  ])('may be %j', async (message) => {
    expect(await problemsOf(message)).toEqual([]);
  });

  it.each([
    ['wip', /type\(scope\): subject/],
    ['feature: add pages\n\nWhy.', /"feature" is none of/],
    ['feat(Booking Rules): add pages\n\nWhy.', /not in kebab-case/],
    ['feat!: add pages\n\nWhy.', /BREAKING CHANGE/],
    ['fix: Mend pages\n\nWhy.', /capital letter/],
    ['fix: mend pages.\n\nWhy.', /full stop/],
    [`fix: ${'mend '.repeat(30)}\n\nWhy.`, /longer than/],
    ['fix: mend pages\nWhy.', /no empty line/],
    ['fix: mend pages', /no body says why/],
    ['fix: mend pages\n\nReviewed-by: Anna <anna@example.com>', /no body says why/],
  ])('is refused as %j', async (message, problem) => {
    expect((await problemsOf(message)).join()).toMatch(problem);
  });

  it('of a merge is left alone', async () => {
    expect(await problemsOf("Merge branch 'x'")).toEqual([]);
    expect(await problemsOf('whatever', 2)).toEqual([]);
  });
});

describe('commits that the rule is for', () => {
  let folder: string;
  const git = (...flags: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...flags], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (message: string): string => {
    git('commit', '-q', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };
  const headers = (exempt: string) => newCommits(folder, exempt).map(({ message }) => message);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aksamit-commits-'));
    git('init', '-q');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('come after the exempt one', () => {
    const exempt = commit('old');
    commit('first');
    commit('second');
    expect(headers(exempt)).toEqual(['second', 'first']);
  });

  it('are those that origin/main lacks where history does not reach back', () => {
    const published = commit('published');
    git('update-ref', 'refs/remotes/origin/main', published);
    commit('new');
    expect(headers(EXEMPT)).toEqual(['new']);
  });

  it('are none without history', () => {
    expect(headers(EXEMPT)).toEqual([]);
    commit('alone');
    expect(headers(EXEMPT)).toEqual([]);
  });
});
