import type { OrderPayment, PaymentStage } from '@aksamit/shared-kit/contracts';
import { isHttpError, useHttp } from '@aksamit/shared-kit/http';
import { useQuery } from '@aksamit/shared-kit/query';
import { useEffect, useState } from 'react';
import { orderPaymentQuery } from './api/get-order-payment';
import { isOpenStage, pollDelayMs } from './payment-polling';

/** What the confirmation page shows: a stage of the payment, or that this visitor has no such payment. */
export type ShownStage = Exclude<PaymentStage, 'undefined'> | 'bankApp' | 'notFound';

interface Answer {
  data: OrderPayment | undefined;
  error: unknown;
  isOver: boolean;
}

/** A BLIK code was charged: the payer has to confirm in the bank's app. */
const awaitsBankApp = (data: OrderPayment | undefined) => data?.payments[0]?.awaitsBankApp === true;

/**
 * The bank refused the newest try while an older one is still open: the payer is told, and not kept waiting for what was
 * given up.
 */
const isRefusedAgain = (data: OrderPayment | undefined) =>
  data?.canPay === true && isOpenStage(data.stage) && Boolean(data.payments[0]?.refusal);

function shownStage({ data, error, isOver }: Answer): ShownStage {
  if (isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return 'notFound';
  if (data && !isOpenStage(data.stage)) return data.stage === 'undefined' ? 'pending' : data.stage;
  if (isRefusedAgain(data)) return 'canceled';
  if (isOver) return 'triesLimit';
  // A status that nobody knows is never shown as more than "being looked into".
  if (awaitsBankApp(data)) return 'bankApp';
  return data && data.stage !== 'new' ? 'pending' : 'new';
}

/**
 * Follows a payment until it is settled or the tries are over. It only reads: opening the page twice, late, or before
 * the gateway's notice changes nothing. Source: readings, "Payments".
 */
export function usePaymentStatus(id: string) {
  const http = useHttp();
  const [tries, setTries] = useState(1);
  const query = useQuery({ ...orderPaymentQuery(http, id), retry: false });
  const { data, error, isFetching, refetch } = query;
  const isInBankApp = awaitsBankApp(data);
  const stage = shownStage({ data, error, isOver: pollDelayMs(tries, isInBankApp) === undefined && !isFetching });
  // The older try may still be paid.
  const isOpen = stage === 'new' || stage === 'pending' || stage === 'bankApp' || isRefusedAgain(data);

  useEffect(() => {
    const delay = pollDelayMs(tries, isInBankApp);
    if (!isOpen || isFetching || delay === undefined) return;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      void refetch();
    }, delay);
    return () => clearTimeout(timer);
  }, [isOpen, isFetching, isInBankApp, tries, refetch]);

  const retry = () => {
    setTries(1);
    void refetch();
  };
  return { stage, orderPayment: data, retry, isFetching };
}
