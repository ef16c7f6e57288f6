/** Tables of the migrations 0001, 0015 and 0018. Ids of type bigint come as strings, instants as ISO 8601 strings. */
import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A text by locale, written as JSON. */
export type Localized<Value = string> = JSONColumnType<Record<LocaleCode, Value>>;
/** Instant: read as ISO 8601, written as Date or ISO 8601. */
export type Instant = ColumnType<string, Date | string, Date | string>;

export interface CatalogueTables {
  idempotency_keys: {
    scope: string;
    request_hash: string;
    state: 'running' | 'done';
    status: number | null;
    body: unknown;
    claimed_at: Instant;
    created_at: Generated<string>;
  };
  rate_counters: { key: string; window_start: Instant; count: number };
  applied_seeds: { name: string; applied_at: Generated<string> };
  currencies: { id: GeneratedAlways<number>; code: string; name: string; symbol: string; is_prefix: boolean };
  locales: { id: GeneratedAlways<number>; code: LocaleCode; name: string; iso_code: string };
  markets: {
    id: GeneratedAlways<number>;
    slug: string;
    name: string;
    enabled: Generated<boolean>;
    gtm_id: string | null;
    path_prefix: string;
    additional_visit_time: number;
    default_payment_method: string;
    voucher_step: number;
    voucher_offered: number[];
    voucher_least: number;
    voucher_most: number;
    new_customer_discount: number;
    brand: JSONColumnType<Record<string, string>>;
  };
  market_hosts: { host: string; market_id: number };
  market_locales: { market_id: number; locale_id: number; position: number };
  market_currencies: { market_id: number; currency_id: number; position: number };
  visitors: { id: GeneratedAlways<string>; unique_id: string; market_id: number; created_at: Generated<string> };
  slugs: {
    namespace: string;
    locale: LocaleCode;
    slug: string;
    record_kind: string;
    record_id: string;
    is_current: Generated<boolean>;
  };
  product_categories: {
    id: GeneratedAlways<string>;
    code: string;
    enabled: Generated<boolean>;
    name: Localized;
    slugs: Localized;
    is_virtual: Generated<boolean>;
    show_in_menu: Generated<boolean>;
    link: Localized | null;
    position: Generated<number>;
  };
  body_parts: {
    id: GeneratedAlways<string>;
    code: string;
    name: Localized;
    slugs: Localized;
    body_part_group: 'top' | 'bottom' | 'face';
    position: Generated<number>;
  };
  products: {
    id: GeneratedAlways<string>;
    code: string;
    type: 'product' | 'package' | 'voucher' | 'bundle' | 'offer';
    gender: 'male' | 'female' | 'all';
    category_id: string;
    enabled: Generated<boolean>;
    name: Localized;
    slugs: Localized;
    lead: Localized;
    content: Localized<unknown>;
    duration: number;
    duration_to: number | null;
    show_duration: Generated<boolean>;
    package_quantity: Generated<number>;
    recommended_quantity_from: Generated<number>;
    recommended_quantity_to: Generated<number>;
    body_part_count: Generated<number>;
    promo_recommended: Generated<boolean>;
    is_special: Generated<boolean>;
    is_bundlable: Generated<boolean>;
    can_payment_by_cash: Generated<boolean>;
    show_lowest_price: Generated<boolean>;
    has_checkbox: Generated<boolean>;
    checkbox_label: Localized | null;
    vat_rate: number;
    position: Generated<number>;
    level: Generated<'minimum' | 'soft' | 'komfort' | 'premium' | null>;
    package_bonus_quantity: Generated<number>;
    created_at: Generated<string>;
    /** Ids of the markets in which there is a price; kept by a trigger. */
    sold_in: Generated<number[]>;
  };
  product_contents: { container_id: string; product_id: string; quantity: number; position: Generated<number> };
  product_suggestions: { product_id: string; suggested_id: string; position: Generated<number> };
  bundles: {
    product_id: string;
    event_limit: number;
    validity_duration_months: number;
    min_product_selection: number;
    is_most_bought: Generated<boolean>;
    color: string;
  };
  offers: {
    product_id: string;
    variant: 'special' | 'flexy';
    category: 'epilation' | 'endermology' | 'emSpec';
    label: Localized;
    show_countdown: Generated<boolean>;
    valid_from: Instant;
    valid_to: Instant | null;
  };
  voucher_products: {
    product_id: string;
    market_id: number;
    kind: 'electronic' | 'paper';
    value: number;
    valid_months: number;
    purpose: 'single' | 'multi';
  };
  product_body_parts: { product_id: string; body_part_id: string };
  product_prices: {
    id: GeneratedAlways<string>;
    product_id: string;
    market_id: number;
    currency: string;
    quantity_from: number;
    quantity_to: number;
    amount_minor: number;
  };
  price_history: {
    id: GeneratedAlways<string>;
    product_id: string;
    market_id: number;
    currency: string;
    quantity_from: number;
    quantity_to: number;
    amount_minor: number | null;
    valid_from: Instant;
  };
  promotions: {
    id: GeneratedAlways<string>;
    code: string;
    name: Localized;
    slugs: Localized;
    market_id: number | null;
    discount_kind: 'percentage' | 'amount';
    discount_value: number;
    start_at: Instant;
    end_at: Instant;
    position: Generated<number>;
  };
  promotion_products: { promotion_id: string; product_id: string };
}
