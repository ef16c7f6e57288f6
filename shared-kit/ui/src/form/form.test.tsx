import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, ErrorSummary, Field, QuantityStepper, RadioCards, Select, TextArea, TextInput } from '.';

test('a field ties label, hint and error to its control', () => {
  render(
    <Field label="E-mail" hint="Na ten adres wyślemy potwierdzenie" error="Podaj adres" required>
      <TextInput name="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Na ten adres wyślemy potwierdzenie', 'Podaj adres']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a field without error or hint claims neither', () => {
  render(
    <Field label="Miasto">
      <Select>
        <option>Łódź</option>
      </Select>
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Miasto' });
  expect(select.getAttribute('aria-describedby')).toBeNull();
  expect(select.getAttribute('aria-invalid')).toBeNull();
});

test('a field gives its id to a text area', () => {
  render(
    <Field label="Dedykacja" id="voucherText">
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Dedykacja' }).id).toBe('voucherText');
});

test('a consent shows its star, its error, and can be ticked by its words', async () => {
  const change = jest.fn();
  render(<Checkbox label="Akceptuję regulamin" required error="Zaakceptuj regulamin" onChange={change} />);
  const box = screen.getByRole('checkbox', { name: /Akceptuję regulamin/ });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Zaakceptuj regulamin');
  await userEvent.click(screen.getByText('Akceptuję regulamin'));
  expect(change).toHaveBeenCalledTimes(1);
});

test('radio cards in groups: each heading once, and it describes its cards', () => {
  render(
    <RadioCards
      legend="Sposób płatności"
      id="pay"
      inputProps={{ name: 'pay' }}
      options={[
        { value: 'blik', label: 'BLIK', group: 'Online', mark: 'B' },
        { value: 'card', label: 'Karta', group: 'Online' },
        { value: 'cash', label: 'W salonie', group: 'Na miejscu' },
      ]}
    />,
  );
  expect(screen.getAllByText('Online')).toHaveLength(1);
  const described = screen.getAllByRole('radio').map((radio) => {
    const heading = document.getElementById(radio.getAttribute('aria-describedby') ?? '');
    return heading?.textContent;
  });
  expect(described).toEqual(['Online', 'Online', 'Na miejscu']);
  // The glyph adds nothing to the name.
  expect(screen.getByRole('radio', { name: 'BLIK' })).toBeTruthy();
});

test('one of the cards is chosen, and not one that is disabled', async () => {
  const change = jest.fn();
  render(
    <RadioCards
      legend="Płatność"
      inputProps={{ name: 'paymentMethod', onChange: (event) => change(event.target.value) }}
      defaultValue="cash"
      options={[
        { value: 'cash', label: 'W salonie' },
        { value: 'przelewy24', label: 'Przelewy24', note: 'Przelew lub karta' },
        { value: 'paypo', label: 'PayPo', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Płatność' })).toBeTruthy();
  await userEvent.click(screen.getByText('PayPo'));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Przelewy24'));
  expect(change).toHaveBeenCalledWith('przelewy24');
});

test('what a choice asks for stands right under its card', () => {
  const { container } = render(
    <RadioCards
      legend="Płatność"
      inputProps={{ name: 'paymentMethod', onChange: () => undefined }}
      value="blik"
      options={[
        { value: 'blik', label: 'BLIK', detail: <input aria-label="Kod BLIK" /> },
        { value: 'cash', label: 'W salonie' },
      ]}
    />,
  );
  const names = [...container.querySelectorAll('input')].map((each) => each.value || each.getAttribute('aria-label'));
  expect(names).toEqual(['blik', 'Kod BLIK', 'cash']);
});

function Quantity({ max = 9 }: { max?: number }) {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      label="Liczba"
      decreaseLabel="Mniej"
      increaseLabel="Więcej"
      value={value}
      max={max}
      onChange={setValue}
    />
  );
}

test('the quantity goes up and down and stops at its ends', async () => {
  render(<Quantity max={3} />);
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Liczba' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Więcej' });
  await userEvent.click(more);
  expect(number.value).toBe('3');
  expect(more.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Mniej' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mniej' }));
  expect(number.value).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mniej' }).disabled).toBe(true);
});

test.each([
  ['7', '7'],
  ['50', '9'],
  ['0', '1'],
  ['abc', '2'],
])('a typed quantity of %s becomes %s', async (typed, shown) => {
  render(<Quantity />);
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Liczba' });
  await userEvent.clear(number);
  await userEvent.type(number, typed);
  await userEvent.tab();
  expect(number.value).toBe(shown);
});

test('the summary takes focus after a failed try and leads to the field', async () => {
  const errors = [{ fieldId: 'email', message: 'Podaj adres e-mail' }];
  const form = (attempt: number, found: typeof errors) => (
    <>
      <ErrorSummary title="Popraw dane" errors={found} attempt={attempt} />
      <input id="email" aria-label="E-mail" />
    </>
  );
  Element.prototype.scrollIntoView = jest.fn();
  const { rerender } = render(form(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(1, errors));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'Podaj adres e-mail' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});
