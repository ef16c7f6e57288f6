import { readAddress, turnedDate, withAddress } from './calendar-address';

const today = '2026-11-27';
const read = (query: string) => readAddress(new URLSearchParams(query), today);

test('without a query it is the day of today by therapist', () => {
  expect(read('')).toEqual({
    date: today,
    view: 'day',
    by: 'therapist',
    unit: null,
    withCanceled: false,
    customer: null,
  });
});

test.each(['date=2026-13-45', 'date=x', 'view=year', 'by=chair', 'unit=a', 'customer=7'])(
  'what cannot be read is the default: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('a state leads to an address that leads back to it, and other parameters stay', () => {
  const customer = '11111111-1111-4111-8111-111111111111';
  const shown = { date: '2026-12-01', view: 'week', by: 'room', unit: '4', withCanceled: true, customer } as const;
  const next = withAddress(new URLSearchParams('salon=2'), shown, today);
  expect(next.get('salon')).toBe('2');
  expect(readAddress(next, today)).toEqual(shown);
  expect(withAddress(next, read(''), today).toString()).toBe('salon=2');
});

test('another kind of unit ends the choice of one unit', () => {
  expect(withAddress(new URLSearchParams('unit=4'), { by: 'device' }, today).toString()).toBe('by=device');
});

test('a page of the calendar is a day or a week', () => {
  expect(turnedDate({ date: '2026-11-30', view: 'day' }, 1)).toBe('2026-12-01');
  expect(turnedDate({ date: '2026-11-30', view: 'week' }, -1)).toBe('2026-11-23');
});
