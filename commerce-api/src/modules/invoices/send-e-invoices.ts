import type { Logger } from 'pino';
import type { Db } from '../../platform/database';
import type { EInvoiceRegister } from './e-invoice-register';
import { toEInvoiceXml } from './e-invoice-xml';
import { keepEInvoiceNumber, takeUnsentInvoices } from './invoice-queries';

export interface EInvoiceSending {
  db: Db;
  logger: Logger;
  register: EInvoiceRegister;
}

/** Hands documents to the e-invoice system until it has given each its number. @returns how many were tried */
export async function sendEInvoices({ db, logger, register }: EInvoiceSending, now = new Date()): Promise<number> {
  const due = await takeUnsentInvoices(db, now);
  for (const invoice of due) {
    try {
      const number = await register.send({ number: invoice.number, xml: toEInvoiceXml(invoice) });
      if (number !== null) await keepEInvoiceNumber(db, invoice.id, number);
    } catch (error) {
      logger.warn({ err: error, invoice: invoice.number }, 'an invoice could not be handed to the e-invoice system');
    }
  }
  return due.length;
}
