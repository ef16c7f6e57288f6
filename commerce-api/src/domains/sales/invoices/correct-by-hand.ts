/** Corrections that a member of staff makes: money that went back outside of the shop, or wrong data of the buyer. */
import type { LocaleCode, UserInvoice } from '@aksamit/contracts';
import type { InvoiceCorrectionPreview, invoiceCorrectionRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { lockOrder } from '../orders';
import type { InvoiceContent, Party } from './invoice-content';
import {
  type InvoicedOrder,
  type InvoiceRecord,
  insertInvoice,
  listInvoices,
  selectInvoicedOrder,
  selectRefundsToCorrect,
} from './invoice-queries';
import { contentOf, type Issuing, issueInvoices, withZloty } from './issue-invoice';
import { vatDifference } from './vat-rules';

type CorrectionInput = z.output<typeof invoiceCorrectionRequest>;

interface Planned {
  invoice: InvoiceRecord;
  content: InvoiceContent;
  buyerBefore: Party;
}

/**
 * The document that a correction would be. What is due by itself is issued first, so that the correction starts from it.
 * @throws 404; 409 invoice_not_ready without an invoice, documents_changed; 422 on `items` for another order's line or more
 *   than is left of it, on `buyer.vatId` for another one
 */
async function planCorrection(trx: Trx, orderId: string, input: CorrectionInput, issuing: Issuing): Promise<Planned> {
  const { items = [], buyer, reason } = input;
  await lockOrder(trx, orderId);
  const shown = await listInvoices(trx, orderId);
  if (shown.length === 0) throw salesError('409 invoice_not_ready');
  if (shown.length !== input.documentsBefore) throw salesError('409 documents_changed');
  await issueInvoices(trx, orderId, issuing);
  const order = await selectInvoicedOrder(trx, orderId);
  const documents = await listInvoices(trx, orderId);
  const [invoice] = documents;
  if (!order?.invoice || !invoice) throw salesError('409 invoice_not_ready');
  const before = await presentLines(trx, orderId, order);
  const after = before.map((line) => ({ ...line, gross: line.gross - takenOff(items, line.orderItemId) }));
  const isKnown = items.every(({ orderItemId }) => before.some((line) => line.orderItemId === orderItemId));
  if (!isKnown || after.some(({ gross }) => gross < 0)) throw invalidFields({ items: ['too_big'] });
  const rate = invoice.content.exchangeRate ?? null;
  const vat = withZloty(vatDifference(before, after), rate);
  const buyerBefore = documents.at(-1)?.content.buyer ?? invoice.content.buyer;
  // The e-invoice system takes no correction of it: such an invoice is corrected to nothing. Source: the schema FA (3).
  if (buyer && buyer.vatId !== buyerBefore.vatId) throw invalidFields({ 'buyer.vatId': ['not_allowed'] });
  const content: InvoiceContent = {
    ...contentOf(order, buyer ?? order.invoice, issuing, rate),
    correctedNumber: invoice.number,
    reason,
    lines: after.flatMap(({ orderItemId, ...line }, index) =>
      takenOff(items, orderItemId) > 0 ? [{ ...line, grossBefore: before[index]?.gross ?? 0 }] : [],
    ),
    vat,
    total: vat.reduce((sum, row) => sum + row.gross, 0),
    ...(buyer ? { buyerBefore } : {}),
  };
  return { invoice, content, buyerBefore };
}

const takenOff = (items: NonNullable<CorrectionInput['items']>, orderItemId: string): number =>
  items.filter((item) => item.orderItemId === orderItemId).reduce((sum, { amount }) => sum + amount, 0);

/** The lines as all documents before leave them. */
async function presentLines(trx: Trx, orderId: string, order: InvoicedOrder): Promise<InvoicedOrder['lines']> {
  const taken = (await selectRefundsToCorrect(trx, orderId)).flatMap(({ items }) => items);
  return order.lines.map((line) => ({ ...line, gross: line.gross - takenOff(taken, line.orderItemId) }));
}

const userInvoiceOf = ({ name: companyName, vatId, address, postalCode, city, country }: Party): UserInvoice => ({
  companyName,
  vatId,
  address,
  postalCode,
  city,
  country,
});

/** What a correction would state; the caller rolls back what it issued. @throws as `planCorrection` */
export async function previewCorrection(
  trx: Trx,
  orderId: string,
  input: CorrectionInput,
  issuing: Issuing & { locale: LocaleCode },
): Promise<InvoiceCorrectionPreview> {
  const { invoice, content, buyerBefore } = await planCorrection(trx, orderId, input, issuing);
  return {
    correctedNumber: invoice.number,
    currency: content.currency,
    lines: content.lines.map(({ name, grossBefore, gross }) => ({
      name: name[issuing.locale],
      before: grossBefore ?? gross,
      after: gross,
    })),
    vat: content.vat.map(({ vatRate, net, vat, gross }) => ({ vatRate, net, vat, gross })),
    total: content.total,
    buyerBefore: userInvoiceOf(buyerBefore),
    buyer: userInvoiceOf(content.buyer),
  };
}

/**
 * Issues a correction by hand under the next number of its series. New data of the buyer are those of the order from now on.
 * @returns what it changes the total by, minor units
 * @throws as `planCorrection`
 */
export async function correctByHand(
  trx: Trx,
  orderId: string,
  input: CorrectionInput,
  { actorId, ...issuing }: Issuing & { actorId: string },
): Promise<number> {
  const { invoice, content } = await planCorrection(trx, orderId, input, issuing);
  const byHand = { reason: input.reason, actorId };
  const of = { orderId, correctsId: invoice.id, byHand, content, now: issuing.now };
  const invoiceId = await insertInvoice(trx, { kind: 'correction', ...of });
  await sql`insert into invoice_correction_items (invoice_id, order_item_id, amount)
    select ${invoiceId}::uuid, l."orderItemId", sum(l.amount)
    from jsonb_to_recordset(${JSON.stringify(input.items ?? [])}::jsonb) as l ("orderItemId" uuid, amount int)
    group by l."orderItemId"`.execute(trx);
  if (input.buyer) {
    await sql`update orders set invoice = ${JSON.stringify(input.buyer)}::jsonb where id = ${orderId}`.execute(trx);
  }
  return content.total;
}
