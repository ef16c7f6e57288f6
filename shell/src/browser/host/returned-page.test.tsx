import { followReturns } from './returned-page';

const seen: (string | null)[][] = [];
beforeAll(() => {
  followReturns();
  addEventListener('storage', ({ key, oldValue, newValue }) => seen.push([key, oldValue, newValue]));
});
beforeEach(() => {
  seen.length = 0;
  localStorage.clear();
});

const returned = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('what later pages stored, changed and removed is passed on as another tab’s change', () => {
  localStorage.setItem('visitor', 'a');
  localStorage.setItem('gone', '1');
  localStorage.setItem('same', '1');
  dispatchEvent(new Event('pagehide'));
  localStorage.setItem('visitor', 'b');
  localStorage.setItem('cart', '{}');
  localStorage.removeItem('gone');
  returned(true);
  expect(seen.toSorted()).toEqual([
    ['cart', null, '{}'],
    ['gone', '1', null],
    ['visitor', 'a', 'b'],
  ]);
});

test('a page that is loaded anew reads all itself', () => {
  dispatchEvent(new Event('pagehide'));
  localStorage.setItem('cart', '{}');
  returned(false);
  expect(seen).toEqual([]);
});
