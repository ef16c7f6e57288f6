import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, outcomeOfCheck, outcomeOfJest, outcomeOfPlaywright } from './outcome';
import { testFilesOf, touchedSince } from './repeat-touched';
import { chosenAreas, repeatAsked } from './run-tests';

describe('what a runner’s report comes to', () => {
  it('counts jest’s tests, and a file that does not load as one failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(outcomeOfJest(JSON.stringify(report), 1)).toEqual({ passed: 5, failed: 3 });
  });

  it('counts Playwright’s tests, flaky ones as asked, and errors outside of tests', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }, errors: [{ message: 'x' }] };
    const outcome = (flakyCountsAs: keyof Outcome) => outcomeOfPlaywright(JSON.stringify(report), 1, { flakyCountsAs });
    expect(outcome('passed')).toEqual({ passed: 8, failed: 2 });
    expect(outcome('failed')).toEqual({ passed: 7, failed: 3 });
  });

  it.each([undefined, '', 'not json', '{}', '[]', 'null'])('takes the report %j for a crash', (report) => {
    expect(outcomeOfJest(report, 0)).toEqual({ passed: 0, failed: 1 });
    expect(outcomeOfPlaywright(report, 0, { flakyCountsAs: 'passed' })).toEqual({ passed: 0, failed: 1 });
  });

  it('does not overlook a bad exit code', () => {
    const jest = JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
    const playwright = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [] });
    expect(outcomeOfJest(jest, 1)).toEqual({ passed: 5, failed: 1 });
    expect(outcomeOfPlaywright(playwright, 1, { flakyCountsAs: 'passed' })).toEqual({ passed: 5, failed: 1 });
    expect(outcomeOfCheck(2)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the requested areas', () => {
  it('are all without a name, and none when one is unknown', () => {
    expect(chosenAreas([])).toEqual(['types', 'lint', 'imports', 'unit', 'api', 'start', 'e2e']);
    expect(chosenAreas(['types', 'nonsense'])).toBeUndefined();
    expect(chosenAreas(['toString'])).toBeUndefined();
  });

  it('are each run once', () => {
    expect(chosenAreas(['quick', 'unit'])).toEqual(['types', 'lint', 'imports', 'unit', 'api']);
  });
});

describe('repeating what a branch touches', () => {
  it('takes a number of times, and the commit to compare with', () => {
    expect(repeatAsked(['repeat', '10'])).toEqual({ times: 10 });
    expect(repeatAsked(['repeat', '3', 'abc123'])).toEqual({ times: 3, since: 'abc123' });
    for (const asked of [[], ['unit'], ['repeat'], ['repeat', '0'], ['repeat', 'x'], ['repeat', '1', 'a', 'b']])
      expect(repeatAsked(asked)).toBeUndefined();
  });

  it('finds what changed since an ancestor under its name of now, and nothing that is gone', () => {
    const root = mkdtempSync(join(tmpdir(), 'aksamit-repeat-'));
    const git = (...flags: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...flags], {
        cwd: root,
        encoding: 'utf8',
      });
    const write = (name: string, text: string) => writeFileSync(join(root, name), text);
    const commit = () => {
      git('add', '-A');
      git('commit', '-qm', 'x');
    };
    git('init', '-q', '-b', 'main');
    for (const name of ['gone', 'old-name', 'left']) write(`${name}.test.ts`, `${name}\n`.repeat(20));
    commit();
    rmSync(join(root, 'gone.test.ts'));
    renameSync(join(root, 'old-name.test.ts'), join(root, 'new-name.test.ts'));
    write('żółta.test.ts', 'a');
    commit();
    write('unknown.test.ts', 'a');
    expect(touchedSince(root, 'HEAD~1')).toEqual(['new-name.test.ts', 'unknown.test.ts', 'żółta.test.ts']);
    expect(() => touchedSince(root, 'no-such-ref')).toThrow('this clone has none of that name');
    git('checkout', '-q', '--orphan', 'other');
    commit();
    expect(() => touchedSince(root, 'main')).toThrow('this branch does not come from it');
    rmSync(root, { recursive: true });
  });

  it('gives each test file to its runner and leaves out what is no test', () => {
    const files = ['a/b.test.ts', 'a/b.test.tsx', 'a/b.api.test.ts', 'a/b.start.test.ts', 'a/b.ts'];
    expect(testFilesOf([...files, 'e2e/journeys/c.spec.ts', 'e2e/failures/d.spec.ts', 'e2e/README.md'])).toEqual({
      unit: ['a/b.test.ts', 'a/b.test.tsx'],
      api: ['a/b.api.test.ts'],
      start: ['a/b.start.test.ts'],
      journeys: ['e2e/journeys/c.spec.ts', 'e2e/failures/d.spec.ts'],
    });
  });
});
