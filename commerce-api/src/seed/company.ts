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

/** The company with its seat and numbers, as legal texts name it. */
export const companyLine = {
  pl: `${company.name} z siedzibą w Warszawie, ${company.street}, ${company.postalCode} ${company.city}, NIP ${company.vatId}, KRS ${company.registerNumber}`,
  en: `${company.name} with its registered office in Warsaw, ${company.street}, ${company.postalCode} ${company.city}, Poland, VAT number PL${company.vatId}, company register (KRS) number ${company.registerNumber}`,
} as const;
