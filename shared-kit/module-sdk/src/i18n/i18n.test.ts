import { formatFullDate, formatMonth, formatShortMonth, formatShortWeekday, formatWeekdayDate } from '../dates';
import {
  createTranslations,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatSortableDateTime,
  formatTime,
} from '.';

const resources = {
  pl: {
    visits_one: '{{count}} zabieg',
    visits_few: '{{count}} zabiegi',
    visits_many: '{{count}} zabiegów',
    visits_other: '{{count}} zabiegu',
  },
  en: { visits_one: '{{count}} visit', visits_other: '{{count}} visits' },
};

test.each([
  [1, '1 zabieg'],
  [2, '2 zabiegi'],
  [5, '5 zabiegów'],
  [12, '12 zabiegów'],
  [22, '22 zabiegi'],
])('Polish counts %d as %s', (count, text) => {
  expect(createTranslations('pl', resources)('visits', { count })).toBe(text);
});

test('English has its own forms', () => {
  const t = createTranslations('en', resources);
  expect([t('visits', { count: 1 }), t('visits', { count: 3 })]).toEqual(['1 visit', '3 visits']);
});

test('a key without a text shows the given default, never its own name', () => {
  const t = createTranslations('en', { pl: { known: 'A' }, en: { known: 'A {{x}}' } });
  expect(t('known', { x: '1', defaultValue: 'B' })).toBe('A 1');
  expect(t('unheardOf', { x: '1', count: 2, defaultValue: 'B {{x}}' })).toBe('B 1');
});

test('dates are shown in the stores’ zone, across the change to winter time', () => {
  expect(formatDateTime('2026-10-25T00:30:00Z', 'pl')).toBe('25.10.2026 02:30');
  expect(formatDateTime('2026-10-25T01:30:00Z', 'pl')).toBe('25.10.2026 02:30');
  expect(formatTime('2026-07-01T22:15:00Z')).toBe('00:15');
  expect(formatDate('2026-12-31T23:30:00Z', 'pl')).toBe('01.01.2027');
  expect(formatDate('2026-12-31T23:30:00Z', 'en')).toBe('1 Jan 2027');
  expect(formatSortableDateTime('2026-12-31T23:30:00Z')).toBe('2027-01-01 00:30');
  expect(formatSortableDateTime(new Date('2026-07-01T22:15:00Z'))).toBe('2026-07-02 00:15');
});

test.each([
  ['a date', formatDate, '05.03.2026', '5 Mar 2026'],
  ['a day of this year', formatDayMonth, '05.03', '5 Mar'],
  ['a date and time', formatDateTime, '05.03.2026 09:05', '5 Mar 2026, 09:05'],
  ['a long date', formatLongDate, '5 marca 2026', '5 March 2026'],
  ['a day of the week', formatWeekdayDate, 'czwartek, 5 marca', 'Thursday 5 March'],
  ['a full date', formatFullDate, 'czwartek, 5 marca 2026', 'Thursday 5 March 2026'],
  ['a month', formatMonth, 'marzec 2026', 'March 2026'],
  ['a short day of the week', formatShortWeekday, 'czw.', 'Thu'],
  ['a short month', formatShortMonth, 'mar', 'Mar'],
])('%s is written as the language writes it', (_, format, polish, english) => {
  const instant = '2026-03-05T08:05:00Z';
  expect([format(instant, 'pl'), format(instant, 'en')]).toEqual([polish, english]);
});

test('a local date and a month without a time stay what they are', () => {
  expect(formatDate('2026-10-25', 'pl')).toBe('25.10.2026');
  expect(formatWeekdayDate('2026-03-29', 'en')).toBe('Sunday 29 March');
  expect(formatMonth('2026-10', 'pl')).toBe('październik 2026');
});

test('a text without values is the same on each request, also one that is missing', () => {
  const t = createTranslations('en', { pl: { own: 'Tylko' }, en: { known: 'A' } });
  for (const _ of [1, 2])
    expect(['known', 'own', 'unheardOf'].map((key) => t(key))).toEqual(['A', 'Tylko', 'unheardOf']);
});

test('a release that is older than the formats by language names none, and gets the figures', () => {
  const asBefore = [formatDate, formatDayMonth, formatDateTime];
  expect(asBefore.map((format) => Reflect.apply(format, null, ['2026-11-26T13:30:00Z']))).toEqual([
    '26.11.2026',
    '26.11',
    '26.11.2026 14:30',
  ]);
});
