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
  invoiceInForce,
  listInvoices,
  selectInvoicedOrder,
  selectRefundsToCorrect,
} from './invoice-queries';
import { contentOf, type Issuing, issueInvoices, partyOf, withZloty } from './issue-invoice';
import { vatDifference } from './vat-rules';

type CorrectionInput = z.output<typeof invoiceCorrectionRequest>;

interface Planned {
  /** The one that is corrected. */
  invoice: InvoiceRecord;
  content: InvoiceContent;
  buyerBefore: Party;
  /** The invoice that replaces it. */
  replacement: InvoiceContent | null;
}

/** What a correction starts from. */
interface Present {
  order: InvoicedOrder;
  invoice: InvoiceRecord;
  /** The buyer as the order has them, whom all documents before name. */
  buyer: UserInvoice;
  buyerBefore: Party;
  /** The lines as all documents before leave them. */
  lines: InvoicedOrder['lines'];
}

/**
 * The documents that a correction would be. What is due by itself is issued first, so that the correction starts from it.
 * @throws 404; 409 invoice_not_ready without an invoice, documents_changed; 422 on `items` for another order's line or more
 *   than is left of it, or beside another tax number, on `buyer.vatId` for another one when nothing is left
 */
async function planCorrection(trx: Trx, orderId: string, input: CorrectionInput, issuing: Issuing): Promise<Planned> {
  const present = await selectPresent(trx, orderId, input, issuing);
  const hasOtherNumber = input.buyer !== undefined && input.buyer.vatId !== present.buyerBefore.vatId;
  return hasOtherNumber ? planReplacement(present, input, issuing) : planChange(present, input, issuing);
}

async function selectPresent(trx: Trx, orderId: string, input: CorrectionInput, issuing: Issuing): Promise<Present> {
  await lockOrder(trx, orderId);
  const shown = await listInvoices(trx, orderId);
  if (shown.length === 0) throw salesError('409 invoice_not_ready');
  if (shown.length !== input.documentsBefore) throw salesError('409 documents_changed');
  await issueInvoices(trx, orderId, issuing);
  const order = await selectInvoicedOrder(trx, orderId);
  const documents = await listInvoices(trx, orderId);
  const invoice = invoiceInForce(documents);
  if (!order?.invoice || !invoice) throw salesError('409 invoice_not_ready');
  const buyerBefore = documents.at(-1)?.content.buyer ?? invoice.content.buyer;
  return { order, invoice, buyer: order.invoice, buyerBefore, lines: await presentLines(trx, orderId, order) };
}

/** Amounts that went back, other data of the same buyer, or both. */
function planChange(present: Present, { items = [], buyer, reason }: CorrectionInput, issuing: Issuing): Planned {
  const { invoice, buyerBefore, lines: before } = present;
  const after = before.map((line) => ({ ...line, gross: line.gross - takenOff(items, line.orderItemId) }));
  const isKnown = items.every(({ orderItemId }) => before.some((line) => line.orderItemId === orderItemId));
  if (!isKnown || after.some(({ gross }) => gross < 0)) throw invalidFields({ items: ['too_big'] });
  const content: InvoiceContent = {
    ...correctionOf(present, { before, after, reason }, issuing),
    ...(buyer ? { buyer: partyOf(buyer), buyerBefore } : {}),
  };
  return { invoice, content, buyerBefore, replacement: null };
}

/**
 * Another tax number names another buyer. The e-invoice system takes no correction of it: the invoice is corrected to nothing
 * and another one issued. Source: the schema FA (3), Podmiot2K.
 */
function planReplacement(present: Present, { items, buyer, reason }: CorrectionInput, issuing: Issuing): Planned {
  const { order, invoice, buyerBefore } = present;
  if (items) throw invalidFields({ items: ['not_allowed'] });
  const lines = present.lines.filter(({ gross }) => gross > 0);
  if (!buyer || lines.length === 0) throw invalidFields({ 'buyer.vatId': ['not_allowed'] });
  const after = lines.map((line) => ({ ...line, gross: 0 }));
  return {
    invoice,
    content: correctionOf(present, { before: lines, after, reason }, issuing),
    buyerBefore,
    replacement: contentOf({ ...order, lines }, buyer, issuing, invoice.content.exchangeRate ?? null),
  };
}

interface Change {
  before: InvoicedOrder['lines'];
  /** The same lines in the same order. */
  after: InvoicedOrder['lines'];
  reason: string;
}

/** A correction by the rate of its invoice, with the lines that change. */
function correctionOf({ order, invoice, buyer }: Present, change: Change, issuing: Issuing): InvoiceContent {
  const { before, after, reason } = change;
  const rate = invoice.content.exchangeRate ?? null;
  const vat = withZloty(vatDifference(before, after), rate);
  return {
    ...contentOf(order, buyer, issuing, rate),
    correctedNumber: invoice.number,
    reason,
    lines: after.flatMap(({ orderItemId: _id, ...line }, index) => {
      const grossBefore = before[index]?.gross ?? 0;
      return line.gross === grossBefore ? [] : [{ ...line, grossBefore }];
    }),
    vat,
    total: vat.reduce((sum, row) => sum + row.gross, 0),
  };
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
  const { invoice, content, buyerBefore, replacement } = await planCorrection(trx, orderId, input, issuing);
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
    buyer: userInvoiceOf(replacement?.buyer ?? content.buyer),
    ...(replacement ? { replacement: { total: replacement.total } } : {}),
  };
}

/**
 * Issues a correction by hand under the next number of its series, and the invoice that replaces the corrected one where the
 * buyer is another. New data of the buyer are those of the order from now on.
 * @returns what the documents change the total by, minor units
 * @throws as `planCorrection`
 */
export async function correctByHand(
  trx: Trx,
  orderId: string,
  input: CorrectionInput,
  { actorId, ...issuing }: Issuing & { actorId: string },
): Promise<number> {
  const { invoice, content, replacement } = await planCorrection(trx, orderId, input, issuing);
  const byHand = { reason: input.reason, actorId };
  const of = { orderId, now: issuing.now };
  const invoiceId = await insertInvoice(trx, { kind: 'correction', ...of, correctsId: invoice.id, byHand, content });
  await sql`insert into invoice_correction_items (invoice_id, order_item_id, amount)
    select ${invoiceId}::uuid, l."orderItemId", sum(l.amount)
    from jsonb_to_recordset(${JSON.stringify(input.items ?? [])}::jsonb) as l ("orderItemId" uuid, amount int)
    group by l."orderItemId"`.execute(trx);
  if (replacement) await insertInvoice(trx, { kind: 'invoice', ...of, replacesId: invoice.id, content: replacement });
  if (input.buyer) {
    await sql`update orders set invoice = ${JSON.stringify(input.buyer)}::jsonb where id = ${orderId}`.execute(trx);
  }
  return content.total + (replacement?.total ?? 0);
}
