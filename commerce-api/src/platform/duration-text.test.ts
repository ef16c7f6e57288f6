import { durationText } from './duration-text';
import { errorMessage, registerMessages } from './messages';

test.each([
  [1, '1 godzinę', '1 hour', '1 tydzień'],
  [2, '2 godziny', '2 hours', '2 tygodnie'],
  [5, '5 godzin', '5 hours', '5 tygodni'],
  [12, '12 godzin', '12 hours', '12 tygodni'],
  [24, '24 godziny', '24 hours', '24 tygodnie'],
  [48, '48 godzin', '48 hours', '48 tygodni'],
])('%d hours and weeks', (count, hours, englishHours, weeks) => {
  expect([durationText('hours', count, 'pl'), durationText('hours', count, 'en')]).toEqual([hours, englishHours]);
  expect(durationText('weeks', count, 'pl')).toBe(weeks);
});

test.each([
  [1, '1 minutę', '1 minute'],
  [22, '22 minuty', '22 minutes'],
  [60, '60 minut', '60 minutes'],
])('%d minutes', (count, minutes, englishMinutes) => {
  expect([durationText('minutes', count, 'pl'), durationText('minutes', count, 'en')]).toEqual([
    minutes,
    englishMinutes,
  ]);
});

test('messages name durations by their unit, other figures as they are', () => {
  registerMessages({
    pl: { errors: { tested: 'Najpóźniej {hours} przed, od {years} lat' } },
    en: { errors: { tested: 'Until {hours} before, from {years} on' } },
  });
  expect(errorMessage('tested', 'pl', { hours: 48, years: 16 })).toBe('Najpóźniej 48 godzin przed, od 16 lat');
  expect(errorMessage('tested', 'en', { hours: 48, years: 16 })).toBe('Until 48 hours before, from 16 on');
});
