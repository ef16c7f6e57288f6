import type { OrderPayment } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Card, ErrorState, Heading, LinkButton, Notice, Skeleton, Stack, Text } from '@aksamit/ui';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { orderPaymentQuery, orderQuery } from '../features/payment/api/get-order-payment';
import { OrderLines } from '../features/payment/components/order-lines';
import { PayAgainForm } from '../features/payment/components/pay-again-form';
import { PaymentStageView } from '../features/payment/components/payment-stage';
import { UnpaidTimes } from '../features/payment/components/unpaid-times';
import { leaveFor } from '../features/payment/leave-for';
import { isNotFound, type ShownStage, stageToPay } from '../features/payment/shown-stage';
import { messageOfError } from '../requests/message-of-error';
import { Waiting } from '../waiting/waiting';
import { loadPayment } from './load-checkout';

export default definePage({
  name: 'payment-summary',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/platnosc/podsumowanie/:id/'], en: ['/payment/summary/:id/'] },
  redirectsFrom: { pl: ['/platnosc/:id/'], en: ['/payment/:id/'] },
  load: loadPayment,
  component: PaymentSummaryPage,
});

const WARNINGS: readonly ShownStage[] = ['canceled', 'error', 'holdOver'];

/** An order's payment: the amount due and the methods to pay it. Also shown when a payment did not start. */
export function PaymentSummaryPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  const http = useHttp();
  usePageHead({ title: t('payment.title'), robots: 'noindex' });
  const { data, error, isFetching, refetch } = useQuery(orderPaymentQuery(http, id));
  const retry = () => void refetch();

  // Also after it was loaded once: the session may have ended meanwhile.
  if (isNotFound(error))
    return (
      <CheckoutFrame width="narrow">
        <PaymentStageView stage="notFound" orderPayment={undefined} isBusy={isFetching} onRetry={retry} />
      </CheckoutFrame>
    );
  if (data)
    return (
      <CheckoutFrame width="narrow">
        <PaymentDetails orderPayment={data} />
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame width="narrow">
      {error ? (
        <ErrorState
          headingLevel={1}
          title={t('payment.failed')}
          text={messageOfError(error, t)}
          retryLabel={t('retry')}
          onRetry={retry}
          busy={isFetching}
        />
      ) : (
        <Waiting first={{ height: '2.5rem', width: '16rem' }} gap={5}>
          <Skeleton height="9rem" shape="card" />
          <Skeleton height="14rem" shape="card" />
        </Waiting>
      )}
    </CheckoutFrame>
  );
}

function PaymentDetails({ orderPayment }: { orderPayment: OrderPayment }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const http = useHttp();
  const { data: order, isError } = useQuery(orderQuery(http, orderPayment.orderId));
  const stage = stageToPay(orderPayment);
  // Once its longest hold is over an order may be paid in the salon only, where that is allowed.
  const offersMethods =
    orderPayment.canPay &&
    (!orderPayment.isHoldOver || orderPayment.paymentMethods.some(({ isAvailable }) => isAvailable));
  const openAttempt = orderPayment.isHoldOver ? orderPayment.redirectUrl : null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('payment.heading')}</Heading>
        <Text tone="muted">
          {t('payment.of', { number: orderPayment.orderNumber, date: formatDateTime(orderPayment.createdAt, locale) })}
        </Text>
      </Stack>
      <StageNotice stage={stage} orderPayment={orderPayment} />
      <Card>
        {/* As tall as one line, which most orders have. */}
        {order ? <OrderLines order={order} /> : isError ? null : <Skeleton height="3.9375rem" />}
        <AmountDue orderPayment={orderPayment} />
      </Card>
      {stage === 'holdOver' ? (
        <LinkButton href={href('catalog/price-list')} style={{ justifySelf: 'start' }}>
          {t('payment.newTime')}
        </LinkButton>
      ) : null}
      {openAttempt === null ? null : (
        <Button onClick={() => leaveFor(openAttempt)} style={{ justifySelf: 'start' }}>
          {t('payment.finish')}
        </Button>
      )}
      {offersMethods ? (
        <Card>
          <PayAgainForm orderPayment={orderPayment} hasAddress={order?.address != null} />
        </Card>
      ) : null}
      {stage === 'orderCanceled' ? (
        <LinkButton href={href('catalog/price-list')}>{t('payment.treatments')}</LinkButton>
      ) : (
        <StatusLink orderPayment={orderPayment} isBelowMethods={offersMethods} />
      )}
    </Stack>
  );
}

/** The payment's stage, and why the order can no longer be paid as before. */
function StageNotice({ stage, orderPayment }: { stage: ShownStage; orderPayment: OrderPayment }) {
  const t = useTranslate();
  const { longestHoldMinutes } = useMarketPolicies();
  const isSettled = stage === 'success' || stage === 'offlineTransaction' || stage === 'refunded';
  return (
    <Notice
      tone={isSettled ? 'success' : WARNINGS.includes(stage) ? 'warning' : 'info'}
      title={t(`stage.${stage}.title`)}
    >
      {stage === 'orderCanceled' || stage === 'holdOver'
        ? t(`stage.${stage}.text`, { count: longestHoldMinutes })
        : null}
      {isSettled || stage === 'holdOver' ? null : <UnpaidTimes orderPayment={orderPayment} />}
    </Notice>
  );
}

function AmountDue({ orderPayment }: { orderPayment: OrderPayment }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Stack direction="row" gap={3} style={{ justifyContent: 'space-between', marginTop: '1.25rem' }}>
      <strong>{t('payment.amount')}</strong>
      <strong>{money(orderPayment.price, orderPayment.currency)}</strong>
    </Stack>
  );
}

interface StatusLinkProps {
  orderPayment: OrderPayment;
  /** Its words start where the form above it starts. */
  isBelowMethods: boolean;
}

function StatusLink({ orderPayment, isBelowMethods }: StatusLinkProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <LinkButton
      variant={orderPayment.canPay ? 'quiet' : 'primary'}
      style={isBelowMethods ? { marginInlineStart: '-0.75rem' } : undefined}
      href={href('cart-checkout/payment-confirmation', { id: orderPayment.id })}
    >
      {t('payment.status')}
    </LinkButton>
  );
}
