import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button, LinkButton, Notice, Stack, StickyBar, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight, ShoppingBag } from 'lucide-react';
import { DueInBar } from '../features/page-frame/due-in-bar';
import { VoucherPreview } from '../features/voucher/components/voucher-preview';
import {
  amountProblem,
  chosenAmount,
  type VoucherAmounts,
  type VoucherValues,
} from '../features/voucher/voucher-rules';
import { messageOfError } from '../requests/message-of-error';
import { hiddenWithoutScripts, NeedsScripts } from './needs-scripts';
import type { VoucherPurchase } from './use-voucher-purchase';
import { useWayOnFocus } from './use-way-on-focus';

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

const BesideFields = styled.div`
  @media (max-width: 899.98px) {
    display: none;
  }
`;

/** How the voucher will look. */
export function VoucherLook({ values }: { values: VoucherValues }) {
  const money = useMoney();
  const amount = chosenAmount(values);
  return (
    <VoucherPreview
      design={values.design}
      amount={amount === null ? '–' : money(amount)}
      recipient={`${values.firstName} ${values.lastName}`.trim()}
      text={values.text.trim()}
    />
  );
}

interface VoucherSummaryProps {
  values: VoucherValues;
  amounts: VoucherAmounts;
  purchase: VoucherPurchase;
}

/** Beside the voucher's fields: how it will look, its price and the two ways to buy it. */
export function VoucherSummary({ values, amounts, purchase }: VoucherSummaryProps) {
  const t = useTranslate();
  const total = useTotal(values, amounts);
  return (
    <aside aria-label={t('preview.title')}>
      <Purchase gap={4}>
        <BesideFields>
          <VoucherLook values={values} />
        </BesideFields>
        <Sum>
          {t('total')}
          <strong>{total}</strong>
        </Sum>
        <PurchaseButtons purchase={purchase} />
        <NeedsScripts />
        <PurchaseStatus purchase={purchase} />
      </Purchase>
    </aside>
  );
}

/** The two ways to buy it; once it is in the cart, the way there and another one of the same. */
function PurchaseButtons({ purchase }: { purchase: VoucherPurchase }) {
  const t = useTranslate();
  const { isOrdererAsked, isAdded, running, add } = purchase;
  const addition = { wide: true, busy: running === 'addToCart', onClick: () => void add('addToCart') };
  if (isAdded)
    return (
      <>
        <WayOn purchase={purchase} wide />
        <Button variant="secondary" {...addition}>
          {t('addAgain')}
        </Button>
      </>
    );
  return (
    <>
      <Button variant={isOrdererAsked ? 'secondary' : 'primary'} {...addition}>
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
    </>
  );
}

/** To the cart, where the button to add was. */
function WayOn({ purchase: { additions }, wide }: { purchase: VoucherPurchase; wide?: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const link = useWayOnFocus(additions);
  return (
    <LinkButton wide={wide} ref={link} href={href('cart-checkout/cart')}>
      {t('goToCart')}
      <ArrowRight aria-hidden="true" />
    </LinkButton>
  );
}

/** The sum as it is shown; a dash until the amount can be bought. */
function useTotal(values: VoucherValues, amounts: VoucherAmounts): string {
  const money = useMoney();
  const amount = chosenAmount(values);
  return amount !== null && amountProblem(amount, amounts) === undefined ? money(amount * values.quantity) : '–';
}

/** The phone's bottom bar: the sum and the main action, in sight from the first field on. */
export function VoucherBar({ values, amounts, purchase }: VoucherSummaryProps) {
  const t = useTranslate();
  const { isOrdererAsked, isAdded, running, add } = purchase;
  const flow = isOrdererAsked ? 'buyNow' : 'addToCart';
  return (
    <StickyBar label={t('preview.title')} until="beside">
      <DueInBar label={t('total')} amount={useTotal(values, amounts)} />
      {isAdded ? (
        <WayOn purchase={purchase} />
      ) : (
        <Button busy={running === flow} onClick={() => void add(flow)}>
          {t(isOrdererAsked ? 'goOnInBar' : 'addInBar')}
        </Button>
      )}
    </StickyBar>
  );
}

function PurchaseStatus({ purchase }: { purchase: VoucherPurchase }) {
  const t = useTranslate();
  const { failure, isOrdererAsked, isGuest } = purchase;
  return (
    <div role="status">
      {failure ? <Notice tone="alert">{messageOfError(failure, t)}</Notice> : null}
      {isOrdererAsked && isGuest ? (
        <Text size="sm" tone="muted">
          {t('ordererAsked')}
        </Text>
      ) : null}
    </div>
  );
}
