import type { UserInvoice } from '@aksamit/contracts';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { localOf } from '../../booking/slots';
import { type ExchangeRate, inZloty, rateBefore } from '../exchange-rates';
import { lockOrder } from '../orders';
import type { InvoiceContent, Party } from './invoice-content';
import {
  type InvoicedOrder,
  insertInvoice,
  invoiceInForce,
  listInvoices,
  selectInvoicedOrder,
  selectOrdersToInvoice,
  selectRefundsToCorrect,
} from './invoice-queries';
import { type VatRow, vatByRate, vatDifference } from './vat-rules';

const AT_ONCE = 50;
const HOME_CURRENCY = 'PLN';

/** The seller, and the time of issue. */
export interface Issuing {
  seller: Party;
  now: Date;
}

/**
 * Issues the missing documents of an order: its invoice when it is paid and one was requested, and a correction for
 * each refund. Idempotent: each document is issued once. In foreign money the VAT is also stated in złoty, at the
 * average rate of the last working day before the tax fell due; until that rate is known nothing is issued. Source:
 * readings.md, "Orders"; VAT act, art. 31a and 106e.
 */
export async function issueInvoices(trx: Trx, orderId: string, issuing: Issuing): Promise<void> {
  await lockOrder(trx, orderId);
  const order = await selectInvoicedOrder(trx, orderId);
  if (!order?.invoice || !order.wasPaid) return;
  const [invoice] = await listInvoices(trx, orderId);
  if (!invoice) {
    const isForeign = order.currency !== HOME_CURRENCY;
    const rate = isForeign ? await rateBefore(trx, order.currency, order.soldOn) : null;
    if (isForeign && !rate) return;
    const content = contentOf(order, order.invoice, issuing, rate);
    await insertInvoice(trx, { kind: 'invoice', orderId, content, now: issuing.now });
  }
  await issueCorrections(trx, orderId, order, issuing);
}

async function issueCorrections(trx: Trx, orderId: string, order: InvoicedOrder, issuing: Issuing): Promise<void> {
  const invoice = invoiceInForce(await listInvoices(trx, orderId));
  if (!invoice || !order.invoice) return;
  let lines = order.lines.map((line) => ({ ...line }));
  for (const refund of await selectRefundsToCorrect(trx, orderId)) {
    const before = lines;
    const backOf = (id: string) => refund.items.find((item) => item.orderItemId === id)?.amount ?? 0;
    lines = before.map((line) => ({ ...line, gross: line.gross - backOf(line.orderItemId) }));
    if (refund.isCorrected) continue;
    // A correction uses its invoice's own rate.
    const rate = invoice.content.exchangeRate ?? null;
    const vat = withZloty(vatDifference(before, lines), rate);
    const content: InvoiceContent = {
      ...contentOf(order, order.invoice, issuing, rate),
      correctedNumber: invoice.number,
      lines: lines.flatMap(({ orderItemId, ...line }, index) =>
        backOf(orderItemId) > 0 ? [{ ...line, grossBefore: before[index]?.gross ?? 0 }] : [],
      ),
      vat,
      total: vat.reduce((sum, row) => sum + row.gross, 0),
    };
    const of = { correctsId: invoice.id, orderRefundId: refund.id };
    await insertInvoice(trx, { kind: 'correction', orderId, ...of, content, now: issuing.now });
  }
}

export function contentOf(
  order: InvoicedOrder,
  buyer: UserInvoice,
  { seller, now }: Issuing,
  rate: ExchangeRate | null,
): InvoiceContent {
  const lines = order.lines.map(({ orderItemId: _id, ...line }) => line);
  return {
    seller,
    buyer: partyOf(buyer),
    orderNumber: order.number,
    currency: order.currency,
    paymentMethod: order.paymentMethod,
    soldOn: order.soldOn,
    issuedOn: localOf(now).date,
    lines,
    vat: withZloty(vatByRate(lines), rate),
    total: lines.reduce((sum, line) => sum + line.gross, 0),
    ...(rate ? { exchangeRate: rate } : {}),
  };
}

export const withZloty = (rows: readonly VatRow[], rate: ExchangeRate | null) =>
  rows.map((row) => (rate ? { ...row, vatPln: inZloty(row.vat, rate) } : row));

export const partyOf = ({ companyName: name, vatId, address, postalCode, city, country }: UserInvoice): Party => ({
  name,
  vatId,
  address,
  postalCode,
  city,
  country,
});

/** Issues due documents. For the worker; concurrent runs are safe. @returns how many orders were checked */
export async function issueDueInvoices(db: Db, seller: Party, now = new Date()): Promise<number> {
  const due = await selectOrdersToInvoice(db, AT_ONCE);
  for (const orderId of due) await inTransaction(db, (trx) => issueInvoices(trx, orderId, { seller, now }));
  return due.length;
}
