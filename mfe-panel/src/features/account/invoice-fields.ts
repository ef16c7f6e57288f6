import type { GusData, InvoiceInput, User } from '@aksamit/shared-kit/contracts';

/** What an invoice needs; all required. Source: specification, both documents, section 5. */
export const INVOICE_FIELDS = ['vatId', 'companyName', 'address', 'postalCode', 'city', 'country'] as const;

const EMPTY: InvoiceInput = { vatId: '', companyName: '', address: '', postalCode: '', city: '', country: 'PL' };

/** The form's start. */
export function invoiceFields({ userInvoice }: Pick<User, 'userInvoice'>): InvoiceInput {
  return userInvoice ?? EMPTY;
}

/** What the register says of a company, as the form holds it. */
export function companyFields({ vatId, companyName, address, postalCode, city, country }: GusData): InvoiceInput {
  return { vatId, companyName, address, postalCode, city, country };
}
