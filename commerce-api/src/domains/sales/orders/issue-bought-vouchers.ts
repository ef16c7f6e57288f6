import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { queueVoucherMail } from '../../operations/messages';
import type { StoredItemData } from '../carts';
import { type IssuedVoucherRecord, issueVouchers, showVoucherCode } from '../vouchers';

interface VoucherOrder {
  locale: LocaleCode;
  email: string;
  senderName: string;
  /** Where visits are booked by phone. */
  phone: string;
  items: { id: string; data: StoredItemData | null }[];
}

/**
 * Issues the vouchers that a paid order bought, and mails the electronic ones to their recipients; a paper one is sent
 * by the staff. Idempotent, however often the payment is reported. Source: readings.md, "Vouchers".
 */
export async function issueBoughtVouchers(trx: Trx, orderId: string): Promise<void> {
  const issued = await issueVouchers(trx, orderId);
  if (issued.length === 0) return;
  const found = await sql<VoucherOrder>`select o.locale, o.email, o.first_name || ' ' || o.last_name as "senderName",
      m.brand ->> 'phone' as phone,
      (select json_agg(json_build_object('id', i.id, 'data', i.data)) from order_items i where i.order_id = o.id) as items
    from orders o join markets m on m.id = o.market_id where o.id = ${orderId}`.execute(trx);
  const order = found.rows[0];
  if (!order) return;
  for (const voucher of issued) if (voucher.voucherType === 'electronic') await mailVoucher(trx, voucher, order);
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
  });
}
