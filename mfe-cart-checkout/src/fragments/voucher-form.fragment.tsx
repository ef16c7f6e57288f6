import { storeDateOf } from '@aksamit/contracts/store-time';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { GuestFields } from '../features/checkout/components/guest-fields';
import { SideBySide } from '../features/page-frame/side-by-side';
import { RecipientFields } from '../features/voucher/components/recipient-fields';
import { useVoucherProblemText, VoucherFields, voucherFieldId } from '../features/voucher/components/voucher-fields';
import { type VoucherValues, voucherProblems } from '../features/voucher/voucher-rules';
import pageEn from '../locales/en.json';
import pagePl from '../locales/pl.json';
import en from './locales/voucher-form.en.json';
import pl from './locales/voucher-form.pl.json';
import { useVoucherPurchase } from './use-voucher-purchase';
import { VoucherBar, VoucherLook, VoucherSummary } from './voucher-summary';

/**
 * The contract with the voucher page. What may be bought comes with the page, so that amounts stand in the first HTML.
 * Amounts in minor units.
 */
const voucherFormProps = z.object({
  /** One record of each kind that is sold: the item added to the cart, whatever the amount. */
  vouchers: z.array(z.object({ id: z.string(), kind: z.enum(['electronic', 'paper']) })).min(1),
  /** The market's rules of amounts. Source: readings, "Markets, locales, hosts". */
  amounts: z.object({
    step: z.number().int().positive(),
    offered: z.array(z.number().int().positive()).min(1),
    least: z.number().int().positive(),
    most: z.number().int().positive(),
  }),
  /** Calendar months from the purchase; absent: from a catalogue of before. */
  validMonths: z.number().int().positive().optional(),
});
export type VoucherFormProps = z.infer<typeof voucherFormProps>;

export default defineFragment({
  name: 'voucher-form',
  version: 1,
  rendering: 'public',
  props: voucherFormProps,
  reservedHeightPx: 900,
  component: VoucherForm,
  // With the summary's texts for the customer's fields.
  texts: {
    pl: { ...pl, form: pagePl.form, known: pagePl.known, voucherDesigns: pagePl.voucherDesigns },
    en: { ...en, form: pageEn.form, known: pageEn.known, voucherDesigns: pageEn.voucherDesigns },
  },
});

/** Comes with the first question. */
const BuyNowDialog = lazy(() => import(/* webpackChunkName: "later-buy-now-dialog" */ './buy-now-dialog'));

/** The bar sticks along the whole form; without scripts it does nothing. */
const Frame = styled.div`
  @media (scripting: none) {
    & > [data-sticky-bar] {
      display: none;
    }
  }
`;

/** What is bought stays in sight above the fields, where there is no room beside them. */
const AboveFields = styled.div`
  @media (min-width: 900px) {
    display: none;
  }
`;

const Columns = styled(SideBySide.withComponent('form'))`
  --aside: minmax(18rem, 24rem);
`;

/** Validity of a voucher where the page does not name it. Source: specification, "Vouchers". */
const USUAL_MONTHS = 6;

const empty: Omit<VoucherValues, 'kind' | 'offered'> = {
  other: '',
  quantity: 1,
  design: DEFAULT_VOUCHER_DESIGN,
  delivery: 'self',
  sendOn: '',
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
  const { vouchers, amounts, validMonths = USUAL_MONTHS } = props;
  const t = useTranslate();
  const sending = { today: storeDateOf(new Date()), validMonths };
  const textOf = useVoucherProblemText(amounts, sending);
  const kinds = [...new Set(vouchers.map(({ kind }) => kind))];
  const [values, setValues] = useState<VoucherValues>({
    ...empty,
    kind: kinds[0] ?? 'electronic',
    offered: amounts.offered[Math.min(2, amounts.offered.length - 1)] ?? amounts.least,
  });
  const purchase = useVoucherPurchase({ vouchers, amounts, sending }, values);
  const { attempt, isOrdererAsked, isGuest } = purchase;
  const orderer = useRef<HTMLDivElement>(null);

  const problems = attempt > 0 ? voucherProblems(values, amounts, sending) : new Map();
  const change = (next: Partial<VoucherValues>) => {
    setValues((before) => ({ ...before, ...next }));
    purchase.resetAdded();
  };
  const fields = { values, amounts, sending, problems, onChange: change };
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
    <Frame>
      <Columns onSubmit={submit} noValidate aria-label={t('formLabel')}>
        <Stack gap={6}>
          <AboveFields>
            <VoucherLook values={values} />
          </AboveFields>
          {problems.size > 0 ? <ErrorSummary title={t('problem.title')} attempt={attempt} errors={errors} /> : null}
          <VoucherFields kinds={kinds} {...fields} />
          <RecipientFields {...fields} />
          {isOrdererAsked && isGuest ? (
            <div ref={orderer}>
              <GuestFields form={purchase.guestForm} isGuest />
            </div>
          ) : null}
        </Stack>
        <VoucherSummary values={values} amounts={amounts} purchase={purchase} />
      </Columns>
      <VoucherBar values={values} amounts={amounts} purchase={purchase} />
      {purchase.buyNow.hasAsked ? (
        <Suspense>
          <BuyNowDialog question={purchase.buyNow} name={purchase.name} />
        </Suspense>
      ) : null}
    </Frame>
  );
}
