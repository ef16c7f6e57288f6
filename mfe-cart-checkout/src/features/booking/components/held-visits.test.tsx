import { act, screen } from '@testing-library/react';
import { onlyDate } from '../../../testing/booking-fixtures';
import { cartItemFixture } from '../../../testing/cart-fixtures';
import { renderCheckout } from '../../../testing/render-checkout';
import { HeldVisits } from './held-visits';

const NOW = new Date('2026-11-21T10:00:00Z');
const item = cartItemFixture({
  location: { id: '1', name: 'Aksamit Kraków', city: 'Kraków' },
  startAt: '2026-11-23T09:15:00.000Z',
  endAt: '2026-11-23T10:00:00.000Z',
  holdExpiresAt: '2026-11-21T10:05:00.000Z',
  holdSecondsLeft: 300,
});

beforeEach(() => onlyDate(NOW));
afterEach(() => jest.useRealTimers());

test('shows the visits that the order will book, and which is lost when time runs out', () => {
  const onEnd = jest.fn();
  const later = cartItemFixture({ id: '12' });
  const href = '/koszyk/rezerwacja/';
  renderCheckout(<HeldVisits items={[item, later]} receivedAt={NOW.getTime()} reservationHref={href} onEnd={onEnd} />);
  expect(screen.getAllByText('Depilacja laserowa nóg')).toHaveLength(1);
  expect(screen.getByText('poniedziałek, 23 listopada, 10:15–\u206011:00')).toBeTruthy();
  expect(screen.getByText('5:00')).toBeTruthy();
  jest.setSystemTime(NOW.getTime() + 300_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Czas minął: poniedziałek, 23 listopada/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wybierz termin jeszcze raz' }).getAttribute('href')).toBe(href);
});

test('without visits there is nothing', () => {
  renderCheckout(
    <HeldVisits items={[cartItemFixture()]} receivedAt={NOW.getTime()} reservationHref="/" onEnd={() => undefined} />,
  );
  expect(screen.queryByRole('status')).toBeNull();
});
