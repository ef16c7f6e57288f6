import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { GuestFields } from '../features/checkout/components/guest-fields';
import { useCheckoutForm } from '../features/checkout/use-checkout-form';
import { SideBySide } from '../features/page-frame/side-by-side';
import { RecipientFields } from '../features/voucher/components/recipient-fields';
import { useVoucherProblemText, VoucherFields, voucherFieldId } from '../features/voucher/components/voucher-fields';
import { VoucherPreview } from '../features/voucher/components/voucher-preview';
import {
  amountProblem,
  chosenAmount,
  type VoucherValues,
  voucherData,
  voucherProblems,
} from '../features/voucher/voucher-rules';
import { messageOfError } from '../requests/message-of-error';
import { hiddenWithoutScripts, NeedsScripts } from './needs-scripts';
import type { VoucherFormProps } from './voucher-form-props';

const Columns = styled(SideBySide.withComponent('form'))`
  --aside: minmax(18rem, 24rem);
`;

const Purchase = styled(Stack)`
  ${hiddenWithoutScripts}
`;

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};

  & > strong {
    font-size: ${tokens.text.xl};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

type Flow = 'addToCart' | 'buyNow';

const empty: Omit<VoucherValues, 'kind' | 'offered'> = {
  other: '',
  quantity: 1,
  firstName: '',
  lastName: '',
  email: '',
  text: '',
  locationId: '',
};

/**
 * The voucher page's form: amount, recipient, and on "buy now" the customer's data. That data is the summary's own
 * draft, so that it is typed once. Source: specification, content, "Voucher page".
 */
export function VoucherForm({ vouchers, amounts }: VoucherFormProps) {
  const t = useTranslate();
  const money = useMoney();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const checkout = useCheckoutForm();
  const textOf = useVoucherProblemText(amounts);
  const kinds = [...new Set(vouchers.map(({ kind }) => kind))];
  const [values, setValues] = useState<VoucherValues>({
    ...empty,
    kind: kinds[0] ?? 'electronic',
    offered: amounts.offered[Math.min(2, amounts.offered.length - 1)] ?? amounts.least,
  });
  const [attempt, setAttempt] = useState(0);
  const [isOrdererAsked, setIsOrdererAsked] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const [running, setRunning] = useState<Flow | null>(null);
  const orderer = useRef<HTMLDivElement>(null);

  const amount = chosenAmount(values);
  const isAmountRight = amountProblem(amount, amounts) === undefined;
  const problems = attempt > 0 ? voucherProblems(values, amounts) : new Map();
  const change = (next: Partial<VoucherValues>) => {
    setValues((before) => ({ ...before, ...next }));
    setIsAdded(false);
  };
  // After a press of "buy now", move the focus to what is still to be filled in.
  useEffect(() => {
    if (isOrdererAsked) orderer.current?.querySelector('input')?.focus();
  }, [isOrdererAsked]);

  const add = async (flow: Flow) => {
    const record = vouchers.find(({ kind }) => kind === values.kind);
    if (running || !record) return;
    if (voucherProblems(values, amounts).size > 0 || amount === null) {
      setAttempt((count) => count + 1);
      return;
    }
    setAttempt(0);
    if (flow === 'buyNow' && checkout.isGuest) {
      if (!isOrdererAsked) return setIsOrdererAsked(true);
      if (!(await checkout.form.trigger('user', { shouldFocus: true }))) return;
    }
    setRunning(flow);
    const { quantity } = values;
    try {
      const line = await addition.mutateAsync({
        itemType: 'voucher',
        itemId: record.id,
        quantity,
        data: voucherData(values, amount),
      });
      bus.publish('commerce', lineStep('add_to_cart', line, flow));
    } catch {
      setRunning(null);
      return;
    }
    bus.publish('cart.item-added', { itemType: 'voucher', itemId: Number(record.id), quantity, flow });
    if (flow === 'buyNow') return navigator.push(href('cart-checkout/summary'));
    setRunning(null);
    setIsAdded(true);
    bus.publish('toast', { type: 'success', message: t('added', { amount: money(amount) }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(isOrdererAsked ? 'buyNow' : 'addToCart');
  };

  return (
    <Columns onSubmit={submit} noValidate aria-label={t('formLabel')}>
      <Stack gap={6}>
        {problems.size > 0 ? (
          <ErrorSummary
            title={t('problem.title')}
            attempt={attempt}
            errors={[...problems].map(([field, problem]) => ({
              fieldId: voucherFieldId(field),
              message: textOf(problem),
            }))}
          />
        ) : null}
        <VoucherFields values={values} kinds={kinds} amounts={amounts} problems={problems} onChange={change} />
        <RecipientFields values={values} amounts={amounts} problems={problems} onChange={change} />
        {isOrdererAsked && checkout.isGuest ? (
          <div ref={orderer}>
            <GuestFields form={checkout.form} isGuest />
          </div>
        ) : null}
      </Stack>
      <aside aria-label={t('preview.title')}>
        <Purchase gap={4}>
          <VoucherPreview
            amount={amount === null ? '–' : money(amount)}
            recipient={`${values.firstName} ${values.lastName}`.trim()}
            text={values.text.trim()}
          />
          <Sum>
            {t('total')}
            <strong>{isAmountRight && amount !== null ? money(amount * values.quantity) : '–'}</strong>
          </Sum>
          <Button
            wide
            variant={isOrdererAsked ? 'secondary' : 'primary'}
            busy={running === 'addToCart'}
            onClick={() => void add('addToCart')}
          >
            {running === 'addToCart' ? null : <ShoppingBag aria-hidden="true" />}
            {t('add')}
          </Button>
          <Button
            wide
            variant={isOrdererAsked ? 'primary' : 'secondary'}
            busy={running === 'buyNow'}
            onClick={() => void add('buyNow')}
          >
            {t(isOrdererAsked ? 'goOn' : 'buyNow')}
          </Button>
          <NeedsScripts />
          <div role="status">
            {addition.isError ? <Notice tone="alert">{messageOfError(addition.error, t)}</Notice> : null}
            {isAdded ? <a href={href('cart-checkout/cart')}>{t('goToCart')}</a> : null}
            {isOrdererAsked && checkout.isGuest ? (
              <Text size="sm" tone="muted">
                {t('ordererAsked')}
              </Text>
            ) : null}
          </div>
        </Purchase>
      </aside>
    </Columns>
  );
}
