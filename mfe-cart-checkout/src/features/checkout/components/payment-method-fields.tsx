import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Heading, Text } from '@aksamit/ui';
import { RadioCards } from '@aksamit/ui/form';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { MethodMark } from '../../../payment-methods/method-mark';
import { methodOf, offeredChoices } from '../../../payment-methods/pay-choice';
import { useWallets } from '../../../payment-methods/use-wallets';
import { type CheckoutForm, fieldId, useFieldProblem } from './checkout-text-field';
import { FormSection } from './form-layout';

interface PaymentMethodFieldsProps {
  form: CheckoutForm;
  cart: Cart;
  /** Extra fields of the chosen method. */
  beside?: ((paymentMethod: string) => ReactNode) | undefined;
}

/** The payment methods that the shop offers for this cart; those excluded by its amount or a line state the reason. */
export function PaymentMethodFields({ form, cart, beside }: PaymentMethodFieldsProps) {
  const t = useTranslate();
  const money = useMoney();
  const problem = useFieldProblem(form, 'paymentMethod');
  const offered = cart.paymentMethods;
  const isCovered = cart.amountDue === 0;
  const choices = offeredChoices(offered, useWallets());
  const chosenMethod = useWatch({ control: form.control, name: 'paymentMethod' });

  useEffect(() => {
    if (isCovered) {
      // No gateway is needed; the order names the shop's usual method.
      const usual = offered.find((method) => method.isDefault) ?? offered[0];
      form.setValue('paymentMethod', usual?.paymentMethod ?? '');
      return;
    }
    const available = offered.filter((method) => method.isAvailable);
    const chosen = form.getValues('paymentMethod');
    if (chosen !== '' && available.some((method) => method.paymentMethod === methodOf(chosen))) return;
    const next = available.find((method) => method.isDefault) ?? available[0];
    form.setValue('paymentMethod', next?.paymentMethod ?? '');
  }, [form, offered, isCovered]);

  const noteOf = ({ choice, offer: { reason, minAmount, maxAmount } }: (typeof choices)[number]) => {
    if (reason === 'belowMin') return t('method.belowMin', { amount: money(minAmount, cart.currency.code) });
    if (reason === 'aboveMax') return t('method.aboveMax', { amount: money(maxAmount, cart.currency.code) });
    if (reason === 'noCash') return t('method.noCash');
    return t(`method.${choice}.note`);
  };
  return (
    <FormSection aria-labelledby="checkout-payment">
      <Heading level={2} size="md" id="checkout-payment">
        {t('form.payment')}
      </Heading>
      {isCovered ? <Text>{t('method.covered')}</Text> : null}
      {isCovered ? null : (
        <RadioCards
          legend={t('method.legend')}
          required
          id={fieldId('paymentMethod')}
          error={problem}
          inputProps={form.register('paymentMethod')}
          options={choices.map((one) => ({
            value: one.choice,
            label: t(`method.${one.choice}.label`),
            note: noteOf(one),
            mark: <MethodMark choice={one.choice} />,
            group: t(`method.group.${one.group}`),
            disabled: !one.offer.isAvailable,
            detail: one.choice === chosenMethod ? beside?.(chosenMethod) : null,
          }))}
        />
      )}
    </FormSection>
  );
}
