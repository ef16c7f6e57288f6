import { simulateDialogs } from '@aksamit/module-sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

beforeAll(simulateDialogs);

const question = (open: boolean, onClose = () => {}) => (
  <Dialog open={open} title="Usunąć konto?" closeLabel="Zamknij" onClose={onClose}>
    <p>Stracisz dane.</p>
  </Dialog>
);

test('it opens as a modal with its title as its name, and closes on request', () => {
  const { rerender } = render(question(true));
  expect(screen.getByRole('dialog', { name: 'Usunąć konto?' })).toBeTruthy();
  expect(screen.getByText('Stracisz dane.')).toBeTruthy();
  rerender(question(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Stracisz dane.')).toBeNull();
});

test('it is read from its title on, not from the button that closes it; later changes leave the focus alone', () => {
  const { rerender } = render(question(true));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Usunąć konto?' }));
  screen.getByRole('button', { name: 'Zamknij' }).focus();
  rerender(question(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zamknij' }));
});

test('the close button, Escape and a press beside it ask to close; a press inside does not', async () => {
  const close = jest.fn();
  render(question(true, close));
  await userEvent.click(screen.getByText('Stracisz dane.'));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledTimes(3);
});
