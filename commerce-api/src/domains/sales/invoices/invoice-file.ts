import type { LocaleCode } from '@aksamit/contracts';
import type { Db, Trx } from '../../../platform/database';
import { type InvoiceRecord, listInvoices } from './invoice-queries';
import { writeInvoice } from './write-invoice';

export interface InvoiceFile {
  name: string;
  content: Buffer;
}

/** Number of a document as names of files and addresses have it: without slashes. */
export const fileNumber = (number: string): string => number.replaceAll('/', '-');

/** A document as PDF. */
export async function invoiceFile(document: InvoiceRecord, locale: LocaleCode): Promise<InvoiceFile> {
  return { name: `${fileNumber(document.number)}.pdf`, content: await writeInvoice(document, locale) };
}

/** A document of an order by its number, its slashes as hyphens; null when there is none. */
export async function findInvoiceFile(
  db: Db | Trx,
  orderId: string,
  number: string,
  locale: LocaleCode,
): Promise<InvoiceFile | null> {
  const documents = await listInvoices(db, orderId);
  const wanted = documents.find((document) => fileNumber(document.number) === number);
  return wanted ? invoiceFile(wanted, locale) : null;
}
