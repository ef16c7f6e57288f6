import { choosePages, mostPages } from './choose-pages';

/** So much left that a rest takes this share of it. */
const upTo = (share: number) => 2 * share + 1;
const choosePaths = (...args: Parameters<typeof choosePages>) => choosePages(...args).map(({ path }) => path);
const link = (path: string, distancePx: number, isContent = true) => ({ path, distancePx, isContent, chooses: '' });

test('the content’s links are chosen, the nearest to the middle of the screen first, each page once', () => {
  const links = [
    link('/far/', 300),
    link('/header/', 10, false),
    link('/near/', 20),
    link('/far/', 50),
    link('/b/', 40),
  ];
  expect(choosePaths(links, new Set(), upTo(2))).toEqual(['/near/', '/b/']);
  expect(choosePaths(links, new Set(), upTo(9))).toEqual(['/near/', '/b/', '/far/']);
});

test('where the content shows no link, one of the header’s is chosen, once', () => {
  const links = [link('/men/', 30, false), link('/women/', 20, false)];
  expect(choosePaths(links, new Set(), upTo(4))).toEqual(['/women/']);
  expect(choosePaths(links, new Set(), upTo(0))).toEqual([]);
  expect(choosePaths(links, new Set(['/women/']), upTo(4))).toEqual([]);
});

test('a page that was chosen before takes nothing of what is left', () => {
  expect(choosePaths([link('/a/', 1), link('/b/', 2)], new Set(['/a/']), upTo(1))).toEqual(['/b/']);
});

test.each([0, -1])('nothing is chosen when %d are left', (left) => {
  expect(choosePaths([link('/a/', 1)], new Set(), upTo(left))).toEqual([]);
});

test.each([
  [30 * 1024, 4],
  [10 * 1024, 5],
  [200 * 1024, 1],
  [0, 1],
])('beside a document of %d bytes there is room for %d pages', (bytes, pages) => {
  expect(mostPages(bytes)).toBe(pages);
});

test('choices between few come before nearer links; many are left out', () => {
  const choice = (chooses: string, at: number) => ({
    path: `/?${chooses}=${at}`,
    isContent: true,
    distancePx: 500 + at,
    chooses,
  });
  const few = [choice('page', 1), choice('page', 3)];
  const some = Array.from({ length: 6 }, (_, at) => choice('category', at));
  const many = Array.from({ length: 13 }, (_, at) => ({ ...choice('bodyPart', at), distancePx: 0 }));
  const near = link('/near/', 10);
  expect(choosePaths([...many, ...some, near, ...few], new Set(), upTo(5))).toEqual([
    '/?page=1',
    '/?page=3',
    '/near/',
    '/?category=0',
    '/?category=1',
  ]);
  expect(choosePaths([near, ...few], new Set(), 1)).toEqual(['/?page=1']);
});
