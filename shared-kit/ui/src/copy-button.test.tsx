import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

test('copies the text, and reports whether the browser did it', async () => {
  const user = userEvent.setup();
  const results: boolean[] = [];
  render(<CopyButton text="AKS-1" label="Skopiuj numer" onResult={(isCopied) => results.push(isCopied)} />);
  await user.click(screen.getByRole('button', { name: 'Skopiuj numer' }));
  expect(await navigator.clipboard.readText()).toBe('AKS-1');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Skopiuj numer' }));
  expect(results).toEqual([true, false]);
});
