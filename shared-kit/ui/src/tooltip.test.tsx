import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Tooltip } from './tooltip';

const show = (onClick = jest.fn()) => {
  render(
    <Tooltip text="Najpierw wybierz termin">
      {(describedBy) => (
        <Button aria-disabled aria-describedby={describedBy} onClick={onClick}>
          Dalej
        </Button>
      )}
    </Tooltip>,
  );
  return { button: screen.getByRole('button', { name: 'Dalej' }), onClick };
};

test('describes its control, which can still be reached', async () => {
  const { button } = show();
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText('Najpierw wybierz termin').id);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
});

test('goes with Escape, and comes back the next time', async () => {
  const { button } = show();
  const base = button.parentElement;
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(base?.hasAttribute('data-dismissed')).toBe(true);
  fireEvent.blur(button);
  expect(base?.hasAttribute('data-dismissed')).toBe(false);
});
