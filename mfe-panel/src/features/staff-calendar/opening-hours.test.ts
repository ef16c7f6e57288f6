import { axisOf, openSpan } from './opening-hours';

const day = { start: '09:00', end: '19:30', closed: false, allDay: false };
const closed = { ...day, closed: true };
const openTime = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: { ...day, allDay: true },
  saturday: { ...day, end: null },
  sunday: closed,
};
const openingExceptions = [
  { ...day, start: '12:00', date: '2026-11-24', reason: 'Szkolenie' },
  { ...closed, date: '2026-11-25', reason: 'Remont' },
];

test.each([
  ['2026-11-23', { from: 540, to: 1170 }],
  ['2026-11-24', { from: 720, to: 1170 }],
  ['2026-11-25', null],
  ['2026-11-27', { from: 0, to: 1440 }],
  ['2026-11-28', null],
  ['2026-11-29', null],
])('on %s it is open %j', (date, span) => {
  expect(openSpan({ openTime, openingExceptions }, date)).toEqual(span);
});

test('the axis has whole hours, visits outside of the opening hours included', () => {
  expect(axisOf([{ from: 555, to: 1170 }])).toEqual({ from: 540, to: 1200 });
  expect(
    axisOf([
      { from: 540, to: 1140 },
      { from: 510, to: 1420 },
    ]),
  ).toEqual({ from: 480, to: 1440 });
  expect(axisOf([])).toEqual({ from: 540, to: 1080 });
});
