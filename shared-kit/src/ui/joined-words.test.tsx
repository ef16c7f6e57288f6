import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';
import { joinShortWords } from './joined-words';
import { Heading, Text } from './text';

const NBSP = '\u00a0';

test.each([
  ['zabiegi w salonie', `zabiegi w${NBSP}salonie`],
  ['O nas i o Tobie', `O${NBSP}nas i${NBSP}o${NBSP}Tobie`],
  ['a w i z domu', `a${NBSP}w${NBSP}i${NBSP}z${NBSP}domu`],
  ['(w cenie)', `(w${NBSP}cenie)`],
  ['16 i 17 lat', `16 i${NBSP}17 lat`],
  ['Zaznacz, że znasz się z ', `Zaznacz, że znasz się z${NBSP}`],
])('%s: no word of one letter is left at the end of a line', (text, joined) => {
  expect(joinShortWords(text)).toBe(joined);
});

test.each(['masz nogi', 'pani Ewa', '24 h', '5a 7', 'zł za', ''])('“%s” stays as it is', (text) => {
  expect(joinShortWords(text)).toBe(text);
});

test('headings and texts of the kit join them; what stands in them as elements is left alone', () => {
  render(
    <>
      <Heading level={1}>Wszystko w jednym</Heading>
      <Text data-testid="text">
        Czytaj {'o nas'} w <a href="/a">a w b</a>
      </Text>
      <EmptyState title="Pusto" text="Zajrzyj i wybierz" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Wszystko w${NBSP}jednym`);
  expect(screen.getByTestId('text').textContent).toBe(`Czytaj o${NBSP}nas w${NBSP}a w b`);
  expect(screen.getByText('Zajrzyj i wybierz').textContent).toBe(`Zajrzyj i${NBSP}wybierz`);
});
