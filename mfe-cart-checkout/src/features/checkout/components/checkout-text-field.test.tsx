import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { renderCheckout } from '../../../testing/render-checkout';
import { type CheckoutValues, emptyCheckout } from '../checkout-values';
import { CheckoutTextField } from './checkout-text-field';

const required: Resolver<CheckoutValues> = (values) => ({
  values: {},
  errors: values.user.firstName ? {} : { user: { firstName: { type: 'required', message: 'required' } } },
});

const drawn: string[] = [];
function TwoFields() {
  const form = useForm<CheckoutValues>({
    defaultValues: emptyCheckout('Polska', 48),
    resolver: required,
    mode: 'onTouched',
  });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <CheckoutTextField form={form} path="user.firstName" label="Imię" />
      <Profiler id="lastName" onRender={(id) => drawn.push(id)}>
        <CheckoutTextField form={form} path="user.lastName" label="Nazwisko" />
      </Profiler>
    </form>
  );
}

test('leaving and changing a field renders no other field; its error is shown at its own', async () => {
  await act(async () => renderCheckout(<TwoFields />));
  const firstName = screen.getByRole('textbox', { name: /Imię/ });
  drawn.length = 0;
  const user = userEvent.setup();
  await user.click(firstName);
  await user.tab();
  expect(firstName.getAttribute('aria-invalid')).toBe('true');
  await user.type(firstName, 'Ola');
  expect(firstName.getAttribute('aria-invalid')).not.toBe('true');
  await user.tab();
  expect(drawn).toEqual([]);
});
