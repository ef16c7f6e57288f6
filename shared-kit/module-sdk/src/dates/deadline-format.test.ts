import { formatDeadline } from './deadline-format';

test.each([
  ['2026-11-23', 'poniedziałku, 23 listopada, godz. 10:15', 'Monday 23 November, 10:15'],
  ['2026-11-24', 'wtorku, 24 listopada, godz. 10:15', 'Tuesday 24 November, 10:15'],
  ['2026-11-25', 'środy, 25 listopada, godz. 10:15', 'Wednesday 25 November, 10:15'],
  ['2026-11-26', 'czwartku, 26 listopada, godz. 10:15', 'Thursday 26 November, 10:15'],
  ['2026-11-27', 'piątku, 27 listopada, godz. 10:15', 'Friday 27 November, 10:15'],
  ['2026-11-28', 'soboty, 28 listopada, godz. 10:15', 'Saturday 28 November, 10:15'],
  ['2026-11-29', 'niedzieli, 29 listopada, godz. 10:15', 'Sunday 29 November, 10:15'],
])('%s is inflected after “do”, and is the salons’ day', (day, pl, en) => {
  const instant = `${day}T09:15:00Z`;
  expect(formatDeadline(instant, 'pl')).toBe(pl);
  expect(formatDeadline(new Date(instant), 'en')).toBe(en);
});
