import { RepeatTally } from './repeat-tally';

const ROOT = '/shop';
const reportOf = (tests: Record<string, 'passed' | 'failed' | 'pending'>, file = {}) =>
  JSON.stringify({
    testResults: [
      {
        name: `${ROOT}/a/b.test.ts`,
        status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
        assertionResults: Object.entries(tests).map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === 'failed' ? ['\u001b[2mError: too late\u001b[22m\n    at b.test.ts:3'] : [],
        })),
        ...file,
      },
    ],
  });

test('names what failed now and then, with how often and why, apart from what never passed', () => {
  const tally = new RepeatTally(ROOT);
  for (const stable of ['passed', 'passed', 'failed'] as const)
    tally.addJest(
      reportOf({ 'is quick': stable, 'is whole': 'passed', 'is broken': 'failed', 'is left out': 'pending' }),
    );
  expect(tally.summary(['a/b.test.ts', 'a/idle.test.ts'])).toEqual([
    'Flaky: 1',
    '  1 of 3 failed  a/b.test.ts › is quick',
    '      Error: too late',
    'Failed every time: 1',
    '  3 of 3 failed  a/b.test.ts › is broken',
    '      Error: too late',
    'No test of these ran: 1',
    '  a/idle.test.ts',
    'Passed every time: 1 of 3 tests',
  ]);
});

test('a file that did not load once is flaky as a whole', () => {
  const tally = new RepeatTally(ROOT);
  tally.addJest(reportOf({}, { status: 'failed', message: 'Cannot find module' }));
  tally.addJest(reportOf({ 'is whole': 'passed' }));
  tally.addJest(undefined);
  tally.addJest('cut sho');
  expect(tally.summary(['a/b.test.ts'])).toEqual([
    'Flaky: 1',
    '  1 of 2 failed  a/b.test.ts',
    '      Cannot find module',
    'Passed every time: 1 of 2 tests',
  ]);
});

test('counts each repeat of a journey, in whichever suite', () => {
  const run = (status: string, message?: string) => ({
    projectName: 'desktop',
    status,
    results: [message === undefined ? {} : { error: { message } }],
  });
  const spec = {
    title: 'pays',
    file: 'journeys/c.spec.ts',
    tests: [run('expected'), run('unexpected', 'Timed out'), run('skipped')],
  };
  const inner = { title: 'as a guest', file: 'journeys/c.spec.ts', specs: [spec] };
  const outer = { title: 'journeys/c.spec.ts', file: 'journeys/c.spec.ts', suites: [inner] };
  const tally = new RepeatTally(ROOT);
  tally.addPlaywright(JSON.stringify({ config: { rootDir: `${ROOT}/e2e` }, suites: [outer] }));
  expect(tally.summary(['e2e/journeys/c.spec.ts'])).toEqual([
    'Flaky: 1',
    '  1 of 2 failed  e2e/journeys/c.spec.ts › as a guest › pays [desktop]',
    '      Timed out',
    'Passed every time: 0 of 1 tests',
  ]);
});
