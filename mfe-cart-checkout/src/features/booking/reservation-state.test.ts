import { cartItemFixture } from '../../testing/cart-fixtures';
import { announcedMinutes, clockOf, holdDeadline, isDecided, reservationState } from './reservation-state';

const NOW = 1_800_000_000_000;
const slot = { startAt: '2026-11-23T09:15:00.000Z', location: { id: '1', name: 'Aksamit Kraków', city: 'Kraków' } };
const held = (holdSecondsLeft: number | null) =>
  cartItemFixture({ ...slot, holdExpiresAt: '2026-11-21T10:20:00.000Z', holdSecondsLeft });
const at = { receivedAt: NOW, now: NOW, laterIds: ['11'] };

test('a hold counts from when the cart was received, whatever this browser’s clock shows', () => {
  expect(holdDeadline(held(90), NOW)).toBe(NOW + 90_000);
  expect(reservationState(held(90), { ...at, now: NOW + 89_000 })).toBe('held');
  expect(reservationState(held(90), { ...at, now: NOW + 90_000 })).toBe('ended');
  expect(reservationState(held(0), at)).toBe('ended');
});

test('an older API returns only the end of a hold', () => {
  const { holdSecondsLeft: _left, ...item } = held(null);
  expect(holdDeadline(item, NOW)).toBe(Date.parse('2026-11-21T10:20:00.000Z'));
});

test('a slot that was given back, or left for later', () => {
  expect(reservationState(cartItemFixture({ ...slot, holdExpiresAt: null, holdSecondsLeft: null }), at)).toBe('ended');
  expect(reservationState(cartItemFixture(), at)).toBe('later');
  expect(reservationState(cartItemFixture(), { ...at, laterIds: [] })).toBe('open');
  expect((['held', 'later', 'ended', 'open'] as const).map(isDecided)).toEqual([true, true, false, false]);
});

test('what is shown and announced of the time left', () => {
  expect([1200, 61, 60, 0.4, -3].map(clockOf)).toEqual(['20:00', '1:01', '1:00', '0:01', '0:00']);
  expect([1200, 600, 301, 300, 119, 30].map(announcedMinutes)).toEqual([null, 10, 10, 5, 2, 1]);
});
