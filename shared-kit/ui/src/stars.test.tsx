import { render, screen } from '@testing-library/react';
import { Stars } from '.';

/** Width to which the stars are filled, in a drawing of which each star has 26 and begins at 1. */
function filled(rating: number): number {
  const { container } = render(<Stars rating={rating} />);
  return Number(container.querySelector('svg svg')?.getAttribute('width'));
}

test.each([
  [0, 0],
  [1, 26],
  [4, 104],
  [4.5, 4 * 26 + 1 + 11],
  [4.25, 4 * 26 + 1 + 5.5],
  [5, 130],
  [7, 130],
])('%d stars are filled up to %d', (rating, width) => {
  expect(filled(rating)).toBe(width);
});

test('its words are for screen readers alone', () => {
  render(<Stars rating={4.5} label="Ocena 4,50 na 5" />);
  expect(screen.getByText('Ocena 4,50 na 5')).toBeTruthy();
});
