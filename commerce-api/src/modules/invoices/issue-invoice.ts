import type { UserInvoice } from '@aksamit/shared-kit/contracts';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { localOf } from '../bookings';
import { lockOrder } from '../orders';
import { type InvoiceContent, type Party, SELLER } from './invoice-content';
import {
  type InvoicedOrder,
  insertInvoice,
  listInvoices,
  selectInvoicedOrder,
  selectOrdersToInvoice,
  selectRefundsToCorrect,
} from './invoice-queries';
import { vatByRate, vatDifference } from './vat-rules';

const AT_ONCE = 50;

/**
 * Issues what is missing of an order: its invoice when it is paid and asked for one, and a correction for each refund.
 * Whoever calls it, each document is issued once. Source: readings.md, "Orders".
 */
export async function issueInvoices(trx: Trx, orderId: string, now: Date): Promise<void> {
  await lockOrder(trx, orderId);
  const order = await selectInvoicedOrder(trx, orderId);
  if (!order?.invoice || !['paid', 'partRefunded', 'refunded'].includes(order.paidStatus)) return;
  const issued = await listInvoices(trx, orderId);
  if (issued.length === 0)
    await insertInvoice(trx, { kind: 'invoice', orderId, content: contentOf(order, order.invoice, now), now });
  await issueCorrections(trx, orderId, order, now);
}

async function issueCorrections(trx: Trx, orderId: string, order: InvoicedOrder, now: Date): Promise<void> {
  const [invoice] = await listInvoices(trx, orderId);
  if (!invoice || !order.invoice) return;
  let lines = order.lines.map((line) => ({ ...line }));
  for (const refund of await selectRefundsToCorrect(trx, orderId)) {
    const before = lines;
    const backOf = (id: string) => refund.items.find((item) => item.orderItemId === id)?.amount ?? 0;
    lines = before.map((line) => ({ ...line, gross: line.gross - backOf(line.orderItemId) }));
    if (refund.isCorrected) continue;
    const vat = vatDifference(before, lines);
    const content: InvoiceContent = {
      ...contentOf(order, order.invoice, now),
      correctedNumber: invoice.number,
      lines: lines.flatMap(({ orderItemId, ...line }, index) =>
        backOf(orderItemId) > 0 ? [{ ...line, grossBefore: before[index]?.gross ?? 0 }] : [],
      ),
      vat,
      total: vat.reduce((sum, row) => sum + row.gross, 0),
    };
    const of = { correctsId: invoice.id, orderRefundId: refund.id };
    await insertInvoice(trx, { kind: 'correction', orderId, ...of, content, now });
  }
}

function contentOf(order: InvoicedOrder, buyer: UserInvoice, now: Date): InvoiceContent {
  const lines = order.lines.map(({ orderItemId: _id, ...line }) => line);
  return {
    seller: SELLER,
    buyer: partyOf(buyer),
    orderNumber: order.number,
    currency: order.currency,
    paymentMethod: order.paymentMethod,
    soldOn: order.soldOn,
    issuedOn: localOf(now).date,
    lines,
    vat: vatByRate(lines),
    total: lines.reduce((sum, line) => sum + line.gross, 0),
  };
}

const partyOf = ({ companyName: name, vatId, address, postalCode, city, country }: UserInvoice): Party => ({
  name,
  vatId,
  address,
  postalCode,
  city,
  country,
});

/** Issues what is due. For the worker; any number of them may run. @returns how many orders were looked at */
export async function issueDueInvoices(db: Db, now = new Date()): Promise<number> {
  const due = await selectOrdersToInvoice(db, AT_ONCE);
  for (const orderId of due) await inTransaction(db, (trx) => issueInvoices(trx, orderId, now));
  return due.length;
}
