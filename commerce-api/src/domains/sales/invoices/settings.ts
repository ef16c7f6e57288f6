import { z } from 'zod';
import { defineSettings } from '../../../platform/define-settings';
import type { EInvoiceSettings } from './e-invoice-register';
import type { Party } from './invoice-content';

const environment = z.object({
  /** The seller, as it is printed on invoices. */
  SELLER_NAME: z.string().default('Aksamit sp. z o.o.'),
  SELLER_VAT_ID: z
    .string()
    .regex(/^\d{10}$/, 'must be a NIP: ten digits')
    .default('1234563218'),
  SELLER_ADDRESS: z.string().default('ul. Aksamitna 12'),
  SELLER_POSTAL_CODE: z.string().default('00-001'),
  SELLER_CITY: z.string().default('Warszawa'),
  /** Address of the e-invoice system, `https://api.ksef.mf.gov.pl/v2`. None: invoices wait. */
  E_INVOICE_BASE_URL: z.url().optional(),
  E_INVOICE_TOKEN: z.string().default('sandbox-e-invoice-token'),
});

/** Submitting invoices to the e-invoice system needs the seller's identity. */
export const SELLER = ['SELLER_NAME', 'SELLER_VAT_ID', 'SELLER_ADDRESS', 'SELLER_POSTAL_CODE', 'SELLER_CITY'];

/** The company that sells, and the national e-invoice system; `eInvoices` null: invoices are not submitted. */
export const invoiceSettings = defineSettings({
  environment,
  secrets: [{ name: 'E_INVOICE_TOKEN', with: 'E_INVOICE_BASE_URL' }],
  read: (values): { seller: Party; eInvoices: EInvoiceSettings | null } => ({
    seller: {
      name: values.SELLER_NAME,
      vatId: values.SELLER_VAT_ID,
      address: values.SELLER_ADDRESS,
      postalCode: values.SELLER_POSTAL_CODE,
      city: values.SELLER_CITY,
      country: 'PL',
    },
    eInvoices: values.E_INVOICE_BASE_URL
      ? {
          baseUrl: values.E_INVOICE_BASE_URL.replace(/\/$/, ''),
          token: values.E_INVOICE_TOKEN,
          vatId: values.SELLER_VAT_ID,
        }
      : null,
  }),
});
