import { choosePages, mostPages } from './choose-pages';

const link = (path: string, distancePx: number, isContent = true) => ({ path, distancePx, isContent });

test('the content’s links are chosen, the nearest to the middle of the screen first, each page once', () => {
  const links = [
    link('/far/', 300),
    link('/header/', 10, false),
    link('/near/', 20),
    link('/far/', 50),
    link('/b/', 40),
  ];
  expect(choosePages(links, new Set(), 2)).toEqual(['/near/', '/b/']);
  expect(choosePages(links, new Set(), 9)).toEqual(['/near/', '/b/', '/far/']);
});

test('where the content shows no link, one of the header’s is chosen, once', () => {
  const links = [link('/men/', 30, false), link('/women/', 20, false)];
  expect(choosePages(links, new Set(), 4)).toEqual(['/women/']);
  expect(choosePages(links, new Set(), 0)).toEqual([]);
  expect(choosePages(links, new Set(['/women/']), 4)).toEqual([]);
});

test('a page that was chosen before takes nothing of what is left', () => {
  expect(choosePages([link('/a/', 1), link('/b/', 2)], new Set(['/a/']), 1)).toEqual(['/b/']);
});

test.each([0, -1])('nothing is chosen when %d are left', (left) => {
  expect(choosePages([link('/a/', 1)], new Set(), left)).toEqual([]);
});

test.each([
  [30 * 1024, 4],
  [10 * 1024, 5],
  [200 * 1024, 1],
  [0, 1],
])('beside a document of %d bytes there is room for %d pages', (bytes, pages) => {
  expect(mostPages(bytes)).toBe(pages);
});
