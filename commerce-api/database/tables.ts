// Types of all tables. Written by `npm run schema` from what the migrations make; a test fails while it differs.
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Instant, Json, Localized, SlugPair } from './column-types';

export interface AnswerTemplatesTable {
  id: GeneratedAlways<string>;
  name: string;
  desk: 'leads' | 'complaints' | 'reviewerApplications';
  content: Localized;
  enabled: Defaulted<boolean>;
  position: Defaulted<number>;
}

export interface ApiKeysTable {
  id: Defaulted<string>;
  name: string;
  beginning: string;
  token_hash: string;
  scopes: string[];
  made_by: string;
  made_at: Defaulted<Instant>;
  last_day: Date | null;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
  revoked_by: string | null;
}

export interface AppliedSeedsTable {
  name: string;
  applied_at: Defaulted<Instant>;
}

export interface ArticleAuthorsTable {
  id: GeneratedAlways<string>;
  code: string;
  name: string;
  position: Localized;
  bio: Localized;
  specialization: Localized;
  slugs: SlugPair | null;
  portrait: Defaulted<'woman' | 'man' | 'brand'>;
  picture_id: string | null;
}

export interface ArticleCategoriesTable {
  id: GeneratedAlways<string>;
  code: string;
  name: Localized;
  slugs: SlugPair;
  description: Localized;
  position: Defaulted<number>;
  picture_id: string | null;
}

export interface ArticleProductsTable {
  article_id: string;
  product_id: string;
}

export interface ArticleRatingsTable {
  article_id: string;
  visitor_id: string;
  rating: number;
  created_at: Defaulted<Instant>;
}

export interface ArticleRelatedTable {
  article_id: string;
  related_id: string;
  position: Defaulted<number>;
}

export interface ArticleSideCategoriesTable {
  article_id: string;
  category_id: string;
}

export interface ArticleVersionsTable {
  id: GeneratedAlways<string>;
  article_id: string;
  number: number;
  content: Json;
  created_at: Defaulted<Instant>;
  created_by: string | null;
  publish_at: Instant | null;
  published_at: Instant | null;
}

export interface ArticlesTable {
  id: GeneratedAlways<string>;
  code: string;
  category_id: string;
  author_id: string;
  enabled: Defaulted<boolean>;
  title: Localized;
  slugs: SlugPair;
  lead: Localized;
  content: Localized;
  meta: Localized;
  promo_bar: Localized | null;
  promo_bar_visible: Defaulted<boolean>;
  published_at: Instant;
  gender: Defaulted<'male' | 'female' | 'all'>;
  is_professional: Defaulted<boolean>;
  rating_sum: Defaulted<number>;
  ratings_count: Defaulted<number>;
  cta_type: 'contactForm' | 'leadForm' | 'offer' | 'product' | null;
  cta_product_id: string | null;
  search_pl: GeneratedAlways<string | null>;
  search_en: GeneratedAlways<string | null>;
  picture_id: string | null;
  edited_at: Defaulted<Instant | null>;
  promo_bar_id: string | null;
}

export interface AttemptLanesTable {
  key: string;
  failures: number;
  turn_at: Instant;
}

export interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: Defaulted<Instant>;
  actor_id: string;
  actor_role: 'staff' | 'manager' | 'admin';
  call: string;
  staff_right: string;
  subject_kind: string | null;
  subject_id: string | null;
  location_id: string | null;
  details: Defaulted<Json>;
  request_id: string;
  api_key_id: string | null;
}

export interface BlockedTimesTable {
  id: Defaulted<string>;
  location_id: string;
  room_id: string | null;
  device_id: string | null;
  therapist_id: string | null;
  during: string;
  reason: string;
  created_by: string;
  created_at: Defaulted<Instant>;
}

export interface BodyPartsTable {
  id: GeneratedAlways<string>;
  code: string;
  name: Localized;
  slugs: SlugPair;
  body_part_group: 'top' | 'bottom' | 'face';
  position: Defaulted<number>;
}

export interface BundlesTable {
  product_id: string;
  event_limit: number;
  validity_duration_months: number;
  min_product_selection: number;
  is_most_bought: Defaulted<boolean>;
  color: string;
}

export interface CalendarChangesTable {
  location_id: string;
  date: Date;
}

export interface CalendarEntryChangesTable {
  location_id: string;
  transaction_id: string;
  entry_kind: 'event' | 'blockedTime';
  entry_id: string;
  during: string;
  at: Defaulted<Instant>;
}

export interface CartItemsTable {
  id: Defaulted<string>;
  cart_id: string;
  item_type: 'offer' | 'product' | 'voucher' | 'package' | 'bundle';
  product_id: string;
  quantity: number;
  data: Json | null;
  location_id: string | null;
  start_at: Instant | null;
  is_accepted: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
  confirmed_label: Localized | null;
  therapist_id: string | null;
}

export interface CartVersionsTable {
  cart_id: string;
  version: number;
  lines: Json;
  shown_at: Defaulted<Instant>;
  voucher_value: Defaulted<number>;
}

export interface CartsTable {
  id: Defaulted<string>;
  market_id: number;
  visitor_id: string | null;
  user_id: string | null;
  currency: string;
  state: Defaulted<'open' | 'ordered' | 'joined'>;
  version: Defaulted<number>;
  discount_code_id: string | null;
  joined_into: string | null;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  voucher_id: string | null;
}

export interface CharityEntriesTable {
  id: Defaulted<string>;
  location_id: string;
  reviewer_name: string;
  reviewer_key: string;
  review_url: string | null;
  rating: number;
  has_comment: boolean;
  has_photos: boolean;
  posted_at: Instant;
  amount: number;
  status: Defaulted<'counted' | 'disqualified'>;
  reason: string | null;
  created_at: Defaulted<Instant>;
  anonymized_at: Instant | null;
}

export interface CharityMonthsTable {
  month: Date;
  entries_count: number;
  amount: number;
  published_at: Instant;
  pay_by: Date;
  paid_at: Instant | null;
}

export interface CitiesTable {
  id: GeneratedAlways<string>;
  name: string;
  slug: string;
  voivodeship: string;
  lat: number;
  lng: number;
  search: GeneratedAlways<string | null>;
}

export interface CmsPageDraftsTable {
  cms_page_id: string;
  version: Defaulted<number>;
  content: Json | null;
  edited_by: string | null;
  edited_at: Defaulted<Instant>;
  publish_at: Instant | null;
  failure: string | null;
}

export interface CmsPageVersionsTable {
  cms_page_id: string;
  number: number;
  enabled: boolean;
  content: Json;
  created_by: string | null;
  created_at: Defaulted<Instant>;
}

export interface CmsPagesTable {
  id: GeneratedAlways<string>;
  code: string;
  kind: 'information' | 'legal' | 'campaign' | 'offer';
  enabled: Defaulted<boolean>;
  title: Localized;
  slugs: SlugPair;
  lead: Localized;
  body: Localized;
  meta: Localized;
  effective_at: Instant | null;
  updated_at: Defaulted<Instant>;
  sections: Localized | null;
}

export interface CmsSectionsTable {
  id: GeneratedAlways<string>;
  code: string;
  page: string;
  enabled: Defaulted<boolean>;
  title: Localized;
  content: Localized;
  link: Localized | null;
  position: Defaulted<number>;
  updated_at: Defaulted<Instant>;
}

export interface ConsentsTable {
  id: Defaulted<string>;
  user_id: string | null;
  order_id: string | null;
  type: 'regulations' | 'marketingEmail' | 'marketingPhone' | 'analytics' | 'professional';
  value: boolean;
  text_version: string;
  source: string;
  created_at: Defaulted<Instant>;
}

export interface ContentPreviewsTable {
  id: GeneratedAlways<string>;
  token_hash: string;
  record_kind: 'article' | 'cmsPage';
  record_id: string;
  content: Json;
  created_by: string;
  created_at: Defaulted<Instant>;
  expires_at: Instant;
}

export interface CurrenciesTable {
  id: GeneratedAlways<number>;
  code: 'PLN' | 'GBP';
  name: string;
  symbol: string;
  is_prefix: boolean;
}

export interface CustomerDiscountCodesTable {
  user_id: string;
  discount_code_id: string;
  added_at: Defaulted<Instant>;
}

export interface CustomerNotesTable {
  id: Defaulted<string>;
  visit_id: string;
  location_id: string;
  text: string;
  written_by: string;
  written_at: Defaulted<Instant>;
}

export interface DeskSalesTable {
  order_id: string;
  location_id: string;
  sold_by: string;
  sold_at: Defaulted<Instant>;
}

export interface DeviceCategoriesTable {
  device_id: string;
  category_id: string;
}

export interface DevicesTable {
  id: GeneratedAlways<string>;
  location_id: string;
  name: string;
  enabled: Defaulted<boolean>;
  name_en: string | null;
}

export interface DiscountCodesTable {
  id: GeneratedAlways<string>;
  market_id: number;
  code: string;
  discount_type: 'percentage' | 'amount';
  discount_value: number;
  product_category_id: string | null;
  enabled: Defaulted<boolean>;
  valid_from: Instant | null;
  valid_to: Instant | null;
  total_limit: number | null;
  customer_limit: number | null;
  used_count: Defaulted<number>;
  created_at: Defaulted<Instant>;
}

export interface DiscountRedemptionsTable {
  id: Defaulted<string>;
  discount_code_id: string;
  order_id: string;
  customer_key: string;
  created_at: Defaulted<Instant>;
  released_at: Instant | null;
}

export interface EInvoiceReceiptsTable {
  invoice_id: string;
  content: string;
  hash: string | null;
  received_at: Defaulted<Instant>;
}

export interface EmailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'password' | 'activation' | 'emailChange';
  email: string;
  expires_at: Instant;
  created_at: Defaulted<Instant>;
}

export interface EnforcedRulesTable {
  name: string;
  since: Defaulted<Instant>;
}

export interface ExchangeRateLooksTable {
  currency: string;
  looked_at: Instant;
}

export interface ExchangeRatesTable {
  currency: string;
  day: Date;
  table_number: string;
  rate: number;
}

export interface FileUploadsTable {
  id: Defaulted<string>;
  user_id: string | null;
  visitor_id: string | null;
  original_name: string;
  file_name: string;
  mime_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  size: number;
  status: Defaulted<'pending' | 'ready' | 'refused'>;
  width: number | null;
  height: number | null;
  put_expires_at: Instant;
  attached_at: Instant | null;
  created_at: Defaulted<Instant>;
  settled_at: Instant | null;
}

export interface FirstFreeDaysTable {
  category_id: string;
  minutes: number;
  date: Date;
  location_id: string;
}

export interface HoldWindowsTable {
  holder: string;
  location_id: string;
  scope: string;
  started_at: Instant;
  held_until: Instant;
}

export interface IdempotencyKeysTable {
  scope: string;
  request_hash: string;
  state: 'running' | 'done';
  status: number | null;
  body: Json | null;
  claimed_at: Instant;
  created_at: Defaulted<Instant>;
  claimed_by: number | null;
}

export interface InvoiceCorrectionItemsTable {
  invoice_id: string;
  order_item_id: string;
  amount: number;
}

export interface InvoiceCountersTable {
  series: string;
  last: number;
}

export interface InvoicesTable {
  id: Defaulted<string>;
  kind: 'invoice' | 'correction';
  series: string;
  sequence: number;
  number: GeneratedAlways<string>;
  order_id: string;
  corrects_id: string | null;
  order_refund_id: string | null;
  content: Json;
  issued_at: Instant;
  e_invoice_number: string | null;
  e_invoice_tries: Defaulted<number>;
  e_invoice_next_try_at: Defaulted<Instant | null>;
  anonymized_at: Instant | null;
  e_invoice_session: string | null;
  e_invoice_reference: string | null;
  e_invoice_problem: string | null;
  correction_reason: string | null;
  corrected_by: string | null;
  replaces_id: string | null;
}

export interface IssuedVouchersTable {
  id: Defaulted<string>;
  code: string;
  market_id: number;
  currency: string;
  voucher_type: 'electronic' | 'paper';
  purpose: 'single' | 'multi';
  value: number;
  balance: Defaulted<number>;
  state: Defaulted<'active' | 'canceled'>;
  order_item_id: string | null;
  piece: number | null;
  issued_at: Defaulted<Instant>;
  valid_to: Instant;
  design: Defaulted<'classic' | 'botanical' | 'silhouette'>;
  send_at: Instant | null;
  mailed_at: Instant | null;
}

export interface LeadConsentsTable {
  lead_id: string;
  type: 'regulations' | 'marketingEmail' | 'marketingPhone' | 'analytics' | 'professional';
  value: boolean;
  text_version: string;
  source: string;
  created_at: Defaulted<Instant>;
}

export interface LeadFilesTable {
  lead_id: string;
  file_upload_id: string;
  position: number;
}

export interface LeadNotesTable {
  id: GeneratedAlways<string>;
  lead_id: string;
  note: string;
  made_by: string;
  made_at: Defaulted<Instant>;
}

export interface LeadsTable {
  id: Defaulted<string>;
  number: string;
  lead_type: 'callBack' | 'professional' | 'businessIdea' | 'contact' | 'contactBusiness' | 'influencer' | 'mail';
  market_id: number;
  locale: 'pl' | 'en';
  user_id: string | null;
  first_name: string;
  last_name: string | null;
  email: string | null;
  phone_prefix: string | null;
  phone: string | null;
  location_id: string | null;
  city: string | null;
  topic: 'complaints' | 'reservations' | 'marketing' | 'other' | null;
  complaint_subject: 'resignation' | 'noEffects' | 'sideEffects' | 'other' | null;
  complaint_about: 'services' | 'products' | null;
  data: Defaulted<Json>;
  state: Defaulted<'new' | 'inProgress' | 'answered' | 'accepted' | 'rejected'>;
  answer_by: Instant | null;
  answer: string | null;
  answered_by: string | null;
  closed_at: Instant | null;
  anonymized_at: Instant | null;
  created_at: Defaulted<Instant>;
}

export interface LegalDocumentsTable {
  id: Defaulted<string>;
  cms_page_id: string;
  body: Localized;
  status: Defaulted<'draft' | 'published' | 'inEffect' | 'withdrawn'>;
  created_at: Defaulted<Instant>;
  published_at: Instant | null;
  effective_at: Instant | null;
  summary: Localized | null;
  version: Defaulted<number>;
}

export interface ListedCountsTable {
  market_id: number;
  category_id: string;
  gender: string;
  type: string;
  is_special: boolean;
  count: number;
}

export interface ListedPricesTable {
  product_id: string;
  market_id: number;
  amount_minor: number;
}

export interface LocalesTable {
  id: GeneratedAlways<number>;
  code: 'pl' | 'en';
  name: string;
  iso_code: string;
}

export interface LocationCategoriesTable {
  location_id: string;
  category_id: string;
}

export interface LocationOpeningExceptionsTable {
  location_id: string;
  date: Date;
  opens: string | null;
  closes: string | null;
  closed: Defaulted<boolean>;
  all_day: Defaulted<boolean>;
  reason: Localized;
}

export interface LocationOpeningHoursTable {
  location_id: string;
  weekday: number;
  opens: string | null;
  closes: string | null;
  closed: Defaulted<boolean>;
  all_day: Defaulted<boolean>;
}

export interface LocationPicturesTable {
  location_id: string;
  picture_id: string;
  alt: Localized;
  position: Defaulted<number>;
}

export interface LocationProfilesTable {
  location_id: string;
  place_id: string;
  profile_url: string;
  review_url: string;
  rating: string | null;
  ratings_count: Defaulted<number>;
  refreshed_at: Instant;
}

export interface LocationsTable {
  id: GeneratedAlways<string>;
  code: string;
  adid_code: string;
  enabled: Defaulted<boolean>;
  name: Localized;
  slugs: SlugPair;
  content: Localized;
  country: Defaulted<string>;
  city_id: string;
  postal_code: string;
  address: string;
  lat: number;
  lng: number;
  phone: string;
  email: string;
  is_virtual: Defaulted<boolean>;
  position: Defaulted<number>;
  picture_id: string | null;
  edited_at: Defaulted<Instant | null>;
}

export interface MarketCurrenciesTable {
  market_id: number;
  currency_id: number;
  position: number;
}

export interface MarketHostsTable {
  host: string;
  market_id: number;
}

export interface MarketLocalesTable {
  market_id: number;
  locale_id: number;
  position: number;
}

export interface MarketsTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  enabled: Defaulted<boolean>;
  gtm_id: string | null;
  path_prefix: Defaulted<string>;
  additional_visit_time: number;
  default_payment_method: string;
  voucher_step: number;
  voucher_offered: number[];
  voucher_least: number;
  voucher_most: number;
  new_customer_discount: number;
  brand: Json;
  names: Json | null;
}

export interface MessagesTable {
  id: Defaulted<string>;
  once_key: string;
  kind: string;
  channel: 'email' | 'sms';
  recipient: string;
  locale: 'pl' | 'en';
  data: Json;
  secret: string | null;
  state: Defaulted<'due' | 'sent' | 'failed' | 'expired'>;
  tries: Defaulted<number>;
  next_try_at: Defaulted<Instant>;
  expires_at: Instant;
  last_error: string | null;
  created_at: Defaulted<Instant>;
  closed_at: Instant | null;
  is_repeatable: boolean | null;
}

export interface NewCustomerDiscountsTable {
  order_id: string;
  user_id: string | null;
  phone_hash: string | null;
  created_at: Defaulted<Instant>;
  released_at: Instant | null;
}

export interface NewsletterSubscriptionsTable {
  id: Defaulted<string>;
  market_id: number;
  locale: 'pl' | 'en';
  email: string;
  text_version: string;
  source: string;
  address_hash: string;
  token_hash: string;
  token_expires_at: Instant;
  created_at: Instant;
  confirmed_at: Instant | null;
  ended_at: Instant | null;
}

export interface OffersTable {
  product_id: string;
  variant: 'special' | 'flexy';
  category: 'epilation' | 'endermology' | 'emSpec';
  label: Localized;
  show_countdown: Defaulted<boolean>;
  valid_from: Instant;
  valid_to: Instant | null;
}

export interface OneTimeCodesTable {
  user_id: string;
  purpose: 'login' | 'phone';
  code_hash: string;
  phone_prefix: string;
  phone: string;
  tries: Defaulted<number>;
  tries_since: Defaulted<Instant>;
  sent_at: Defaulted<Instant>;
  expires_at: Instant;
  tries_by: Defaulted<Json>;
}

export interface OpinionsTable {
  id: GeneratedAlways<string>;
  visit_id: string | null;
  user_id: string | null;
  location_id: string | null;
  product_id: string | null;
  author_name: string;
  rating: number;
  locale: 'pl' | 'en';
  content: string;
  translation: string | null;
  verification: 'visit' | 'salonRecord' | 'none';
  status: Defaulted<'pending' | 'published' | 'rejected'>;
  reply: Localized | null;
  created_at: Defaulted<Instant>;
  moderated_at: Instant | null;
}

export interface OrderItemsTable {
  id: Defaulted<string>;
  order_id: string;
  position: number;
  item_type: string;
  product_id: string;
  name: Localized;
  slugs: SlugPair;
  quantity: number;
  standard_price: number;
  discount_code_value: number;
  price: number;
  lowest_price_value: number | null;
  vat_rate: number;
  data: Json | null;
  location_id: string | null;
  start_at: Instant | null;
  later_reservation: boolean;
  visit_count: number;
  amount_returned: Defaulted<number>;
  withdrawn_at: Instant | null;
  amount_waived: Defaulted<number>;
  price_kept: number | null;
  confirmed_label: Localized | null;
}

export interface OrderPaymentsTable {
  id: Defaulted<string>;
  order_id: string;
  amount: number;
  currency: string;
  payment_method: string;
  status: Defaulted<'new' | 'pending' | 'completed' | 'canceled' | 'refunded' | 'error' | 'undefined'>;
  created_at: Defaulted<Instant>;
}

export interface OrderRefundItemsTable {
  order_refund_id: string;
  order_item_id: string;
  amount: number;
}

export interface OrderRefundsTable {
  id: Defaulted<string>;
  order_id: string;
  reason: 'withdrawal' | 'staff';
  note: string | null;
  amount: number;
  voucher_amount: number;
  gateway_amount: number;
  salon_amount: number;
  requested_by: string | null;
  created_at: Defaulted<Instant>;
}

export interface OrderStatusChangesTable {
  order_id: string;
  at: Defaulted<Instant>;
  done_from: string;
  done_to: string;
  paid_from: string;
  paid_to: string;
}

export interface OrderTokensTable {
  token_hash: string;
  order_id: string;
  created_at: Defaulted<Instant>;
}

export interface OrdersTable {
  id: Defaulted<string>;
  number: string;
  market_id: number;
  locale: 'pl' | 'en';
  base_path: string;
  user_id: string | null;
  visitor_id: string | null;
  cart_id: string;
  cart_version: number;
  request_scope: string;
  currency: string;
  done_status: Defaulted<'new' | 'active' | 'done' | 'canceled'>;
  paid_status: Defaulted<'notPaid' | 'partPaid' | 'paid' | 'refunded' | 'partRefunded'>;
  payment_method:
    | 'cash'
    | 'blik'
    | 'przelewy24'
    | 'przelewy24Instalments'
    | 'stripe'
    | 'paypal'
    | 'paypo'
    | 'blikPayLater';
  original_price_total: number;
  discount_code_value: number;
  price_total: number;
  amount_due: number;
  amount_paid: Defaulted<number>;
  discount_code_id: string | null;
  discount_code: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_prefix: string;
  phone: string;
  gender: 'male' | 'female' | 'all' | null;
  invoice: Json | null;
  address: Json | null;
  created_at: Defaulted<Instant>;
  canceled_at: Instant | null;
  is_unlinked: Defaulted<boolean>;
  amount_returned: Defaulted<number>;
  amount_refunded: Defaulted<number>;
  new_customer_discount: Defaulted<number>;
  anonymized_at: Instant | null;
  amount_waived: Defaulted<number>;
  age_declaration: 'adult' | 'minorWithGuardian' | null;
}

export interface PageChangesTable {
  id: GeneratedAlways<string>;
  key: string;
  created_at: Defaulted<Instant>;
}

export interface PaymentAlertsTable {
  id: GeneratedAlways<string>;
  kind: string;
  payment_transaction_id: string | null;
  details: Json;
  created_at: Defaulted<Instant>;
  resolved_at: Instant | null;
}

export interface PaymentComparisonsTable {
  day: Date;
  payment_provider: 'przelewy24' | 'paypal' | 'stripe';
  claimed_at: Instant;
  compared_at: Instant | null;
  entries: number | null;
}

export interface PaymentDifferencesTable {
  id: Defaulted<string>;
  kind: 'moneyWithoutOrder' | 'orderWithoutMoney' | 'otherAmount';
  day: Date;
  payment_provider: string;
  external_id: string;
  session_id: string | null;
  payment_transaction_id: string | null;
  gateway_amount: number | null;
  amount: number | null;
  currency: string;
  created_at: Defaulted<Instant>;
  resolved_at: Instant | null;
}

export interface PaymentNoticesTable {
  id: GeneratedAlways<string>;
  payment_provider: string;
  payload: string;
  outcome: string;
  received_at: Defaulted<Instant>;
}

export interface PaymentRefundsTable {
  id: Defaulted<string>;
  payment_transaction_id: string;
  amount: number;
  reason: 'secondPayment' | 'orderCanceled' | 'orderRefund';
  state: Defaulted<'requested' | 'done' | 'failed'>;
  tries: Defaulted<number>;
  next_try_at: Defaulted<Instant>;
  created_at: Defaulted<Instant>;
  order_refund_id: string | null;
  done_at: Instant | null;
}

export interface PaymentTransactionsTable {
  id: Defaulted<string>;
  order_payment_id: string;
  payment_method: string;
  payment_provider: 'przelewy24' | 'paypal' | 'stripe' | 'salon';
  amount: number;
  currency: string;
  status: Defaulted<'new' | 'pending' | 'completed' | 'canceled' | 'refunded' | 'error' | 'undefined'>;
  session_id: string;
  external_id: string | null;
  redirect_url: string | null;
  continue_url: string;
  expires_at: Instant | null;
  next_check_at: Instant | null;
  checks: Defaulted<number>;
  checked_at: Instant | null;
  returned_at: Instant | null;
  is_settling: Defaulted<boolean>;
  settled_at: Instant | null;
  created_at: Defaulted<Instant>;
  gateway_id: string | null;
  amount_refunded: Defaulted<number>;
  code_charged_at: Instant | null;
  refusal: 'wrongCode' | 'codeExpired' | 'codeUsed' | 'declined' | 'noFunds' | 'timeout' | 'failed' | null;
  salon_method: 'cash' | 'card' | 'coupon' | null;
}

export interface PriceChangesTable {
  id: GeneratedAlways<string>;
  price_id: string;
  amount_minor: number;
  valid_from: Instant;
}

export interface PriceHistoryTable {
  id: GeneratedAlways<string>;
  product_id: string;
  market_id: number;
  currency: string;
  quantity_from: number;
  quantity_to: number;
  amount_minor: number | null;
  valid_from: Instant;
}

export interface ProductBodyPartsTable {
  product_id: string;
  body_part_id: string;
}

export interface ProductCategoriesTable {
  id: GeneratedAlways<string>;
  code: string;
  enabled: Defaulted<boolean>;
  name: Localized;
  slugs: SlugPair;
  is_virtual: Defaulted<boolean>;
  show_in_menu: Defaulted<boolean>;
  link: Localized | null;
  position: Defaulted<number>;
}

export interface ProductContentsTable {
  container_id: string;
  product_id: string;
  quantity: number;
  position: Defaulted<number>;
}

export interface ProductPicturesTable {
  product_id: string;
  picture_id: string;
  alt: Localized;
  position: Defaulted<number>;
}

export interface ProductPricesTable {
  id: GeneratedAlways<string>;
  product_id: string;
  market_id: number;
  currency: string;
  quantity_from: number;
  quantity_to: number;
  amount_minor: number;
}

export interface ProductSuggestionsTable {
  product_id: string;
  suggested_id: string;
  position: Defaulted<number>;
}

export interface ProductVersionsTable {
  product_id: string;
  version: string;
}

export interface ProductsTable {
  id: GeneratedAlways<string>;
  code: string;
  type: 'product' | 'package' | 'voucher' | 'bundle' | 'offer';
  gender: string;
  category_id: string;
  enabled: Defaulted<boolean>;
  name: Localized;
  slugs: SlugPair;
  lead: Localized;
  content: Localized;
  duration: number;
  duration_to: number | null;
  show_duration: Defaulted<boolean>;
  package_quantity: Defaulted<number>;
  recommended_quantity_from: Defaulted<number>;
  recommended_quantity_to: Defaulted<number>;
  body_part_count: Defaulted<number>;
  promo_recommended: Defaulted<boolean>;
  is_special: Defaulted<boolean>;
  is_bundlable: Defaulted<boolean>;
  can_payment_by_cash: Defaulted<boolean>;
  show_lowest_price: Defaulted<boolean>;
  has_checkbox: Defaulted<boolean>;
  checkbox_label: Localized | null;
  vat_rate: number;
  position: Defaulted<number>;
  search_pl: GeneratedAlways<string | null>;
  search_en: GeneratedAlways<string | null>;
  level: 'minimum' | 'soft' | 'komfort' | 'premium' | null;
  package_bonus_quantity: Defaulted<number>;
  created_at: Defaulted<Instant>;
  sold_in: Defaulted<number[]>;
  picture_id: string | null;
  edited_at: Defaulted<Instant | null>;
}

export interface PromoBarArticleCategoriesTable {
  promo_bar_id: string;
  category_id: string;
}

export interface PromoBarArticlesTable {
  promo_bar_id: string;
  article_id: string;
}

export interface PromoBarPagesTable {
  promo_bar_id: string;
  cms_page_id: string;
}

export interface PromoBarVersionsTable {
  promo_bar_id: string;
  number: number;
  content: Json;
  created_at: Defaulted<Instant>;
  created_by: string | null;
}

export interface PromoBarsTable {
  id: GeneratedAlways<string>;
  name: string;
  enabled: Defaulted<boolean>;
  headline: Localized;
  subheadline: Localized;
  actions: Localized;
  look: Defaulted<'soft' | 'plain' | 'velvet'>;
  start_at: Instant;
  end_at: Instant | null;
  market_id: string | null;
  page_kinds: Defaulted<Json>;
  is_shop_wide: Defaulted<boolean>;
  edited_at: Defaulted<Instant>;
  is_shown: Defaulted<boolean>;
}

export interface PromotionProductsTable {
  promotion_id: string;
  product_id: string;
}

export interface PromotionsTable {
  id: GeneratedAlways<string>;
  code: string;
  name: Localized;
  slugs: SlugPair;
  market_id: number | null;
  discount_kind: 'percentage' | 'amount';
  discount_value: number;
  start_at: Instant;
  end_at: Instant;
  position: Defaulted<number>;
}

export interface RateCountersTable {
  key: string;
  window_start: Instant;
  count: number;
}

export interface ReadyProductsTable {
  product_id: string;
  market_id: number;
  locale: 'pl' | 'en';
  part: 'summary' | 'detail';
  build: string;
  valid: string;
  version: string;
  body: string;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

export interface RedirectsTable {
  id: GeneratedAlways<string>;
  from_path: string;
  to_path: string;
  status: Defaulted<number>;
}

export interface ReleaseProblemsTable {
  id: Defaulted<string>;
  group_key: string;
  hour: Instant;
  number: number;
  count: Defaulted<number>;
  module: string;
  version: string;
  channel: 'stable' | 'canary';
  market: string;
  page: string | null;
  phase: string | null;
  message: string;
  stack: string | null;
  occurred_at: Instant;
  state: Defaulted<'due' | 'sent' | 'failed' | 'kept'>;
  tries: Defaulted<number>;
  next_try_at: Instant;
}

export interface ReleaseReportNetworksTable {
  day: Date;
  source: string;
  problems: Defaulted<number>;
}

export interface ReleaseReportSourcesTable {
  day: Date;
  source: string;
  visitor_id: string;
  problems: Defaulted<number>;
}

export interface ReleaseReportsTable {
  visitor_id: string;
  kind: 'view' | 'problem' | 'lcp' | 'cls' | 'inp';
  module: string;
  version: string;
  side: 'canary' | 'stable' | 'none';
  value: number | null;
  reported_at: Instant;
}

export interface ReleaseUncountedReportsTable {
  day: Date;
  module: string;
  version: string;
  channel: 'stable' | 'canary';
  views: Defaulted<number>;
  problems: Defaulted<number>;
}

export interface RememberedTreatmentsTable {
  user_id: string;
  product_id: string;
  number: number;
  created_at: Defaulted<Instant>;
}

export interface RoomsTable {
  id: GeneratedAlways<string>;
  location_id: string;
  name: string;
  enabled: Defaulted<boolean>;
  name_en: string | null;
}

export interface SalonCouponsTable {
  id: Defaulted<string>;
  service: string;
  code: string;
  holder_name: string;
  payment_transaction_id: string;
  taken_by: string;
  taken_at: Defaulted<Instant>;
}

export interface SchemaFunctionsTable {
  name: string;
  checksum: string;
  applied_at: Defaulted<Instant>;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: Defaulted<Instant>;
}

export interface SearchCountsTable {
  market_id: number;
  locale: 'pl' | 'en';
  day: Date;
  term: string;
  minutes: number;
}

export interface SearchEntriesTable {
  kind: 'product' | 'article' | 'location';
  record_id: string;
  locale: 'pl' | 'en';
  document: string;
  body: Defaulted<string>;
  place: Defaulted<number>;
}

export interface SearchSiteEntriesTable {
  kind: 'bundle' | 'offer' | 'voucher' | 'page';
  record_id: string;
  locale: 'pl' | 'en';
  document: string;
  position: Defaulted<number>;
}

export interface SearchSourcesTable {
  kind: string;
  record_id: string;
  locale: string;
  place: number;
  title: string;
  about: string;
  lead: string;
  body: string;
}

export interface SearchVocabularyTable {
  locale: 'pl' | 'en';
  word: string;
}

export interface SecondFactorsTable {
  user_id: string;
  secret: string;
  created_at: Defaulted<Instant>;
  confirmed_at: Instant | null;
  last_step: string | null;
  failures: Defaulted<number>;
  failures_since: Instant | null;
}

export interface SessionsTable {
  id: Defaulted<string>;
  user_id: string;
  token_hash: string;
  authenticated_at: Defaulted<Instant>;
  last_used_at: Defaulted<Instant>;
  expires_at: Instant | null;
  created_at: Defaulted<Instant>;
  second_factor_at: Instant | null;
}

export interface ShopPicturesTable {
  id: GeneratedAlways<string>;
  file_upload_id: string | null;
  created_at: Defaulted<Instant>;
  drawing: string | null;
  alt: Localized | null;
  focus_x: number | null;
  focus_y: number | null;
  color: string | null;
  focus_zoom: number | null;
}

export interface ShortLinksTable {
  code: string;
  url: string;
  url_hash: string;
  created_at: Defaulted<Instant>;
  uses: Defaulted<string>;
  last_used_at: Instant | null;
}

export interface SiteSearchSourcesTable {
  kind: string;
  record_id: string;
  locale: string;
  position: number;
  title: string;
  about: string;
  lead: string;
  address: string;
  text: string;
}

export interface SlugsTable {
  namespace: string;
  locale: 'pl' | 'en';
  slug: string;
  record_kind: string;
  record_id: string;
  is_current: Defaulted<boolean>;
}

export interface StaffLocationsTable {
  user_id: string;
  location_id: string;
}

export interface TherapistCategoriesTable {
  therapist_id: string;
  category_id: string;
}

export interface TherapistRotasTable {
  therapist_id: string;
  location_id: string;
  version: Defaulted<number>;
  changed_in: Defaulted<string>;
}

export interface TherapistShiftExceptionsTable {
  therapist_id: string;
  date: Date;
  starts: string | null;
  ends: string | null;
  break_starts: string | null;
  break_ends: string | null;
  further_breaks: Defaulted<string>;
}

export interface TherapistShiftsTable {
  therapist_id: string;
  weekday: number;
  starts: string;
  ends: string;
  break_starts: string | null;
  break_ends: string | null;
  further_breaks: Defaulted<string>;
}

export interface TherapistsTable {
  id: GeneratedAlways<string>;
  location_id: string;
  first_name: string;
  enabled: Defaulted<boolean>;
  portrait: Defaulted<'woman' | 'man'>;
  picture_id: string | null;
}

export interface TillCorrectionsTable {
  id: GeneratedAlways<string>;
  till_id: string;
  counted: number;
  note: string;
  made_by: string;
  made_at: Defaulted<Instant>;
}

export interface TillEntriesTable {
  id: GeneratedAlways<string>;
  till_id: string;
  order_id: string;
  payment_transaction_id: string | null;
  method: 'cash' | 'card' | 'coupon' | 'voucher';
  amount: number;
  currency: string;
  taken_by: string;
  taken_at: Defaulted<Instant>;
}

export interface TillMovementsTable {
  id: GeneratedAlways<string>;
  till_id: string;
  amount: number;
  reason: string;
  made_by: string;
  made_at: Defaulted<Instant>;
}

export interface TillsTable {
  id: GeneratedAlways<string>;
  location_id: string;
  day: Date;
  currency: Defaulted<string>;
  opening_float: Defaulted<number>;
  float_set_by: string | null;
  float_set_at: Instant | null;
  expected: number | null;
  counted: number | null;
  reason: string | null;
  closed_by: string | null;
  closed_at: Instant | null;
}

export interface UnbelievedNoticesTable {
  payment_provider: string;
  reason: string;
  day: Date;
  count: Defaulted<string>;
  latest_hash: string;
  latest_at: Instant;
}

export interface UsersTable {
  id: Defaulted<string>;
  market_id: number;
  email: string;
  email_verified_at: Instant | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | 'all' | null;
  date_birth: Date | null;
  phone_prefix: string;
  phone: string;
  phone_verified_at: Instant | null;
  role: Defaulted<'customer' | 'staff' | 'manager' | 'admin'>;
  is_influencer: Defaulted<boolean>;
  is_first_event: Defaulted<boolean>;
  preffered_location_id: string | null;
  invoice: Json | null;
  created_at: Defaulted<Instant>;
  deleted_at: Instant | null;
  pending_email: string | null;
  pending_email_at: Instant | null;
  pending_phone_prefix: string | null;
  pending_phone: string | null;
  pending_phone_at: Instant | null;
  last_seen_at: Defaulted<Instant>;
  idle_warned_at: Instant | null;
  is_second_factor_optional: Defaulted<boolean>;
  visit_reminders: Defaulted<'email' | 'sms' | 'both' | 'none'>;
}

export interface VisitNotesTable {
  visit_id: string;
  first_name: string | null;
  last_name: string | null;
  phone_prefix: string | null;
  phone: string | null;
  note: string | null;
  interview_at: Instant | null;
  customer_card_at: Instant | null;
  guardian_consent_at: Instant | null;
  arrived_at: Instant | null;
}

export interface VisitorConsentsTable {
  id: Defaulted<string>;
  visitor_id: string | null;
  user_id: string | null;
  type: 'analytics' | 'marketing' | 'marketingEmail' | 'marketingPhone' | 'professional' | 'health';
  value: boolean;
  text_version: string;
  source: string;
  address_hash: string;
  created_at: Defaulted<Instant>;
}

export interface VisitorsTable {
  id: GeneratedAlways<string>;
  unique_id: string;
  market_id: number;
  created_at: Defaulted<Instant>;
}

export interface VisitsTable {
  id: Defaulted<string>;
  state: 'held' | 'released' | 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';
  location_id: string;
  room_id: string;
  device_id: string;
  therapist_id: string;
  product_id: string;
  during: string;
  cart_item_id: string | null;
  order_item_id: string | null;
  user_id: string | null;
  holder: string | null;
  holder_address: string | null;
  hold_started_at: Instant | null;
  hold_expires_at: Instant | null;
  is_final: Defaulted<boolean>;
  sequence: Defaulted<number>;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  reminded_at: Instant | null;
  is_by_salon: Defaulted<boolean>;
  version: Defaulted<number>;
  is_outside_shift: Defaulted<boolean>;
  is_therapist_chosen: Defaulted<boolean>;
  reminder_refused_at: Instant | null;
}

export interface VoucherEntriesTable {
  id: GeneratedAlways<string>;
  transfer_id: string;
  account: 'issue' | 'voucher' | 'order';
  amount: number;
}

export interface VoucherProductsTable {
  product_id: string;
  market_id: number;
  kind: 'electronic' | 'paper';
  value: number;
  valid_months: number;
  purpose: 'single' | 'multi';
}

export interface VoucherTransfersTable {
  id: Defaulted<string>;
  kind: 'issue' | 'spend' | 'return' | 'cancel';
  voucher_id: string;
  order_id: string | null;
  created_at: Defaulted<Instant>;
}

export interface WaitingCallersTable {
  id: Defaulted<string>;
  location_id: string;
  product_id: string;
  date: Date;
  wanted_time: string | null;
  first_name: string;
  last_name: string;
  phone_prefix: string;
  phone: string;
  note: string | null;
  added_by: string;
  created_at: Defaulted<Instant>;
  order_item_id: string | null;
}

export interface WaitingListTable {
  id: Defaulted<string>;
  user_id: string | null;
  order_item_id: string | null;
  location_id: string;
  date: Date;
  created_at: Defaulted<Instant>;
  start_at: Instant;
  next_check_at: Defaulted<Instant>;
  offered_at: Instant | null;
  offered_start_at: Instant | null;
  visitor_id: string | null;
  product_id: string | null;
  market_id: number | null;
  email: string | null;
  locale: string | null;
  base_path: string | null;
  consent_text_version: string | null;
  token_hash: string | null;
  offer_gone_at: Instant | null;
}

export interface WebhookDeliveriesTable {
  id: Defaulted<string>;
  endpoint_id: string;
  type: string;
  subject_id: string;
  data: Json;
  occurred_at: Defaulted<Instant>;
  state: Defaulted<'due' | 'delivered' | 'failed'>;
  attempts: Defaulted<number>;
  next_attempt_at: Defaulted<Instant>;
  attempted_at: Instant | null;
  response_status: number | null;
  last_error: string | null;
  closed_at: Instant | null;
}

export interface WebhookEndpointsTable {
  id: Defaulted<string>;
  url: string;
  description: string;
  events: string[];
  enabled: Defaulted<boolean>;
  version: Defaulted<number>;
  secret_number: Defaulted<number>;
  former_secret_until: Instant | null;
  created_at: Defaulted<Instant>;
  failing_since: Instant | null;
  gave_up_at: Instant | null;
}

/** All tables, for Kysely. */
export interface Database {
  answer_templates: AnswerTemplatesTable;
  api_keys: ApiKeysTable;
  applied_seeds: AppliedSeedsTable;
  article_authors: ArticleAuthorsTable;
  article_categories: ArticleCategoriesTable;
  article_products: ArticleProductsTable;
  article_ratings: ArticleRatingsTable;
  article_related: ArticleRelatedTable;
  article_side_categories: ArticleSideCategoriesTable;
  article_versions: ArticleVersionsTable;
  articles: ArticlesTable;
  attempt_lanes: AttemptLanesTable;
  audit_log: AuditLogTable;
  blocked_times: BlockedTimesTable;
  body_parts: BodyPartsTable;
  bundles: BundlesTable;
  calendar_changes: CalendarChangesTable;
  calendar_entry_changes: CalendarEntryChangesTable;
  cart_items: CartItemsTable;
  cart_versions: CartVersionsTable;
  carts: CartsTable;
  charity_entries: CharityEntriesTable;
  charity_months: CharityMonthsTable;
  cities: CitiesTable;
  cms_page_drafts: CmsPageDraftsTable;
  cms_page_versions: CmsPageVersionsTable;
  cms_pages: CmsPagesTable;
  cms_sections: CmsSectionsTable;
  consents: ConsentsTable;
  content_previews: ContentPreviewsTable;
  currencies: CurrenciesTable;
  customer_discount_codes: CustomerDiscountCodesTable;
  customer_notes: CustomerNotesTable;
  desk_sales: DeskSalesTable;
  device_categories: DeviceCategoriesTable;
  devices: DevicesTable;
  discount_codes: DiscountCodesTable;
  discount_redemptions: DiscountRedemptionsTable;
  e_invoice_receipts: EInvoiceReceiptsTable;
  email_tokens: EmailTokensTable;
  enforced_rules: EnforcedRulesTable;
  exchange_rate_looks: ExchangeRateLooksTable;
  exchange_rates: ExchangeRatesTable;
  file_uploads: FileUploadsTable;
  first_free_days: FirstFreeDaysTable;
  hold_windows: HoldWindowsTable;
  idempotency_keys: IdempotencyKeysTable;
  invoice_correction_items: InvoiceCorrectionItemsTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  issued_vouchers: IssuedVouchersTable;
  lead_consents: LeadConsentsTable;
  lead_files: LeadFilesTable;
  lead_notes: LeadNotesTable;
  leads: LeadsTable;
  legal_documents: LegalDocumentsTable;
  listed_counts: ListedCountsTable;
  listed_prices: ListedPricesTable;
  locales: LocalesTable;
  location_categories: LocationCategoriesTable;
  location_opening_exceptions: LocationOpeningExceptionsTable;
  location_opening_hours: LocationOpeningHoursTable;
  location_pictures: LocationPicturesTable;
  location_profiles: LocationProfilesTable;
  locations: LocationsTable;
  market_currencies: MarketCurrenciesTable;
  market_hosts: MarketHostsTable;
  market_locales: MarketLocalesTable;
  markets: MarketsTable;
  messages: MessagesTable;
  new_customer_discounts: NewCustomerDiscountsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  offers: OffersTable;
  one_time_codes: OneTimeCodesTable;
  opinions: OpinionsTable;
  order_items: OrderItemsTable;
  order_payments: OrderPaymentsTable;
  order_refund_items: OrderRefundItemsTable;
  order_refunds: OrderRefundsTable;
  order_status_changes: OrderStatusChangesTable;
  order_tokens: OrderTokensTable;
  orders: OrdersTable;
  page_changes: PageChangesTable;
  payment_alerts: PaymentAlertsTable;
  payment_comparisons: PaymentComparisonsTable;
  payment_differences: PaymentDifferencesTable;
  payment_notices: PaymentNoticesTable;
  payment_refunds: PaymentRefundsTable;
  payment_transactions: PaymentTransactionsTable;
  price_changes: PriceChangesTable;
  price_history: PriceHistoryTable;
  product_body_parts: ProductBodyPartsTable;
  product_categories: ProductCategoriesTable;
  product_contents: ProductContentsTable;
  product_pictures: ProductPicturesTable;
  product_prices: ProductPricesTable;
  product_suggestions: ProductSuggestionsTable;
  product_versions: ProductVersionsTable;
  products: ProductsTable;
  promo_bar_article_categories: PromoBarArticleCategoriesTable;
  promo_bar_articles: PromoBarArticlesTable;
  promo_bar_pages: PromoBarPagesTable;
  promo_bar_versions: PromoBarVersionsTable;
  promo_bars: PromoBarsTable;
  promotion_products: PromotionProductsTable;
  promotions: PromotionsTable;
  rate_counters: RateCountersTable;
  ready_products: ReadyProductsTable;
  recovery_codes: RecoveryCodesTable;
  redirects: RedirectsTable;
  release_problems: ReleaseProblemsTable;
  release_report_networks: ReleaseReportNetworksTable;
  release_report_sources: ReleaseReportSourcesTable;
  release_reports: ReleaseReportsTable;
  release_uncounted_reports: ReleaseUncountedReportsTable;
  remembered_treatments: RememberedTreatmentsTable;
  rooms: RoomsTable;
  salon_coupons: SalonCouponsTable;
  schema_functions: SchemaFunctionsTable;
  schema_migrations: SchemaMigrationsTable;
  search_counts: SearchCountsTable;
  search_entries: SearchEntriesTable;
  search_site_entries: SearchSiteEntriesTable;
  search_sources: SearchSourcesTable;
  search_vocabulary: SearchVocabularyTable;
  second_factors: SecondFactorsTable;
  sessions: SessionsTable;
  shop_pictures: ShopPicturesTable;
  short_links: ShortLinksTable;
  site_search_sources: SiteSearchSourcesTable;
  slugs: SlugsTable;
  staff_locations: StaffLocationsTable;
  therapist_categories: TherapistCategoriesTable;
  therapist_rotas: TherapistRotasTable;
  therapist_shift_exceptions: TherapistShiftExceptionsTable;
  therapist_shifts: TherapistShiftsTable;
  therapists: TherapistsTable;
  till_corrections: TillCorrectionsTable;
  till_entries: TillEntriesTable;
  till_movements: TillMovementsTable;
  tills: TillsTable;
  unbelieved_notices: UnbelievedNoticesTable;
  users: UsersTable;
  visit_notes: VisitNotesTable;
  visitor_consents: VisitorConsentsTable;
  visitors: VisitorsTable;
  visits: VisitsTable;
  voucher_entries: VoucherEntriesTable;
  voucher_products: VoucherProductsTable;
  voucher_transfers: VoucherTransfersTable;
  waiting_callers: WaitingCallersTable;
  waiting_list: WaitingListTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_endpoints: WebhookEndpointsTable;
}
