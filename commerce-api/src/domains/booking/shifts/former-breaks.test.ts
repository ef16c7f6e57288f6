import type { ShiftDay } from '@aksamit/contracts/staff';
import { withFormerBreaks } from './former-breaks';

const monday = { weekday: 1, start: '09:00', end: '17:00', breakStart: '12:00', breakEnd: '12:30' };
const tea = { start: '15:00', end: '15:15' };
const early = { start: '10:00', end: '10:10' };
const before = { week: [{ ...monday, moreBreaks: [early, tea] }], exceptions: [] };

const breaksOf = (day: ShiftDay) => withFormerBreaks({ week: [day], exceptions: [] }, before).week[0]?.moreBreaks;

test.each([
  ['a day of a former module retains them', monday, [early, tea]],
  ['those outside of shorter hours go', { ...monday, end: '15:10' }, [early]],
  ['those under a moved first break go', { ...monday, breakStart: '09:30', breakEnd: '10:05' }, [tea]],
  ['without a first break there are none', { ...monday, breakStart: null, breakEnd: null }, []],
  ['a day that was free has none', { ...monday, weekday: 2 }, []],
  ['those that are sent replace them', { ...monday, moreBreaks: [] }, []],
])('%s', (_, day, expected) => {
  expect(breaksOf(day)).toEqual(expected);
});

test('dates too', () => {
  const { weekday: _weekday, ...hours } = monday;
  const date = { ...hours, date: '2026-12-24' };
  const off = { date: '2026-12-25', start: null, end: null, breakStart: null, breakEnd: null };
  const former = { week: [], exceptions: [{ ...date, moreBreaks: [tea] }] };
  const { exceptions } = withFormerBreaks({ week: [], exceptions: [date, off] }, former);
  expect(exceptions.map(({ moreBreaks }) => moreBreaks)).toEqual([[tea], []]);
});
