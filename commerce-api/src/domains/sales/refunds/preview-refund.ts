import type { RefundPreview } from '@aksamit/contracts/staff';
import type { Trx } from '../../../platform/database';
import { maskVoucherCode } from '../vouchers';
import { planRefund, type RefundRequest } from './plan-refund';

/**
 * What a refund would do now, by the plan that the refund itself follows. Nothing is written.
 * @throws what `refundOrder` does
 */
export async function previewRefund(trx: Trx, request: RefundRequest): Promise<RefundPreview> {
  const plan = await planRefund(trx, request);
  const { amount, refundedBefore, gatewayAmount, salonAmount, items, split, vouchers, endedItemIds } = plan;
  return {
    amount,
    refundedBefore,
    voucherAmount: split.voucherAmount,
    gatewayAmount,
    salonAmount,
    items,
    vouchers: vouchers.map((part) => ({ code: maskVoucherCode(part.code), amount: part.amount })),
    payments: split.payments.map(({ paymentTransactionId, ...part }) => ({ paymentId: paymentTransactionId, ...part })),
    endedItemIds,
  };
}
