import { type RecentPage, readRecentPages, rememberPage, withPage } from './recent-pages';

const order = (id: string, title = `Zamówienie ${id}`) => ({ page: 'panel/staff-order', params: { id }, title });

beforeEach(() => sessionStorage.clear());

test('a page that is shown again is first, once and under its latest heading', () => {
  const pages = [order('1'), order('2', 'Zamówienie'), order('3')];
  expect(withPage(pages, order('2'))).toEqual([order('2'), order('1'), order('3')]);
});

test('the oldest of too many are dropped', () => {
  const pages = Array.from({ length: 12 }, (_, index) => order(String(index)));
  const shown = pages.reduce<RecentPage[]>(withPage, []);
  expect(shown.map(({ params }) => params.id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
});

test('each person has a list of their own', () => {
  rememberPage('u1', order('1'));
  expect([readRecentPages('u1'), readRecentPages('u2')]).toEqual([[order('1')], []]);
});

test.each(['nonsense', '{}', '[{"page":1}]'])('what the store holds is checked: %s', (text) => {
  sessionStorage.setItem('staffRecent:u1', text);
  expect(readRecentPages('u1')).toEqual([]);
});
