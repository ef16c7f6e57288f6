/** What the reception sells at its desk. Source: issue 18, "Orders and money": next-visit sale at the desk. */
import { z } from 'zod';
import { emailInput } from '../account';
import { recordId } from '../envelope';
import { amountInput } from './editing';

const sale = z.strictObject({
  /** The salon that sells; the visit is in it. */
  locationId: recordId,
  /** For whom: the customer of a visit, or of an order. Exactly one of the two. */
  eventId: z.uuid().optional(),
  orderId: z.uuid().optional(),
  /** The treatment; omitted: the visit itself, which has no order yet. */
  productId: recordId.optional(),
  quantity: z.int().min(1).max(9).default(1),
});

type Sale = z.output<typeof sale>;

const namesOne = ({ eventId, orderId }: Sale) => (eventId === undefined) !== (orderId === undefined);
const hasTreatment = ({ orderId, productId }: Sale) => orderId === undefined || productId !== undefined;
const ONE = { path: ['eventId'], message: 'required' };
const TREATMENT = { path: ['productId'], message: 'required' };

/** POST /admin/sale-previews */
export const salePreviewRequest = sale.refine(namesOne, ONE).refine(hasTreatment, TREATMENT);
export type SalePreviewRequest = z.input<typeof salePreviewRequest>;

/** What would be sold to whom, and what it costs now. Minor units. */
export const salePreview = z.object({
  product: z.object({ id: z.string(), name: z.string() }),
  price: z.int(),
  currency: z.string(),
  /** The lowest price of the 30 days before a reduction; null without one. */
  lowestPrice: z.int().nullable(),
  /** What the customer has to confirm of the treatment; null: nothing. */
  confirmation: z.string().nullable(),
  /** The customer's age is not known yet: the sale declares it. */
  needsAge: z.boolean(),
  /** `email` null: it is not known yet. */
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phonePrefix: z.string(),
    phone: z.string(),
  }),
});
export type SalePreview = z.infer<typeof salePreview>;

/** POST /admin/sales: makes the order, to be paid in the salon. */
export const saleRequest = sale
  .extend({
    /** What was shown: refused with 409 `sale_changed` when it costs something else by now. */
    price: amountInput,
    /** Of a customer whose visit was agreed by phone: the order is mailed to it. */
    email: emailInput.optional(),
    /** Where it is not known yet; `minorWithGuardian`: 16 or 17, with a guardian's written consent. */
    ageDeclaration: z.enum(['adult', 'minorWithGuardian']).optional(),
    /** The customer confirmed what the treatment asks for. */
    isConfirmed: z.boolean().default(false),
  })
  .refine(namesOne, ONE)
  .refine(hasTreatment, TREATMENT);
export type SaleRequest = z.input<typeof saleRequest>;
