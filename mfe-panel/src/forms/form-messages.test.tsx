import { render } from '@testing-library/react';
import { FormMessages } from './form-messages';

jest.mock('@aksamit/module-sdk/i18n', () => ({ useTranslate: () => (key: string) => key }));

const view = (attempt: number, errors = {}) => (
  <FormMessages errors={errors} fieldId={(name) => name} attempt={attempt} message="Nie udało się" />
);

test('a message above a long form comes into view at each attempt, but where fields are wrong', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { rerender } = render(view(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(view(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(view(2));
  expect(scrolled).toHaveBeenCalledTimes(2);
  scrolled.mockClear();
  rerender(view(3, { name: 'Podaj nazwę' }));
  expect(scrolled).not.toHaveBeenCalledWith({ block: 'nearest' });
});
