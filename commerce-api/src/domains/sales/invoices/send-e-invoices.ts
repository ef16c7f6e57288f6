import type { Logger } from 'pino';
import type { Db } from '../../../platform/database';
import {
  type DueEInvoice,
  deleteReference,
  keepEInvoiceNumber,
  keepProblem,
  keepReceipt,
  keepReference,
  takeDueEInvoices,
} from './e-invoice-queries';
import type { EInvoiceReference, EInvoiceRegister, TakenEInvoice } from './e-invoice-register';
import { toEInvoiceXml } from './e-invoice-xml';

export interface EInvoiceSending {
  db: Db;
  logger: Logger;
  register: EInvoiceRegister;
}

const FIRST_LOOK_MS = 5000;

/**
 * Submits documents to the e-invoice system, requests the numbers of submitted ones, and then their receipts. Failures
 * are retried later; refusals need a person. @returns how many documents were due
 */
export async function sendEInvoices(sending: EInvoiceSending, now = new Date()): Promise<number> {
  const due = await takeDueEInvoices(sending.db, now);
  await handIn(sending, due, now);
  for (const invoice of due) {
    if (invoice.taken !== null) await fetchReceipt(sending, invoice, invoice.taken);
    else if (invoice.at !== null) await lookUp(sending, invoice, invoice.at, now);
  }
  return due.length;
}

async function handIn({ db, logger, register }: EInvoiceSending, due: readonly DueEInvoice[], now: Date) {
  const documents = [];
  for (const invoice of due) {
    if (invoice.at !== null || invoice.taken !== null) continue;
    try {
      documents.push({ id: invoice.id, xml: toEInvoiceXml(invoice) });
    } catch (error) {
      await keepProblem(db, invoice.id, error instanceof Error ? error.message : String(error));
    }
  }
  if (documents.length === 0) return;
  try {
    const nextLook = new Date(now.getTime() + FIRST_LOOK_MS);
    await register.handIn(documents, (id, at) => keepReference(db, id, at, nextLook));
  } catch (error) {
    logger.warn({ err: error, documents: documents.length }, 'invoices could not be handed to the e-invoice system');
  }
}

async function lookUp(
  { db, logger, register }: EInvoiceSending,
  invoice: DueEInvoice,
  at: EInvoiceReference,
  now: Date,
) {
  try {
    const outcome = await register.outcomeOf(at);
    if (outcome.state === 'taken') {
      await keepEInvoiceNumber(db, invoice.id, outcome, new Date(now.getTime() + FIRST_LOOK_MS));
    }
    if (outcome.state === 'lost') await deleteReference(db, invoice.id);
    if (outcome.state !== 'refused') return;
    await keepProblem(db, invoice.id, outcome.reason);
    logger.error({ invoice: invoice.number, reason: outcome.reason }, 'the e-invoice system refused an invoice');
  } catch (error) {
    logger.warn({ err: error, invoice: invoice.number }, 'the e-invoice system could not be asked for a number');
  }
}

async function fetchReceipt({ db, logger, register }: EInvoiceSending, invoice: DueEInvoice, taken: TakenEInvoice) {
  try {
    const receipt = await register.receiptOf(taken);
    if (receipt) await keepReceipt(db, invoice.id, receipt);
  } catch (error) {
    logger.warn({ err: error, invoice: invoice.number }, 'the e-invoice system could not be asked for a receipt');
  }
}
