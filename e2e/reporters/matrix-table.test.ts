import { matrixTable } from './matrix-table';

test('each fault is a row, each module a column, and what was not run stays empty', () => {
  const table = matrixTable([
    { module: 'catalog', fault: 'entry 404', outcome: 'passed' },
    { module: 'panel', fault: 'entry 404', outcome: 'failed' },
    { module: 'panel', fault: 'hang on load', outcome: 'skipped' },
  ]);
  expect(table.split('\n').slice(2, 6)).toEqual([
    '| fault | catalog | panel |',
    '| --- | --- | --- |',
    '| entry 404 | ✓ | ✗ failed |',
    '| hang on load |  | skipped |',
  ]);
});
