import { searchQueries } from './search-queries';

const names = ['Depilacja laserowa pach', 'Łydki', 'Warszawa – Mokotów'];

test('words are whole, begun, with a slip, and two of one name', () => {
  const queries = searchQueries(names);
  expect(queries).toEqual(
    expect.arrayContaining(['depilacja', 'depi', 'deilacja', 'depilacja laser', 'łydki', 'łyd', 'warszawa mokotów']),
  );
  expect(queries.every((query) => query.replaceAll(' ', '').length >= 3)).toBe(true);
});

test('each comes once, in the same order each time', () => {
  const queries = searchQueries([...names, ...names]);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries).toEqual(searchQueries(names));
});
