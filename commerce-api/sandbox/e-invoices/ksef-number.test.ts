import { crc8, newKsefNumber } from './ksef-number';

test("the check fits the documentation's example", () => {
  expect(crc8('5265877635-20250826-0100001AF629')).toBe('AF');
});

test('a number has 35 characters and its check', () => {
  const number = newKsefNumber('1234563218', new Date('2026-03-01T12:00:00Z'));
  expect(number).toMatch(/^1234563218-20260301-[0-9A-F]{12}-[0-9A-F]{2}$/);
  expect(number.slice(-2)).toBe(crc8(number.slice(0, -3)));
});
