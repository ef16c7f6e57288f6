import { dateText, dateTimeText, shortDateTimeText } from './date-text';

test('dates of messages and documents are written as each language writes them, in the stores’ zone', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect([dateText(at, 'pl'), dateText(at, 'en')]).toEqual(['21 listopada 2026', '21 November 2026']);
  expect(dateTimeText(at, 'pl')).toBe('sobota, 21 listopada 2026, 00:30');
  expect(dateTimeText(at, 'en')).toBe('Saturday 21 November 2026, 00:30');
  expect([shortDateTimeText(at, 'pl'), shortDateTimeText(at, 'en')]).toEqual([
    'sob. 21.11, 00:30',
    'Sat 21 Nov, 00:30',
  ]);
});
