import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import type { EInvoiceReceipt, EInvoiceReference, TakenEInvoice } from './e-invoice-register';
import type { EInvoiceSource } from './e-invoice-xml';
import { invoiceContent } from './invoice-content';

export interface DueEInvoice extends EInvoiceSource {
  id: string;
  /** Where it was submitted; null: not yet. */
  at: EInvoiceReference | null;
  /** It has its number: only the receipt is missing. */
  taken: TakenEInvoice | null;
}

/**
 * Claims documents without a number of the e-invoice system, or without a receipt, so that no other worker sends them
 * too. A correction waits until its invoice has a number, or was refused.
 */
export async function takeDueEInvoices(db: Db, now: Date): Promise<DueEInvoice[]> {
  const due = await sql<Omit<DueEInvoice, 'corrected'> & { corrected: EInvoiceSource['corrected'] }>`
    update invoices f set e_invoice_tries = e_invoice_tries + 1,
      e_invoice_next_try_at = ${now}::timestamptz + interval '1 minute' * least(f.e_invoice_tries + 1, 60)
    where f.id in (select d.id from invoices d left join invoices o on o.id = d.corrects_id
      where d.e_invoice_next_try_at <= ${now}
        and (o.id is null or o.e_invoice_number is not null or o.e_invoice_problem is not null)
      order by d.e_invoice_next_try_at limit 20 for update of d skip locked)
    returning f.id, f.number, f.issued_at as "issuedAt", f.content,
      case when f.e_invoice_reference is not null
        then json_build_object('session', f.e_invoice_session, 'reference', f.e_invoice_reference) end as at,
      case when f.e_invoice_number is not null
        then json_build_object('session', f.e_invoice_session, 'number', f.e_invoice_number) end as taken,
      (select json_build_object('number', o.number, 'issuedOn', o.content ->> 'issuedOn',
        'eInvoiceNumber', o.e_invoice_number) from invoices o where o.id = f.corrects_id) as corrected`.execute(db);
  return due.rows.map((row) => ({ ...row, content: invoiceContent.parse(row.content) }));
}

/** Submitted: its number is requested in a moment. */
export async function keepReference(db: Db, id: string, at: EInvoiceReference, nextLook: Date): Promise<void> {
  await sql`update invoices set e_invoice_session = ${at.session}, e_invoice_reference = ${at.reference},
    e_invoice_next_try_at = ${nextLook} where id = ${id} and e_invoice_number is null`.execute(db);
}

/** The system does not know it: it is submitted again. */
export async function deleteReference(db: Db, id: string): Promise<void> {
  await sql`update invoices set e_invoice_session = null, e_invoice_reference = null where id = ${id}`.execute(db);
}

/** Accepted: the receipt is requested in a moment. */
export async function keepEInvoiceNumber(db: Db, id: string, taken: TakenEInvoice, nextLook: Date): Promise<void> {
  await sql`update invoices set e_invoice_number = ${taken.number}, e_invoice_session = ${taken.session},
    e_invoice_tries = 0, e_invoice_next_try_at = ${nextLook}, e_invoice_problem = null
    where id = ${id} and e_invoice_number is null`.execute(db);
}

/** The system's proof; no further request is made. */
export async function keepReceipt(db: Db, id: string, receipt: EInvoiceReceipt): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`insert into e_invoice_receipts (invoice_id, content, hash)
      values (${id}, ${receipt.content}, ${receipt.hash}) on conflict do nothing`.execute(trx);
    await sql`update invoices set e_invoice_next_try_at = null where id = ${id}`.execute(trx);
  });
}

/** Refused: the same document would be refused again, so a person must act. Staff are notified of it once. */
export async function keepProblem(db: Db, id: string, problem: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const updated = await sql<{ number: string; orderId: string }>`update invoices
      set e_invoice_problem = ${problem}, e_invoice_next_try_at = null
      where id = ${id} and e_invoice_problem is distinct from ${problem}
      returning number, order_id as "orderId"`.execute(trx);
    for (const { number, orderId } of updated.rows) {
      await sql`insert into payment_alerts (kind, details)
        values ('e_invoice_refused', ${JSON.stringify({ orderId, invoice: number, problem })}::jsonb)`.execute(trx);
    }
  });
}
