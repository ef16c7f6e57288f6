/**
 * Products for sale, as staff edit them. Source: calls.md, "Staff calls", third row; entities of commerce-core.md
 * section 3.
 */
import { z } from 'zod';
import { instant, recordId } from '../envelope';
import {
  amountInput,
  gallery,
  inBothLanguages,
  localizedLead,
  localizedName,
  longText,
  pictureId,
  position,
  recordCode,
  recordIds,
  shortText,
  slugsInput,
} from './editing';

const order = z.int().min(0).max(10_000);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(100);

/** Texts of a treatment in one language. */
const productContent = z.strictObject({
  description: list(longText),
  /** Whom a treatment is for, as the end of a sentence. */
  target: shortText.optional(),
  infos: list(
    z.strictObject({
      section: z.enum(['indications', 'contraindications', 'benefits']),
      description: longText,
      order,
      /** Of a contraindication: the treatment is possible once it was talked about. */
      needsConsultation: z.boolean().optional(),
    }),
  ),
  stages: list(z.strictObject({ stage: z.enum(['before', 'ongoing', 'after']), description: longText, order })),
  faqs: list(z.strictObject({ title: shortText, content: longText, order })),
  comparisons: list(
    z.looseObject({
      title: shortText,
      content: longText,
      order,
      /** Photographs of POST /admin/pictures. */
      pictureBeforeId: recordId.nullable().optional(),
      pictureAfterId: recordId.nullable().optional(),
      /** What they show, in words; without them the title. */
      altBefore: shortText.optional(),
      altAfter: shortText.optional(),
      /** They are drawn, not photographs of a customer: the page marks them. */
      isIllustration: z.boolean().optional(),
    }),
  ),
  lists: list(z.strictObject({ title: shortText, items: list(longText), order })),
  cmsSections: list(z.strictObject({ title: shortText, content: longText, order })),
  metaTitle: shortText,
  metaDescription: z.string().trim().max(1000),
});

/** What treatments, packages, offers and bundles have in common. */
const sold = {
  code: recordCode,
  gender: z.enum(['male', 'female']),
  categoryId: recordId,
  enabled: z.boolean().default(true),
  name: localizedName,
  slugs: slugsInput,
  lead: localizedLead,
  content: inBothLanguages(productContent),
  /** Minutes. */
  duration: z.int().min(5).max(600),
  durationTo: z.int().min(5).max(600).nullable().default(null),
  showDuration: z.boolean().default(true),
  level: z.enum(['minimum', 'soft', 'komfort', 'premium']).nullable().default(null),
  packageQuantity: z.int().min(1).max(99).default(1),
  packageBonusQuantity: z.int().min(0).max(98).default(0),
  bodyPartCount: z.int().min(0).max(50).default(0),
  promoRecommended: z.boolean().default(false),
  isSpecial: z.boolean().default(false),
  canPaymentByCash: z.boolean().default(true),
  showLowestPrice: z.boolean().default(true),
  vatRate: z.int().min(0).max(100),
  position,
  pictureId,
};

/** POST /admin/products; PUT takes all but `type` and `code`. A special offer is created by POST /admin/offers. */
export const staffProductInput = z.strictObject({
  type: z.enum(['product', 'package', 'offer']),
  ...sold,
  recommendedQuantityFrom: z.int().min(1).max(99).default(1),
  recommendedQuantityTo: z.int().min(1).max(99).default(1),
  isBundlable: z.boolean().default(false),
  hasCheckbox: z.boolean().default(false),
  checkboxLabel: localizedName.nullable().default(null),
  bodyPartIds: recordIds.default([]),
  /** Beside `pictureId`, which stands before them. Photographs of POST /admin/pictures. */
  pictures: gallery.default([]),
});

const offerOnly = {
  /** Which list it stands on: /oferty-specjalne/ or /oferty-specjalne-flexy/. */
  variant: z.enum(['special', 'flexy']),
  category: z.enum(['epilation', 'endermology', 'emSpec']),
  /** Words on its badge. */
  label: localizedName,
  showCountdown: z.boolean().default(true),
  validFrom: instant,
  /** Null: until further notice. */
  validTo: instant.nullable().default(null),
  /** Treatments in it. */
  contents: z.array(z.strictObject({ id: recordId, quantity: z.int().min(1).max(99) })).max(50),
};

/** POST /admin/offers: a special offer; its price is set by POST /admin/prices. */
export const staffOfferInput = z.strictObject({ ...sold, ...offerOnly });

/** POST /admin/bundles. */
export const staffBundleInput = z.strictObject({
  ...sold,
  /** Months from the first visit in which all visits are taken; months from the purchase to the first. */
  eventLimit: z.int().min(1).max(60),
  validityDurationMonths: z.int().min(1).max(60),
  minProductSelection: z.int().min(1).max(50),
  isMostBought: z.boolean().default(false),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** POST /admin/vouchers: a voucher for sale as a gift. */
export const staffVoucherInput = z.strictObject({
  code: recordCode,
  categoryId: recordId,
  enabled: z.boolean().default(true),
  name: localizedName,
  slugs: slugsInput,
  lead: localizedLead,
  content: inBothLanguages(z.strictObject({ description: list(longText) })),
  vatRate: z.int().min(0).max(100),
  position,
  marketId: recordId,
  kind: z.enum(['electronic', 'paper']),
  value: amountInput.min(1),
  validMonths: z.int().min(1).max(60),
  /** For VAT: a multi-purpose voucher is taxed when it is used. */
  purpose: z.enum(['single', 'multi']),
});

/** POST /admin/prices: the price of a range of quantities from now on. Every change is added to the price history. */
export const staffPriceInput = z.strictObject({
  productId: recordId,
  marketId: recordId,
  currency: z.enum(['PLN', 'GBP']),
  quantityFrom: z.int().min(1).max(99),
  quantityTo: z.int().min(1).max(99),
  /** Of one piece, before promotions; minor units. */
  price: amountInput,
});

/** Whether something sold or redeemed for a time can be: switched off, before its time, in it, after it, or used up. */
export const saleState = z.enum(['off', 'coming', 'on', 'over', 'usedUp']);
export type SaleState = z.infer<typeof saleState>;

/** POST /admin/promotions. Of a running one only the end can be changed. */
export const staffPromotionInput = z.strictObject({
  code: recordCode,
  name: localizedName,
  slugs: slugsInput,
  /** Null: every market; then only a percentage. */
  marketId: recordId.nullable().default(null),
  discountKind: z.enum(['percentage', 'amount']),
  discountValue: z.int().min(1).max(10_000_000),
  startAt: instant,
  endAt: instant,
  position,
  productIds: recordIds.default([]),
});

/** POST /admin/discount-codes. */
export const staffDiscountCodeInput = z.strictObject({
  marketId: recordId,
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/)
    .toUpperCase(),
  discountType: z.enum(['percentage', 'amount']),
  discountValue: z.int().min(1).max(10_000_000),
  productCategoryId: recordId.nullable().default(null),
  enabled: z.boolean().default(true),
  validFrom: instant.nullable().default(null),
  validTo: instant.nullable().default(null),
  totalLimit: z.int().min(1).max(1_000_000).nullable().default(null),
  customerLimit: z.int().min(1).max(1000).nullable().default(null),
});
