import { Skeleton } from '@aksamit/ui';
import { act, screen } from '@testing-library/react';
import { renderCheckout } from '../testing/render-checkout';
import { Waiting } from './waiting';

const show = () =>
  act(async () =>
    renderCheckout(
      <Waiting first={{ height: '3rem' }} gap={5}>
        <Skeleton height="9rem" />
      </Waiting>,
    ),
  );
const announced = () => screen.getByRole('status').textContent;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a response after more than six seconds is shown as slow, in the first placeholder’s space', async () => {
  jest.useFakeTimers();
  await show();
  const blocks = document.querySelectorAll('[aria-hidden="true"]').length;
  act(() => jest.advanceTimersByTime(5900));
  expect(announced()).toBe('');
  act(() => jest.advanceTimersByTime(100));
  expect(announced()).toContain('To trwa dłużej niż zwykle');
  expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(blocks - 1);
});

test('without a connection a notice appears at once, and disappears when there is one', async () => {
  await show();
  expect(announced()).toBe('');
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(announced()).toContain('Brak połączenia');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(announced()).toBe('');
});
