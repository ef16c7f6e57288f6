import { render, screen } from '@testing-library/react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Checkbox, Field, TextInput } from './form';
import { Notice } from './notice';
import { joinShortWords } from './short-words';
import { Heading, Text } from './text';

const NBSP = '\u00a0';

test.each([
  ['zabiegi w salonie', `zabiegi w${NBSP}salonie`],
  ['O nas i o Tobie', `O${NBSP}nas i${NBSP}o${NBSP}Tobie`],
  ['a w i z domu', `a${NBSP}w${NBSP}i${NBSP}z${NBSP}domu`],
  ['(w cenie)', `(w${NBSP}cenie)`],
  ['16 i 17 lat', `16 i${NBSP}17${NBSP}lat`],
  ['po 3 tygodniach', `po 3${NBSP}tygodniach`],
  ['do 24 godzin przed wizytą', `do 24${NBSP}godzin przed wizytą`],
  ['od 3–4 zabiegów, do 12,5 punktu', `od 3–4${NBSP}zabiegów, do 12,5${NBSP}punktu`],
  ['Zaznacz, że znasz się z ', `Zaznacz, że znasz się z${NBSP}`],
  ['fala 1064 nm, głowica 22 × 35 mm', `fala 1064${NBSP}nm, głowica 22${NBSP}×${NBSP}35${NBSP}mm`],
  ['pod +48 22 100 20 30 od rana', `pod +48${NBSP}22${NBSP}100${NBSP}20${NBSP}30 od rana`],
  ['Aksamit Kraków, ul. Długa 1', `Aksamit Kraków, ul.${NBSP}Długa 1`],
  ['np. @anna, ok. 5 tygodni', `np.${NBSP}@anna, ok.${NBSP}5${NBSP}tygodni`],
  ['co 6 tyg. lub 15 min', `co 6${NBSP}tyg. lub 15${NBSP}min`],
])('%s: no word of one letter and no number without what it counts is left at the end of a line', (text, joined) => {
  expect(joinShortWords(text)).toBe(joined);
});

test.each([
  'bul. Dalej',
  'masz nogi',
  'pani Ewa',
  '24 h',
  '5a 7',
  'zł za',
  'Puławska 1, Warszawa',
  'Łazienki 2 Warszawa',
  '',
])('“%s” stays as it is', (text) => {
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

/** What a browser keeps on one line. */
const unbroken = () => [...document.querySelectorAll('span[style*="nowrap"]')].map(({ textContent }) => textContent);

test('labels of check boxes and notices join them too, around what is a link', () => {
  render(
    <>
      <Checkbox
        label={
          <>
            Znam zasady i akceptuję <a href="/r">regulamin</a> w całości
          </>
        }
      />
      <Notice title="Zajrzyj w kalendarz">Termin i salon</Notice>
    </>,
  );
  const name = `Znam zasady i${NBSP}akceptuję regulamin w${NBSP}całości`;
  expect(screen.getByRole('checkbox', { name })).toBeTruthy();
  expect(screen.getByText('Zajrzyj w kalendarz').textContent).toBe(`Zajrzyj w${NBSP}kalendarz`);
  expect(screen.getByText('Termin i salon').textContent).toBe(`Termin i${NBSP}salon`);
});

test('e-mail stays on one line in labels, buttons and texts, and is read as it is written', () => {
  render(
    <>
      <Field label="Twój adres e-mail" required>
        <TextInput />
      </Field>
      <Button>Zostaw e-mail bez zmian</Button>
      <Checkbox label="Chcę dostawać E-maile" />
      <Text>Napiszemy e-mailem</Text>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Twój adres e-mail' })).toBeTruthy();
  expect(screen.getByLabelText(/^Twój adres e-mail/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zostaw e-mail bez zmian' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Chcę dostawać E-maile' })).toBeTruthy();
  expect(unbroken()).toEqual(['e-mail', 'e-mail', 'E-maile', 'e-mailem']);
  const [star] = screen.getAllByText('*', { exact: false, selector: '[aria-hidden]' });
  if (!star) throw new Error('no star');
  const [inLabel] = document.querySelectorAll('label > span');
  expect(inLabel?.textContent).toBe('Twój adres e-mail');
  expect(getComputedStyle(inLabel ?? star).color).not.toBe(getComputedStyle(star).color);
});
