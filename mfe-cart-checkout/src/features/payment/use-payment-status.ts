import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';
import { orderPaymentQuery } from './api/get-order-payment';
import { pollDelayMs } from './payment-polling';
import { awaitsBankApp, isRefusedAgain, shownStage } from './shown-stage';

/**
 * Polls a payment until it has a final state or the attempts are used up. It only reads: opening the page twice, late,
 * or before the gateway's webhook changes nothing. Source: readings, "Payments".
 */
export function usePaymentStatus(id: string) {
  const http = useHttp();
  const [attempts, setAttempts] = useState(1);
  const query = useQuery({ ...orderPaymentQuery(http, id), retry: false });
  const { data, error, isFetching, refetch } = query;
  const isInBankApp = awaitsBankApp(data);
  const stage = shownStage({ data, error, isOver: pollDelayMs(attempts, isInBankApp) === undefined && !isFetching });
  // The older try may still be paid.
  const isOpen = stage === 'new' || stage === 'pending' || stage === 'bankApp' || isRefusedAgain(data);

  useEffect(() => {
    const delay = pollDelayMs(attempts, isInBankApp);
    if (!isOpen || isFetching || delay === undefined) return;
    const timer = setTimeout(() => {
      setAttempts((count) => count + 1);
      void refetch();
    }, delay);
    return () => clearTimeout(timer);
  }, [isOpen, isFetching, isInBankApp, attempts, refetch]);

  const retry = () => {
    setAttempts(1);
    void refetch();
  };
  return { stage, orderPayment: data, retry, isFetching };
}
