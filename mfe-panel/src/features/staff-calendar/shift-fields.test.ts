import type { TherapistRota } from '@aksamit/contracts/staff';
import { hoursProblem, newException, rotaFields, rotaOf } from './shift-fields';

const rota: TherapistRota = {
  therapist: { id: '1', name: 'Alicja' },
  version: 3,
  week: [
    { weekday: 1, start: '09:00', end: '17:00', breakStart: '13:00', breakEnd: '13:30', moreBreaks: [] },
    { weekday: 6, start: '09:00', end: '15:00', breakStart: null, breakEnd: null, moreBreaks: [] },
  ],
  exceptions: [
    { date: '2026-12-24', start: null, end: null, breakStart: null, breakEnd: null, moreBreaks: [] },
    { date: '2026-12-31', start: '09:00', end: '13:00', breakStart: null, breakEnd: null, moreBreaks: [] },
  ],
};

test('a rota becomes fields of seven days and back', () => {
  const fields = rotaFields(rota);
  expect(fields.week.map(({ works }) => works)).toEqual([true, false, false, false, false, true, false]);
  expect(rotaOf(fields)).toEqual({ week: rota.week, exceptions: rota.exceptions });
});

test('a new date is a day off', () => {
  const exceptions = [newException('2026-12-28')];
  expect(rotaOf({ ...rotaFields(rota), exceptions }).exceptions).toEqual([
    { date: '2026-12-28', start: null, end: null, breakStart: null, breakEnd: null, moreBreaks: [] },
  ]);
});

test('the earliest break is the first, and an empty one is none', () => {
  const [monday = null] = rotaFields(rota).week;
  if (!monday) throw new Error('no monday');
  const moreBreaks = [
    { start: '', end: '' },
    { start: '11:00', end: '11:15' },
  ];
  expect(rotaOf({ week: [{ ...monday, moreBreaks }], exceptions: [] }).week).toEqual([
    {
      ...rota.week[0],
      breakStart: '11:00',
      breakEnd: '11:15',
      moreBreaks: [{ start: '13:00', end: '13:30' }],
    },
  ]);
});

const day = { works: true, start: '09:00', end: '17:00', breakStart: '', breakEnd: '' };
test.each([
  [day, null],
  [{ ...day, works: false, end: '' }, null],
  [{ ...day, end: '09:00' }, 'order'],
  [{ ...day, start: '' }, 'order'],
  [{ ...day, breakStart: '13:00' }, 'break'],
  [{ ...day, breakStart: '08:00', breakEnd: '09:30' }, 'break'],
  [{ ...day, breakStart: '13:00', breakEnd: '13:30' }, null],
  [{ ...day, breakStart: '13:00', breakEnd: '13:30', moreBreaks: [{ start: '', end: '' }] }, null],
  [{ ...day, breakStart: '13:00', breakEnd: '13:30', moreBreaks: [{ start: '15:00', end: '' }] }, 'break'],
  [{ ...day, breakStart: '13:00', breakEnd: '13:30', moreBreaks: [{ start: '13:15', end: '14:00' }] }, 'overlap'],
  [{ ...day, breakStart: '13:00', breakEnd: '13:30', moreBreaks: [{ start: '12:45', end: '13:00' }] }, null],
])('%j has the problem %s', (hours, problem) => {
  expect(hoursProblem(hours)).toBe(problem);
});
