import { readStatements } from './recorded-statements';

const LOG = `2026-11-21 08:00:00.123 UTC [42] LOG:  statement: BEGIN
2026-11-21 08:00:00.124 UTC [42] LOG:  execute <unnamed>: select *
\tfrom products where slug = $1 and name = $2 and price > $3
2026-11-21 08:00:00.124 UTC [42] DETAIL:  Parameters: $1 = 'nogi', $2 = 'd''Or, $9 = ''x''', $3 = NULL
2026-11-21 08:00:00.125 UTC [42] ERROR:  no such thing
2026-11-21 08:00:00.126 UTC [42] LOG:  checkpoint starting: time
`;

test('statements and their parameters are read from the server’s log', () => {
  expect(readStatements(LOG)).toEqual([
    { text: 'BEGIN', values: [] },
    {
      text: 'select *\nfrom products where slug = $1 and name = $2 and price > $3',
      values: ['nogi', "d'Or, $9 = 'x'", null],
    },
  ]);
});
