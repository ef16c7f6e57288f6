import type { GusData, InvoiceInput, User } from '@aksamit/contracts';

/** What an invoice needs; all required. Source: specification, both documents, section 5. */
export const INVOICE_FIELDS = ['vatId', 'companyName', 'address', 'postalCode', 'city', 'country'] as const;

const EMPTY: InvoiceInput = { vatId: '', companyName: '', address: '', postalCode: '', city: '', country: 'PL' };

/** Full name of a country that is known by its two letters only: `Polska` for `PL`. */
function countryName(country: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase()) ?? country;
}

/** The form's initial values, with the country's name in the visitor's language. */
export function invoiceFields({ userInvoice }: Pick<User, 'userInvoice'>, locale: string): InvoiceInput {
  const fields = userInvoice ?? EMPTY;
  return { ...fields, country: countryName(fields.country, locale) };
}

/** The register's data of a company, as the form holds it. */
export function companyFields(found: GusData, locale: string): InvoiceInput {
  const { vatId, companyName, address, postalCode, city, country } = found;
  return { vatId, companyName, address, postalCode, city, country: countryName(country, locale) };
}
