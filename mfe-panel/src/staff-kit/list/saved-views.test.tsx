import { MOST_VIEWS, readViews, withView, writeViews } from './saved-views';

const view = (name: string, query = '') => ({ name, query });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was saved is read again, apart for each list', () => {
  expect(writeViews('orders', [view('Unpaid', 'paidStatus=unpaid')])).toBe(true);
  expect(readViews('orders')).toEqual([view('Unpaid', 'paidStatus=unpaid')]);
  expect(readViews('desk')).toEqual([]);
});

test.each(['{', '7', '[{"name":""}]', '[{"name":"a"}]'])('a damaged store has no views: %s', (text) => {
  localStorage.setItem('staffViews:orders', text);
  expect(readViews('orders')).toEqual([]);
});

test('without storage there are no views, and saving states it', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(readViews('orders')).toEqual([]);
  expect(writeViews('orders', [view('a')])).toBe(false);
});

test('a view of the same name is replaced, and the oldest makes room', () => {
  expect(withView([view('a', 'q=1'), view('b')], view('a', 'q=2'))).toEqual([view('b'), view('a', 'q=2')]);
  const full = Array.from({ length: MOST_VIEWS }, (_, index) => view(`v${index}`));
  const more = withView(full, view('new'));
  expect(more).toHaveLength(MOST_VIEWS);
  expect(more.at(-1)).toEqual(view('new'));
  expect(more).not.toContainEqual(view('v0'));
});
