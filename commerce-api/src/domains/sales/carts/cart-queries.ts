import type { CartItemType, LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type Write, writeTogether } from '../../../platform/write-together';
import { isInTime, type PricingInput, type PricingScope, pricingInputOf } from '../../catalogue/pricing';
import { listPictureOf } from '../../operations/pictures';
import type { ShownLine } from './cart-changes';
import { type CartOwner, isOwnedBy } from './cart-owner';
import type { StoredItemData } from './stored-item-data';
import { voucherName } from './voucher-name';

type Localized = Record<LocaleCode, string>;

export interface CartItemRecord {
  id: string;
  createdAt: string;
  itemType: CartItemType;
  productId: string;
  quantity: number;
  data: StoredItemData | null;
  /** The salon that is recommended on a voucher. */
  voucherLocation: { id: string; name: Localized; city: string } | null;
  startAt: string | null;
  /** Null: the slot is not held. */
  holdExpiresAt: string | null;
  endAt: string | null;
  isAccepted: boolean;
  /** The checkbox of its product, as it is worded now, is checked. */
  isConfirmed: boolean;
  location: { id: string; name: Localized; city: string } | null;
  /** Whom the shopper asked for; null: anyone. */
  therapist: { id: string; firstName: string } | null;
  product: {
    code: string;
    type: string;
    enabled: boolean;
    name: Localized;
    slugs: Localized;
    gender: string;
    duration: number;
    packageQuantity: number;
    vatRate: number;
    canPaymentByCash: boolean;
    /** Of its checkbox; null: it has none. */
    checkboxLabel: Localized | null;
    /** The chosen photograph, else the first of its gallery. */
    pictureId: string | null;
    category: { id: string; name: Localized; slugs: Localized };
    /** Codes of the body parts that it is for: those of its contents, and of the treatments chosen for it. */
    bodyParts: string[];
    /** The chosen treatments of a bundle are still available; true where there is no choice. */
    isChoiceSold: boolean;
    /** The data its price is computed from; null: not on sale now. */
    pricing: PricingInput | null;
    /** The contents of a package or an offer, and the treatments chosen for a bundle. */
    contents: { id: string; name: Localized; quantity: number }[];
  };
}

export interface CartRecord {
  id: string;
  state: 'open' | 'ordered' | 'joined';
  version: number;
  createdAt: string;
  currency: string;
  marketId: string;
  discountCodeId: string | null;
  voucherId: string | null;
  /** What the voucher paid when this version was shown. */
  shownVoucherValue: number | null;
  /** The content shown of this version; null: nothing yet. */
  shown: ShownLine[] | null;
  items: CartItemRecord[];
}

/** Contents of the line `i` of the product `p`: fixed ones, or as many treatments of each that its shopper chose. */
const contents = sql`case when i.item_type in ('package', 'bundle', 'offer') then coalesce((
  select json_agg(json_build_object('id', cp.id::text, 'name', cp.name, 'quantity', x.quantity) order by x.position, cp.id)
  from (select k.product_id, k.quantity, k.position from product_contents k where k.container_id = p.id
    union all select e.id::bigint, p.package_quantity, e.position::int
      from jsonb_array_elements_text(i.data -> 'bundlableProductId') with ordinality e (id, position)) x
  join products cp on cp.id = x.product_id), '[]') else '[]' end`;

/** Codes of the body parts of the product `p` of the line `i`, of a cart or an order. What a shopper chose for a bundle stands for all that it could hold. */
export const bodyPartsOfLine = sql<
  string[]
>`(select coalesce(json_agg(part.code order by part.position, part.id), '[]') from body_parts part
  where part.id in (select b.body_part_id from product_body_parts b join (
      select p.id where coalesce(i.data -> 'bundlableProductId', '[]') = '[]'
      union all select k.product_id from product_contents k where k.container_id = p.id
      union all select e.id::bigint from jsonb_array_elements_text(i.data -> 'bundlableProductId') e (id)
    ) held (id) on b.product_id = held.id))`;

/** What the product `p` costs in the market; null when it is not on sale. */
const pricingOf = (scope: PricingScope) => {
  const id = sql.ref('p.id');
  return sql`case when p.enabled and ${isInTime(id, scope.now)} then ${pricingInputOf(id, scope)} end`;
};

/** The cart with its lines and price data, all as of one instant. */
export async function loadCart(db: Db | Trx, cartId: string, scope: PricingScope): Promise<CartRecord | null> {
  const found = await sql<CartRecord>`
    select c.id, c.state, c.version, c.created_at as "createdAt", c.currency, c.market_id::text as "marketId",
      c.discount_code_id::text as "discountCodeId", c.voucher_id as "voucherId",
      cv.lines as shown, cv.voucher_value as "shownVoucherValue",
      coalesce((select json_agg(json_build_object(
          'id', i.id, 'createdAt', i.created_at, 'itemType', i.item_type, 'productId', i.product_id::text,
          'quantity', i.quantity, 'data', i.data, 'startAt', i.start_at, 'holdExpiresAt',
            (select v.hold_expires_at from visits v where v.cart_item_id = i.id and v.state = 'held'), 'endAt',
            case when i.start_at is not null then (select upper(v.during) from visits v
              where v.cart_item_id = i.id and lower(v.during) = i.start_at
              order by v.created_at desc limit 1) end,
          'isAccepted', i.is_accepted,
          'isConfirmed', coalesce(p.has_checkbox and i.confirmed_label = p.checkbox_label, false),
          'voucherLocation', (select json_build_object('id', vl.id::text, 'name', vl.name, 'city', vc.name)
            from locations vl join cities vc on vc.id = vl.city_id
            where i.item_type = 'voucher' and vl.id = (i.data ->> 'voucherLocationId')::bigint),
          'location', case when l.id is not null then
            json_build_object('id', l.id::text, 'name', l.name, 'city', ci.name) end,
          'therapist', (select json_build_object('id', th.id::text, 'firstName', th.first_name)
            from therapists th where th.id = i.therapist_id),
          'product', json_build_object('code', p.code, 'type', p.type, 'enabled', p.enabled, 'name', p.name,
            'slugs', p.slugs, 'gender', p.gender, 'duration', p.duration, 'packageQuantity', p.package_quantity,
            'vatRate', p.vat_rate, 'canPaymentByCash', p.can_payment_by_cash,
            'checkboxLabel', case when p.has_checkbox then p.checkbox_label end,
            'pictureId', ${listPictureOf(sql`p`)}::text,
            'isChoiceSold', not exists (select from jsonb_array_elements_text(i.data -> 'bundlableProductId') e (id)
              join products ch on ch.id = e.id::bigint where not (ch.enabled and ch.is_bundlable)),
            'bodyParts', ${bodyPartsOfLine}, 'contents', ${contents}, 'pricing', ${pricingOf(scope)},
            'category', json_build_object('id', pc.id::text, 'name', pc.name, 'slugs', pc.slugs))
        ) order by i.created_at, i.id)
        from cart_items i
        join products p on p.id = i.product_id
        join product_categories pc on pc.id = p.category_id
        left join locations l on l.id = i.location_id
        left join cities ci on ci.id = l.city_id
        where i.cart_id = c.id), '[]') as items
    from carts c left join cart_versions cv on cv.cart_id = c.id and cv.version = c.version
    where c.id = ${cartId}`.execute(db);
  const record = found.rows[0];
  if (!record) return null;
  for (const { data, product } of record.items) {
    if (data && 'voucherValue' in data) product.name = voucherName(data, record.currency);
  }
  return record;
}

export async function findOpenCartId(db: Db | Trx, owner: CartOwner, marketId: string): Promise<string | null> {
  const found = await sql<{ id: string }>`select c.id from carts c
    where c.state = 'open' and c.market_id = ${marketId} and ${isOwnedBy(owner)}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Makes the owner's open cart. Null when it exists already, or the visitor is not registered in this market. */
export async function insertCart(
  db: Db | Trx,
  owner: CartOwner,
  marketId: string,
  currency: string,
): Promise<string | null> {
  const inserted =
    owner.kind === 'user'
      ? await sql<{ id: string }>`insert into carts (market_id, user_id, currency)
          values (${marketId}, ${owner.userId}, ${currency}) on conflict do nothing returning id`.execute(db)
      : await sql<{ id: string }>`insert into carts (market_id, visitor_id, currency)
          select ${marketId}, v.id, ${currency} from visitors v
          where v.unique_id = ${owner.visitorUniqueId} and v.market_id = ${marketId}
          on conflict do nothing returning id`.execute(db);
  return inserted.rows[0]?.id ?? null;
}

/** The owner's cart with its row locked; null when there is none or it is another's. */
export async function lockCart(trx: Trx, cartId: string, owner: CartOwner, marketId: string) {
  const found = await sql<{ id: string; state: CartRecord['state']; version: number; voucherId: string | null }>`
    select c.id, c.state, c.version, c.voucher_id as "voucherId" from carts c
    where c.id = ${cartId} and c.market_id = ${marketId} and ${isOwnedBy(owner)} for update`.execute(trx);
  return found.rows[0] ?? null;
}

/** Id of the owner's open cart that holds the line, its row locked; null when there is none. */
export async function lockCartOf(trx: Trx, itemId: string, owner: CartOwner, marketId: string) {
  const found = await sql<{ id: string }>`select c.id from carts c
    where c.id = (select i.cart_id from cart_items i where i.id = ${itemId}) and c.state = 'open'
      and c.market_id = ${marketId} and ${isOwnedBy(owner)} for update`.execute(trx);
  return found.rows[0]?.id ?? null;
}

/** A line of a locked cart. */
export interface LockedLine {
  id: string;
  cartId: string;
  itemType: CartItemType;
  productId: string;
  quantity: number;
  hasData: boolean;
  locationId: string | null;
  startAt: string | null;
  therapistId: string | null;
  isAccepted: boolean;
  /** The salon that was asked about is there; true when none was. */
  isSalon: boolean;
}

/**
 * A line of the owner's open cart, both rows locked, the cart first; null when there is none.
 * @param salonId asked about in the same round trip
 */
export async function lockLine(
  trx: Trx,
  itemId: string,
  owner: CartOwner,
  marketId: string,
  salonId: string | null = null,
): Promise<LockedLine | null> {
  const found = await sql<LockedLine>`select i.id, c.id as "cartId", i.item_type as "itemType",
      i.product_id::text as "productId", i.quantity, i.data is not null as "hasData", i.is_accepted as "isAccepted",
      i.location_id::text as "locationId", i.start_at as "startAt", i.therapist_id::text as "therapistId",
      ${salonId}::bigint is null or exists (select from locations l where l.id = ${salonId}::bigint and l.enabled) as "isSalon"
    from carts c join cart_items i on i.cart_id = c.id
    where i.id = ${itemId} and c.state = 'open' and c.market_id = ${marketId} and ${isOwnedBy(owner)}
    for update of c for no key update of i`.execute(trx);
  return found.rows[0] ?? null;
}

/** The treatment of a line of the owner's open cart; null: there is no such line, or it takes no visit. */
export async function findTreatmentOfItem(
  db: Db | Trx,
  itemId: string,
  owner: CartOwner,
  marketId: string,
): Promise<string | null> {
  const found = await sql<{ id: string }>`select i.product_id::text as id
    from carts c join cart_items i on i.cart_id = c.id
    where i.id = ${itemId} and i.item_type <> 'voucher' and c.state = 'open' and c.market_id = ${marketId}
      and ${isOwnedBy(owner)}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Every change of a cart ends with this; its row must be locked. */
export async function raiseVersion(trx: Trx, cartId: string): Promise<void> {
  await writeTogether(trx, [raisedVersion(cartId)]);
}

/** Statement: the same. */
export const raisedVersion = (cartId: string): Write =>
  sql`update carts set version = version + 1, updated_at = now() where id = ${cartId}`;

/** SQL expression: what is stored when the checkbox of a product is checked; null: it has none, or it is not checked. */
export const confirmedLabel = (productId: RawBuilder<unknown>, isConfirmed: boolean) =>
  sql`(select k.checkbox_label from products k where k.id = ${productId} and k.has_checkbox and ${isConfirmed}::boolean)`;

/** Ids of records as callers write them: others are of no record, and no query takes them. */
export const RECORD_ID = /^[1-9]\d{0,17}$/;

/** Whether there is such a product on sale. */
export async function isOnSale(db: Db | Trx, itemType: CartItemType, productId: string): Promise<boolean> {
  const found = await sql`select from products
    where id = ${productId} and type = ${itemType} and enabled`.execute(db);
  return found.rows.length > 0;
}

export async function isLocation(db: Db | Trx, locationId: string): Promise<boolean> {
  const found = await sql`select from locations where id = ${locationId} and enabled`.execute(db);
  return found.rows.length > 0;
}
