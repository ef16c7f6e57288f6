import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button } from '@aksamit/ui';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isCartShipped, needsAddress } from '../checkout-values';
import { asksForHealth } from '../health-rules';
import type { useCheckoutForm } from '../use-checkout-form';
import type { useOrder } from '../use-order';
import type { CheckoutForm } from './checkout-text-field';
import { ConsentFields } from './consent-fields';
import { CustomerFields } from './customer-fields';
import { FormFrame } from './form-layout';
import { HealthFields } from './health-fields';
import { InvoiceFields, PayerFields, ShippingFields } from './invoice-fields';
import { OrderErrorNotice } from './order-error-notice';
import { PaymentMethodFields } from './payment-method-fields';

const FORM_ID = 'checkout-form';

interface CheckoutFormViewProps {
  cart: Cart;
  checkout: ReturnType<typeof useCheckoutForm>;
  order: ReturnType<typeof useOrder>;
  /** Extra fields of a method, shown right under its card; `isReady` false blocks the order. */
  beside?: { of: (paymentMethod: string) => ReactNode; isReady: (paymentMethod: string) => boolean };
}

/** The form with all data that an order needs. */
export function CheckoutFormView({ cart, checkout, order, beside }: CheckoutFormViewProps) {
  const t = useTranslate();
  const { form, isGuest } = checkout;
  const isShipped = isCartShipped(cart);
  const asksHealth = asksForHealth(cart);
  const asksAge = asksHealth && checkout.mayAskAge;
  useEffect(() => {
    form.setValue('isShipped', isShipped);
    form.setValue('asksHealth', asksHealth);
    form.setValue('asksAge', asksAge);
  }, [form, isShipped, asksHealth, asksAge]);
  const asked = (paymentMethod: string) =>
    !isShipped && needsAddress({ paymentMethod, isShipped }) ? (
      <PayerFields form={form} paymentMethod={paymentMethod} />
    ) : (
      beside?.of(paymentMethod)
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (beside && !beside.isReady(form.getValues('paymentMethod'))) return;
    void order.submit();
  };
  return (
    <FormFrame id={FORM_ID} noValidate onSubmit={submit} tabIndex={-1} aria-label={t('summary.heading')}>
      <OrderErrorNotice form={form} orderError={order.orderError} attempt={order.attempt} cart={cart} />
      <CustomerFields form={form} isGuest={isGuest} />
      <InvoiceFields form={form} />
      <PaymentMethodFields form={form} cart={cart} beside={asked} />
      {isShipped ? <ShippingFields form={form} /> : null}
      <HealthFields form={form} cart={cart} age={checkout.age} asksAge={asksAge} />
      <ConsentFields form={form} given={checkout.given} />
    </FormFrame>
  );
}

interface OrderButtonProps {
  form: CheckoutForm;
  cart: Cart;
  isBusy: boolean;
  /** Without the amount, where it stands beside the button already. */
  isShort?: boolean;
}

/** The one submit button: it places the order and states its price and when it is paid. */
export function OrderButton({ form, cart, isBusy, isShort }: OrderButtonProps) {
  const t = useTranslate();
  const money = useMoney();
  const paymentMethod = useWatch({ control: form.control, name: 'paymentMethod' });
  const amount = money(cart.amountDue, cart.currency.code);
  return (
    <Button type="submit" form={FORM_ID} wide busy={isBusy}>
      {cart.amountDue === 0
        ? t('order.buttonFree')
        : isShort
          ? t(paymentMethod === 'cash' ? 'order.shortCash' : 'order.short')
          : t(paymentMethod === 'cash' ? 'order.buttonCash' : 'order.button', { amount })}
    </Button>
  );
}
