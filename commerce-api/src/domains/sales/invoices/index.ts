export { correctByHand, previewCorrection } from './correct-by-hand';
export type { EInvoiceRegister, EInvoiceSettings } from './e-invoice-register';
export { fileNumber, findInvoiceFile, type InvoiceFile } from './invoice-file';
export { listInvoices, listStaffInvoices } from './invoice-queries';
export { issueDueInvoices, issueInvoices } from './issue-invoice';
export { createKsefRegister } from './ksef/register';
export { registerInvoices } from './routes';
export { sendEInvoices } from './send-e-invoices';
