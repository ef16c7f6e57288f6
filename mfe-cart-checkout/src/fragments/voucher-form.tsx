import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GuestFields } from '../features/checkout/components/guest-fields';
import { SideBySide } from '../features/page-frame/side-by-side';
import { RecipientFields } from '../features/voucher/components/recipient-fields';
import { useVoucherProblemText, VoucherFields, voucherFieldId } from '../features/voucher/components/voucher-fields';
import { type VoucherValues, voucherProblems } from '../features/voucher/voucher-rules';
import { useVoucherPurchase } from './use-voucher-purchase';
import type { VoucherFormProps } from './voucher-form-props';
import { VoucherSummary } from './voucher-summary';

const Columns = styled(SideBySide.withComponent('form'))`
  --aside: minmax(18rem, 24rem);
`;

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
export function VoucherForm(props: VoucherFormProps) {
  const { vouchers, amounts } = props;
  const t = useTranslate();
  const textOf = useVoucherProblemText(amounts);
  const kinds = [...new Set(vouchers.map(({ kind }) => kind))];
  const [values, setValues] = useState<VoucherValues>({
    ...empty,
    kind: kinds[0] ?? 'electronic',
    offered: amounts.offered[Math.min(2, amounts.offered.length - 1)] ?? amounts.least,
  });
  const purchase = useVoucherPurchase(props, values);
  const { attempt, isOrdererAsked, isGuest } = purchase;
  const orderer = useRef<HTMLDivElement>(null);

  const problems = attempt > 0 ? voucherProblems(values, amounts) : new Map();
  const change = (next: Partial<VoucherValues>) => {
    setValues((before) => ({ ...before, ...next }));
    purchase.resetAdded();
  };
  // After a press of "buy now", move the focus to what is still to be filled in.
  useEffect(() => {
    if (isOrdererAsked) orderer.current?.querySelector('input')?.focus();
  }, [isOrdererAsked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void purchase.add(isOrdererAsked ? 'buyNow' : 'addToCart');
  };
  const errors = [...problems].map(([field, problem]) => ({
    fieldId: voucherFieldId(field),
    message: textOf(problem),
  }));
  return (
    <Columns onSubmit={submit} noValidate aria-label={t('formLabel')}>
      <Stack gap={6}>
        {problems.size > 0 ? <ErrorSummary title={t('problem.title')} attempt={attempt} errors={errors} /> : null}
        <VoucherFields values={values} kinds={kinds} amounts={amounts} problems={problems} onChange={change} />
        <RecipientFields values={values} amounts={amounts} problems={problems} onChange={change} />
        {isOrdererAsked && isGuest ? (
          <div ref={orderer}>
            <GuestFields form={purchase.guestForm} isGuest />
          </div>
        ) : null}
      </Stack>
      <VoucherSummary values={values} amounts={amounts} purchase={purchase} />
    </Columns>
  );
}
