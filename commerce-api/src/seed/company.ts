import { formatVatId } from '@aksamit/contracts/figures';
import { both } from './localized';

/** The company of the demo shop: invented, and shown as such. Invoices name the same by default (`invoiceSettings`). */
export const company = {
  name: 'Aksamit sp. z o.o.',
  street: 'ul. Aksamitna 12',
  postalCode: '00-001',
  city: 'Warszawa',
  vatId: '1234563218',
  /** Number in the National Court Register (KRS). */
  registerNumber: '0000000000',
  isExample: true,
} as const;

const address = `${company.street}, ${company.postalCode} ${company.city}`;
const vatId = both(`NIP ${formatVatId(company.vatId, 'pl')}`, `VAT number ${formatVatId(company.vatId, 'en')}`);

/** The company with its address and tax number. */
export const companyAddress = both(
  `${company.name}, ${address}, ${vatId.pl}`,
  `${company.name}, ${address}, Poland, ${vatId.en}`,
);

/** The company with its seat and numbers, as legal texts name it. */
export const companyLine = both(
  `${company.name} z siedzibą w Warszawie, ${address}, ${vatId.pl}, KRS ${company.registerNumber}`,
  `${company.name} with its registered office in Warsaw, ${address}, Poland, ${vatId.en}, company register (KRS) number ${company.registerNumber}`,
);
