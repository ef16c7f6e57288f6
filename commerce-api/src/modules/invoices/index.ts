export { createEInvoiceRegister, type EInvoiceRegister, type EInvoiceSettings } from './e-invoice-register';
export { listInvoices } from './invoice-queries';
export { issueDueInvoices, issueInvoices } from './issue-invoice';
export { registerInvoices } from './routes';
export { sendEInvoices } from './send-e-invoices';
