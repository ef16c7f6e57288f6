import { z } from 'zod';

const localized = z.object({ pl: z.string(), en: z.string() });
const party = z.object({
  name: z.string(),
  vatId: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type Party = z.infer<typeof party>;

const vatRow = z.object({
  vatRate: z.number().int(),
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  /** On an invoice in foreign money: the VAT in grosz. */
  vatPln: z.number().int().optional(),
});

const line = z.object({
  name: localized,
  quantity: z.number().int(),
  /** The unit of measure. With `unitPrice` missing from documents that were issued before they carried it. */
  unit: z.enum(['service', 'piece']).optional(),
  /** Gross, after a promotion and before a discount, in minor units. Source: VAT act, art. 106e, 7. */
  unitPrice: z.number().int().optional(),
  vatRate: z.number().int(),
  /** The amount paid for it, in minor units; on a correction the remaining amount. */
  gross: z.number().int(),
  /** On a correction: the amount before. */
  grossBefore: z.number().int().optional(),
});
export type InvoiceLine = z.infer<typeof line>;

/** What was taken off the unit prices of a line, in minor units: a discount, or a waived amount. */
export const reductionOf = ({ quantity, unitPrice }: InvoiceLine, gross: number): number =>
  unitPrice === undefined ? 0 : unitPrice * quantity - gross;

/** The whole content of an invoice or a correction, as it is frozen in the database. */
export const invoiceContent = z.object({
  seller: party,
  buyer: party,
  orderNumber: z.string(),
  currency: z.string(),
  paymentMethod: z.string(),
  /** YYYY-MM-DD, by the calendar of Warsaw. */
  soldOn: z.string(),
  issuedOn: z.string(),
  lines: z.array(line),
  /** On a correction the differences. */
  vat: z.array(vatRow),
  total: z.number().int(),
  correctedNumber: z.string().optional(),
  /** Of a correction made by hand. */
  reason: z.string().optional(),
  /** The buyer's data that a correction replaces. */
  buyerBefore: party.optional(),
  /** On an invoice in foreign money: the central bank's average rate for its VAT in złoty. */
  exchangeRate: z
    .object({ currency: z.string(), day: z.string(), tableNumber: z.string(), rate: z.number().int() })
    .optional(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;
