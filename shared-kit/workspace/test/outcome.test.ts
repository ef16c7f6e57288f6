import { type Outcome, outcomeOfCheck, outcomeOfJest, outcomeOfPlaywright } from './outcome';
import { chosenAreas } from './run-tests';

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

describe('the areas that are asked for', () => {
  it('are all without a name, and none when one is unknown', () => {
    expect(chosenAreas([])).toEqual(['types', 'lint', 'imports', 'unit', 'api', 'start', 'e2e']);
    expect(chosenAreas(['types', 'nonsense'])).toBeUndefined();
    expect(chosenAreas(['toString'])).toBeUndefined();
  });

  it('are each run once', () => {
    expect(chosenAreas(['quick', 'unit'])).toEqual(['types', 'lint', 'imports', 'unit', 'api']);
  });
});
