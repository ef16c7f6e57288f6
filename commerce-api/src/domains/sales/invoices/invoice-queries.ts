import type { UserInvoice } from '@aksamit/contracts';
import type { StaffInvoice } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type InvoiceContent, type InvoiceLine, invoiceContent } from './invoice-content';

export interface InvoicedOrder {
  number: string;
  currency: string;
  paymentMethod: string;
  /** In full, whatever was refunded since: an order that ended with a part of its money in it sold nothing. */
  wasPaid: boolean;
  invoice: UserInvoice | null;
  /** Time of payment: the VAT of a prepayment falls due then. */
  soldOn: string;
  lines: (Omit<InvoiceLine, 'grossBefore'> & { orderItemId: string })[];
}

/** An order as an invoice of it needs it; promotions are per piece, so that unit prices are whole. Call it with the order's row locked. */
export async function selectInvoicedOrder(trx: Trx, orderId: string): Promise<InvoicedOrder | null> {
  const found = await sql<InvoicedOrder>`select o.number, o.currency, o.payment_method as "paymentMethod",
      o.paid_status in ('paid', 'partRefunded', 'refunded') and o.amount_paid >= o.amount_due as "wasPaid", o.invoice,
      to_char(coalesce((select max(t.settled_at) from order_payments op
        join payment_transactions t on t.order_payment_id = op.id where op.order_id = o.id and t.is_settling),
        o.created_at) at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as "soldOn",
      (select json_agg(json_build_object('orderItemId', i.id, 'name', i.name, 'quantity', i.quantity,
        'unit', case i.item_type when 'voucher' then 'piece' else 'service' end,
        'unitPrice', (i.price + i.amount_waived + i.discount_code_value) / i.quantity,
        'vatRate', i.vat_rate, 'gross', i.price) order by i.position) from order_items i
        where i.order_id = o.id and (i.price > 0 or i.amount_waived = 0)) as lines
    from orders o where o.id = ${orderId}`.execute(trx);
  return found.rows[0] ?? null;
}

export interface InvoiceRecord {
  id: string;
  number: string;
  kind: 'invoice' | 'correction';
  issuedAt: string;
  content: InvoiceContent;
  eInvoiceNumber: string | null;
}

/** Order of documents `f`: an invoice, its corrections, then the invoice that replaces it, with its own. */
const inOrder = sql`(select (o.series, o.sequence) from invoices o where o.id = coalesce(f.corrects_id, f.id)),
  f.kind desc, f.issued_at, f.sequence`;

/** The documents of an order: the invoice, then its corrections, then the invoice that replaces it. */
export async function listInvoices(db: Db | Trx, orderId: string): Promise<InvoiceRecord[]> {
  const found = await sql<InvoiceRecord>`select f.id, f.number, f.kind, f.issued_at as "issuedAt", f.content,
      f.e_invoice_number as "eInvoiceNumber" from invoices f where f.order_id = ${orderId} order by ${inOrder}`.execute(
    db,
  );
  return found.rows.map((row) => ({ ...row, content: invoiceContent.parse(row.content) }));
}

/** The invoice that is in force: no other one replaced it. */
export const invoiceInForce = (documents: readonly InvoiceRecord[]): InvoiceRecord | undefined =>
  documents.filter(({ kind }) => kind === 'invoice').at(-1);

/** The buyer of the document `f`, in the shape of the order's own. */
const buyerOf = sql`(select json_build_object('companyName', b ->> 'name', 'vatId', b ->> 'vatId', 'address', b ->> 'address',
  'postalCode', b ->> 'postalCode', 'city', b ->> 'city', 'country', b ->> 'country') from (select f.content -> 'buyer') as k (b))`;

/** The documents of an order with the e-invoice system's response to each, for staff. */
export async function listStaffInvoices(trx: Trx, orderId: string): Promise<StaffInvoice[]> {
  const found = await sql<StaffInvoice>`select f.number, f.kind, f.issued_at as "issuedAt",
      (f.content ->> 'total')::int as total, ${buyerOf} as buyer, f.e_invoice_number as "eInvoiceNumber",
      f.e_invoice_problem as "eInvoiceProblem", r.received_at as "receiptAt",
      case when r.invoice_id is not null then 'confirmed' when f.e_invoice_number is not null then 'taken'
        when f.e_invoice_problem is not null then 'refused' when f.e_invoice_reference is not null then 'handedIn'
        else 'waits' end as "eInvoiceState"
    from invoices f left join e_invoice_receipts r on r.invoice_id = f.id
    where f.order_id = ${orderId} order by ${inOrder}`.execute(trx);
  return found.rows;
}

interface NewInvoice {
  kind: 'invoice' | 'correction';
  orderId: string;
  correctsId?: string;
  /** Of an invoice: the one that it replaces. */
  replacesId?: string;
  orderRefundId?: string;
  /** Of a correction made by hand. */
  byHand?: { reason: string; actorId: string };
  content: InvoiceContent;
  now: Date;
}

/**
 * Inserts a document under the next number of its series and year. The counter's row is locked until the transaction
 * ends: the next insert waits, and a rollback leaves no gap.
 * @returns its id
 */
export async function insertInvoice(trx: Trx, invoice: NewInvoice): Promise<string> {
  const series = `${invoice.kind === 'invoice' ? 'FV' : 'KOR'}/${invoice.content.issuedOn.slice(0, 4)}`;
  const counted = await sql<{ last: number }>`insert into invoice_counters (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_counters.last + 1 returning last`.execute(trx);
  const inserted = await sql<{ id: string }>`insert into invoices (kind, series, sequence, order_id, corrects_id,
      replaces_id, order_refund_id, correction_reason, corrected_by, content, issued_at)
    values (${invoice.kind}, ${series}, ${counted.rows[0]?.last ?? 0}, ${invoice.orderId},
      ${invoice.correctsId ?? null}::uuid, ${invoice.replacesId ?? null}::uuid, ${invoice.orderRefundId ?? null}::uuid,
      ${invoice.byHand?.reason ?? null}, ${invoice.byHand?.actorId ?? null}::uuid,
      ${JSON.stringify(invoice.content)}::jsonb, ${invoice.now}) returning id`.execute(trx);
  return inserted.rows[0]?.id ?? '';
}

export interface RefundToCorrect {
  id: string;
  items: { orderItemId: string; amount: number }[];
  isCorrected: boolean;
}

/** The refunds of an order and its corrections by hand, the oldest first, with whether a document was issued for them. */
export async function selectRefundsToCorrect(trx: Trx, orderId: string): Promise<RefundToCorrect[]> {
  const found = await sql<RefundToCorrect>`select r.id,
      exists (select from invoices c where c.order_refund_id = r.id) as "isCorrected",
      (select coalesce(json_agg(json_build_object('orderItemId', i.order_item_id, 'amount', i.amount)), '[]')
        from order_refund_items i where i.order_refund_id = r.id) as items
    from order_refunds r where r.order_id = ${orderId} order by r.created_at, r.id`.execute(trx);
  const byHand = await selectCorrectedByHand(trx, orderId);
  // What was corrected already is taken off first: a document starts from what those before it left.
  return [...byHand, ...found.rows].sort((a, b) => Number(b.isCorrected) - Number(a.isCorrected));
}

async function selectCorrectedByHand(trx: Trx, orderId: string): Promise<RefundToCorrect[]> {
  const found = await sql<RefundToCorrect>`select f.id, true as "isCorrected",
      json_agg(json_build_object('orderItemId', i.order_item_id, 'amount', i.amount)) as items
    from invoices f join invoice_correction_items i on i.invoice_id = f.id
    where f.order_id = ${orderId} group by f.id`.execute(trx);
  return found.rows;
}

/** Orders whose invoice, or whose correction for a refund, is missing. */
export async function selectOrdersToInvoice(db: Db, atMost: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select o.id from orders o
    where o.invoice is not null and o.paid_status in ('paid', 'partRefunded', 'refunded')
      and o.amount_paid >= o.amount_due
      and (not exists (select from invoices f where f.order_id = o.id)
        or exists (select from order_refunds r where r.order_id = o.id
          and not exists (select from invoices c where c.order_refund_id = r.id)))
    order by o.created_at limit ${atMost}`.execute(db);
  return found.rows.map(({ id }) => id);
}
