/** Products as staff edit them. */
import {
  localizedName,
  saleState,
  staffBundleInput,
  staffOfferInput,
  staffPriceChange,
  staffPriceInput,
  staffProductInput,
  staffPromotionInput,
  staffVoucherInput,
} from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { RecordKind } from '../../people/staff';
import { catalogueError } from '../errors';

const rights = { read: 'readOffer', write: 'manageOffer' } as const;
const searched = sql`(r.code || ' ' || (r.name ->> 'pl') || ' ' || (r.name ->> 'en'))`;
const refusals = {
  products_bonus_below_total: { field: 'packageBonusQuantity', message: 'too_big' },
  products_package_of_nine: { field: 'packageQuantity', message: 'too_big' },
  products_level_check1: { field: 'level', message: 'not_allowed' },
  products_check: { field: 'recommendedQuantityTo', message: 'too_small' },
  products_check1: { field: 'checkboxLabel', message: 'required' },
} as const;

export const productKind: RecordKind = {
  one: 'product',
  many: 'products',
  path: '/admin/products',
  rights,
  table: 'products',
  idType: 'bigint',
  input: staffProductInput,
  fixed: ['type', 'code'],
  links: {
    bodyPartIds: { table: 'product_body_parts', own: 'product_id', other: 'body_part_id' },
    pictures: {
      table: 'product_pictures',
      own: 'product_id',
      other: 'picture_id',
      fields: { alt: 'alt' },
      order: 'position',
    },
  },
  condition: sql`r.type in ('product', 'package', 'offer')`,
  searched,
  filters: ['type', 'gender', 'categoryId', 'enabled'],
  sorts: ['code', 'position'],
  check: refuseOfferWithoutTime,
  refusals,
};

/** A special offer has a period and a list: POST /admin/offers requires them. */
function refuseOfferWithoutTime({ before, values }: Parameters<NonNullable<RecordKind['check']>>[0]): void {
  if (before === null && values.type === 'offer') throw invalidFields({ type: ['not_allowed'] });
}

/** Names of the products that a record refers to, by their ids. @param referring ids of them; SQL over `r` */
const namesOf = (referring: RawBuilder<unknown>) => ({
  schema: z.record(z.string(), localizedName),
  read: sql`(select coalesce(json_object_agg(p.id::text, p.name), '{}') from products p where p.id in (${referring}))`,
});

const offerState = sql`(case when not r.enabled then 'off' when b.valid_from > now() then 'coming'
  when b.valid_to <= now() then 'over' else 'on' end)`;

export const offerKind: RecordKind = {
  one: 'offer',
  many: 'offers',
  path: '/admin/offers',
  rights,
  table: 'products',
  idType: 'bigint',
  input: staffOfferInput,
  fixed: ['code'],
  beside: {
    table: 'offers',
    key: 'product_id',
    fields: ['variant', 'category', 'label', 'showCountdown', 'validFrom', 'validTo'],
  },
  links: {
    contents: { table: 'product_contents', own: 'container_id', other: 'product_id', fields: { quantity: 'quantity' } },
  },
  constants: { type: 'offer' },
  searched,
  shown: {
    state: { schema: saleState, read: offerState },
    productNames: namesOf(sql`select k.product_id from product_contents k where k.container_id = r.id`),
  },
  filters: ['variant', 'category', 'gender', 'enabled'],
  filtered: { state: (value) => sql`${offerState} = ${value}` },
  sorts: ['code', 'position'],
  refusals: {
    ...refusals,
    offers_check: { field: 'validTo', message: 'end_before_start' },
    product_contents_check: { field: 'contents', message: 'not_allowed' },
    product_contents_product_id_fkey: { field: 'contents', message: 'not_allowed' },
  },
};

export const bundleKind: RecordKind = {
  one: 'bundle',
  many: 'bundles',
  path: '/admin/bundles',
  rights,
  table: 'products',
  idType: 'bigint',
  input: staffBundleInput,
  fixed: ['code'],
  beside: {
    table: 'bundles',
    key: 'product_id',
    fields: ['eventLimit', 'validityDurationMonths', 'minProductSelection', 'isMostBought', 'color'],
  },
  constants: { type: 'bundle' },
  searched,
  filters: ['gender', 'categoryId', 'enabled'],
  sorts: ['code', 'position'],
  refusals,
};

export const voucherKind: RecordKind = {
  one: 'voucher',
  many: 'vouchers',
  path: '/admin/vouchers',
  rights,
  table: 'products',
  idType: 'bigint',
  input: staffVoucherInput,
  // Sold vouchers of this name keep their value.
  fixed: ['code', 'marketId', 'kind', 'value', 'purpose'],
  beside: {
    table: 'voucher_products',
    key: 'product_id',
    fields: ['marketId', 'kind', 'value', 'validMonths', 'purpose'],
  },
  constants: { type: 'voucher', gender: 'all', duration: '0' },
  searched,
  filters: ['marketId', 'kind', 'enabled'],
  sorts: ['code', 'position'],
  refusals: { voucher_products_market_id_kind_value_key: { field: 'value', message: 'taken' } },
};

export const priceKind: RecordKind = {
  one: 'price',
  many: 'prices',
  path: '/admin/prices',
  rights: { read: 'readOffer', write: 'managePrices' },
  table: 'product_prices',
  idType: 'bigint',
  input: staffPriceInput,
  fixed: ['productId', 'marketId', 'currency'],
  renamed: { price: 'amount_minor' },
  shown: {
    productName: { schema: localizedName, read: sql`(select p.name from products p where p.id = r.product_id)` },
    history: {
      schema: z.array(z.object({ price: z.int().nullable(), validFrom: z.string() })),
      read: sql`(select coalesce(json_agg(json_build_object('price', h.amount_minor, 'validFrom', h.valid_from)
          order by h.valid_from desc, h.id desc), '[]') from price_history h
        where h.product_id = r.product_id and h.market_id = r.market_id and h.quantity_from = r.quantity_from)`,
    },
    changes: {
      schema: z.array(staffPriceChange),
      read: sql`(select coalesce(json_agg(json_build_object('id', c.id::text, 'price', c.amount_minor,
          'validFrom', c.valid_from) order by c.valid_from), '[]') from price_changes c where c.price_id = r.id)`,
    },
  },
  filters: ['productId', 'marketId'],
  filtered: {
    categoryId: (value) => sql`exists (select from products p
      where p.id = r.product_id and p.category_id::text = ${value})`,
  },
  sorts: ['productId', 'price'],
  refusals: {
    product_prices_ranges_do_not_overlap: { field: 'quantityFrom', message: 'range_taken' },
    product_prices_check: { field: 'quantityTo', message: 'too_small' },
    product_prices_currency_of_market: { field: 'currency', message: 'not_allowed' },
  },
};

const promotionState = sql`(case when r.start_at > now() then 'coming' when r.end_at <= now() then 'over' else 'on' end)`;

export const promotionKind: RecordKind = {
  one: 'promotion',
  many: 'promotions',
  path: '/admin/promotions',
  rights: { read: 'readOffer', write: 'managePrices' },
  table: 'promotions',
  idType: 'bigint',
  input: staffPromotionInput,
  fixed: ['code'],
  links: { productIds: { table: 'promotion_products', own: 'promotion_id', other: 'product_id' } },
  searched,
  shown: {
    state: { schema: saleState, read: promotionState },
    productNames: namesOf(sql`select k.product_id from promotion_products k where k.promotion_id = r.id`),
  },
  filters: ['marketId'],
  filtered: { state: (value) => sql`${promotionState} = ${value}` },
  sorts: ['startAt', 'endAt', 'code'],
  check: checkPromotion,
  refusals: {
    23001: () => catalogueError('409 promotion_begun'),
    promotion_products_no_vouchers: { field: 'productIds', message: 'not_allowed' },
    promotions_check: { field: 'endAt', message: 'end_before_start' },
    promotions_check1: { field: 'discountValue', message: 'too_big' },
    promotions_check2: { field: 'marketId', message: 'required' },
  },
};

const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A price cut starts now or later: a promotion in the past would rewrite the lowest price of 30 days. */
function checkPromotion({ before, values, now }: Parameters<NonNullable<RecordKind['check']>>[0]): void {
  const startOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  const [was, becomes] = [startOf(before?.startAt), startOf(values.startAt)];
  if (becomes < now.getTime() - CLOCKS_DIFFER_MS && becomes !== was) throw invalidFields({ startAt: ['in_the_past'] });
  const isBegun = was <= now.getTime();
  const { productIds } = values;
  if (!isBegun || !Array.isArray(productIds) || !Array.isArray(before?.productIds)) return;
  const known = new Set(before.productIds.map(String));
  if (productIds.some((id) => !known.has(String(id)))) throw catalogueError('409 promotion_begun');
}
