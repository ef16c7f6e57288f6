/** Promo bars: written once, shown for a time at chosen positions of the shop. Source: issue 18; docs/decisions/0241. */
import { z } from 'zod';
import { instant, recordId } from '../envelope';
import { promoBarLook } from '../section-names';
import { inBothLanguages, recordIds, shortText } from './editing';

/** A page of the shop as its path without the locale's prefix, or an address of the web. */
const target = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?![/\\])|^https:\/\//);

const action = z.strictObject({ label: z.string().trim().min(1).max(60), path: target });

/** POST /admin/promo-bars. A bar without any position stands where an article or a section names it. */
export const staffPromoBarInput = z.strictObject({
  /** For staff alone. */
  name: shortText,
  /** False: a draft, which nobody but staff sees whatever the time. */
  enabled: z.boolean().default(false),
  headline: inBothLanguages(z.string().trim().min(1).max(120)),
  subheadline: inBothLanguages(z.string().trim().max(200)),
  /** Buttons, the main one first. */
  actions: inBothLanguages(z.array(action).max(2)),
  look: promoBarLook.default('soft'),
  startAt: instant,
  /** Null: it stays until somebody ends it. */
  endAt: instant.nullable().default(null),
  /** Null: in all markets. */
  marketId: recordId.nullable().default(null),
  /** Above the header of every public page: one at a time in a market. */
  isShopWide: z.boolean().default(false),
  /** Categories of the blog on whose articles it stands. */
  articleCategoryIds: recordIds.default([]),
  articleIds: recordIds.default([]),
  /** Kinds of page on which it stands. */
  pageKinds: z.strictObject({ information: z.boolean(), campaign: z.boolean(), offer: z.boolean() }).default({
    information: false,
    campaign: false,
    offer: false,
  }),
  /** Single pages, such as a landing page. */
  pageIds: recordIds.default([]),
});
export type StaffPromoBarInput = z.output<typeof staffPromoBarInput>;

/** `draft`: not published. `coming`: published, and its time is ahead. */
export const promoBarState = z.enum(['draft', 'coming', 'on', 'over']);
export type PromoBarState = z.infer<typeof promoBarState>;

/** A state of a bar with who made it. */
export const promoBarVersion = z.object({
  /** From 1 for each bar. */
  number: z.int().min(1),
  content: staffPromoBarInput,
  createdAt: instant,
  /** Null: unknown, as of a bar that the shop came with. */
  createdBy: z.string().nullable(),
});
export type PromoBarVersion = z.infer<typeof promoBarVersion>;
