import type { OrderPayment } from '@aksamit/contracts';
import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useLocation } from '@aksamit/module-sdk/router';
import { Button, Heading, LinkButton, Spinner, Stack, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check, CircleAlert, Clock, Smartphone, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShownStage } from '../shown-stage';
import { CopyOrderNumber } from './copy-order-number';
import { UnpaidTimes } from './unpaid-times';

const Base = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: clamp(2rem, 1.5rem + 4vw, 4.5rem) clamp(1.25rem, 0.5rem + 3vw, 3rem);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  text-align: center;

  & h1 {
    max-width: 20ch;
  }
  & > p {
    max-width: 52ch;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color['info-soft']};
  color: ${tokens.color.info};

  & > svg {
    width: 2rem;
    height: 2rem;
  }
  &[data-tone='success'] {
    background: ${tokens.color['success-soft']};
    color: ${tokens.color.success};
  }
  &[data-tone='warning'] {
    background: ${tokens.color['warning-soft']};
    color: ${tokens.color.warning};
  }
  &[data-tone='alert'] {
    background: ${tokens.color['danger-soft']};
    color: ${tokens.color.danger};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(8)};
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
  /* The button is as tall as a finger needs it; its line stays as tall as its text. */
  & dd button {
    margin-block: -0.75rem;
    vertical-align: middle;
  }
`;

const looks: Record<ShownStage, { tone: 'info' | 'success' | 'warning' | 'alert'; icon: ReactNode }> = {
  new: { tone: 'info', icon: <Spinner /> },
  pending: { tone: 'info', icon: <Spinner /> },
  bankApp: { tone: 'info', icon: <Smartphone /> },
  success: { tone: 'success', icon: <Check /> },
  offlineTransaction: { tone: 'success', icon: <Check /> },
  unpaid: { tone: 'warning', icon: <Clock /> },
  canceled: { tone: 'warning', icon: <X /> },
  holdOver: { tone: 'warning', icon: <Clock /> },
  orderCanceled: { tone: 'info', icon: <X /> },
  refunded: { tone: 'info', icon: <Undo2 /> },
  error: { tone: 'alert', icon: <CircleAlert /> },
  triesLimit: { tone: 'warning', icon: <Clock /> },
  notFound: { tone: 'warning', icon: <CircleAlert /> },
};

/** Final stages: a logged-in customer continues to the list of orders. */
const ENDED: readonly ShownStage[] = ['refunded', 'holdOver', 'orderCanceled', 'notFound'];

/** Stages in which the order waits for another payment attempt. */
const WAITING: readonly ShownStage[] = ['unpaid', 'canceled', 'error', 'triesLimit'];

interface PaymentStageProps {
  stage: ShownStage;
  orderPayment: OrderPayment | undefined;
  isBusy: boolean;
  /** Address that the confirmation was mailed to, once the order is loaded. */
  mailedTo?: string | undefined;
  onRetry(): void;
}

/** The payment's stage in words, and the next step. Stages and steps: specification, content, section 4. */
export function PaymentStageView({ stage, orderPayment, isBusy, mailedTo, onRetry }: PaymentStageProps) {
  const t = useTranslate();
  const money = useMoney();
  const { market } = usePageContext();
  const { longestHoldMinutes } = useMarketPolicies();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(stage);
  // Notify a waiting payer when the waiting is over.
  useEffect(() => {
    if (first.current !== stage) heading.current?.focus();
    first.current = stage;
  }, [stage]);
  const { tone, icon } = looks[stage];
  // The address comes with the order, a moment later: its line is reserved.
  const isMailed = stage === 'success' || stage === 'offlineTransaction';
  // The bank's reason helps more than the general text on failed payments.
  const refusal = stage === 'canceled' ? orderPayment?.payments[0]?.refusal : null;
  return (
    <Base data-stage={stage} aria-busy={stage === 'new' || stage === 'pending' || stage === 'bankApp'}>
      <Mark data-tone={tone} aria-hidden="true">
        {icon}
      </Mark>
      {/* New elements for each stage: what was there did not move, it is gone. */}
      <Heading level={1} key={`${stage} title`} ref={heading} tabIndex={-1}>
        {t(`stage.${stage}.title`)}
      </Heading>
      <Text tone="muted" key={`${stage} text`} style={isMailed ? { minHeight: '3lh' } : undefined}>
        {refusal
          ? t(`blik.refusal.${refusal}`)
          : isMailed && mailedTo
            ? t(`stage.${stage}.mailed`, { email: mailedTo })
            : t(`stage.${stage}.text`, { email: market.brand.complaintsEmail, count: longestHoldMinutes })}
      </Text>
      {orderPayment && stage !== 'notFound' ? (
        <Facts>
          <div>
            <dt>{t('payment.orderNumber')}</dt>
            <dd>
              {orderPayment.orderNumber}
              <CopyOrderNumber number={orderPayment.orderNumber} />
            </dd>
          </div>
          <div>
            <dt>{t('payment.amount')}</dt>
            <dd>{money(orderPayment.price, orderPayment.currency)}</dd>
          </div>
        </Facts>
      ) : null}
      {orderPayment && WAITING.includes(stage) ? <UnpaidTimes orderPayment={orderPayment} /> : null}
      <StageActions stage={stage} orderPayment={orderPayment} isBusy={isBusy} onRetry={onRetry} />
    </Base>
  );
}

/** What the customer can do next; nothing while the payment is being looked into. */
function StageActions({ stage, orderPayment, isBusy, onRetry }: PaymentStageProps) {
  const t = useTranslate();
  const href = useHref();
  if (stage === 'new' || stage === 'pending') return null;
  if (stage === 'bankApp')
    return orderPayment?.canPay ? (
      <PayLink orderPayment={orderPayment} variant="quiet" label={t('blik.otherWay')} />
    ) : null;
  return (
    <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
      {orderPayment?.canPay && (stage === 'unpaid' || stage === 'canceled' || stage === 'error') ? (
        <PayLink orderPayment={orderPayment} label={t(stage === 'unpaid' ? 'payment.payNow' : 'payment.payAgain')} />
      ) : null}
      {stage === 'holdOver' ? <HoldOverActions orderPayment={orderPayment} /> : null}
      {stage === 'orderCanceled' ? (
        <LinkButton href={href('catalog/price-list')}>{t('payment.treatments')}</LinkButton>
      ) : null}
      {stage === 'error' ? <ComplaintLink orderNumber={orderPayment?.orderNumber ?? ''} /> : null}
      {stage === 'triesLimit' ? (
        <Button onClick={onRetry} busy={isBusy}>
          {t('payment.checkAgain')}
        </Button>
      ) : null}
      {stage === 'triesLimit' && orderPayment?.canPay ? (
        <PayLink orderPayment={orderPayment} variant="secondary" label={t('payment.otherMethod')} />
      ) : null}
      <AccountActions stage={stage} />
      <LinkButton variant="secondary" href={href('content/home')}>
        {t('payment.home')}
      </LinkButton>
    </Stack>
  );
}

interface PayLinkProps {
  orderPayment: OrderPayment;
  variant?: 'primary' | 'secondary' | 'quiet';
  label: string;
}

/** To the page on which the order is paid. */
function PayLink({ orderPayment, variant = 'primary', label }: PayLinkProps) {
  const href = useHref();
  return (
    <LinkButton variant={variant} href={href('cart-checkout/payment-summary', { id: orderPayment.id })}>
      {label}
    </LinkButton>
  );
}

/** The held times are free again: choose new ones, or pay in the salon where that is allowed. */
function HoldOverActions({ orderPayment }: Pick<PaymentStageProps, 'orderPayment'>) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      <LinkButton href={href('catalog/price-list')}>{t('payment.newTime')}</LinkButton>
      {orderPayment?.paymentMethods.some(({ isAvailable }) => isAvailable) ? (
        <PayLink orderPayment={orderPayment} variant="secondary" label={t('payment.inSalon')} />
      ) : null}
    </>
  );
}

/** An e-mail to the market's complaints address, with the order as its subject. */
function ComplaintLink({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate();
  const { market } = usePageContext();
  return (
    <LinkButton
      variant="secondary"
      href={`mailto:${market.brand.complaintsEmail}?subject=${encodeURIComponent(orderNumber)}`}
    >
      {t('payment.writeToUs')}
    </LinkButton>
  );
}

/** Own orders, or a way to get an account: after a success, at the end, and for a payment of somebody else. */
function AccountActions({ stage }: Pick<PaymentStageProps, 'stage'>) {
  const t = useTranslate();
  const href = useHref();
  const { pathname } = useLocation();
  const isLoggedIn = useTopic('session')?.status === 'authenticated';
  return (
    <>
      {stage === 'notFound' && !isLoggedIn ? (
        <LinkButton href={`${href('panel/login')}?${new URLSearchParams({ next: pathname })}`}>
          {t('payment.login')}
        </LinkButton>
      ) : null}
      {stage === 'success' || stage === 'offlineTransaction' ? (
        <LinkButton href={href(isLoggedIn ? 'panel/orders' : 'panel/registration')}>
          {t(isLoggedIn ? 'payment.orders' : 'payment.register')}
        </LinkButton>
      ) : null}
      {isLoggedIn && ENDED.includes(stage) ? (
        <LinkButton variant="secondary" href={href('panel/orders')}>
          {t('payment.orders')}
        </LinkButton>
      ) : null}
    </>
  );
}
