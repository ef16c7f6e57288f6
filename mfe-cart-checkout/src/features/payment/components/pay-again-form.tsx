import type { OfferedPaymentMethod, OrderPayment } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button, Stack } from '@aksamit/ui';
import { RadioCards } from '@aksamit/ui/form';
import { type FormEvent, useState } from 'react';
import { MethodMark } from '../../../payment-methods/method-mark';
import { methodOf, offeredChoices, type PayChoice, walletOf } from '../../../payment-methods/pay-choice';
import { useWallets } from '../../../payment-methods/use-wallets';
import { useBlikCode } from '../use-blik-code';
import { usePay } from '../use-pay';
import { usePayerAddress } from '../use-payer-address';
import { BlikFields } from './blik-fields';
import { PayerAddressFields } from './payer-address-fields';

/** The method to start from: the last one if it is still offered, else the default, else the first. */
function startMethod(orderPayment: OrderPayment, offered: readonly OfferedPaymentMethod[]): PayChoice | undefined {
  const last = offered.find((method) => method.paymentMethod === orderPayment.paymentMethod);
  return (last ?? offered.find((method) => method.isDefault) ?? offered[0])?.paymentMethod;
}

/** Pays for a placed order: by the same method again or another one. */
export function PayAgainForm({ orderPayment, hasAddress }: { orderPayment: OrderPayment; hasAddress: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  const { pay, isPending } = usePay();
  const refusal = orderPayment.payments[0]?.refusal;
  const blik = useBlikCode(refusal ? t(`blik.refusal.${refusal}`) : undefined);
  const offered = orderPayment.paymentMethods.filter((method) => method.isAvailable);
  const [chosen, setChosen] = useState(startMethod(orderPayment, offered));
  const choices = offeredChoices(offered, useWallets());
  const payer = usePayerAddress(chosen && methodOf(chosen), hasAddress, t('payment.country'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isPending) return;
    if (payer.isAsked) {
      const address = payer.check();
      if (address) void pay(orderPayment, methodOf(chosen), { address });
    } else if (chosen !== 'blik') {
      const wallet = walletOf(chosen);
      void pay(orderPayment, methodOf(chosen), wallet ? { wallet } : undefined);
    } else if (blik.check()) void payByBlik();
  };
  const payByBlik = async () => {
    const problem = await pay(orderPayment, 'blik', blik.charge());
    if (problem) blik.refuse(problem);
  };
  const amount = money(orderPayment.price, orderPayment.currency);
  const asked = payer.isAsked ? (
    <PayerAddressFields payer={payer} />
  ) : chosen === 'blik' ? (
    <BlikFields blik={blik} />
  ) : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <RadioCards
          legend={t('method.legend')}
          value={chosen}
          inputProps={{
            name: 'paymentMethod',
            onChange: (event) => setChosen(choices.find(({ choice }) => choice === event.target.value)?.choice),
          }}
          options={choices.map(({ choice, group }) => ({
            value: choice,
            label: t(`method.${choice}.label`),
            note: t(`method.${choice}.note`),
            mark: <MethodMark choice={choice} />,
            group: t(`method.group.${group}`),
            detail: choice === chosen ? asked : null,
          }))}
        />
        <Button type="submit" busy={isPending} wide>
          {t(chosen === 'cash' ? 'payment.payInSalon' : 'payment.pay', { amount })}
        </Button>
      </Stack>
    </form>
  );
}
