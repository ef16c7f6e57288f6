import { releaseEvidence } from '@aksamit/release';
import { evidenceOfRun } from './evidence-of-run';

const run = (report: string, exitCode = 1) =>
  evidenceOfRun({
    report,
    exitCode,
    baseUrl: 'https://shop.example',
    modules: { shell: '1.0.0', catalog: '1.2.0' },
    journeys: ['journeys/cart.spec.ts'],
    at: new Date('2026-01-01T12:00:00Z'),
  });

const report = (stats: object, errors: unknown[] = []) => JSON.stringify({ stats, errors });

test('a run in which all passed is evidence that the store takes', () => {
  const evidence = run(report({ expected: 4, unexpected: 0, flaky: 0, skipped: 1 }), 0);
  expect(releaseEvidence.parse(evidence)).toMatchObject({ passed: true, tests: { passed: 4, failed: 0 } });
});

test.each([
  ['a failed test', report({ expected: 4, unexpected: 1 })],
  ['a flaky test', report({ expected: 4, unexpected: 0, flaky: 1 })],
  ['an error outside tests', report({ expected: 4, unexpected: 0 }, ['no browser'])],
  ['no test at all', report({ expected: 0, unexpected: 0 })],
  ['a report cut short', '{"stats":'],
])('%s is no pass', (_, text) => {
  expect(releaseEvidence.parse(run(text)).passed).toBe(false);
});
