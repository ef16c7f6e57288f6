import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a press runs its action', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Dodaj</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a busy button ignores presses, keeps its name and can still hold focus', async () => {
  const press = jest.fn();
  render(
    <Button busy onClick={press}>
      Dodaj
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Dodaj' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not send its form again', async () => {
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Wyślij
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a button inside a form sends nothing unless it is made to', async () => {
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Usuń</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});
