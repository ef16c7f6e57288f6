import { callApi } from '@aksamit/module-sdk/api';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartChange } from './use-cart-change';

export interface VoucherChange {
  cartId: string;
  /** null takes the voucher off. */
  code: string | null;
}

/** PUT /carts/{id}/voucher. Errors: 404 not_found, expired, limit_reached; 422 not_combinable, voucher_not_applicable. */
export function useSetVoucher() {
  return useCartChange(async (http, { cartId, code }: VoucherChange) => {
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    return (await callApi(http, 'PUT /carts/{id}/voucher', { params: { id: cartId }, body: { code }, ...sending }))
      .data;
  });
}
