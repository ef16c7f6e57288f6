import { createDraftStore } from './draft-store';

const HOUR = 3_600_000;
const EMPTY = { message: '', city: '' };
const drafts = createDraftStore({ prefix: 'test:', storage: () => localStorage, lifetimeMs: HOUR });
const setNow = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
beforeEach(() => {
  localStorage.clear();
  setNow(1_000_000);
});

test('a draft is its owner’s, laid over the fields of today, until it is cleared', () => {
  drafts.save('contact', 'anna', { message: 'Czy?', gone: 'x', city: 7 });
  expect(drafts.read('contact', 'anna', EMPTY)).toEqual({ message: 'Czy?', city: '' });
  expect(drafts.read('contact', 'ewa', EMPTY)).toBeUndefined();
  drafts.clear('contact');
  expect(drafts.read('contact', 'anna', EMPTY)).toBeUndefined();
});

test('a draft ends after its lifetime, and is removed', () => {
  drafts.save('contact', '', { message: 'Czy?' });
  setNow(1_000_000 + HOUR - 1);
  expect(drafts.read('contact', '', EMPTY)).toEqual({ message: 'Czy?', city: '' });
  setNow(1_000_000 + HOUR);
  expect(drafts.read('contact', '', EMPTY)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('only drafts of the store are cleared', () => {
  localStorage.setItem('other', '1');
  drafts.save('contact', '', EMPTY);
  drafts.save('callBack', '', EMPTY);
  drafts.clearAll();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

test('a browser that refuses its storage, or holds something else there, has no drafts', () => {
  const refused = createDraftStore({
    prefix: '',
    storage: () => {
      throw new Error('denied');
    },
  });
  refused.save('contact', '', EMPTY);
  refused.clearAll();
  expect(refused.read('contact', '', EMPTY)).toBeUndefined();
  localStorage.setItem('test:contact', '{"owner":');
  expect(drafts.read('contact', '', EMPTY)).toBeUndefined();
});
