import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { queueVoucherMail } from '../../operations/messages';
import type { StoredItemData } from '../carts';
import { type IssuedVoucherRecord, markVoucherMailed, showVoucherCode } from '../vouchers';

interface VoucherOrder {
  locale: LocaleCode;
  email: string;
  senderName: string;
  /** Where visits are booked by phone. */
  phone: string;
  items: { id: string; data: StoredItemData | null }[];
}

/**
 * Writes the e-mails with electronic vouchers of one order, and records that they were written, in one transaction. Call
 * it with the order's row locked.
 */
export async function mailVouchers(trx: Trx, orderId: string, vouchers: readonly IssuedVoucherRecord[]): Promise<void> {
  if (vouchers.length === 0) return;
  const found = await sql<VoucherOrder>`select o.locale, o.email, o.first_name || ' ' || o.last_name as "senderName",
      m.brand ->> 'phone' as phone,
      (select json_agg(json_build_object('id', i.id, 'data', i.data)) from order_items i where i.order_id = o.id) as items
    from orders o join markets m on m.id = o.market_id where o.id = ${orderId}`.execute(trx);
  const order = found.rows[0];
  if (!order) return;
  for (const voucher of vouchers) {
    await mailVoucher(trx, voucher, order);
    await markVoucherMailed(trx, voucher.id);
  }
}

async function mailVoucher(trx: Trx, voucher: IssuedVoucherRecord, order: VoucherOrder): Promise<void> {
  const data = order.items.find(({ id }) => id === voucher.orderItemId)?.data;
  const recipient = data && 'voucherValue' in data ? data : null;
  const name = [recipient?.voucherFirstName, recipient?.voucherLastName].filter(Boolean).join(' ');
  await queueVoucherMail(trx, {
    voucherId: voucher.id,
    code: showVoucherCode(voucher.code),
    to: recipient?.voucherEmail ?? order.email,
    locale: order.locale,
    amountMinor: voucher.value,
    currency: voucher.currency,
    issuedAt: voucher.issuedAt,
    validTo: voucher.validTo,
    recipientName: name || null,
    senderName: order.senderName,
    text: recipient?.voucherText ?? null,
    phone: order.phone,
    design: voucher.design,
  });
}
