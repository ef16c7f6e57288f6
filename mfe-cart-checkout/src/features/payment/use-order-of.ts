import type { OrderPayment } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { orderQuery } from './api/get-order-payment';
import type { ShownStage } from './shown-stage';

/**
 * The order of a finished payment; undefined until then, and when it cannot be loaded: the payment's stage is shown
 * without it. `isLoading` while it is fetched: content below waits, so that nothing shifts.
 */
export function useOrderOf(orderPayment: OrderPayment | undefined, stage: ShownStage) {
  const http = useHttp();
  const isSettled = stage === 'success' || stage === 'offlineTransaction';
  const { data, isLoading } = useQuery({
    ...orderQuery(http, orderPayment?.orderId ?? ''),
    enabled: isSettled && orderPayment !== undefined,
    staleTime: 0,
  });
  return { order: data, isLoading };
}
