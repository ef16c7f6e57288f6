-- Today's schema, to be read. Written by `npm run schema` from what the migrations make; a test fails while it differs.
-- Texts of functions and views stand in functions/.

create domain localized as jsonb check (((value is null) or ((jsonb_typeof(value) = 'object'::text) and (value ? 'pl'::text) and (value ? 'en'::text))));
create domain slug_pair as jsonb check (((value is null) or (((value ->> 'pl'::text) ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'::text) and ((value ->> 'en'::text) ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'::text))));

create sequence lead_numbers as bigint;
create sequence list_changes as bigint;
create sequence order_numbers as bigint;

-- function add_item_return() returns trigger: functions/add-item-return.sql
-- function add_order_return() returns trigger: functions/add-order-return.sql
-- function add_payment_refund() returns trigger: functions/add-payment-refund.sql
-- function block_texts(blocks jsonb) returns text: functions/block-texts.sql
-- function check_named_promo_bars() returns trigger: functions/check-named-promo-bars.sql
-- function check_order_refund() returns trigger: functions/check-order-refund.sql
-- function check_order_sums() returns trigger: functions/check-order-sums.sql
-- function check_redirect() returns trigger: functions/check-redirect.sql
-- function check_voucher_balance() returns trigger: functions/check-voucher-balance.sql
-- function check_voucher_transfer() returns trigger: functions/check-voucher-transfer.sql
-- function count_article_rating() returns trigger: functions/count-article-rating.sql
-- function count_list_change() returns trigger: functions/count-list-change.sql
-- function keep_begun_promotion_products() returns trigger: functions/keep-begun-promotion-products.sql
-- function keep_begun_promotions() returns trigger: functions/keep-begun-promotions.sql
-- function keep_charity_months() returns trigger: functions/keep-charity-months.sql
-- function keep_closed_tills() returns trigger: functions/keep-closed-tills.sql
-- function keep_cms_page_versions() returns trigger: functions/keep-cms-page-versions.sql
-- function keep_invoices() returns trigger: functions/keep-invoices.sql
-- function keep_issued_voucher() returns trigger: functions/keep-issued-voucher.sql
-- function keep_legal_documents() returns trigger: functions/keep-legal-documents.sql
-- function keep_listed_counts() returns trigger: functions/keep-listed-counts.sql
-- function keep_listed_prices() returns trigger: functions/keep-listed-prices.sql
-- function keep_order_item_price() returns trigger: functions/keep-order-item-price.sql
-- function keep_order_refund() returns trigger: functions/keep-order-refund.sql
-- function keep_order_states() returns trigger: functions/keep-order-states.sql
-- function keep_payment_states() returns trigger: functions/keep-payment-states.sql
-- function keep_product_type() returns trigger: functions/keep-product-type.sql
-- function keep_published_entries() returns trigger: functions/keep-published-entries.sql
-- function keep_search() returns trigger: functions/keep-search.sql
-- function keep_site_search() returns trigger: functions/keep-site-search.sql
-- function keep_slugs() returns trigger: functions/keep-slugs.sql
-- function keep_sold_in() returns trigger: functions/keep-sold-in.sql
-- function keep_till_corrections() returns trigger: functions/keep-till-corrections.sql
-- function keep_till_entries() returns trigger: functions/keep-till-entries.sql
-- function keep_visit_ledger() returns trigger: functions/keep-visit-ledger.sql
-- function keep_visit_states() returns trigger: functions/keep-visit-states.sql
-- function keep_voucher_balance() returns trigger: functions/keep-voucher-balance.sql
-- function local_days(span tstzrange) returns setof date: functions/local-days.sql
-- function note_article_pages() returns trigger: functions/note-article-pages.sql
-- function note_changed_exceptions() returns trigger: functions/note-changed-exceptions.sql
-- function note_changed_hours() returns trigger: functions/note-changed-hours.sql
-- function note_changed_units() returns trigger: functions/note-changed-units.sql
-- function note_charity_pages() returns trigger: functions/note-charity-pages.sql
-- function note_city_pages() returns trigger: functions/note-city-pages.sql
-- function note_device_skills() returns trigger: functions/note-device-skills.sql
-- function note_edit() returns trigger: functions/note-edit.sql
-- function note_freed_time() returns trigger: functions/note-freed-time.sql
-- function note_list_change() returns trigger: functions/note-list-change.sql
-- function note_opened_salons() returns trigger: functions/note-opened-salons.sql
-- function note_opinion_pages() returns trigger: functions/note-opinion-pages.sql
-- function note_page_changes() returns trigger: functions/note-page-changes.sql
-- function note_promotion_pages() returns trigger: functions/note-promotion-pages.sql
-- function note_taken_time() returns trigger: functions/note-taken-time.sql
-- function note_therapist_pages() returns trigger: functions/note-therapist-pages.sql
-- function note_therapist_skills() returns trigger: functions/note-therapist-skills.sql
-- function payment_hold_over(payment uuid) returns boolean: functions/payment-hold-over.sql
-- function queue_order_webhooks() returns trigger: functions/queue-order-webhooks.sql
-- function queue_visit_webhooks() returns trigger: functions/queue-visit-webhooks.sql
-- function queue_webhooks(event_type text, subject text, event_data jsonb) returns void: functions/queue-webhooks.sql
-- function raise_product_versions() returns trigger: functions/raise-product-versions.sql
-- function raise_version_of_noted_visit() returns trigger: functions/raise-version-of-noted-visit.sql
-- function raise_versions_of(ids bigint[]) returns void: functions/raise-versions-of.sql
-- function raise_visit_version() returns trigger: functions/raise-visit-version.sql
-- function record_calendar_entry_change() returns trigger: functions/record-calendar-entry-change.sql
-- function record_order_status() returns trigger: functions/record-order-status.sql
-- function redirect_address(path text) returns text: functions/redirect-address.sql
-- function refresh_search(changed_kind text, ids bigint[]) returns void: functions/refresh-search.sql
-- function refresh_site_search(kinds text[], ids bigint[]) returns void: functions/refresh-site-search.sql
-- function refuse_blocked_visits() returns trigger: functions/refuse-blocked-visits.sql
-- function refuse_blocking_visits() returns trigger: functions/refuse-blocking-visits.sql
-- function refuse_foreign_currency() returns trigger: functions/refuse-foreign-currency.sql
-- function refuse_payment_after_its_hour() returns trigger: functions/refuse-payment-after-its-hour.sql
-- function refuse_rewriting() returns trigger: functions/refuse-rewriting.sql
-- function refuse_visits_off_shift() returns trigger: functions/refuse-visits-off-shift.sql
-- function refuse_voucher_promotion() returns trigger: functions/refuse-voucher-promotion.sql
-- function refuse_wrong_type() returns trigger: functions/refuse-wrong-type.sql
-- function remember_hold() returns trigger: functions/remember-hold.sql
-- function require_age_declaration() returns trigger: functions/require-age-declaration.sql
-- function require_health_acknowledgement() returns trigger: functions/require-health-acknowledgement.sql
-- function round_coordinates() returns trigger: functions/round-coordinates.sql
-- function search_articles(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer, at timestamp with time zone) returns bigint[]: functions/search-articles.sql
-- function search_form(input text) returns text: functions/search-form.sql
-- function search_group(in_kind text, anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer, at timestamp with time zone, most integer) returns setof bigint: functions/search-group.sql
-- function search_locations(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer, at timestamp with time zone) returns bigint[]: functions/search-locations.sql
-- function search_products(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer, at timestamp with time zone) returns bigint[]: functions/search-products.sql
-- function search_site(anywhere tsquery, in_title tsquery, in_subject tsquery, in_locale text, in_market integer, at timestamp with time zone, most integer) returns table(kind text, record_id bigint, nth bigint): functions/search-site.sql
-- function search_stem(word text, locale text) returns text: functions/search-stem.sql
-- function search_vector(input text, locale text, weight "char") returns tsvector: functions/search-vector.sql
-- function search_words_of(input text) returns text[]: functions/search-words-of.sql
-- function set_visit_count() returns trigger: functions/set-visit-count.sql
-- function times_off_shift(salon bigint, span tstzrange) returns table(therapist_id bigint, during tstzrange, is_break boolean): functions/times-off-shift.sql
-- function write_price_history() returns trigger: functions/write-price-history.sql

-- view search_sources: functions/search-sources.sql
-- view site_search_sources: functions/site-search-sources.sql

create table answer_templates (
  id bigint not null generated always as identity,
  name text not null,
  desk text not null,
  content localized not null,
  enabled boolean not null default true,
  position integer not null default 0,
  constraint answer_templates_pkey primary key (id),
  constraint answer_templates_desk_check check ((desk = any (array['leads'::text, 'complaints'::text, 'reviewerApplications'::text]))),
  constraint answer_templates_name_check check (((length(name) >= 1) and (length(name) <= 200)))
);
create index answer_templates_by_desk on answer_templates using btree (desk, "position");

create table api_keys (
  id uuid not null default gen_random_uuid(),
  name text not null,
  beginning text not null,
  token_hash bytea not null,
  scopes text[] not null,
  made_by uuid not null,
  made_at timestamp with time zone not null default now(),
  last_day date,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  constraint api_keys_pkey primary key (id),
  constraint api_keys_token_hash_key unique (token_hash),
  constraint api_keys_made_by_fkey foreign key (made_by) references users(id),
  constraint api_keys_revoked_by_fkey foreign key (revoked_by) references users(id) on delete set null,
  constraint api_keys_beginning_check check ((beginning ~ '^ak_[A-Za-z0-9_-]{6}$'::text)),
  constraint api_keys_name_check check (((length(name) >= 1) and (length(name) <= 100))),
  constraint api_keys_scopes_check check (((cardinality(scopes) > 0) and (scopes <@ array['orders'::text, 'visits'::text, 'offer'::text, 'content'::text, 'figures'::text]))),
  constraint api_keys_token_hash_check check ((octet_length(token_hash) = 32))
);
create index api_keys_by_maker on api_keys using btree (made_by);

create table applied_seeds (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  constraint applied_seeds_pkey primary key (name)
);

create table article_authors (
  id bigint not null generated always as identity,
  code text not null,
  name text not null,
  position localized not null,
  bio localized not null,
  specialization localized not null,
  slugs slug_pair,
  portrait text not null default 'brand'::text,
  picture_id bigint,
  constraint article_authors_pkey primary key (id),
  constraint article_authors_code_key unique (code),
  constraint article_authors_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint article_authors_portrait_check check ((portrait = any (array['woman'::text, 'man'::text, 'brand'::text])))
);
create trigger keep_slugs after insert or update of slugs on article_authors for each row when ((new.slugs is not null)) execute function keep_slugs('author', 'articleAuthor');
create trigger keep_slugs_gone after delete on article_authors for each row execute function keep_slugs('author', 'articleAuthor');
create trigger note_list_change after insert or delete or update on article_authors for each statement execute function note_list_change('articles');
create trigger note_page_changes_edited after update on article_authors referencing new table as changed for each statement execute function note_page_changes('author', 'articles', 'id');
create trigger note_page_changes_gone after delete on article_authors referencing old table as changed for each statement execute function note_page_changes('author', 'articles', 'id');
create trigger note_page_changes_new after insert on article_authors referencing new table as changed for each statement execute function note_page_changes('author', 'articles', 'id');

create table article_categories (
  id bigint not null generated always as identity,
  code text not null,
  name localized not null,
  slugs slug_pair not null,
  description localized not null,
  position integer not null default 0,
  picture_id bigint,
  constraint article_categories_pkey primary key (id),
  constraint article_categories_code_key unique (code),
  constraint article_categories_picture_id_fkey foreign key (picture_id) references shop_pictures(id)
);
create trigger keep_search after update of name on article_categories for each row execute function keep_search('article', 'id', 'select array_agg(id) from articles where category_id = $1');
create trigger keep_slugs after insert or delete or update of slugs on article_categories for each row execute function keep_slugs('blog', 'articleCategory');
create trigger note_list_change after insert or delete or update on article_categories for each statement execute function note_list_change('articles');

create table article_products (
  article_id bigint not null,
  product_id bigint not null,
  constraint article_products_pkey primary key (article_id, product_id),
  constraint article_products_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint article_products_product_id_fkey foreign key (product_id) references products(id)
);
create trigger note_page_changes_edited after update on article_products referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_gone after delete on article_products referencing old table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_new after insert on article_products referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');

create table article_ratings (
  article_id bigint not null,
  visitor_id bigint not null,
  rating integer not null,
  created_at timestamp with time zone not null default now(),
  constraint article_ratings_pkey primary key (article_id, visitor_id),
  constraint article_ratings_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint article_ratings_visitor_id_fkey foreign key (visitor_id) references visitors(id) on delete cascade,
  constraint article_ratings_rating_check check (((rating >= 1) and (rating <= 5)))
);
create index article_ratings_by_visitor on article_ratings using btree (visitor_id);
create trigger count_article_rating after insert on article_ratings for each row execute function count_article_rating();
create trigger ratings_stay before update on article_ratings for each row execute function refuse_rewriting();

create table article_related (
  article_id bigint not null,
  related_id bigint not null,
  position integer not null default 0,
  constraint article_related_pkey primary key (article_id, related_id),
  constraint article_related_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint article_related_related_id_fkey foreign key (related_id) references articles(id) on delete cascade,
  constraint article_related_to_another check ((article_id <> related_id))
);
create index article_related_by_other on article_related using btree (related_id);
create trigger note_page_changes_edited after update on article_related referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_gone after delete on article_related referencing old table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_new after insert on article_related referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');

create table article_side_categories (
  article_id bigint not null,
  category_id bigint not null,
  constraint article_side_categories_pkey primary key (article_id, category_id),
  constraint article_side_categories_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint article_side_categories_category_id_fkey foreign key (category_id) references article_categories(id)
);
create trigger note_page_changes_edited after update on article_side_categories referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_gone after delete on article_side_categories referencing old table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');
create trigger note_page_changes_new after insert on article_side_categories referencing new table as changed for each statement execute function note_page_changes('article', 'articles', 'article_id');

create table article_versions (
  id bigint not null generated always as identity,
  article_id bigint not null,
  number integer not null,
  content jsonb not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  constraint article_versions_pkey primary key (id),
  constraint article_versions_article_id_number_key unique (article_id, number),
  constraint article_versions_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint article_versions_created_by_fkey foreign key (created_by) references users(id) on delete set null,
  constraint article_versions_number_check check ((number > 0)),
  constraint article_versions_planned_once check (((publish_at is null) or (published_at is null)))
);
create index article_versions_by_time on article_versions using btree (publish_at) where (publish_at is not null);
create unique index article_versions_planned on article_versions using btree (article_id) where (publish_at is not null);

create table articles (
  id bigint not null generated always as identity,
  code text not null,
  category_id bigint not null,
  author_id bigint not null,
  enabled boolean not null default true,
  title localized not null,
  slugs slug_pair not null,
  lead localized not null,
  content localized not null,
  meta localized not null,
  promo_bar localized,
  promo_bar_visible boolean not null default false,
  published_at timestamp with time zone not null,
  gender text not null default 'all'::text,
  is_professional boolean not null default false,
  rating_sum integer not null default 0,
  ratings_count integer not null default 0,
  cta_type text,
  cta_product_id bigint,
  search_pl text generated always as (search_form(((((title)::jsonb ->> 'pl'::text) || ' '::text) || ((lead)::jsonb ->> 'pl'::text)))) stored,
  search_en text generated always as (search_form(((((title)::jsonb ->> 'en'::text) || ' '::text) || ((lead)::jsonb ->> 'en'::text)))) stored,
  picture_id bigint,
  edited_at timestamp with time zone default now(),
  promo_bar_id bigint,
  constraint articles_pkey primary key (id),
  constraint articles_code_key unique (code),
  constraint articles_author_id_fkey foreign key (author_id) references article_authors(id),
  constraint articles_category_id_fkey foreign key (category_id) references article_categories(id),
  constraint articles_cta_product_id_fkey foreign key (cta_product_id) references products(id),
  constraint articles_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint articles_promo_bar_id_fkey foreign key (promo_bar_id) references promo_bars(id),
  constraint articles_check check ((rating_sum <= (ratings_count * 5))),
  constraint articles_cta_type_check check ((cta_type = any (array['contactForm'::text, 'leadForm'::text, 'offer'::text, 'product'::text]))),
  constraint articles_gender_check check ((gender = any (array['male'::text, 'female'::text, 'all'::text]))),
  constraint articles_rating_sum_check check ((rating_sum >= 0)),
  constraint articles_ratings_count_check check ((ratings_count >= 0))
);
create index articles_by_time on articles using btree (published_at desc) where enabled;
create index articles_listed on articles using btree (published_at desc, id desc) include (category_id, gender) where enabled;
create index articles_search_en on articles using gin (search_en gin_trgm_ops);
create index articles_search_pl on articles using gin (search_pl gin_trgm_ops);
create trigger keep_search after insert or delete or update of title, lead, content, category_id, published_at on articles for each row execute function keep_search('article', 'id', '');
create trigger keep_slugs after insert or delete or update of slugs on articles for each row execute function keep_slugs('article', 'article');
create trigger note_edit before update of title, slugs, lead, content, category_id, enabled, picture_id on articles for each row execute function note_edit();
create trigger note_page_changes after insert or delete or update on articles for each row execute function note_article_pages();

create table attempt_lanes (
  key text not null,
  failures integer not null,
  turn_at timestamp with time zone not null,
  constraint attempt_lanes_pkey primary key (key),
  constraint attempt_lanes_failures_check check ((failures >= 0))
);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_id uuid not null,
  actor_role text not null,
  call text not null,
  staff_right text not null,
  subject_kind text,
  subject_id text,
  location_id bigint,
  details jsonb not null default '{}'::jsonb,
  request_id text not null,
  api_key_id uuid,
  constraint audit_log_pkey primary key (id),
  constraint audit_log_actor_role_check check ((actor_role = any (array['staff'::text, 'manager'::text, 'admin'::text]))),
  constraint audit_log_details_check check ((jsonb_typeof(details) = 'object'::text))
);
create index audit_log_by_actor on audit_log using btree (actor_id, at desc);
create index audit_log_by_subject on audit_log using btree (subject_kind, subject_id, at desc) where (subject_id is not null);
create index audit_log_by_time on audit_log using btree (at desc, id desc);
create trigger append_only before delete or update on audit_log for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on audit_log for each statement execute function refuse_rewriting();

create table blocked_times (
  id uuid not null default gen_random_uuid(),
  location_id bigint not null,
  room_id bigint,
  device_id bigint,
  therapist_id bigint,
  during tstzrange not null,
  reason text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint blocked_times_pkey primary key (id),
  constraint blocked_times_device_id_location_id_fkey foreign key (device_id, location_id) references devices(id, location_id) on delete cascade,
  constraint blocked_times_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint blocked_times_room_id_location_id_fkey foreign key (room_id, location_id) references rooms(id, location_id) on delete cascade,
  constraint blocked_times_therapist_id_location_id_fkey foreign key (therapist_id, location_id) references therapists(id, location_id) on delete cascade,
  constraint blocked_times_during_check check (((not isempty(during)) and lower_inc(during) and (not upper_inc(during)) and (lower(during) is not null) and (upper(during) is not null))),
  constraint blocked_times_one_resource check ((num_nonnulls(room_id, device_id, therapist_id) = 1)),
  constraint blocked_times_reason_check check (((length(reason) >= 1) and (length(reason) <= 200)))
);
create index blocked_times_by_location on blocked_times using gist (location_id, during);
create trigger note_freed_time after delete on blocked_times for each row execute function note_freed_time();
create trigger note_taken_time after insert on blocked_times for each row execute function note_taken_time();
create trigger record_calendar_entry_change after insert or delete or update on blocked_times for each row execute function record_calendar_entry_change('blockedTime');
create trigger refuse_blocking_visits before insert or update on blocked_times for each row execute function refuse_blocking_visits();

create table body_parts (
  id bigint not null generated always as identity,
  code text not null,
  name localized not null,
  slugs slug_pair not null,
  body_part_group text not null,
  position integer not null default 0,
  constraint body_parts_pkey primary key (id),
  constraint body_parts_code_key unique (code),
  constraint body_parts_body_part_group_check check ((body_part_group = any (array['top'::text, 'bottom'::text, 'face'::text])))
);
create trigger keep_search after update of name on body_parts for each row execute function keep_search('product', 'id', 'select array_agg(product_id) from product_body_parts where body_part_id = $1');
create trigger keep_slugs after insert or delete or update of slugs on body_parts for each row execute function keep_slugs('body-part', 'bodyPart');
create trigger note_list_change after insert or delete or update on body_parts for each statement execute function note_list_change('products');
create trigger raise_versions_edited after update on body_parts referencing old table as former new table as changed for each statement execute function raise_product_versions('id', 'select array_agg(distinct product_id) from product_body_parts where body_part_id = any($1)');

create table bundles (
  product_id bigint not null,
  event_limit integer not null,
  validity_duration_months integer not null,
  min_product_selection integer not null,
  is_most_bought boolean not null default false,
  color text not null,
  constraint bundles_pkey primary key (product_id),
  constraint bundles_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint bundles_color_check check ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint bundles_event_limit_check check (((event_limit >= 1) and (event_limit <= 60))),
  constraint bundles_min_product_selection_check check ((min_product_selection >= 1)),
  constraint bundles_validity_duration_months_check check (((validity_duration_months >= 1) and (validity_duration_months <= 60)))
);
create trigger note_page_changes_edited after update on bundles referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on bundles referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on bundles referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger only_bundles before insert or update of product_id on bundles for each row execute function refuse_wrong_type('bundle');

create table calendar_changes (
  location_id bigint not null,
  date date not null
);

create table calendar_entry_changes (
  location_id bigint not null,
  transaction_id bigint not null,
  entry_kind text not null,
  entry_id uuid not null,
  during tstzrange not null,
  at timestamp with time zone not null default now(),
  constraint calendar_entry_changes_entry_kind_check check ((entry_kind = any (array['event'::text, 'blockedTime'::text])))
);
create index calendar_entry_changes_by_location on calendar_entry_changes using btree (location_id, transaction_id);
create index calendar_entry_changes_by_time on calendar_entry_changes using btree (at);

create table cart_items (
  id uuid not null default gen_random_uuid(),
  cart_id uuid not null,
  item_type text not null,
  product_id bigint not null,
  quantity integer not null,
  data jsonb,
  location_id bigint,
  start_at timestamp with time zone,
  is_accepted boolean not null default true,
  created_at timestamp with time zone not null default now(),
  confirmed_label localized,
  therapist_id bigint,
  constraint cart_items_pkey primary key (id),
  constraint cart_items_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade,
  constraint cart_items_location_id_fkey foreign key (location_id) references locations(id),
  constraint cart_items_product_id_fkey foreign key (product_id) references products(id),
  constraint cart_items_therapist_id_fkey foreign key (therapist_id) references therapists(id) on delete set null,
  constraint cart_items_chosen_data check (((item_type <> all (array['voucher'::text, 'bundle'::text])) or (data is not null))),
  constraint cart_items_item_type_check check ((item_type = any (array['offer'::text, 'product'::text, 'voucher'::text, 'package'::text, 'bundle'::text]))),
  constraint cart_items_quantity_check check (((quantity >= 1) and (quantity <= 99))),
  constraint cart_items_voucher_design check (((data ->> 'voucherDesign'::text) = any (array['classic'::text, 'botanical'::text, 'silhouette'::text]))),
  constraint cart_items_voucher_has_no_slot check (((item_type <> 'voucher'::text) or (start_at is null))),
  constraint cart_items_voucher_send_on check (((((data ->> 'voucherSendOn'::text) ~ '^\d{4}-\d\d-\d\d$'::text) and ((data ->> 'voucherType'::text) = 'electronic'::text)) or ((data ->> 'voucherSendOn'::text) is null)))
);
create index cart_items_by_cart on cart_items using btree (cart_id);

create table cart_versions (
  cart_id uuid not null,
  version integer not null,
  lines jsonb not null,
  shown_at timestamp with time zone not null default now(),
  voucher_value integer not null default 0,
  constraint cart_versions_pkey primary key (cart_id, version),
  constraint cart_versions_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade,
  constraint cart_versions_lines_check check ((jsonb_typeof(lines) = 'array'::text)),
  constraint cart_versions_voucher_value_check check ((voucher_value >= 0))
);

create table carts (
  id uuid not null default gen_random_uuid(),
  market_id integer not null,
  visitor_id bigint,
  user_id uuid,
  currency text not null,
  state text not null default 'open'::text,
  version integer not null default 0,
  discount_code_id bigint,
  joined_into uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  voucher_id uuid,
  constraint carts_pkey primary key (id),
  constraint carts_currency_fkey foreign key (currency) references currencies(code),
  constraint carts_discount_code_id_fkey foreign key (discount_code_id) references discount_codes(id),
  constraint carts_joined_into_fkey foreign key (joined_into) references carts(id),
  constraint carts_market_id_fkey foreign key (market_id) references markets(id),
  constraint carts_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint carts_visitor_id_fkey foreign key (visitor_id) references visitors(id),
  constraint carts_voucher_id_fkey foreign key (voucher_id) references issued_vouchers(id),
  constraint carts_check check (((visitor_id is not null) or (user_id is not null))),
  constraint carts_check1 check (((state = 'joined'::text) = (joined_into is not null))),
  constraint carts_state_check check ((state = any (array['open'::text, 'ordered'::text, 'joined'::text]))),
  constraint carts_version_check check ((version >= 0))
);
create index carts_by_visitor on carts using btree (visitor_id) where (visitor_id is not null);
create unique index carts_one_open_per_user on carts using btree (user_id, market_id) where ((state = 'open'::text) and (user_id is not null));
create unique index carts_one_open_per_visitor on carts using btree (visitor_id, market_id) where ((state = 'open'::text) and (user_id is null));

create table charity_entries (
  id uuid not null default gen_random_uuid(),
  location_id bigint not null,
  reviewer_name text not null,
  reviewer_key text not null,
  review_url text,
  rating integer not null,
  has_comment boolean not null,
  has_photos boolean not null,
  posted_at timestamp with time zone not null,
  amount integer not null,
  status text not null default 'counted'::text,
  reason text,
  created_at timestamp with time zone not null default now(),
  anonymized_at timestamp with time zone,
  constraint charity_entries_pkey primary key (id),
  constraint charity_entries_one_each unique (location_id, reviewer_key),
  constraint charity_entries_location_id_fkey foreign key (location_id) references locations(id),
  constraint charity_entries_amount check ((amount =
case
    when (status = 'disqualified'::text) then 0
    when has_photos then 1000
    else 500
end)),
  constraint charity_entries_check check (((status = 'disqualified'::text) = (reason is not null))),
  constraint charity_entries_rating_check check (((rating >= 1) and (rating <= 5))),
  constraint charity_entries_reason_check check (((length(reason) >= 1) and (length(reason) <= 300))),
  constraint charity_entries_review_url_check check ((review_url ~ '^https://'::text)),
  constraint charity_entries_reviewer_key_check check ((reviewer_key <> ''::text)),
  constraint charity_entries_reviewer_name_check check (((length(reviewer_name) >= 1) and (length(reviewer_name) <= 120))),
  constraint charity_entries_status_check check ((status = any (array['counted'::text, 'disqualified'::text])))
);
create index charity_entries_by_time on charity_entries using btree (posted_at desc);
create trigger keep_published_entries before insert or delete or update on charity_entries for each row execute function keep_published_entries();

create table charity_months (
  month date not null,
  entries_count integer not null,
  amount integer not null,
  published_at timestamp with time zone not null,
  pay_by date not null,
  paid_at timestamp with time zone,
  constraint charity_months_pkey primary key (month),
  constraint charity_months_amount_check check ((amount >= 0)),
  constraint charity_months_entries_count_check check ((entries_count >= 0)),
  constraint charity_months_month_check check ((extract(day from month) = (1)::numeric))
);
create trigger keep_charity_months before delete or update on charity_months for each row execute function keep_charity_months();
create trigger note_page_changes after insert or update on charity_months for each statement execute function note_charity_pages();

create table cities (
  id bigint not null generated always as identity,
  name text not null,
  slug text not null,
  voivodeship text not null,
  lat double precision not null,
  lng double precision not null,
  search text generated always as (search_form(name)) stored,
  constraint cities_pkey primary key (id),
  constraint cities_name_key unique (name),
  constraint cities_slug_key unique (slug),
  constraint cities_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint cities_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision)))
);
create trigger keep_search after update of name, voivodeship on cities for each row execute function keep_search('location', 'id', 'select array_agg(id) from locations where city_id = $1');
create trigger note_list_change after insert or delete or update on cities for each statement execute function note_list_change('locations');
create trigger note_page_changes after update on cities for each row execute function note_city_pages();
create trigger round_coordinates before insert or update of lat, lng on cities for each row execute function round_coordinates();

create table cms_page_drafts (
  cms_page_id bigint not null,
  version integer not null default 1,
  content jsonb,
  edited_by uuid,
  edited_at timestamp with time zone not null default now(),
  publish_at timestamp with time zone,
  failure text,
  constraint cms_page_drafts_pkey primary key (cms_page_id),
  constraint cms_page_drafts_cms_page_id_fkey foreign key (cms_page_id) references cms_pages(id) on delete cascade,
  constraint cms_page_drafts_edited_by_fkey foreign key (edited_by) references users(id) on delete set null,
  constraint cms_page_drafts_check check (((publish_at is null) or (content is not null))),
  constraint cms_page_drafts_version_check check ((version > 0))
);
create index cms_page_drafts_by_time on cms_page_drafts using btree (publish_at) where (publish_at is not null);
create trigger check_named_promo_bars before insert or update of content on cms_page_drafts for each row when ((new.content is not null)) execute function check_named_promo_bars('{content,sections}');

create table cms_page_versions (
  cms_page_id bigint not null,
  number integer not null,
  enabled boolean not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint cms_page_versions_pkey primary key (cms_page_id, number),
  constraint cms_page_versions_cms_page_id_fkey foreign key (cms_page_id) references cms_pages(id) on delete cascade,
  constraint cms_page_versions_created_by_fkey foreign key (created_by) references users(id) on delete set null,
  constraint cms_page_versions_number_check check ((number > 0))
);

create table cms_pages (
  id bigint not null generated always as identity,
  code text not null,
  kind text not null,
  enabled boolean not null default true,
  title localized not null,
  slugs slug_pair not null,
  lead localized not null,
  body localized not null,
  meta localized not null,
  effective_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  sections localized,
  constraint cms_pages_pkey primary key (id),
  constraint cms_pages_code_key unique (code),
  constraint cms_pages_kind_check check ((kind = any (array['information'::text, 'legal'::text, 'campaign'::text, 'offer'::text])))
);
create trigger check_named_promo_bars before insert or update of sections on cms_pages for each row when ((new.sections is not null)) execute function check_named_promo_bars('{sections}');
create trigger keep_cms_page_versions after insert or update on cms_pages for each row when ((new.kind <> 'legal'::text)) execute function keep_cms_page_versions();
create trigger keep_site_search after insert or delete or update of title, lead, kind, code, slugs on cms_pages for each row execute function keep_site_search('{page}', 'id');
create trigger keep_slugs after insert or delete or update of slugs on cms_pages for each row execute function keep_slugs('page', 'cmsPage');
create trigger note_page_changes_edited after update on cms_pages referencing new table as changed for each statement execute function note_page_changes('cms-page', 'cms-pages', 'id');
create trigger note_page_changes_gone after delete on cms_pages referencing old table as changed for each statement execute function note_page_changes('cms-page', 'cms-pages', 'id');
create trigger note_page_changes_new after insert on cms_pages referencing new table as changed for each statement execute function note_page_changes('cms-page', 'cms-pages', 'id');

create table cms_sections (
  id bigint not null generated always as identity,
  code text not null,
  page text not null,
  enabled boolean not null default true,
  title localized not null,
  content localized not null,
  link localized,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint cms_sections_pkey primary key (id),
  constraint cms_sections_code_key unique (code),
  constraint cms_sections_page_check check ((page ~ '^[a-zA-Z]{1,40}$'::text))
);
create index cms_sections_by_page on cms_sections using btree (page, "position") where enabled;
create trigger note_page_changes_edited after update on cms_sections referencing new table as changed for each statement execute function note_page_changes('cms-section', 'cms-sections', 'id');
create trigger note_page_changes_gone after delete on cms_sections referencing old table as changed for each statement execute function note_page_changes('cms-section', 'cms-sections', 'id');
create trigger note_page_changes_new after insert on cms_sections referencing new table as changed for each statement execute function note_page_changes('cms-section', 'cms-sections', 'id');

create table consents (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  order_id uuid,
  type text not null,
  value boolean not null,
  text_version text not null,
  source text not null,
  created_at timestamp with time zone not null default now(),
  constraint consents_pkey primary key (id),
  constraint consents_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint consents_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint consents_check check (((user_id is not null) or (order_id is not null))),
  constraint consents_type_check check ((type = any (array['regulations'::text, 'marketingEmail'::text, 'marketingPhone'::text, 'analytics'::text, 'professional'::text])))
);
create index consents_by_user on consents using btree (user_id, type, created_at desc) where (user_id is not null);

create table content_previews (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  record_kind text not null,
  record_id bigint not null,
  content jsonb not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint content_previews_pkey primary key (id),
  constraint content_previews_token_hash_key unique (token_hash),
  constraint content_previews_created_by_fkey foreign key (created_by) references users(id) on delete cascade,
  constraint content_previews_end check ((expires_at > created_at)),
  constraint content_previews_record_kind_check check ((record_kind = any (array['article'::text, 'cmsPage'::text])))
);
create index content_previews_by_time on content_previews using btree (expires_at);

create table currencies (
  id integer not null generated always as identity,
  code text not null,
  name text not null,
  symbol text not null,
  is_prefix boolean not null,
  constraint currencies_pkey primary key (id),
  constraint currencies_code_key unique (code),
  constraint currencies_code_check check ((code = any (array['PLN'::text, 'GBP'::text])))
);

create table customer_discount_codes (
  user_id uuid not null,
  discount_code_id bigint not null,
  added_at timestamp with time zone not null default now(),
  constraint customer_discount_codes_pkey primary key (user_id, discount_code_id),
  constraint customer_discount_codes_discount_code_id_fkey foreign key (discount_code_id) references discount_codes(id) on delete cascade,
  constraint customer_discount_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create table customer_notes (
  id uuid not null default gen_random_uuid(),
  visit_id uuid not null,
  location_id bigint not null,
  text text not null,
  written_by uuid not null,
  written_at timestamp with time zone not null default now(),
  constraint customer_notes_pkey primary key (id),
  constraint customer_notes_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint customer_notes_visit_id_fkey foreign key (visit_id) references visits(id) on delete cascade,
  constraint customer_notes_text_check check (((length(text) >= 1) and (length(text) <= 500)))
);
create index customer_notes_by_time on customer_notes using btree (written_at);
create index customer_notes_by_visit on customer_notes using btree (visit_id);

create table desk_sales (
  order_id uuid not null,
  location_id bigint not null,
  sold_by uuid not null,
  sold_at timestamp with time zone not null default now(),
  constraint desk_sales_pkey primary key (order_id),
  constraint desk_sales_location_id_fkey foreign key (location_id) references locations(id),
  constraint desk_sales_order_id_fkey foreign key (order_id) references orders(id)
);
create index desk_sales_by_location on desk_sales using btree (location_id, sold_at);

create table device_categories (
  device_id bigint not null,
  category_id bigint not null,
  constraint device_categories_pkey primary key (device_id, category_id),
  constraint device_categories_category_id_fkey foreign key (category_id) references product_categories(id),
  constraint device_categories_device_id_fkey foreign key (device_id) references devices(id) on delete cascade
);
create trigger note_device_skills after insert on device_categories referencing new table as changed for each statement execute function note_device_skills();

create table devices (
  id bigint not null generated always as identity,
  location_id bigint not null,
  name text not null,
  enabled boolean not null default true,
  name_en text,
  constraint devices_pkey primary key (id),
  constraint devices_id_location_id_key unique (id, location_id),
  constraint devices_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint devices_name_en_check check ((name_en <> ''::text))
);
create index devices_by_location on devices using btree (location_id);
create trigger note_changed_units after update on devices referencing new table as changed for each statement execute function note_changed_units();
create trigger note_new_units after insert on devices referencing new table as changed for each statement execute function note_changed_units();

create table discount_codes (
  id bigint not null generated always as identity,
  market_id integer not null,
  code text not null,
  discount_type text not null,
  discount_value integer not null,
  product_category_id bigint,
  enabled boolean not null default true,
  valid_from timestamp with time zone,
  valid_to timestamp with time zone,
  total_limit integer,
  customer_limit integer,
  used_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint discount_codes_pkey primary key (id),
  constraint discount_codes_market_id_code_key unique (market_id, code),
  constraint discount_codes_market_id_fkey foreign key (market_id) references markets(id),
  constraint discount_codes_product_category_id_fkey foreign key (product_category_id) references product_categories(id),
  constraint discount_codes_check check (((discount_type <> 'percentage'::text) or (discount_value <= 100))),
  constraint discount_codes_code_check check (((code = upper(code)) and (code <> ''::text))),
  constraint discount_codes_customer_limit_check check ((customer_limit > 0)),
  constraint discount_codes_discount_type_check check ((discount_type = any (array['percentage'::text, 'amount'::text]))),
  constraint discount_codes_discount_value_check check ((discount_value > 0)),
  constraint discount_codes_total_limit_check check ((total_limit > 0)),
  constraint discount_codes_used_count_check check ((used_count >= 0)),
  constraint discount_codes_within_limit check (((total_limit is null) or (used_count <= total_limit)))
);

create table discount_redemptions (
  id uuid not null default gen_random_uuid(),
  discount_code_id bigint not null,
  order_id uuid not null,
  customer_key text not null,
  created_at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  constraint discount_redemptions_pkey primary key (id),
  constraint discount_redemptions_order_id_key unique (order_id),
  constraint discount_redemptions_discount_code_id_fkey foreign key (discount_code_id) references discount_codes(id),
  constraint discount_redemptions_order_id_fkey foreign key (order_id) references orders(id)
);
create index discount_redemptions_by_customer on discount_redemptions using btree (discount_code_id, customer_key) where (released_at is null);

create table e_invoice_receipts (
  invoice_id uuid not null,
  content text not null,
  hash text,
  received_at timestamp with time zone not null default now(),
  constraint e_invoice_receipts_pkey primary key (invoice_id),
  constraint e_invoice_receipts_invoice_id_fkey foreign key (invoice_id) references invoices(id)
);
create trigger append_only before delete or update on e_invoice_receipts for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on e_invoice_receipts for each statement execute function refuse_rewriting();

create table email_tokens (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint email_tokens_pkey primary key (token_hash),
  constraint email_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint email_tokens_purpose_check check ((purpose = any (array['password'::text, 'activation'::text, 'emailChange'::text]))),
  constraint email_tokens_token_hash_check check ((octet_length(token_hash) = 32))
);
create index email_tokens_by_user on email_tokens using btree (user_id, purpose);

create table enforced_rules (
  name text not null,
  since timestamp with time zone not null default now(),
  constraint enforced_rules_pkey primary key (name),
  constraint enforced_rules_name_check check ((name = 'declarations'::text))
);

create table exchange_rate_looks (
  currency text not null,
  looked_at timestamp with time zone not null,
  constraint exchange_rate_looks_pkey primary key (currency),
  constraint exchange_rate_looks_currency_fkey foreign key (currency) references currencies(code)
);

create table exchange_rates (
  currency text not null,
  day date not null,
  table_number text not null,
  rate integer not null,
  constraint exchange_rates_pkey primary key (currency, day),
  constraint exchange_rates_currency_fkey foreign key (currency) references currencies(code),
  constraint exchange_rates_rate_check check ((rate > 0))
);

create table file_uploads (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  visitor_id bigint,
  original_name text not null,
  file_name text not null,
  mime_type text not null,
  size integer not null,
  status text not null default 'pending'::text,
  width integer,
  height integer,
  put_expires_at timestamp with time zone not null,
  attached_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint file_uploads_pkey primary key (id),
  constraint file_uploads_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint file_uploads_visitor_id_fkey foreign key (visitor_id) references visitors(id) on delete cascade,
  constraint file_uploads_check check (((user_id is not null) or (visitor_id is not null))),
  constraint file_uploads_check1 check (((status = 'pending'::text) = (settled_at is null))),
  constraint file_uploads_file_name_check check ((file_name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'::text)),
  constraint file_uploads_height_check check ((height > 0)),
  constraint file_uploads_mime_type_check check ((mime_type = any (array['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'application/pdf'::text]))),
  constraint file_uploads_original_name_check check (((length(original_name) >= 1) and (length(original_name) <= 200))),
  constraint file_uploads_size_check check (((size >= 1) and (size <= 10485760))),
  constraint file_uploads_status_check check ((status = any (array['pending'::text, 'ready'::text, 'refused'::text]))),
  constraint file_uploads_width_check check ((width > 0))
);
create index file_uploads_by_user on file_uploads using btree (user_id) where (user_id is not null);
create index file_uploads_by_visitor on file_uploads using btree (visitor_id) where (visitor_id is not null);
create index file_uploads_unattached on file_uploads using btree (created_at) where (attached_at is null);

create table first_free_days (
  category_id bigint not null,
  minutes integer not null,
  date date not null,
  location_id bigint not null,
  constraint first_free_days_pkey primary key (category_id, minutes),
  constraint first_free_days_category_id_fkey foreign key (category_id) references product_categories(id) on delete cascade,
  constraint first_free_days_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint first_free_days_minutes_check check ((minutes > 0))
);

create table hold_windows (
  holder text not null,
  location_id bigint not null,
  scope text not null,
  started_at timestamp with time zone not null,
  held_until timestamp with time zone not null,
  constraint hold_windows_pkey primary key (holder, location_id, scope)
);
create index hold_windows_by_end on hold_windows using btree (held_until);

create table idempotency_keys (
  scope text not null,
  request_hash text not null,
  state text not null,
  status integer,
  body jsonb,
  claimed_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  claimed_by integer,
  constraint idempotency_keys_pkey primary key (scope),
  constraint idempotency_keys_check check (((state = 'running'::text) or ((status is not null) and (body is not null)))),
  constraint idempotency_keys_state_check check ((state = any (array['running'::text, 'done'::text])))
);
create index idempotency_keys_by_age on idempotency_keys using btree (created_at);

create table invoice_correction_items (
  invoice_id uuid not null,
  order_item_id uuid not null,
  amount integer not null,
  constraint invoice_correction_items_pkey primary key (invoice_id, order_item_id),
  constraint invoice_correction_items_invoice_id_fkey foreign key (invoice_id) references invoices(id),
  constraint invoice_correction_items_order_item_id_fkey foreign key (order_item_id) references order_items(id),
  constraint invoice_correction_items_amount_check check ((amount > 0))
);
create trigger append_only before delete or update on invoice_correction_items for each row execute function refuse_rewriting();

create table invoice_counters (
  series text not null,
  last integer not null,
  constraint invoice_counters_pkey primary key (series),
  constraint invoice_counters_last_check check ((last >= 1)),
  constraint invoice_counters_series_check check ((series ~ '^(FV|KOR)/[0-9]{4}$'::text))
);

create table invoices (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  series text not null,
  sequence integer not null,
  number text not null generated always as (((series || '/'::text) || lpad((sequence)::text, 6, '0'::text))) stored,
  order_id uuid not null,
  corrects_id uuid,
  order_refund_id uuid,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  e_invoice_number text,
  e_invoice_tries integer not null default 0,
  e_invoice_next_try_at timestamp with time zone default date_trunc('milliseconds'::text, now()),
  anonymized_at timestamp with time zone,
  e_invoice_session text,
  e_invoice_reference text,
  e_invoice_problem text,
  correction_reason text,
  corrected_by uuid,
  replaces_id uuid,
  constraint invoices_pkey primary key (id),
  constraint invoices_e_invoice_number_key unique (e_invoice_number),
  constraint invoices_number_key unique (number),
  constraint invoices_order_refund_id_key unique (order_refund_id),
  constraint invoices_series_sequence_key unique (series, sequence),
  constraint invoices_corrects_id_fkey foreign key (corrects_id) references invoices(id),
  constraint invoices_order_id_fkey foreign key (order_id) references orders(id),
  constraint invoices_order_refund_id_fkey foreign key (order_refund_id) references order_refunds(id),
  constraint invoices_replaces_id_fkey foreign key (replaces_id) references invoices(id),
  constraint invoices_series_fkey foreign key (series) references invoice_counters(series),
  constraint invoices_check1 check ((series ~~
case kind
    when 'invoice'::text then 'FV/%'::text
    else 'KOR/%'::text
end)),
  constraint invoices_content_check check ((jsonb_typeof(content) = 'object'::text)),
  constraint invoices_correction_has_cause check ((((kind = 'correction'::text) = (corrects_id is not null)) and ((kind = 'correction'::text) = (num_nonnulls(order_refund_id, correction_reason) = 1)) and ((correction_reason is null) = (corrected_by is null)))),
  constraint invoices_kind_check check ((kind = any (array['invoice'::text, 'correction'::text]))),
  constraint invoices_replaces_as_invoice check (((replaces_id is null) or (kind = 'invoice'::text))),
  constraint invoices_sequence_check check ((sequence >= 1))
);
create index invoices_by_order on invoices using btree (order_id, issued_at);
create unique index invoices_first_of_order on invoices using btree (order_id) where ((kind = 'invoice'::text) and (replaces_id is null));
create unique index invoices_replaced_once on invoices using btree (replaces_id) where (replaces_id is not null);
create index invoices_to_send on invoices using btree (e_invoice_next_try_at) where (e_invoice_next_try_at is not null);
create trigger append_only before delete on invoices for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on invoices for each statement execute function refuse_rewriting();
create trigger keep_invoices before update on invoices for each row when ((not coalesce(((old.anonymized_at is null) and (old.issued_at < (new.anonymized_at - '6 years'::interval)) and ((new.content -> 'buyer'::text) = '{"city": "-", "name": "-", "vatId": "-", "address": "-", "country": "-", "postalCode": "-"}'::jsonb) and ((new.content - 'buyer'::text) = (old.content - 'buyer'::text)) and (not (((((((((new.id is distinct from old.id) or (new.kind is distinct from old.kind)) or (new.series is distinct from old.series)) or (new.sequence is distinct from old.sequence)) or (new.order_id is distinct from old.order_id)) or (new.corrects_id is distinct from old.corrects_id)) or (new.order_refund_id is distinct from old.order_refund_id)) or (new.issued_at is distinct from old.issued_at)) or (new.e_invoice_number is distinct from old.e_invoice_number)))), false))) execute function keep_invoices();
create trigger keep_new_invoices before insert on invoices for each row execute function keep_invoices();

create table issued_vouchers (
  id uuid not null default gen_random_uuid(),
  code text not null,
  market_id integer not null,
  currency text not null,
  voucher_type text not null,
  purpose text not null,
  value integer not null,
  balance integer not null default 0,
  state text not null default 'active'::text,
  order_item_id uuid,
  piece integer,
  issued_at timestamp with time zone not null default now(),
  valid_to timestamp with time zone not null,
  design text not null default 'classic'::text,
  send_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint issued_vouchers_pkey primary key (id),
  constraint issued_vouchers_code_key unique (code),
  constraint issued_vouchers_order_item_id_piece_key unique (order_item_id, piece),
  constraint issued_vouchers_currency_fkey foreign key (currency) references currencies(code),
  constraint issued_vouchers_market_id_fkey foreign key (market_id) references markets(id),
  constraint issued_vouchers_order_item_id_fkey foreign key (order_item_id) references order_items(id),
  constraint issued_vouchers_balance check (((balance >= 0) and (balance <= value))),
  constraint issued_vouchers_check check (((order_item_id is null) = (piece is null))),
  constraint issued_vouchers_check1 check ((valid_to > issued_at)),
  constraint issued_vouchers_code_check check ((code ~ '^[A-HJ-NP-Z2-9]{16}$'::text)),
  constraint issued_vouchers_design_check check ((design = any (array['classic'::text, 'botanical'::text, 'silhouette'::text]))),
  constraint issued_vouchers_paper_not_mailed check (((voucher_type = 'electronic'::text) or ((send_at is null) and (mailed_at is null)))),
  constraint issued_vouchers_piece_check check ((piece >= 1)),
  constraint issued_vouchers_purpose_check check ((purpose = any (array['single'::text, 'multi'::text]))),
  constraint issued_vouchers_sent_while_valid check ((send_at < valid_to)),
  constraint issued_vouchers_state_check check ((state = any (array['active'::text, 'canceled'::text]))),
  constraint issued_vouchers_value_check check ((value > 0)),
  constraint issued_vouchers_voucher_type_check check ((voucher_type = any (array['electronic'::text, 'paper'::text])))
);
create index issued_vouchers_to_send on issued_vouchers using btree (send_at) where ((mailed_at is null) and (state = 'active'::text));
create constraint trigger check_voucher_balance after insert or update of balance on issued_vouchers deferrable initially immediate for each row execute function check_voucher_balance();
create trigger keep_issued_voucher before update on issued_vouchers for each row execute function keep_issued_voucher();

create table lead_consents (
  lead_id uuid not null,
  type text not null,
  value boolean not null,
  text_version text not null,
  source text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_consents_pkey primary key (lead_id, type),
  constraint lead_consents_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint lead_consents_type_check check ((type = any (array['regulations'::text, 'marketingEmail'::text, 'marketingPhone'::text, 'analytics'::text, 'professional'::text])))
);

create table lead_files (
  lead_id uuid not null,
  file_upload_id uuid not null,
  position integer not null,
  constraint lead_files_pkey primary key (lead_id, file_upload_id),
  constraint lead_files_file_upload_id_key unique (file_upload_id),
  constraint lead_files_file_upload_id_fkey foreign key (file_upload_id) references file_uploads(id),
  constraint lead_files_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint lead_files_position_check check (("position" >= 0))
);

create table lead_notes (
  id bigint not null generated always as identity,
  lead_id uuid not null,
  note text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null default now(),
  constraint lead_notes_pkey primary key (id),
  constraint lead_notes_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint lead_notes_note_check check (((length(note) >= 1) and (length(note) <= 2000)))
);
create index lead_notes_by_lead on lead_notes using btree (lead_id, id);

create table leads (
  id uuid not null default gen_random_uuid(),
  number text not null,
  lead_type text not null,
  market_id integer not null,
  locale text not null,
  user_id uuid,
  first_name text not null,
  last_name text,
  email text,
  phone_prefix text,
  phone text,
  location_id bigint,
  city text,
  topic text,
  complaint_subject text,
  complaint_about text,
  data jsonb not null default '{}'::jsonb,
  state text not null default 'new'::text,
  answer_by timestamp with time zone,
  answer text,
  answered_by uuid,
  closed_at timestamp with time zone,
  anonymized_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint leads_pkey primary key (id),
  constraint leads_number_key unique (number),
  constraint leads_answered_by_fkey foreign key (answered_by) references users(id) on delete set null,
  constraint leads_location_id_fkey foreign key (location_id) references locations(id) on delete set null,
  constraint leads_market_id_fkey foreign key (market_id) references markets(id),
  constraint leads_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint leads_answer_check check (((length(answer) >= 1) and (length(answer) <= 4000))),
  constraint leads_check check (((phone is null) = (phone_prefix is null))),
  constraint leads_check1 check (((topic is not null) = (lead_type = 'contact'::text))),
  constraint leads_check2 check (((state = any (array['answered'::text, 'accepted'::text, 'rejected'::text])) = (closed_at is not null))),
  constraint leads_check3 check (((state <> all (array['accepted'::text, 'rejected'::text])) or (topic = 'complaints'::text) or (lead_type = 'influencer'::text))),
  constraint leads_complaint check ((((not (topic is distinct from 'complaints'::text)) = ((complaint_subject is not null) and (complaint_about is not null))) and ((complaint_subject is null) = (complaint_about is null)))),
  constraint leads_complaint_about_check check ((complaint_about = any (array['services'::text, 'products'::text]))),
  constraint leads_complaint_subject_check check ((complaint_subject = any (array['resignation'::text, 'noEffects'::text, 'sideEffects'::text, 'other'::text]))),
  constraint leads_contact check (((email is not null) or ((lead_type = 'callBack'::text) and (phone is not null)))),
  constraint leads_data_check check ((jsonb_typeof(data) = 'object'::text)),
  constraint leads_email_check check ((email <> ''::text)),
  constraint leads_first_name_check check (((length(first_name) >= 1) and (length(first_name) <= 160))),
  constraint leads_last_name_check check (((length(last_name) >= 1) and (length(last_name) <= 80))),
  constraint leads_lead_type_check check ((lead_type = any (array['callBack'::text, 'professional'::text, 'businessIdea'::text, 'contact'::text, 'contactBusiness'::text, 'influencer'::text, 'mail'::text]))),
  constraint leads_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint leads_phone_check check ((phone ~ '^[0-9]{6,12}$'::text)),
  constraint leads_phone_prefix_check check ((phone_prefix ~ '^[0-9]{1,4}$'::text)),
  constraint leads_state_check check ((state = any (array['new'::text, 'inProgress'::text, 'answered'::text, 'accepted'::text, 'rejected'::text]))),
  constraint leads_topic_check check ((topic = any (array['complaints'::text, 'reservations'::text, 'marketing'::text, 'other'::text])))
);
create index leads_by_closing on leads using btree (closed_at) where ((closed_at is not null) and (anonymized_at is null));
create index leads_by_time on leads using btree (created_at desc, id desc);
create index leads_by_user on leads using btree (user_id) where (user_id is not null);
create index leads_open_by_clock on leads using btree (answer_by) where (closed_at is null);

create table legal_documents (
  id uuid not null default gen_random_uuid(),
  cms_page_id bigint not null,
  body localized not null,
  status text not null default 'draft'::text,
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  effective_at timestamp with time zone,
  summary localized,
  version integer not null default 1,
  constraint legal_documents_pkey primary key (id),
  constraint legal_documents_cms_page_id_fkey foreign key (cms_page_id) references cms_pages(id) on delete cascade,
  constraint legal_documents_check check (((published_at is null) = (effective_at is null))),
  constraint legal_documents_check1 check (((status <> 'draft'::text) or (published_at is null))),
  constraint legal_documents_check2 check (((status <> all (array['published'::text, 'inEffect'::text])) or (published_at is not null))),
  constraint legal_documents_seven_days check (((effective_at >= (((published_at at time zone 'Europe/Warsaw'::text) + '7 days'::interval) at time zone 'Europe/Warsaw'::text)) or (effective_at = (published_at + '168:00:00'::interval)))),
  constraint legal_documents_status_check check ((status = any (array['draft'::text, 'published'::text, 'inEffect'::text, 'withdrawn'::text])))
);
create index legal_documents_by_page on legal_documents using btree (cms_page_id, created_at desc);
create index legal_documents_due on legal_documents using btree (effective_at) where (status = 'published'::text);
create trigger keep_legal_documents before delete or update on legal_documents for each row execute function keep_legal_documents();
create trigger note_page_changes_edited after update on legal_documents referencing new table as changed for each statement execute function note_page_changes('cms-page', 'cms-pages', 'cms_page_id');
create trigger note_page_changes_new after insert on legal_documents referencing new table as changed for each statement execute function note_page_changes('cms-page', 'cms-pages', 'cms_page_id');

create table listed_counts (
  market_id integer not null,
  category_id bigint not null,
  gender text not null,
  type text not null,
  is_special boolean not null,
  count integer not null,
  constraint listed_counts_pkey primary key (market_id, category_id, gender, type, is_special),
  constraint listed_counts_category_id_fkey foreign key (category_id) references product_categories(id),
  constraint listed_counts_market_id_fkey foreign key (market_id) references markets(id)
);

create table listed_prices (
  product_id bigint not null,
  market_id integer not null,
  amount_minor integer not null,
  constraint listed_prices_pkey primary key (product_id, market_id),
  constraint listed_prices_market_id_fkey foreign key (market_id) references markets(id),
  constraint listed_prices_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index listed_prices_in_order on listed_prices using btree (market_id, amount_minor, product_id);

create table locales (
  id integer not null generated always as identity,
  code text not null,
  name text not null,
  iso_code text not null,
  constraint locales_pkey primary key (id),
  constraint locales_code_key unique (code),
  constraint locales_code_check check ((code = any (array['pl'::text, 'en'::text])))
);

create table location_categories (
  location_id bigint not null,
  category_id bigint not null,
  constraint location_categories_pkey primary key (location_id, category_id),
  constraint location_categories_category_id_fkey foreign key (category_id) references product_categories(id),
  constraint location_categories_location_id_fkey foreign key (location_id) references locations(id) on delete cascade
);
create trigger note_page_changes_edited after update on location_categories referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_categories referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on location_categories referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table location_opening_exceptions (
  location_id bigint not null,
  date date not null,
  opens time without time zone,
  closes time without time zone,
  closed boolean not null default true,
  all_day boolean not null default false,
  reason localized not null,
  constraint location_opening_exceptions_pkey primary key (location_id, date),
  constraint location_opening_exceptions_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint location_opening_exceptions_check check ((closes > opens))
);
create trigger note_changed_exceptions after update on location_opening_exceptions referencing new table as changed for each statement execute function note_changed_exceptions();
create trigger note_gone_exceptions after delete on location_opening_exceptions referencing old table as changed for each statement execute function note_changed_exceptions();
create trigger note_new_exceptions after insert on location_opening_exceptions referencing new table as changed for each statement execute function note_changed_exceptions();
create trigger note_page_changes_edited after update on location_opening_exceptions referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_opening_exceptions referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on location_opening_exceptions referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table location_opening_hours (
  location_id bigint not null,
  weekday integer not null,
  opens time without time zone,
  closes time without time zone,
  closed boolean not null default false,
  all_day boolean not null default false,
  constraint location_opening_hours_pkey primary key (location_id, weekday),
  constraint location_opening_hours_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint location_opening_hours_check check ((closes > opens)),
  constraint location_opening_hours_weekday_check check (((weekday >= 1) and (weekday <= 7)))
);
create trigger note_changed_hours after update on location_opening_hours referencing new table as changed for each statement execute function note_changed_hours();
create trigger note_new_hours after insert on location_opening_hours referencing new table as changed for each statement execute function note_changed_hours();
create trigger note_page_changes_edited after update on location_opening_hours referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_opening_hours referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on location_opening_hours referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table location_pictures (
  location_id bigint not null,
  picture_id bigint not null,
  alt localized not null,
  position integer not null default 0,
  constraint location_pictures_pkey primary key (location_id, picture_id),
  constraint location_pictures_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint location_pictures_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint location_pictures_position_check check (("position" >= 0))
);
create index location_pictures_by_picture on location_pictures using btree (picture_id);
create trigger note_page_changes_edited after update on location_pictures referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_pictures referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on location_pictures referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table location_profiles (
  location_id bigint not null,
  place_id text not null,
  profile_url text not null,
  review_url text not null,
  rating numeric(2,1),
  ratings_count integer not null default 0,
  refreshed_at timestamp with time zone not null,
  constraint location_profiles_pkey primary key (location_id),
  constraint location_profiles_place_id_key unique (place_id),
  constraint location_profiles_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint location_profiles_check check (((rating is null) = (ratings_count = 0))),
  constraint location_profiles_profile_url_check check ((profile_url ~ '^https://'::text)),
  constraint location_profiles_rating_check check (((rating >= (1)::numeric) and (rating <= (5)::numeric))),
  constraint location_profiles_ratings_count_check check ((ratings_count >= 0)),
  constraint location_profiles_review_url_check check ((review_url ~ '^https://'::text))
);
create trigger note_page_changes_edited after update on location_profiles referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on location_profiles referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on location_profiles referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table locations (
  id bigint not null generated always as identity,
  code text not null,
  adid_code text not null,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  content localized not null,
  country text not null default 'PL'::text,
  city_id bigint not null,
  postal_code text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  phone text not null,
  email text not null,
  is_virtual boolean not null default false,
  position integer not null default 0,
  picture_id bigint,
  edited_at timestamp with time zone default now(),
  constraint locations_pkey primary key (id),
  constraint locations_adid_code_key unique (adid_code),
  constraint locations_code_key unique (code),
  constraint locations_city_id_fkey foreign key (city_id) references cities(id),
  constraint locations_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint locations_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint locations_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision))),
  constraint locations_postal_code_check check ((postal_code ~ '^\d{2}-\d{3}$'::text))
);
create index locations_by_city on locations using btree (city_id);
create index locations_by_place on locations using btree (lat, lng) where (enabled and (not is_virtual));
create index locations_in_order on locations using btree ("position", id) where enabled;
create trigger keep_search after insert or delete or update of name, address, postal_code, city_id, "position" on locations for each row execute function keep_search('location', 'id', '');
create trigger keep_slugs after insert or delete or update of slugs on locations for each row execute function keep_slugs('salons', 'location');
create trigger note_edit before update of name, slugs, content, city_id, postal_code, address, phone, email, enabled, picture_id on locations for each row execute function note_edit();
create trigger note_opened_salons after update of enabled on locations for each row when ((new.enabled and (not old.enabled))) execute function note_opened_salons();
create trigger note_page_changes_edited after update on locations referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'id');
create trigger note_page_changes_gone after delete on locations referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'id');
create trigger note_page_changes_new after insert on locations referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'id');
create trigger round_coordinates before insert or update of lat, lng on locations for each row execute function round_coordinates();

create table market_currencies (
  market_id integer not null,
  currency_id integer not null,
  position integer not null,
  constraint market_currencies_pkey primary key (market_id, currency_id),
  constraint market_currencies_currency_id_fkey foreign key (currency_id) references currencies(id),
  constraint market_currencies_market_id_fkey foreign key (market_id) references markets(id)
);

create table market_hosts (
  host text not null,
  market_id integer not null,
  constraint market_hosts_pkey primary key (host),
  constraint market_hosts_market_id_fkey foreign key (market_id) references markets(id),
  constraint market_hosts_host_check check ((host = lower(host)))
);

create table market_locales (
  market_id integer not null,
  locale_id integer not null,
  position integer not null,
  constraint market_locales_pkey primary key (market_id, locale_id),
  constraint market_locales_locale_id_fkey foreign key (locale_id) references locales(id),
  constraint market_locales_market_id_fkey foreign key (market_id) references markets(id)
);

create table markets (
  id integer not null generated always as identity,
  slug text not null,
  name text not null,
  enabled boolean not null default true,
  gtm_id text,
  path_prefix text not null default ''::text,
  additional_visit_time integer not null,
  default_payment_method text not null,
  voucher_step integer not null,
  voucher_offered integer[] not null,
  voucher_least integer not null,
  voucher_most integer not null,
  new_customer_discount integer not null,
  brand jsonb not null,
  names jsonb,
  constraint markets_pkey primary key (id),
  constraint markets_slug_key unique (slug),
  constraint markets_additional_visit_time_check check ((additional_visit_time >= 0)),
  constraint markets_check check ((voucher_most >= voucher_least)),
  constraint markets_names_check check (((jsonb_typeof((names -> 'pl'::text)) = 'string'::text) and (jsonb_typeof((names -> 'en'::text)) = 'string'::text))),
  constraint markets_new_customer_discount_check check ((new_customer_discount >= 0)),
  constraint markets_path_prefix_check check ((path_prefix ~ '^(/[a-z]+)?$'::text)),
  constraint markets_slug_check check ((slug ~ '^[a-z]{2,10}$'::text)),
  constraint markets_voucher_least_check check ((voucher_least > 0)),
  constraint markets_voucher_step_check check ((voucher_step > 0))
);
create trigger note_list_change after update of slug, enabled on markets for each statement execute function note_list_change('products');
create trigger raise_versions_edited after update on markets referencing old table as former new table as changed for each statement execute function raise_product_versions('id', 'select array_agg(p.id) from products p where p.sold_in && $1::int[]');

create table messages (
  id uuid not null default gen_random_uuid(),
  once_key text not null,
  kind text not null,
  channel text not null,
  recipient text not null,
  locale text not null,
  data jsonb not null,
  secret text,
  state text not null default 'due'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  expires_at timestamp with time zone not null,
  last_error text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  is_repeatable boolean,
  constraint messages_pkey primary key (id),
  constraint messages_once_key_key unique (once_key),
  constraint messages_channel_check check ((channel = any (array['email'::text, 'sms'::text]))),
  constraint messages_check check (((state = 'due'::text) = (closed_at is null))),
  constraint messages_check1 check (((state = 'due'::text) or (secret is null))),
  constraint messages_data_check check ((jsonb_typeof(data) = 'object'::text)),
  constraint messages_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint messages_recipient_check check ((recipient <> ''::text)),
  constraint messages_state_check check ((state = any (array['due'::text, 'sent'::text, 'failed'::text, 'expired'::text])))
);
create index messages_by_creation on messages using btree (created_at desc, id desc);
create index messages_by_recipient on messages using btree (lower(recipient) text_pattern_ops);
create index messages_closed on messages using btree (closed_at) where (closed_at is not null);
create index messages_due on messages using btree (channel, next_try_at) where (state = 'due'::text);

create table new_customer_discounts (
  order_id uuid not null,
  user_id uuid,
  phone_hash bytea,
  created_at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  constraint new_customer_discounts_pkey primary key (order_id),
  constraint new_customer_discounts_order_id_fkey foreign key (order_id) references orders(id),
  constraint new_customer_discounts_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint new_customer_discounts_phone_hash_check check ((octet_length(phone_hash) = 32))
);
create unique index new_customer_discounts_one_per_phone on new_customer_discounts using btree (phone_hash) where (released_at is null);
create unique index new_customer_discounts_one_per_user on new_customer_discounts using btree (user_id) where ((released_at is null) and (user_id is not null));

create table newsletter_subscriptions (
  id uuid not null default gen_random_uuid(),
  market_id integer not null,
  locale text not null,
  email text not null,
  text_version text not null,
  source text not null,
  address_hash bytea not null,
  token_hash bytea not null,
  token_expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_token_hash_key unique (token_hash),
  constraint newsletter_subscriptions_market_id_fkey foreign key (market_id) references markets(id),
  constraint newsletter_subscriptions_check check (((ended_at is null) or (confirmed_at is not null))),
  constraint newsletter_subscriptions_email_check check (((email = lower(email)) and ((length(email) >= 3) and (length(email) <= 254)))),
  constraint newsletter_subscriptions_locale_check check ((locale = any (array['pl'::text, 'en'::text])))
);
create unique index newsletter_subscriptions_active on newsletter_subscriptions using btree (market_id, email) where ((confirmed_at is not null) and (ended_at is null));
create index newsletter_subscriptions_by_email on newsletter_subscriptions using btree (email);
create index newsletter_subscriptions_ended on newsletter_subscriptions using btree (ended_at) where (ended_at is not null);
create index newsletter_subscriptions_pending on newsletter_subscriptions using btree (token_expires_at) where (confirmed_at is null);

create table offers (
  product_id bigint not null,
  variant text not null,
  category text not null,
  label localized not null,
  show_countdown boolean not null default true,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone,
  constraint offers_pkey primary key (product_id),
  constraint offers_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint offers_category_check check ((category = any (array['epilation'::text, 'endermology'::text, 'emSpec'::text]))),
  constraint offers_check check ((valid_to > valid_from)),
  constraint offers_variant_check check ((variant = any (array['special'::text, 'flexy'::text])))
);
create index offers_by_time on offers using btree (valid_to, valid_from);
create trigger keep_site_search after insert or update of variant, label on offers for each row execute function keep_site_search('{offer}', 'product_id');
create trigger note_page_changes_edited after update on offers referencing new table as changed for each statement execute function note_page_changes('product', 'offers', 'product_id');
create trigger note_page_changes_gone after delete on offers referencing old table as changed for each statement execute function note_page_changes('product', 'offers', 'product_id');
create trigger note_page_changes_new after insert on offers referencing new table as changed for each statement execute function note_page_changes('product', 'offers', 'product_id');
create trigger only_offers before insert or update of product_id on offers for each row execute function refuse_wrong_type('offer');

create table one_time_codes (
  user_id uuid not null,
  purpose text not null,
  code_hash bytea not null,
  phone_prefix text not null,
  phone text not null,
  tries integer not null default 0,
  tries_since timestamp with time zone not null default now(),
  sent_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  tries_by jsonb not null default '{}'::jsonb,
  constraint one_time_codes_pkey primary key (user_id, purpose),
  constraint one_time_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint one_time_codes_code_hash_check check ((octet_length(code_hash) = 32)),
  constraint one_time_codes_purpose_check check ((purpose = any (array['login'::text, 'phone'::text])))
);

create table opinions (
  id bigint not null generated always as identity,
  visit_id uuid,
  user_id uuid,
  location_id bigint,
  product_id bigint,
  author_name text not null,
  rating integer not null,
  locale text not null,
  content text not null,
  translation text,
  verification text not null,
  status text not null default 'pending'::text,
  reply localized,
  created_at timestamp with time zone not null default now(),
  moderated_at timestamp with time zone,
  constraint opinions_pkey primary key (id),
  constraint opinions_visit_id_key unique (visit_id),
  constraint opinions_location_id_fkey foreign key (location_id) references locations(id),
  constraint opinions_product_id_fkey foreign key (product_id) references products(id),
  constraint opinions_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint opinions_visit_id_fkey foreign key (visit_id) references visits(id) on delete set null,
  constraint opinions_author_name_check check (((length(author_name) >= 1) and (length(author_name) <= 80))),
  constraint opinions_check check (((status = 'pending'::text) = (moderated_at is null))),
  constraint opinions_content_check check (((length(content) >= 1) and (length(content) <= 2000))),
  constraint opinions_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint opinions_rating_check check (((rating >= 1) and (rating <= 5))),
  constraint opinions_status_check check ((status = any (array['pending'::text, 'published'::text, 'rejected'::text]))),
  constraint opinions_translation_check check (((length(translation) >= 1) and (length(translation) <= 2000))),
  constraint opinions_verification_check check ((verification = any (array['visit'::text, 'salonRecord'::text, 'none'::text])))
);
create index opinions_by_location on opinions using btree (location_id, created_at desc) where (status = 'published'::text);
create index opinions_by_product on opinions using btree (product_id, created_at desc) where (status = 'published'::text);
create index opinions_by_rating on opinions using btree (rating, created_at desc, id desc) where (status = 'published'::text);
create index opinions_by_time on opinions using btree (created_at desc, id desc) where (status = 'published'::text);
create index opinions_waiting on opinions using btree (created_at) where (status = 'pending'::text);
create trigger count_list_change_edited after update on opinions for each row when (((new.* is distinct from old.*) and ((new.status = 'published'::text) or (old.status = 'published'::text)))) execute function count_list_change();
create trigger count_list_change_gone after delete on opinions for each row when (((old.status = 'published'::text) and (old.product_id is not null))) execute function count_list_change();
create trigger count_list_change_new after insert on opinions for each row when (((new.status = 'published'::text) and (new.product_id is not null))) execute function count_list_change();
create trigger note_page_changes_edited after update on opinions for each row when (((new.* is distinct from old.*) and ((new.status = 'published'::text) or (old.status = 'published'::text)))) execute function note_opinion_pages();
create trigger note_page_changes_new after insert on opinions for each row when ((new.status = 'published'::text)) execute function note_opinion_pages();
create trigger raise_versions_edited after update on opinions referencing old table as former new table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_gone after delete on opinions referencing old table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_new after insert on opinions referencing new table as changed for each statement execute function raise_product_versions('product_id', '');

create table order_items (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  position integer not null,
  item_type text not null,
  product_id bigint not null,
  name localized not null,
  slugs slug_pair not null,
  quantity integer not null,
  standard_price integer not null,
  discount_code_value integer not null,
  price integer not null,
  lowest_price_value integer,
  vat_rate integer not null,
  data jsonb,
  location_id bigint,
  start_at timestamp with time zone,
  later_reservation boolean not null,
  visit_count integer not null,
  amount_returned integer not null default 0,
  withdrawn_at timestamp with time zone,
  amount_waived integer not null default 0,
  price_kept integer,
  confirmed_label localized,
  constraint order_items_pkey primary key (id),
  constraint order_items_order_id_position_key unique (order_id, "position"),
  constraint order_items_location_id_fkey foreign key (location_id) references locations(id),
  constraint order_items_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_items_product_id_fkey foreign key (product_id) references products(id),
  constraint order_items_check check (((price + discount_code_value) <= standard_price)),
  constraint order_items_discount_code_value_check check ((discount_code_value >= 0)),
  constraint order_items_lowest_price_value_check check ((lowest_price_value >= 0)),
  constraint order_items_price_check check ((price >= 0)),
  constraint order_items_quantity_check check (((quantity >= 1) and (quantity <= 99))),
  constraint order_items_return_at_most_paid check (((amount_returned >= 0) and (amount_returned <= price))),
  constraint order_items_standard_price_check check ((standard_price >= 0)),
  constraint order_items_vat_rate_check check (((vat_rate >= 0) and (vat_rate <= 100))),
  constraint order_items_visit_count_check check ((visit_count >= 0)),
  constraint order_items_voucher_design check (((data ->> 'voucherDesign'::text) = any (array['classic'::text, 'botanical'::text, 'silhouette'::text]))),
  constraint order_items_voucher_send_on check (((((data ->> 'voucherSendOn'::text) ~ '^\d{4}-\d\d-\d\d$'::text) and ((data ->> 'voucherType'::text) = 'electronic'::text)) or ((data ->> 'voucherSendOn'::text) is null))),
  constraint order_items_waived check (((amount_waived >= 0) and (price_kept >= 0))) not valid
);
create index order_items_withdrawn on order_items using btree (order_id) where (withdrawn_at is not null);
create constraint trigger check_order_sums after update of price on order_items deferrable initially deferred for each row execute function check_order_sums();
create trigger keep_order_item_price before update of price, amount_waived on order_items for each row execute function keep_order_item_price();
create trigger require_age_declaration after insert on order_items for each row execute function require_age_declaration();
create trigger set_visit_count before insert on order_items for each row execute function set_visit_count();

create table order_payments (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  amount integer not null,
  currency text not null,
  payment_method text not null,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default now(),
  constraint order_payments_pkey primary key (id),
  constraint order_payments_order_id_key unique (order_id),
  constraint order_payments_currency_fkey foreign key (currency) references currencies(code),
  constraint order_payments_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_payments_amount_check check ((amount >= 0)),
  constraint order_payments_status_check check ((status = any (array['new'::text, 'pending'::text, 'completed'::text, 'canceled'::text, 'refunded'::text, 'error'::text, 'undefined'::text])))
);

create table order_refund_items (
  order_refund_id uuid not null,
  order_item_id uuid not null,
  amount integer not null,
  constraint order_refund_items_pkey primary key (order_refund_id, order_item_id),
  constraint order_refund_items_order_item_id_fkey foreign key (order_item_id) references order_items(id),
  constraint order_refund_items_order_refund_id_fkey foreign key (order_refund_id) references order_refunds(id),
  constraint order_refund_items_amount_check check ((amount >= 0))
);
create trigger add_item_return after insert on order_refund_items for each row execute function add_item_return();
create trigger append_only before delete or update on order_refund_items for each row execute function refuse_rewriting();
create constraint trigger check_order_refund after insert on order_refund_items deferrable initially deferred for each row execute function check_order_refund();

create table order_refunds (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  reason text not null,
  note text,
  amount integer not null,
  voucher_amount integer not null,
  gateway_amount integer not null,
  salon_amount integer not null,
  requested_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint order_refunds_pkey primary key (id),
  constraint order_refunds_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_refunds_requested_by_fkey foreign key (requested_by) references users(id) on delete set null,
  constraint order_refunds_amount_check check ((amount >= 0)),
  constraint order_refunds_check check ((amount = ((voucher_amount + gateway_amount) + salon_amount))),
  constraint order_refunds_gateway_amount_check check ((gateway_amount >= 0)),
  constraint order_refunds_note_check check ((length(note) <= 500)),
  constraint order_refunds_reason_check check ((reason = any (array['withdrawal'::text, 'staff'::text]))),
  constraint order_refunds_salon_amount_check check ((salon_amount >= 0)),
  constraint order_refunds_voucher_amount_check check ((voucher_amount >= 0))
);
create index order_refunds_by_order on order_refunds using btree (order_id, created_at);
create trigger add_order_return after insert on order_refunds for each row execute function add_order_return();
create trigger append_only before delete on order_refunds for each row execute function refuse_rewriting();
create constraint trigger check_order_refund after insert on order_refunds deferrable initially deferred for each row execute function check_order_refund();
create trigger keep_order_refund before update on order_refunds for each row execute function keep_order_refund();

create table order_status_changes (
  order_id uuid not null,
  at timestamp with time zone not null default now(),
  done_from text not null,
  done_to text not null,
  paid_from text not null,
  paid_to text not null,
  constraint order_status_changes_order_id_fkey foreign key (order_id) references orders(id)
);
create index order_status_changes_by_order on order_status_changes using btree (order_id, at);

create table order_tokens (
  token_hash bytea not null,
  order_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint order_tokens_pkey primary key (token_hash),
  constraint order_tokens_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_tokens_token_hash_check check ((octet_length(token_hash) = 32))
);
create index order_tokens_by_order on order_tokens using btree (order_id);

create table orders (
  id uuid not null default gen_random_uuid(),
  number text not null,
  market_id integer not null,
  locale text not null,
  base_path text not null,
  user_id uuid,
  visitor_id bigint,
  cart_id uuid not null,
  cart_version integer not null,
  request_scope text not null,
  currency text not null,
  done_status text not null default 'new'::text,
  paid_status text not null default 'notPaid'::text,
  payment_method text not null,
  original_price_total integer not null,
  discount_code_value integer not null,
  price_total integer not null,
  amount_due integer not null,
  amount_paid integer not null default 0,
  discount_code_id bigint,
  discount_code text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_prefix text not null,
  phone text not null,
  gender text,
  invoice jsonb,
  address jsonb,
  created_at timestamp with time zone not null default now(),
  canceled_at timestamp with time zone,
  is_unlinked boolean not null default false,
  amount_returned integer not null default 0,
  amount_refunded integer not null default 0,
  new_customer_discount integer not null default 0,
  anonymized_at timestamp with time zone,
  amount_waived integer not null default 0,
  age_declaration text,
  constraint orders_pkey primary key (id),
  constraint orders_cart_id_key unique (cart_id),
  constraint orders_number_key unique (number),
  constraint orders_request_scope_key unique (request_scope),
  constraint orders_cart_id_fkey foreign key (cart_id) references carts(id),
  constraint orders_currency_fkey foreign key (currency) references currencies(code),
  constraint orders_discount_code_id_fkey foreign key (discount_code_id) references discount_codes(id),
  constraint orders_market_id_fkey foreign key (market_id) references markets(id),
  constraint orders_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint orders_visitor_id_fkey foreign key (visitor_id) references visitors(id),
  constraint orders_address_check check ((jsonb_typeof(address) = 'object'::text)),
  constraint orders_age_declaration_check check ((age_declaration = any (array['adult'::text, 'minorWithGuardian'::text]))),
  constraint orders_amount_due_check check ((amount_due >= 0)),
  constraint orders_amount_paid_check check ((amount_paid >= 0)),
  constraint orders_check check (((price_total + discount_code_value) <= original_price_total)),
  constraint orders_check1 check ((amount_due <= price_total)),
  constraint orders_check3 check (((done_status = 'canceled'::text) = (canceled_at is not null))),
  constraint orders_check4 check (((discount_code_id is null) = (discount_code is null))),
  constraint orders_discount_code_value_check check ((discount_code_value >= 0)),
  constraint orders_done_status_check check ((done_status = any (array['new'::text, 'active'::text, 'done'::text, 'canceled'::text]))),
  constraint orders_gender_check check ((gender = any (array['male'::text, 'female'::text, 'all'::text]))),
  constraint orders_invoice_check check ((jsonb_typeof(invoice) = 'object'::text)),
  constraint orders_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint orders_new_customer_discount_check check ((new_customer_discount >= 0)),
  constraint orders_one_discount check (((new_customer_discount = 0) or ((discount_code_id is null) and (new_customer_discount = discount_code_value)))),
  constraint orders_original_price_total_check check ((original_price_total >= 0)),
  constraint orders_paid_in_full check (((paid_status <> 'paid'::text) or (amount_paid >= amount_due))) not valid,
  constraint orders_paid_status_check check ((paid_status = any (array['notPaid'::text, 'partPaid'::text, 'paid'::text, 'refunded'::text, 'partRefunded'::text]))),
  constraint orders_payment_method_check check ((payment_method = any (array['cash'::text, 'blik'::text, 'przelewy24'::text, 'przelewy24Instalments'::text, 'stripe'::text, 'paypal'::text, 'paypo'::text, 'blikPayLater'::text]))),
  constraint orders_price_total_check check ((price_total >= 0)),
  constraint orders_refund_what_is_returned check (((amount_refunded >= 0) and (amount_refunded <= amount_returned))),
  constraint orders_return_at_most_paid check (((amount_returned >= 0) and (amount_returned <= ((amount_paid + price_total) - amount_due)))),
  constraint orders_unlinked check (((not is_unlinked) or (user_id is null))),
  constraint orders_waived check ((amount_waived >= 0)) not valid
);
create index orders_by_creation on orders using btree (created_at);
create index orders_by_email on orders using btree (lower(email));
create index orders_by_first_name_form on orders using btree (search_form(first_name) text_pattern_ops);
create index orders_by_last_name_form on orders using btree (search_form(last_name) text_pattern_ops);
create index orders_by_phone on orders using btree (phone_prefix, phone);
create index orders_by_user on orders using btree (user_id, created_at desc) where (user_id is not null);
create index orders_by_visitor on orders using btree (visitor_id) where (visitor_id is not null);
create index orders_of_guests on orders using btree (phone_prefix, phone) where ((user_id is null) and (not is_unlinked));
create index orders_to_anonymize on orders using btree (created_at) where (anonymized_at is null);
create index orders_unpaid on orders using btree (created_at) where ((done_status = 'new'::text) and (paid_status = 'notPaid'::text));
create constraint trigger check_order_sums after update of price_total, amount_due on orders deferrable initially deferred for each row execute function check_order_sums();
create trigger keep_order_states before update on orders for each row execute function keep_order_states();
create trigger queue_order_webhooks after update of done_status, paid_status, amount_returned on orders for each row when (((old.done_status is distinct from new.done_status) or (old.paid_status is distinct from new.paid_status) or (old.amount_returned < new.amount_returned))) execute function queue_order_webhooks();
create trigger queue_order_webhooks_new after insert on orders for each row execute function queue_order_webhooks();
create trigger record_order_status after update of done_status, paid_status on orders for each row when (((old.done_status is distinct from new.done_status) or (old.paid_status is distinct from new.paid_status))) execute function record_order_status();

create table page_changes (
  id bigint not null generated always as identity,
  key text not null,
  created_at timestamp with time zone not null default now(),
  constraint page_changes_pkey primary key (id),
  constraint page_changes_key_check check ((length(key) <= 200))
);
create trigger count_list_change after insert on page_changes for each row when ((new.key = any (array['products'::text, 'articles'::text, 'locations'::text]))) execute function count_list_change();
create trigger count_site_list_change after insert on page_changes for each row when ((new.key = 'cms-pages'::text)) execute function count_list_change();

create table payment_alerts (
  id bigint not null generated always as identity,
  kind text not null,
  payment_transaction_id uuid,
  details jsonb not null,
  created_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  constraint payment_alerts_pkey primary key (id),
  constraint payment_alerts_payment_transaction_id_fkey foreign key (payment_transaction_id) references payment_transactions(id)
);

create table payment_comparisons (
  day date not null,
  payment_provider text not null,
  claimed_at timestamp with time zone not null,
  compared_at timestamp with time zone,
  entries integer,
  constraint payment_comparisons_pkey primary key (day, payment_provider),
  constraint payment_comparisons_entries_check check ((entries >= 0)),
  constraint payment_comparisons_payment_provider_check check ((payment_provider = any (array['przelewy24'::text, 'paypal'::text, 'stripe'::text])))
);

create table payment_differences (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  day date not null,
  payment_provider text not null,
  external_id text not null,
  session_id text,
  payment_transaction_id uuid,
  gateway_amount integer,
  amount integer,
  currency text not null,
  created_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  constraint payment_differences_pkey primary key (id),
  constraint payment_differences_payment_provider_kind_external_id_key unique (payment_provider, kind, external_id),
  constraint payment_differences_payment_transaction_id_fkey foreign key (payment_transaction_id) references payment_transactions(id),
  constraint payment_differences_amount_check check ((amount >= 0)),
  constraint payment_differences_gateway_amount_check check ((gateway_amount >= 0)),
  constraint payment_differences_kind_check check ((kind = any (array['moneyWithoutOrder'::text, 'orderWithoutMoney'::text, 'otherAmount'::text])))
);
create index payment_differences_open on payment_differences using btree (created_at desc) where (resolved_at is null);

create table payment_notices (
  id bigint not null generated always as identity,
  payment_provider text not null,
  payload text not null,
  outcome text not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_notices_pkey primary key (id)
);
create index payment_notices_unbelieved on payment_notices using btree (id) where (outcome = 'notBelieved'::text);

create table payment_refunds (
  id uuid not null default gen_random_uuid(),
  payment_transaction_id uuid not null,
  amount integer not null,
  reason text not null,
  state text not null default 'requested'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  created_at timestamp with time zone not null default now(),
  order_refund_id uuid,
  done_at timestamp with time zone,
  constraint payment_refunds_pkey primary key (id),
  constraint payment_refunds_order_refund_id_fkey foreign key (order_refund_id) references order_refunds(id),
  constraint payment_refunds_payment_transaction_id_fkey foreign key (payment_transaction_id) references payment_transactions(id),
  constraint payment_refunds_amount_check check ((amount > 0)),
  constraint payment_refunds_of_orders check (((reason = 'orderRefund'::text) = (order_refund_id is not null))),
  constraint payment_refunds_reason_check check ((reason = any (array['secondPayment'::text, 'orderCanceled'::text, 'orderRefund'::text]))),
  constraint payment_refunds_state_check check ((state = any (array['requested'::text, 'done'::text, 'failed'::text])))
);
create index payment_refunds_by_completion on payment_refunds using btree (done_at) where (done_at is not null);
create index payment_refunds_by_payment on payment_refunds using btree (payment_transaction_id);
create index payment_refunds_due on payment_refunds using btree (next_try_at) where (state = 'requested'::text);
create unique index payment_refunds_once_per_refund on payment_refunds using btree (payment_transaction_id, order_refund_id) where (order_refund_id is not null);
create unique index payment_refunds_whole_once on payment_refunds using btree (payment_transaction_id) where (order_refund_id is null);
create trigger add_payment_refund after insert or update on payment_refunds for each row execute function add_payment_refund();

create table payment_transactions (
  id uuid not null default gen_random_uuid(),
  order_payment_id uuid not null,
  payment_method text not null,
  payment_provider text not null,
  amount integer not null,
  currency text not null,
  status text not null default 'new'::text,
  session_id text not null,
  external_id text,
  redirect_url text,
  continue_url text not null,
  expires_at timestamp with time zone,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  checked_at timestamp with time zone,
  returned_at timestamp with time zone,
  is_settling boolean not null default false,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  gateway_id text,
  amount_refunded integer not null default 0,
  code_charged_at timestamp with time zone,
  refusal text,
  salon_method text,
  constraint payment_transactions_pkey primary key (id),
  constraint payment_transactions_session_id_key unique (session_id),
  constraint payment_transactions_currency_fkey foreign key (currency) references currencies(code),
  constraint payment_transactions_order_payment_id_fkey foreign key (order_payment_id) references order_payments(id),
  constraint payment_transactions_amount_check check ((amount > 0)),
  constraint payment_transactions_check check (((not is_settling) or (status = any (array['completed'::text, 'refunded'::text])))),
  constraint payment_transactions_check1 check (((status <> all (array['completed'::text, 'refunded'::text])) or (settled_at is not null))),
  constraint payment_transactions_payment_provider_check check ((payment_provider = any (array['przelewy24'::text, 'paypal'::text, 'stripe'::text, 'salon'::text]))),
  constraint payment_transactions_refund_at_most_paid check (((amount_refunded >= 0) and (amount_refunded <= amount))),
  constraint payment_transactions_refusal_check check ((refusal = any (array['wrongCode'::text, 'codeExpired'::text, 'codeUsed'::text, 'declined'::text, 'noFunds'::text, 'timeout'::text, 'failed'::text]))),
  constraint payment_transactions_salon_method_check check ((salon_method = any (array['cash'::text, 'card'::text, 'coupon'::text]))),
  constraint payment_transactions_salon_method_provider check (((salon_method is null) or (payment_provider = 'salon'::text))),
  constraint payment_transactions_status_check check ((status = any (array['new'::text, 'pending'::text, 'completed'::text, 'canceled'::text, 'refunded'::text, 'error'::text, 'undefined'::text])))
);
create index payment_transactions_by_creation on payment_transactions using btree (created_at desc, id desc);
create index payment_transactions_by_payment on payment_transactions using btree (order_payment_id, created_at desc);
create index payment_transactions_by_settlement on payment_transactions using btree (settled_at) where (settled_at is not null);
create index payment_transactions_due on payment_transactions using btree (next_check_at) where (next_check_at is not null);
create unique index payment_transactions_one_per_external_id on payment_transactions using btree (payment_provider, external_id) where (external_id is not null);
create unique index payment_transactions_one_per_gateway_id on payment_transactions using btree (payment_provider, gateway_id) where (gateway_id is not null);
create unique index payment_transactions_one_settles on payment_transactions using btree (order_payment_id) where (is_settling and (payment_provider <> 'salon'::text));
create trigger keep_payment_states before update on payment_transactions for each row execute function keep_payment_states();
create trigger refuse_payment_after_its_hour before insert on payment_transactions for each row when ((new.payment_provider <> 'salon'::text)) execute function refuse_payment_after_its_hour();

create table price_changes (
  id bigint not null generated always as identity,
  price_id bigint not null,
  amount_minor integer not null,
  valid_from timestamp with time zone not null,
  constraint price_changes_pkey primary key (id),
  constraint price_changes_price_id_valid_from_key unique (price_id, valid_from),
  constraint price_changes_price_id_fkey foreign key (price_id) references product_prices(id) on delete cascade,
  constraint price_changes_amount_minor_check check ((amount_minor >= 0))
);
create index price_changes_by_time on price_changes using btree (valid_from);

create table price_history (
  id bigint not null generated always as identity,
  product_id bigint not null,
  market_id integer not null,
  currency text not null,
  quantity_from integer not null,
  quantity_to integer not null,
  amount_minor integer,
  valid_from timestamp with time zone not null,
  constraint price_history_pkey primary key (id),
  constraint price_history_amount_minor_check check ((amount_minor >= 0))
);
create index price_history_by_product on price_history using btree (product_id, market_id, quantity_from, valid_from);
create trigger append_only before delete or update on price_history for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on price_history for each statement execute function refuse_rewriting();
create trigger raise_versions_new after insert on price_history referencing new table as changed for each statement execute function raise_product_versions('product_id', '');

create table product_body_parts (
  product_id bigint not null,
  body_part_id bigint not null,
  constraint product_body_parts_pkey primary key (product_id, body_part_id),
  constraint product_body_parts_body_part_id_fkey foreign key (body_part_id) references body_parts(id),
  constraint product_body_parts_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index product_body_parts_by_part on product_body_parts using btree (body_part_id);
create trigger keep_search after insert or delete on product_body_parts for each row execute function keep_search('product', 'product_id', 'select array[$1]');
create trigger note_page_changes_edited after update on product_body_parts referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on product_body_parts referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on product_body_parts referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger raise_versions_edited after update on product_body_parts referencing old table as former new table as changed for each statement execute function raise_product_versions('product_id', '', 'select from body_parts where id in (select body_part_id from changed) order by id for share');
create trigger raise_versions_gone after delete on product_body_parts referencing old table as changed for each statement execute function raise_product_versions('product_id', '', 'select from body_parts where id in (select body_part_id from changed) order by id for share');
create trigger raise_versions_new after insert on product_body_parts referencing new table as changed for each statement execute function raise_product_versions('product_id', '', 'select from body_parts where id in (select body_part_id from changed) order by id for share');

create table product_categories (
  id bigint not null generated always as identity,
  code text not null,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  is_virtual boolean not null default false,
  show_in_menu boolean not null default true,
  link localized,
  position integer not null default 0,
  constraint product_categories_pkey primary key (id),
  constraint product_categories_code_key unique (code)
);
create trigger keep_search after update of name on product_categories for each row execute function keep_search('product', 'id', 'select array_agg(id) from products where category_id = $1');
create trigger keep_slugs after insert or delete or update of slugs on product_categories for each row execute function keep_slugs('salons', 'productCategory');
create trigger note_list_change after insert or delete or update on product_categories for each statement execute function note_list_change('products');
create trigger raise_versions_edited after update on product_categories referencing old table as former new table as changed for each statement execute function raise_product_versions('id', 'select array_agg(id) from products where category_id = any($1)');

create table product_contents (
  container_id bigint not null,
  product_id bigint not null,
  quantity integer not null,
  position integer not null default 0,
  constraint product_contents_pkey primary key (container_id, product_id),
  constraint product_contents_container_id_fkey foreign key (container_id) references products(id) on delete cascade,
  constraint product_contents_product_id_fkey foreign key (product_id) references products(id),
  constraint product_contents_check check ((container_id <> product_id)),
  constraint product_contents_quantity_check check (((quantity >= 1) and (quantity <= 99)))
);
create index product_contents_by_product on product_contents using btree (product_id);
create trigger note_page_changes_edited after update on product_contents referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'container_id');
create trigger note_page_changes_gone after delete on product_contents referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'container_id');
create trigger note_page_changes_new after insert on product_contents referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'container_id');
create trigger raise_versions_edited after update on product_contents referencing old table as former new table as changed for each statement execute function raise_product_versions('container_id', '', 'select from product_versions where product_id in (select product_id from changed) order by product_id for update');
create trigger raise_versions_gone after delete on product_contents referencing old table as changed for each statement execute function raise_product_versions('container_id', '', 'select from product_versions where product_id in (select product_id from changed) order by product_id for update');
create trigger raise_versions_new after insert on product_contents referencing new table as changed for each statement execute function raise_product_versions('container_id', '', 'select from product_versions where product_id in (select product_id from changed) order by product_id for update');

create table product_pictures (
  product_id bigint not null,
  picture_id bigint not null,
  alt localized not null,
  position integer not null default 0,
  constraint product_pictures_pkey primary key (product_id, picture_id),
  constraint product_pictures_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint product_pictures_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint product_pictures_position_check check (("position" >= 0))
);
create index product_pictures_by_picture on product_pictures using btree (picture_id);
create trigger note_page_changes_edited after update on product_pictures referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on product_pictures referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on product_pictures referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger raise_versions_edited after update on product_pictures referencing old table as former new table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_gone after delete on product_pictures referencing old table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_new after insert on product_pictures referencing new table as changed for each statement execute function raise_product_versions('product_id', '');

create table product_prices (
  id bigint not null generated always as identity,
  product_id bigint not null,
  market_id integer not null,
  currency text not null,
  quantity_from integer not null,
  quantity_to integer not null,
  amount_minor integer not null,
  constraint product_prices_pkey primary key (id),
  constraint product_prices_ranges_do_not_overlap exclude using gist (product_id with =, market_id with =, int4range(quantity_from, quantity_to, '[]'::text) with &&),
  constraint product_prices_currency_fkey foreign key (currency) references currencies(code),
  constraint product_prices_market_id_fkey foreign key (market_id) references markets(id),
  constraint product_prices_product_id_fkey foreign key (product_id) references products(id),
  constraint product_prices_amount_minor_check check ((amount_minor >= 0)),
  constraint product_prices_check check ((quantity_to >= quantity_from)),
  constraint product_prices_quantity_from_check check ((quantity_from >= 1)),
  constraint product_prices_quantity_to_check check ((quantity_to <= 99))
);
create index product_prices_by_product on product_prices using btree (product_id, market_id, quantity_from);
create trigger currency_of_market before insert or update of market_id, currency on product_prices for each row execute function refuse_foreign_currency();
create trigger keep_listed_prices after insert or delete or update on product_prices for each row execute function keep_listed_prices();
create trigger keep_sold_in after insert or delete or update of product_id, market_id on product_prices for each row execute function keep_sold_in();
create trigger note_page_changes_edited after update on product_prices referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on product_prices referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on product_prices referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger raise_versions_edited after update on product_prices referencing old table as former new table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_gone after delete on product_prices referencing old table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger raise_versions_new after insert on product_prices referencing new table as changed for each statement execute function raise_product_versions('product_id', '');
create trigger write_price_history after insert or delete or update on product_prices for each row execute function write_price_history();

create table product_suggestions (
  product_id bigint not null,
  suggested_id bigint not null,
  position integer not null default 0,
  constraint product_suggestions_pkey primary key (product_id, suggested_id),
  constraint product_suggestions_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint product_suggestions_suggested_id_fkey foreign key (suggested_id) references products(id) on delete cascade,
  constraint product_suggestions_check check ((product_id <> suggested_id))
);
create index product_suggestions_by_suggested on product_suggestions using btree (suggested_id);
create trigger note_page_changes_edited after update on product_suggestions referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on product_suggestions referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on product_suggestions referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');

create table product_versions (
  product_id bigint not null,
  version bigint not null,
  constraint product_versions_pkey primary key (product_id),
  constraint product_versions_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);

create table products (
  id bigint not null generated always as identity,
  code text not null,
  type text not null,
  gender text not null,
  category_id bigint not null,
  enabled boolean not null default true,
  name localized not null,
  slugs slug_pair not null,
  lead localized not null,
  content localized not null,
  duration integer not null,
  duration_to integer,
  show_duration boolean not null default true,
  package_quantity integer not null default 1,
  recommended_quantity_from integer not null default 1,
  recommended_quantity_to integer not null default 1,
  body_part_count integer not null default 0,
  promo_recommended boolean not null default false,
  is_special boolean not null default false,
  is_bundlable boolean not null default false,
  can_payment_by_cash boolean not null default true,
  show_lowest_price boolean not null default true,
  has_checkbox boolean not null default false,
  checkbox_label localized,
  vat_rate integer not null,
  position integer not null default 0,
  search_pl text generated always as (search_form(((((name)::jsonb ->> 'pl'::text) || ' '::text) || ((lead)::jsonb ->> 'pl'::text)))) stored,
  search_en text generated always as (search_form(((((name)::jsonb ->> 'en'::text) || ' '::text) || ((lead)::jsonb ->> 'en'::text)))) stored,
  level text,
  package_bonus_quantity integer not null default 0,
  created_at timestamp with time zone not null default now(),
  sold_in integer[] not null default '{}'::integer[],
  picture_id bigint,
  edited_at timestamp with time zone default now(),
  constraint products_pkey primary key (id),
  constraint products_code_key unique (code),
  constraint products_category_id_fkey foreign key (category_id) references product_categories(id),
  constraint products_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint products_body_part_count_check check ((body_part_count >= 0)),
  constraint products_bonus_below_total check ((package_bonus_quantity < package_quantity)),
  constraint products_check check ((duration_to > duration)),
  constraint products_check1 check ((recommended_quantity_to >= recommended_quantity_from)),
  constraint products_check2 check (((not has_checkbox) or (checkbox_label is not null))),
  constraint products_duration_check check (((duration > 0) or ((type = 'voucher'::text) and (duration = 0)))),
  constraint products_gender_check check (((gender = any (array['male'::text, 'female'::text])) or ((type = 'voucher'::text) and (gender = 'all'::text)))),
  constraint products_level_check check ((level = any (array['minimum'::text, 'soft'::text, 'komfort'::text, 'premium'::text]))),
  constraint products_level_check1 check (((level is null) or (type = any (array['package'::text, 'bundle'::text])))),
  constraint products_package_bonus_quantity_check check ((package_bonus_quantity >= 0)),
  constraint products_package_of_nine check (((type <> 'package'::text) or (package_quantity <= 9))),
  constraint products_package_quantity_check check ((package_quantity >= 1)),
  constraint products_recommended_quantity_from_check check ((recommended_quantity_from >= 1)),
  constraint products_type_check check ((type = any (array['product'::text, 'package'::text, 'voucher'::text, 'bundle'::text, 'offer'::text]))),
  constraint products_vat_rate_check check (((vat_rate >= 0) and (vat_rate <= 100)))
);
create index products_by_list on products using btree (gender, category_id, "position") where enabled;
create index products_listed on products using btree ("position", id) include (gender, category_id, type, is_special, sold_in) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_listed_by_duration on products using btree (duration, id) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_listed_by_gender on products using btree (gender, "position", id) include (category_id, type, is_special, sold_in) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_listed_by_name_en on products using btree ((((name)::jsonb ->> 'en'::text)) collate "pl-x-icu", id) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_listed_by_name_pl on products using btree ((((name)::jsonb ->> 'pl'::text)) collate "pl-x-icu", id) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_recommended on products using btree (promo_recommended desc, "position", id) where (enabled and (type = any (array['product'::text, 'package'::text])));
create index products_search_en on products using gin (search_en gin_trgm_ops);
create index products_search_pl on products using gin (search_pl gin_trgm_ops);
create trigger keep_listed_counts after insert or delete or update of enabled, type, gender, category_id, is_special, sold_in on products for each row execute function keep_listed_counts();
create trigger keep_product_type before update of type on products for each row when ((old.type is distinct from new.type)) execute function keep_product_type();
create trigger keep_search after insert or delete or update of name, lead, category_id, "position" on products for each row execute function keep_search('product', 'id', '');
create trigger keep_site_search after insert or delete or update of name, lead, "position", gender, slugs on products for each row execute function keep_site_search('{bundle,offer,voucher}', 'id');
create trigger keep_slugs after insert or delete or update of slugs on products for each row execute function keep_slugs('product', 'product');
create trigger note_edit before update of name, slugs, lead, content, category_id, gender, duration, enabled, picture_id on products for each row execute function note_edit();
create trigger note_page_changes_edited after update on products referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'id');
create trigger note_page_changes_gone after delete on products referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'id');
create trigger note_page_changes_new after insert on products referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'id');
create trigger raise_versions_edited after update on products referencing old table as former new table as changed for each statement execute function raise_product_versions('id', '', 'select from product_categories where id in (select category_id from changed) order by id for share', 'select from markets where id in (select unnest(sold_in) from changed) order by id for share');
create trigger raise_versions_new after insert on products referencing new table as changed for each statement execute function raise_product_versions('id', '', 'select from product_categories where id in (select category_id from changed) order by id for share', 'select from markets where id in (select unnest(sold_in) from changed) order by id for share');

create table promo_bar_article_categories (
  promo_bar_id bigint not null,
  category_id bigint not null,
  constraint promo_bar_article_categories_pkey primary key (promo_bar_id, category_id),
  constraint promo_bar_article_categories_category_id_fkey foreign key (category_id) references article_categories(id) on delete cascade,
  constraint promo_bar_article_categories_promo_bar_id_fkey foreign key (promo_bar_id) references promo_bars(id) on delete cascade
);
create index promo_bar_article_categories_by_category on promo_bar_article_categories using btree (category_id);
create trigger note_page_changes_gone after delete on promo_bar_article_categories referencing old table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_new after insert on promo_bar_article_categories referencing new table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');

create table promo_bar_articles (
  promo_bar_id bigint not null,
  article_id bigint not null,
  constraint promo_bar_articles_pkey primary key (promo_bar_id, article_id),
  constraint promo_bar_articles_article_id_fkey foreign key (article_id) references articles(id) on delete cascade,
  constraint promo_bar_articles_promo_bar_id_fkey foreign key (promo_bar_id) references promo_bars(id) on delete cascade
);
create index promo_bar_articles_by_article on promo_bar_articles using btree (article_id);
create trigger note_page_changes_gone after delete on promo_bar_articles referencing old table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_new after insert on promo_bar_articles referencing new table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');

create table promo_bar_pages (
  promo_bar_id bigint not null,
  cms_page_id bigint not null,
  constraint promo_bar_pages_pkey primary key (promo_bar_id, cms_page_id),
  constraint promo_bar_pages_cms_page_id_fkey foreign key (cms_page_id) references cms_pages(id) on delete cascade,
  constraint promo_bar_pages_promo_bar_id_fkey foreign key (promo_bar_id) references promo_bars(id) on delete cascade
);
create index promo_bar_pages_by_page on promo_bar_pages using btree (cms_page_id);
create trigger note_page_changes_gone after delete on promo_bar_pages referencing old table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');
create trigger note_page_changes_new after insert on promo_bar_pages referencing new table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'promo_bar_id');

create table promo_bar_versions (
  promo_bar_id bigint not null,
  number integer not null,
  content jsonb not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint promo_bar_versions_pkey primary key (promo_bar_id, number),
  constraint promo_bar_versions_created_by_fkey foreign key (created_by) references users(id) on delete set null,
  constraint promo_bar_versions_promo_bar_id_fkey foreign key (promo_bar_id) references promo_bars(id) on delete cascade,
  constraint promo_bar_versions_number_check check ((number > 0))
);

create table promo_bars (
  id bigint not null generated always as identity,
  name text not null,
  enabled boolean not null default false,
  headline localized not null,
  subheadline localized not null,
  actions localized not null,
  look text not null default 'soft'::text,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone,
  market_id bigint,
  page_kinds jsonb not null default '{"offer": false, "campaign": false, "information": false}'::jsonb,
  is_shop_wide boolean not null default false,
  edited_at timestamp with time zone not null default now(),
  is_shown boolean not null default false,
  constraint promo_bars_pkey primary key (id),
  constraint promo_bars_one_shop_wide exclude using gist (int8range(market_id, market_id, '[]'::text) with &&, tstzrange(start_at, end_at) with &&) where ((is_shop_wide and enabled)),
  constraint promo_bars_market_id_fkey foreign key (market_id) references markets(id),
  constraint promo_bars_actions_links check ((not jsonb_path_exists((actions)::jsonb, '$.*[*]."path"?(!(@ like_regex "^(/($|[^/\\\\])|https://)"))'::jsonpath))),
  constraint promo_bars_look_check check ((look = any (array['soft'::text, 'plain'::text, 'velvet'::text]))),
  constraint promo_bars_name_check check (((length(name) >= 1) and (length(name) <= 200))),
  constraint promo_bars_page_kinds_check check ((jsonb_typeof(page_kinds) = 'object'::text)),
  constraint promo_bars_period check ((end_at > start_at))
);
create trigger note_edit before update of name, enabled, headline, subheadline, actions, look, start_at, end_at, market_id, page_kinds, is_shop_wide on promo_bars for each row execute function note_edit();
create trigger note_page_changes_edited after update on promo_bars referencing new table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');
create trigger note_page_changes_gone after delete on promo_bars referencing old table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');
create trigger note_page_changes_new after insert on promo_bars referencing new table as changed for each statement execute function note_page_changes('promo-bar', 'promo-bars', 'id');

create table promotion_products (
  promotion_id bigint not null,
  product_id bigint not null,
  constraint promotion_products_pkey primary key (promotion_id, product_id),
  constraint promotion_products_product_id_fkey foreign key (product_id) references products(id),
  constraint promotion_products_promotion_id_fkey foreign key (promotion_id) references promotions(id)
);
create index promotion_products_by_product on promotion_products using btree (product_id);
create trigger keep_begun_promotion_products before delete on promotion_products for each row execute function keep_begun_promotion_products();
create trigger no_vouchers before insert or update on promotion_products for each row execute function refuse_voucher_promotion();
create trigger note_page_changes_edited after update on promotion_products referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_gone after delete on promotion_products referencing old table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger note_page_changes_new after insert on promotion_products referencing new table as changed for each statement execute function note_page_changes('product', 'products', 'product_id');
create trigger raise_versions_edited after update on promotion_products referencing old table as former new table as changed for each statement execute function raise_product_versions('product_id', '', 'select from promotions where id in (select promotion_id from changed) order by id for share');
create trigger raise_versions_gone after delete on promotion_products referencing old table as changed for each statement execute function raise_product_versions('product_id', '', 'select from promotions where id in (select promotion_id from changed) order by id for share');
create trigger raise_versions_new after insert on promotion_products referencing new table as changed for each statement execute function raise_product_versions('product_id', '', 'select from promotions where id in (select promotion_id from changed) order by id for share');

create table promotions (
  id bigint not null generated always as identity,
  code text not null,
  name localized not null,
  slugs slug_pair not null,
  market_id integer,
  discount_kind text not null,
  discount_value integer not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  position integer not null default 0,
  constraint promotions_pkey primary key (id),
  constraint promotions_code_key unique (code),
  constraint promotions_market_id_fkey foreign key (market_id) references markets(id),
  constraint promotions_check check ((end_at > start_at)),
  constraint promotions_check1 check (((discount_kind <> 'percentage'::text) or (discount_value <= 100))),
  constraint promotions_check2 check (((discount_kind <> 'amount'::text) or (market_id is not null))),
  constraint promotions_discount_kind_check check ((discount_kind = any (array['percentage'::text, 'amount'::text]))),
  constraint promotions_discount_value_check check ((discount_value > 0))
);
create index promotions_by_time on promotions using btree (end_at, start_at);
create trigger keep_begun_promotions before delete or update on promotions for each row execute function keep_begun_promotions();
create trigger keep_slugs after insert or delete or update of slugs on promotions for each row execute function keep_slugs('promotion', 'promotion');
create trigger note_page_changes after update on promotions for each row execute function note_promotion_pages();
create trigger raise_versions_edited after update on promotions referencing old table as former new table as changed for each statement execute function raise_product_versions('id', 'select array_agg(distinct product_id) from promotion_products where promotion_id = any($1)');

create table rate_counters (
  key text not null,
  window_start timestamp with time zone not null,
  count integer not null,
  constraint rate_counters_pkey primary key (key),
  constraint rate_counters_count_check check ((count > 0))
);

create table ready_products (
  product_id bigint not null,
  market_id integer not null,
  locale text not null,
  part text not null,
  build text not null,
  valid tstzrange not null,
  version bigint not null,
  body text not null,
  constraint ready_products_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint ready_products_part_check check ((part = any (array['summary'::text, 'detail'::text]))),
  constraint ready_products_valid_check check ((not isempty(valid)))
);
create unique index ready_products_by_product on ready_products using btree (product_id, market_id, locale, part, build, lower(valid));

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references second_factors(user_id) on delete cascade
);

create table redirects (
  id bigint not null generated always as identity,
  from_path text not null,
  to_path text not null,
  status integer not null default 301,
  constraint redirects_pkey primary key (id),
  constraint redirects_from_path_key unique (from_path),
  constraint redirects_check check (((from_path <> to_path) or (status = 410))),
  constraint redirects_from_path_check check ((from_path ~ '^/'::text)),
  constraint redirects_status_check check ((status = any (array[301, 302, 410]))),
  constraint redirects_to_path_check check (((to_path ~ '^/'::text) and (to_path !~ '^//'::text)))
);
create trigger check_redirect before insert or update of from_path, to_path, status on redirects for each row execute function check_redirect();
create trigger note_page_changes_edited after update on redirects referencing new table as changed for each statement execute function note_page_changes('redirect', 'redirects', 'id');
create trigger note_page_changes_gone after delete on redirects referencing old table as changed for each statement execute function note_page_changes('redirect', 'redirects', 'id');
create trigger note_page_changes_new after insert on redirects referencing new table as changed for each statement execute function note_page_changes('redirect', 'redirects', 'id');

create table release_problems (
  id uuid not null default gen_random_uuid(),
  group_key bytea not null,
  hour timestamp with time zone not null,
  number integer not null,
  count integer not null default 1,
  module text not null,
  version text not null,
  channel text not null,
  market text not null,
  page text,
  phase text,
  message text not null,
  stack text,
  occurred_at timestamp with time zone not null,
  state text not null default 'due'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null,
  constraint release_problems_pkey primary key (id),
  constraint release_problems_group_key_hour_number_key unique (group_key, hour, number),
  constraint release_problems_channel_check check ((channel = any (array['stable'::text, 'canary'::text]))),
  constraint release_problems_count_check check ((count > 0)),
  constraint release_problems_message_check check ((length(message) <= 1000)),
  constraint release_problems_number_check check ((number > 0)),
  constraint release_problems_stack_check check ((length(stack) <= 8000)),
  constraint release_problems_state_check check ((state = any (array['due'::text, 'sent'::text, 'failed'::text, 'kept'::text])))
);
create index release_problems_by_age on release_problems using btree (occurred_at);
create index release_problems_due on release_problems using btree (next_try_at) where (state = 'due'::text);

create table release_report_networks (
  day date not null,
  source bytea not null,
  problems integer not null default 0,
  constraint release_report_networks_pkey primary key (day, source),
  constraint release_report_networks_problems_check check ((problems >= 0)),
  constraint release_report_networks_source_check check ((length(source) = 16))
);

create table release_report_sources (
  day date not null,
  source bytea not null,
  visitor_id bigint not null,
  problems integer not null default 0,
  constraint release_report_sources_pkey primary key (day, source, visitor_id),
  constraint release_report_sources_visitor_id_fkey foreign key (visitor_id) references visitors(id) on delete cascade,
  constraint release_report_sources_problems_check check ((problems >= 0)),
  constraint release_report_sources_source_check check ((length(source) = 16))
);
create index release_report_sources_by_visitor on release_report_sources using btree (visitor_id);

create table release_reports (
  visitor_id bigint not null,
  kind text not null,
  module text not null,
  version text not null,
  side text not null,
  value double precision,
  reported_at timestamp with time zone not null,
  constraint release_reports_pkey primary key (visitor_id, kind, module, version),
  constraint release_reports_visitor_id_fkey foreign key (visitor_id) references visitors(id) on delete cascade,
  constraint release_reports_check check (((value is null) = (kind = any (array['view'::text, 'problem'::text])))),
  constraint release_reports_kind_check check ((kind = any (array['view'::text, 'problem'::text, 'lcp'::text, 'cls'::text, 'inp'::text]))),
  constraint release_reports_module_check check (((length(module) >= 1) and (length(module) <= 50))),
  constraint release_reports_side_check check ((side = any (array['canary'::text, 'stable'::text, 'none'::text]))),
  constraint release_reports_value_check check (((value >= (0)::double precision) and (value <= (600000)::double precision))),
  constraint release_reports_version_check check (((length(version) >= 1) and (length(version) <= 64)))
);
create index release_reports_by_age on release_reports using btree (reported_at);
create index release_reports_of_side on release_reports using btree (module, version, side, reported_at) where (kind = 'view'::text);

create table release_uncounted_reports (
  day date not null,
  module text not null,
  version text not null,
  channel text not null,
  views integer not null default 0,
  problems integer not null default 0,
  constraint release_uncounted_reports_pkey primary key (day, module, version, channel),
  constraint release_uncounted_reports_channel_check check ((channel = any (array['stable'::text, 'canary'::text]))),
  constraint release_uncounted_reports_module_check check (((length(module) >= 1) and (length(module) <= 50))),
  constraint release_uncounted_reports_problems_check check ((problems >= 0)),
  constraint release_uncounted_reports_version_check check (((length(version) >= 1) and (length(version) <= 64))),
  constraint release_uncounted_reports_views_check check ((views >= 0))
);

create table remembered_treatments (
  user_id uuid not null,
  product_id bigint not null,
  number smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint remembered_treatments_pkey primary key (user_id, product_id),
  constraint remembered_treatments_number unique (user_id, number),
  constraint remembered_treatments_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint remembered_treatments_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint remembered_treatments_number_check check (((number >= 1) and (number <= 100)))
);
create index remembered_treatments_by_product on remembered_treatments using btree (product_id);

create table rooms (
  id bigint not null generated always as identity,
  location_id bigint not null,
  name text not null,
  enabled boolean not null default true,
  name_en text,
  constraint rooms_pkey primary key (id),
  constraint rooms_id_location_id_key unique (id, location_id),
  constraint rooms_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint rooms_name_en_check check ((name_en <> ''::text))
);
create index rooms_by_location on rooms using btree (location_id);
create trigger note_changed_units after update on rooms referencing new table as changed for each statement execute function note_changed_units();
create trigger note_new_units after insert on rooms referencing new table as changed for each statement execute function note_changed_units();

create table salon_coupons (
  id uuid not null default gen_random_uuid(),
  service text not null,
  code text not null,
  holder_name text not null,
  payment_transaction_id uuid not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint salon_coupons_pkey primary key (id),
  constraint salon_coupons_payment_transaction_id_key unique (payment_transaction_id),
  constraint salon_coupons_service_code_key unique (service, code),
  constraint salon_coupons_payment_transaction_id_fkey foreign key (payment_transaction_id) references payment_transactions(id),
  constraint salon_coupons_code_check check (((code = upper(code)) and ((length(code) >= 3) and (length(code) <= 60)))),
  constraint salon_coupons_holder_name_check check (((length(holder_name) >= 1) and (length(holder_name) <= 160))),
  constraint salon_coupons_service_check check (((length(service) >= 1) and (length(service) <= 60)))
);

create table schema_functions (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_functions_pkey primary key (name)
);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey primary key (name)
);

create table search_counts (
  market_id integer not null,
  locale text not null,
  day date not null,
  term text not null,
  minutes integer not null,
  constraint search_counts_pkey primary key (market_id, locale, day, term),
  constraint search_counts_market_id_fkey foreign key (market_id) references markets(id) on delete cascade,
  constraint search_counts_locale_check check ((locale = any (array['pl'::text, 'en'::text]))),
  constraint search_counts_minutes_check check ((minutes > 0)),
  constraint search_counts_term_check check (((length(term) >= 3) and (length(term) <= 40)))
);
create index search_counts_by_day on search_counts using btree (day);

create table search_entries (
  kind text not null,
  record_id bigint not null,
  locale text not null,
  document tsvector not null,
  body tsvector not null default ''::tsvector,
  place integer not null default 0,
  constraint search_entries_by_kind_pkey primary key (kind, record_id, locale),
  constraint search_entries_by_kind_kind_check check ((kind = any (array['product'::text, 'article'::text, 'location'::text]))),
  constraint search_entries_by_kind_locale_check check ((locale = any (array['pl'::text, 'en'::text])))
) partition by list (kind);
create index search_entries_bodies on only public.search_entries using gin (body);
create index search_entries_places on only public.search_entries using btree (locale, place, record_id);
create index search_entries_words on only public.search_entries using gin (document);

create table search_entries_of_articles partition of search_entries for values in ('article');
create index search_subjects_of_articles on search_entries_of_articles using gin (ts_filter(document, '{a,b}'::"char"[]));
create index search_titles_of_articles on search_entries_of_articles using gin (ts_filter(document, '{a}'::"char"[]));

create table search_entries_of_locations partition of search_entries for values in ('location');
create index search_subjects_of_locations on search_entries_of_locations using gin (ts_filter(document, '{a,b}'::"char"[]));
create index search_titles_of_locations on search_entries_of_locations using gin (ts_filter(document, '{a}'::"char"[]));

create table search_entries_of_products partition of search_entries for values in ('product');
create index search_subjects_of_products on search_entries_of_products using gin (ts_filter(document, '{a,b}'::"char"[]));
create index search_titles_of_products on search_entries_of_products using gin (ts_filter(document, '{a}'::"char"[]));

create table search_site_entries (
  kind text not null,
  record_id bigint not null,
  locale text not null,
  document tsvector not null,
  position integer not null default 0,
  constraint search_site_entries_pkey primary key (kind, record_id, locale),
  constraint search_site_entries_kind_check check ((kind = any (array['bundle'::text, 'offer'::text, 'voucher'::text, 'page'::text]))),
  constraint search_site_entries_locale_check check ((locale = any (array['pl'::text, 'en'::text])))
);
create index search_site_entries_words on search_site_entries using gin (document);

create table search_vocabulary (
  locale text not null,
  word text not null,
  constraint search_vocabulary_pkey primary key (locale, word),
  constraint search_vocabulary_locale_check check ((locale = any (array['pl'::text, 'en'::text])))
);
create index search_vocabulary_by_likeness on search_vocabulary using gin (word gin_trgm_ops);

create table second_factors (
  user_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  last_step bigint,
  failures integer not null default 0,
  failures_since timestamp with time zone,
  constraint second_factors_pkey primary key (user_id),
  constraint second_factors_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create table sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null,
  authenticated_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  second_factor_at timestamp with time zone,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_hash_key unique (token_hash),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint sessions_token_hash_check check ((octet_length(token_hash) = 32))
);
create index sessions_by_user on sessions using btree (user_id);

create table shop_pictures (
  id bigint not null generated always as identity,
  file_upload_id uuid,
  created_at timestamp with time zone not null default now(),
  drawing text,
  alt localized,
  focus_x smallint,
  focus_y smallint,
  color text,
  focus_zoom smallint,
  constraint shop_pictures_pkey primary key (id),
  constraint shop_pictures_file_upload_id_fkey foreign key (file_upload_id) references file_uploads(id),
  constraint shop_pictures_color_check check ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint shop_pictures_focus check ((((focus_x is null) = (focus_y is null)) and ((focus_x >= 0) and (focus_x <= 100)) and ((focus_y >= 0) and (focus_y <= 100)))),
  constraint shop_pictures_source check ((num_nonnulls(file_upload_id, drawing) = 1)),
  constraint shop_pictures_zoom check ((((focus_x is null) <= (focus_zoom is null)) and ((focus_zoom >= 101) and (focus_zoom <= 300))))
);
create unique index shop_pictures_by_cut on shop_pictures using btree (file_upload_id, focus_x, focus_y, focus_zoom) nulls not distinct where (file_upload_id is not null);
create unique index shop_pictures_by_drawing on shop_pictures using btree (drawing);

create table short_links (
  code text not null,
  url text not null,
  url_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  uses bigint not null default 0,
  last_used_at timestamp with time zone,
  constraint short_links_pkey primary key (code),
  constraint short_links_url_hash_key unique (url_hash),
  constraint short_links_code_check check ((code ~ '^[2-9a-km-zA-HJ-NP-Z]{8}$'::text)),
  constraint short_links_url_check check ((length(url) <= 2000)),
  constraint short_links_url_hash_check check ((octet_length(url_hash) = 32))
);
create index short_links_by_age on short_links using btree (created_at);

create table slugs (
  namespace text not null,
  locale text not null,
  slug text not null,
  record_kind text not null,
  record_id bigint not null,
  is_current boolean not null default true,
  constraint slugs_pkey primary key (namespace, locale, slug),
  constraint slugs_locale_check check ((locale = any (array['pl'::text, 'en'::text])))
);
create unique index slugs_one_current on slugs using btree (namespace, record_kind, record_id, locale) where is_current;

create table staff_locations (
  user_id uuid not null,
  location_id bigint not null,
  constraint staff_locations_pkey primary key (user_id, location_id),
  constraint staff_locations_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint staff_locations_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index staff_locations_by_location on staff_locations using btree (location_id);

create table therapist_categories (
  therapist_id bigint not null,
  category_id bigint not null,
  constraint therapist_categories_pkey primary key (therapist_id, category_id),
  constraint therapist_categories_category_id_fkey foreign key (category_id) references product_categories(id),
  constraint therapist_categories_therapist_id_fkey foreign key (therapist_id) references therapists(id) on delete cascade
);
create trigger note_page_changes_gone after delete on therapist_categories referencing old table as changed for each statement execute function note_therapist_pages();
create trigger note_page_changes_new after insert on therapist_categories referencing new table as changed for each statement execute function note_therapist_pages();
create trigger note_therapist_skills after insert on therapist_categories referencing new table as changed for each statement execute function note_therapist_skills();

create table therapist_rotas (
  therapist_id bigint not null,
  location_id bigint not null,
  version integer not null default 1,
  changed_in bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint therapist_rotas_pkey primary key (therapist_id),
  constraint therapist_rotas_therapist_id_location_id_fkey foreign key (therapist_id, location_id) references therapists(id, location_id) on delete cascade
);
create index therapist_rotas_by_location on therapist_rotas using btree (location_id);
create trigger note_changed_units after update on therapist_rotas referencing new table as changed for each statement execute function note_changed_units();
create trigger note_new_units after insert on therapist_rotas referencing new table as changed for each statement execute function note_changed_units();

create table therapist_shift_exceptions (
  therapist_id bigint not null,
  date date not null,
  starts time without time zone,
  ends time without time zone,
  break_starts time without time zone,
  break_ends time without time zone,
  further_breaks int4multirange not null default '{}'::int4multirange,
  constraint therapist_shift_exceptions_pkey primary key (therapist_id, date),
  constraint therapist_shift_exceptions_therapist_id_fkey foreign key (therapist_id) references therapist_rotas(therapist_id) on delete cascade,
  constraint therapist_shift_exceptions_breaks_apart check ((isempty(further_breaks) or ((break_starts is not null) and (not (further_breaks && int4range(((extract(epoch from break_starts) / (60)::numeric))::integer, ((extract(epoch from break_ends) / (60)::numeric))::integer)))))),
  constraint therapist_shift_exceptions_breaks_within check ((isempty(further_breaks) or ((starts is not null) and (further_breaks <@ int4range(((extract(epoch from starts) / (60)::numeric))::integer, ((extract(epoch from ends) / (60)::numeric))::integer))))),
  constraint therapist_shift_exceptions_check check (((starts is null) = (ends is null))),
  constraint therapist_shift_exceptions_check1 check ((starts < ends)),
  constraint therapist_shift_exceptions_check2 check (((break_starts is null) = (break_ends is null))),
  constraint therapist_shift_exceptions_check3 check (((break_starts is null) or ((starts is not null) and (break_starts >= starts) and (break_ends <= ends) and (break_starts < break_ends))))
);

create table therapist_shifts (
  therapist_id bigint not null,
  weekday smallint not null,
  starts time without time zone not null,
  ends time without time zone not null,
  break_starts time without time zone,
  break_ends time without time zone,
  further_breaks int4multirange not null default '{}'::int4multirange,
  constraint therapist_shifts_pkey primary key (therapist_id, weekday),
  constraint therapist_shifts_therapist_id_fkey foreign key (therapist_id) references therapist_rotas(therapist_id) on delete cascade,
  constraint therapist_shifts_breaks_apart check ((isempty(further_breaks) or ((break_starts is not null) and (not (further_breaks && int4range(((extract(epoch from break_starts) / (60)::numeric))::integer, ((extract(epoch from break_ends) / (60)::numeric))::integer)))))),
  constraint therapist_shifts_breaks_within check ((isempty(further_breaks) or (further_breaks <@ int4range(((extract(epoch from starts) / (60)::numeric))::integer, ((extract(epoch from ends) / (60)::numeric))::integer)))),
  constraint therapist_shifts_check check ((starts < ends)),
  constraint therapist_shifts_check1 check (((break_starts is null) = (break_ends is null))),
  constraint therapist_shifts_check2 check (((break_starts < break_ends) and (break_starts >= starts) and (break_ends <= ends))),
  constraint therapist_shifts_weekday_check check (((weekday >= 1) and (weekday <= 7)))
);

create table therapists (
  id bigint not null generated always as identity,
  location_id bigint not null,
  first_name text not null,
  enabled boolean not null default true,
  portrait text not null default 'woman'::text,
  picture_id bigint,
  constraint therapists_pkey primary key (id),
  constraint therapists_id_location_id_key unique (id, location_id),
  constraint therapists_location_id_fkey foreign key (location_id) references locations(id) on delete cascade,
  constraint therapists_picture_id_fkey foreign key (picture_id) references shop_pictures(id),
  constraint therapists_portrait_check check ((portrait = any (array['woman'::text, 'man'::text])))
);
create index therapists_by_location on therapists using btree (location_id);
create trigger note_changed_units after update on therapists referencing new table as changed for each statement execute function note_changed_units();
create trigger note_new_units after insert on therapists referencing new table as changed for each statement execute function note_changed_units();
create trigger note_page_changes_edited after update on therapists referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_gone after delete on therapists referencing old table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');
create trigger note_page_changes_new after insert on therapists referencing new table as changed for each statement execute function note_page_changes('location', 'locations', 'location_id');

create table till_corrections (
  id bigint not null generated always as identity,
  till_id bigint not null,
  counted integer not null,
  note text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null default now(),
  constraint till_corrections_pkey primary key (id),
  constraint till_corrections_till_id_fkey foreign key (till_id) references tills(id),
  constraint till_corrections_counted_check check ((counted >= 0)),
  constraint till_corrections_note_check check (((length(note) >= 1) and (length(note) <= 500)))
);
create index till_corrections_by_till on till_corrections using btree (till_id, id);
create trigger keep_till_corrections before insert or delete or update on till_corrections for each row execute function keep_till_corrections();

create table till_entries (
  id bigint not null generated always as identity,
  till_id bigint not null,
  order_id uuid not null,
  payment_transaction_id uuid,
  method text not null,
  amount integer not null,
  currency text not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint till_entries_pkey primary key (id),
  constraint till_entries_currency_fkey foreign key (currency) references currencies(code),
  constraint till_entries_order_id_fkey foreign key (order_id) references orders(id),
  constraint till_entries_payment_transaction_id_fkey foreign key (payment_transaction_id) references payment_transactions(id),
  constraint till_entries_till_id_fkey foreign key (till_id) references tills(id),
  constraint till_entries_amount_check check ((amount <> 0)),
  constraint till_entries_check check (((method = 'voucher'::text) = (payment_transaction_id is null))),
  constraint till_entries_method_check check ((method = any (array['cash'::text, 'card'::text, 'coupon'::text, 'voucher'::text])))
);
create index till_entries_by_order on till_entries using btree (order_id);
create index till_entries_by_till on till_entries using btree (till_id, id);
create unique index till_entries_taken_once on till_entries using btree (payment_transaction_id) where (amount > 0);
create trigger keep_till_entries before insert or delete or update on till_entries for each row execute function keep_till_entries();

create table till_movements (
  id bigint not null generated always as identity,
  till_id bigint not null,
  amount integer not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null default now(),
  constraint till_movements_pkey primary key (id),
  constraint till_movements_till_id_fkey foreign key (till_id) references tills(id),
  constraint till_movements_amount_check check ((amount <> 0)),
  constraint till_movements_reason_check check (((length(reason) >= 1) and (length(reason) <= 500)))
);
create index till_movements_by_till on till_movements using btree (till_id, id);
create trigger keep_till_movements before insert or delete or update on till_movements for each row execute function keep_till_entries();

create table tills (
  id bigint not null generated always as identity,
  location_id bigint not null,
  day date not null,
  currency text not null default 'PLN'::text,
  opening_float integer not null default 0,
  float_set_by uuid,
  float_set_at timestamp with time zone,
  expected integer,
  counted integer,
  reason text,
  closed_by uuid,
  closed_at timestamp with time zone,
  constraint tills_pkey primary key (id),
  constraint tills_one_per_day unique (location_id, day),
  constraint tills_currency_fkey foreign key (currency) references currencies(code),
  constraint tills_location_id_fkey foreign key (location_id) references locations(id),
  constraint tills_check check ((num_nonnulls(float_set_by, float_set_at) = any (array[0, 2]))),
  constraint tills_check1 check ((num_nonnulls(expected, counted, closed_by, closed_at) = any (array[0, 4]))),
  constraint tills_counted_check check ((counted >= 0)),
  constraint tills_difference_has_reason check (((closed_at is null) or (counted = expected) or (reason is not null))),
  constraint tills_opening_float_check check ((opening_float >= 0)),
  constraint tills_reason_check check (((length(reason) >= 1) and (length(reason) <= 500)))
);
create trigger keep_closed_tills before delete or update on tills for each row execute function keep_closed_tills();

create table unbelieved_notices (
  payment_provider text not null,
  reason text not null,
  day date not null,
  count bigint not null default 1,
  latest_hash bytea not null,
  latest_at timestamp with time zone not null,
  constraint unbelieved_notices_pkey primary key (payment_provider, reason, day)
);

create table users (
  id uuid not null default gen_random_uuid(),
  market_id integer not null,
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  first_name text not null,
  last_name text not null,
  gender text,
  date_birth date,
  phone_prefix text not null,
  phone text not null,
  phone_verified_at timestamp with time zone,
  role text not null default 'customer'::text,
  is_influencer boolean not null default false,
  is_first_event boolean not null default true,
  preffered_location_id bigint,
  invoice jsonb,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  pending_email text,
  pending_email_at timestamp with time zone,
  pending_phone_prefix text,
  pending_phone text,
  pending_phone_at timestamp with time zone,
  last_seen_at timestamp with time zone not null default now(),
  idle_warned_at timestamp with time zone,
  is_second_factor_optional boolean not null default false,
  visit_reminders text not null default 'email'::text,
  constraint users_pkey primary key (id),
  constraint users_market_id_fkey foreign key (market_id) references markets(id),
  constraint users_preffered_location_id_fkey foreign key (preffered_location_id) references locations(id),
  constraint users_email_check check ((email = lower(email))),
  constraint users_gender_check check ((gender = any (array['male'::text, 'female'::text, 'all'::text]))),
  constraint users_invoice_check check ((jsonb_typeof(invoice) = 'object'::text)),
  constraint users_pending_email check (((pending_email is null) = (pending_email_at is null))),
  constraint users_pending_email_check check ((pending_email = lower(pending_email))),
  constraint users_pending_phone check ((num_nonnulls(pending_phone_prefix, pending_phone, pending_phone_at) = any (array[0, 3]))),
  constraint users_pending_phone_check check ((pending_phone ~ '^[0-9]{6,12}$'::text)),
  constraint users_pending_phone_prefix_check check ((pending_phone_prefix ~ '^[0-9]{1,4}$'::text)),
  constraint users_phone_check check ((phone ~ '^[0-9]{6,12}$'::text)),
  constraint users_phone_prefix_check check ((phone_prefix ~ '^[0-9]{1,4}$'::text)),
  constraint users_role_check check ((role = any (array['customer'::text, 'staff'::text, 'manager'::text, 'admin'::text]))),
  constraint users_visit_reminders_check check ((visit_reminders = any (array['email'::text, 'sms'::text, 'both'::text, 'none'::text])))
);
create index users_by_last_seen on users using btree (last_seen_at) where ((deleted_at is null) and (role = 'customer'::text));
create unique index users_one_email on users using btree (email) where (deleted_at is null);
create unique index users_one_verified_phone on users using btree (phone_prefix, phone) where ((phone_verified_at is not null) and (deleted_at is null));
create index users_pending_contacts on users using btree (least(pending_email_at, pending_phone_at)) where ((pending_email_at is not null) or (pending_phone_at is not null));

create table visit_notes (
  visit_id uuid not null,
  first_name text,
  last_name text,
  phone_prefix text,
  phone text,
  note text,
  interview_at timestamp with time zone,
  customer_card_at timestamp with time zone,
  guardian_consent_at timestamp with time zone,
  arrived_at timestamp with time zone,
  constraint visit_notes_pkey primary key (visit_id),
  constraint visit_notes_visit_id_fkey foreign key (visit_id) references visits(id) on delete cascade,
  constraint visit_notes_check check (((first_name is null) = (last_name is null))),
  constraint visit_notes_check1 check (((phone is null) = (phone_prefix is null))),
  constraint visit_notes_first_name_check check (((length(first_name) >= 1) and (length(first_name) <= 80))),
  constraint visit_notes_last_name_check check (((length(last_name) >= 1) and (length(last_name) <= 80))),
  constraint visit_notes_note_check check ((length(note) <= 500)),
  constraint visit_notes_phone_check check ((phone ~ '^[0-9]{6,12}$'::text)),
  constraint visit_notes_phone_prefix_check check ((phone_prefix ~ '^[0-9]{1,4}$'::text))
);
create index visit_notes_by_first_name_form on visit_notes using btree (search_form(first_name) text_pattern_ops);
create index visit_notes_by_last_name_form on visit_notes using btree (search_form(last_name) text_pattern_ops);
create index visit_notes_by_phone on visit_notes using btree (phone, phone_prefix) where (phone is not null);
create trigger raise_visit_version after update on visit_notes for each row when ((old.* is distinct from new.*)) execute function raise_version_of_noted_visit();
create trigger raise_visit_version_new after insert on visit_notes for each row when ((num_nonnulls(new.first_name, new.note, new.interview_at, new.customer_card_at, new.guardian_consent_at, new.arrived_at) > 0)) execute function raise_version_of_noted_visit();

create table visitor_consents (
  id uuid not null default gen_random_uuid(),
  visitor_id bigint,
  user_id uuid,
  type text not null,
  value boolean not null,
  text_version text not null,
  source text not null,
  address_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint visitor_consents_pkey primary key (id),
  constraint visitor_consents_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint visitor_consents_visitor_id_fkey foreign key (visitor_id) references visitors(id) on delete cascade,
  constraint visitor_consents_address_hash_check check ((octet_length(address_hash) = 32)),
  constraint visitor_consents_check check (((visitor_id is not null) or (user_id is not null))),
  constraint visitor_consents_source_check check (((length(source) >= 1) and (length(source) <= 200))),
  constraint visitor_consents_text_version_check check (((length(text_version) >= 1) and (length(text_version) <= 40))),
  constraint visitor_consents_type_check check ((type = any (array['analytics'::text, 'marketing'::text, 'marketingEmail'::text, 'marketingPhone'::text, 'professional'::text, 'health'::text])))
);
create index visitor_consents_by_age on visitor_consents using btree (created_at) where (user_id is null);
create index visitor_consents_by_user on visitor_consents using btree (user_id, type, created_at desc) where (user_id is not null);
create index visitor_consents_by_visitor on visitor_consents using btree (visitor_id, type, created_at desc);
create trigger append_only before update on visitor_consents for each row execute function refuse_rewriting();

create table visitors (
  id bigint not null generated always as identity,
  unique_id text not null,
  market_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint visitors_pkey primary key (id),
  constraint visitors_unique_id_key unique (unique_id),
  constraint visitors_market_id_fkey foreign key (market_id) references markets(id),
  constraint visitors_unique_id_check check ((unique_id ~ '^[a-z]{2,10}_[A-Za-z0-9_-]{12}$'::text))
);
create index visitors_by_age on visitors using btree (created_at);

create table visits (
  id uuid not null default gen_random_uuid(),
  state text not null,
  location_id bigint not null,
  room_id bigint not null,
  device_id bigint not null,
  therapist_id bigint not null,
  product_id bigint not null,
  during tstzrange not null,
  cart_item_id uuid,
  order_item_id uuid,
  user_id uuid,
  holder text,
  holder_address text,
  hold_started_at timestamp with time zone,
  hold_expires_at timestamp with time zone,
  is_final boolean not null default false,
  sequence integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  reminded_at timestamp with time zone,
  is_by_salon boolean not null default false,
  version integer not null default 1,
  is_outside_shift boolean not null default false,
  is_therapist_chosen boolean not null default false,
  reminder_refused_at timestamp with time zone,
  constraint visits_pkey primary key (id),
  constraint visits_one_per_device exclude using gist (device_id with =, during with &&) where ((state = any (array['held'::text, 'booked'::text]))),
  constraint visits_one_per_room exclude using gist (room_id with =, during with &&) where ((state = any (array['held'::text, 'booked'::text]))),
  constraint visits_one_per_therapist exclude using gist (therapist_id with =, during with &&) where ((state = any (array['held'::text, 'booked'::text]))),
  constraint visits_cart_item_id_fkey foreign key (cart_item_id) references cart_items(id) on delete set null,
  constraint visits_device_id_location_id_fkey foreign key (device_id, location_id) references devices(id, location_id),
  constraint visits_location_id_fkey foreign key (location_id) references locations(id),
  constraint visits_order_item_id_fkey foreign key (order_item_id) references order_items(id),
  constraint visits_product_id_fkey foreign key (product_id) references products(id),
  constraint visits_room_id_location_id_fkey foreign key (room_id, location_id) references rooms(id, location_id),
  constraint visits_therapist_id_location_id_fkey foreign key (therapist_id, location_id) references therapists(id, location_id),
  constraint visits_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint visits_check check (((state <> 'held'::text) or ((hold_expires_at is not null) and (hold_started_at is not null)))),
  constraint visits_during_check check (((not isempty(during)) and lower_inc(during) and (not upper_inc(during)) and (lower(during) is not null) and (upper(during) is not null))),
  constraint visits_sequence_check check ((sequence >= 0)),
  constraint visits_state_check check ((state = any (array['held'::text, 'released'::text, 'booked'::text, 'done'::text, 'noShow'::text, 'refused'::text, 'canceled'::text])))
);
create index visits_by_cart_item on visits using btree (cart_item_id) where (cart_item_id is not null);
create index visits_by_holder on visits using btree (holder) where (state = 'held'::text);
create index visits_by_location on visits using gist (location_id, during) where (state = any (array['held'::text, 'booked'::text]));
create index visits_by_order_item on visits using btree (order_item_id) where (order_item_id is not null);
create index visits_by_start on visits using btree (lower(during)) where (state <> all (array['held'::text, 'released'::text]));
create index visits_by_user on visits using btree (user_id) where (user_id is not null);
create index visits_holds_by_end on visits using btree (hold_expires_at) where (state = 'held'::text);
create unique index visits_one_ahead_per_item on visits using btree (order_item_id) where (state = any (array['held'::text, 'booked'::text]));
create unique index visits_one_hold_per_item on visits using btree (cart_item_id) where (state = 'held'::text);
create index visits_unmarked on visits using btree (upper(during)) where (state = 'booked'::text);
create index visits_unreminded on visits using btree (lower(during)) where ((state = 'booked'::text) and (reminded_at is null) and (order_item_id is not null));
create trigger keep_visit_ledger before insert or update of state, order_item_id on visits for each row execute function keep_visit_ledger();
create trigger keep_visit_states before update of state on visits for each row execute function keep_visit_states();
create trigger note_freed_time after update of state, location_id, room_id, device_id, therapist_id, during on visits for each row when (((old.state = any (array['held'::text, 'booked'::text])) and ((new.state = any (array['released'::text, 'refused'::text, 'canceled'::text])) or (((((old.location_id is distinct from new.location_id) or (old.room_id is distinct from new.room_id)) or (old.device_id is distinct from new.device_id)) or (old.therapist_id is distinct from new.therapist_id)) or (old.during is distinct from new.during))))) execute function note_freed_time();
create trigger note_freed_time_gone after delete on visits for each row when ((old.state = any (array['held'::text, 'booked'::text]))) execute function note_freed_time();
create trigger note_taken_time after update of state, location_id, room_id, device_id, therapist_id, during on visits for each row when (((new.state = any (array['held'::text, 'booked'::text])) and ((old.state = 'released'::text) or (((((old.location_id is distinct from new.location_id) or (old.room_id is distinct from new.room_id)) or (old.device_id is distinct from new.device_id)) or (old.therapist_id is distinct from new.therapist_id)) or (old.during is distinct from new.during))))) execute function note_taken_time();
create trigger note_taken_time_new after insert on visits for each row when ((new.state = any (array['held'::text, 'booked'::text]))) execute function note_taken_time();
create trigger queue_visit_webhooks after update of state, location_id, during on visits for each row when (((old.state is distinct from new.state) or (old.location_id is distinct from new.location_id) or (old.during is distinct from new.during))) execute function queue_visit_webhooks();
create trigger queue_visit_webhooks_new after insert on visits for each row when ((new.state = 'booked'::text)) execute function queue_visit_webhooks();
create trigger raise_visit_version before update on visits for each row when (((((((((((old.state is distinct from new.state) or (old.location_id is distinct from new.location_id)) or (old.room_id is distinct from new.room_id)) or (old.device_id is distinct from new.device_id)) or (old.therapist_id is distinct from new.therapist_id)) or (old.product_id is distinct from new.product_id)) or (old.during is distinct from new.during)) or (old.order_item_id is distinct from new.order_item_id)) or (old.is_final is distinct from new.is_final)) or (old.version is distinct from new.version))) execute function raise_visit_version();
create trigger record_calendar_entry_change after update on visits for each row when ((old.version <> new.version)) execute function record_calendar_entry_change('event');
create trigger record_calendar_entry_change_gone after delete on visits for each row execute function record_calendar_entry_change('event');
create trigger record_calendar_entry_change_new after insert on visits for each row execute function record_calendar_entry_change('event');
create trigger refuse_blocked_visits_moved before update on visits for each row when (((new.state = any (array['held'::text, 'booked'::text])) and ((old.state <> all (array['held'::text, 'booked'::text])) or (((((old.location_id is distinct from new.location_id) or (old.room_id is distinct from new.room_id)) or (old.device_id is distinct from new.device_id)) or (old.therapist_id is distinct from new.therapist_id)) or (old.during is distinct from new.during))))) execute function refuse_blocked_visits();
create trigger refuse_blocked_visits_new before insert on visits for each row when ((new.state = any (array['held'::text, 'booked'::text]))) execute function refuse_blocked_visits();
create trigger refuse_visits_off_shift_moved before update on visits for each row when (((new.state = any (array['held'::text, 'booked'::text])) and (not new.is_outside_shift) and ((old.state <> all (array['held'::text, 'booked'::text])) or (((old.location_id is distinct from new.location_id) or (old.therapist_id is distinct from new.therapist_id)) or (old.during is distinct from new.during))))) execute function refuse_visits_off_shift();
create trigger refuse_visits_off_shift_new before insert on visits for each row when (((new.state = any (array['held'::text, 'booked'::text])) and (not new.is_outside_shift))) execute function refuse_visits_off_shift();
create trigger remember_hold after insert or update of hold_expires_at, holder on visits for each row when ((new.state = 'held'::text)) execute function remember_hold();
create trigger require_health_acknowledgement before insert or update of order_item_id on visits for each row execute function require_health_acknowledgement();

create table voucher_entries (
  id bigint not null generated always as identity,
  transfer_id uuid not null,
  account text not null,
  amount integer not null,
  constraint voucher_entries_pkey primary key (id),
  constraint voucher_entries_transfer_id_account_key unique (transfer_id, account),
  constraint voucher_entries_transfer_id_fkey foreign key (transfer_id) references voucher_transfers(id),
  constraint voucher_entries_account_check check ((account = any (array['issue'::text, 'voucher'::text, 'order'::text]))),
  constraint voucher_entries_amount_check check ((amount <> 0))
);
create trigger append_only before delete or update on voucher_entries for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on voucher_entries for each statement execute function refuse_rewriting();
create constraint trigger check_voucher_transfer after insert on voucher_entries deferrable initially deferred for each row execute function check_voucher_transfer();
create trigger keep_voucher_balance after insert on voucher_entries for each row execute function keep_voucher_balance();

create table voucher_products (
  product_id bigint not null,
  market_id integer not null,
  kind text not null,
  value integer not null,
  valid_months integer not null,
  purpose text not null,
  constraint voucher_products_pkey primary key (product_id),
  constraint voucher_products_market_id_kind_value_key unique (market_id, kind, value),
  constraint voucher_products_market_id_fkey foreign key (market_id) references markets(id),
  constraint voucher_products_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint voucher_products_kind_check check ((kind = any (array['electronic'::text, 'paper'::text]))),
  constraint voucher_products_purpose_check check ((purpose = any (array['single'::text, 'multi'::text]))),
  constraint voucher_products_valid_months_check check (((valid_months >= 1) and (valid_months <= 60))),
  constraint voucher_products_value_check check ((value > 0))
);
create trigger note_page_changes_edited after update on voucher_products referencing new table as changed for each statement execute function note_page_changes('product', 'vouchers', 'product_id');
create trigger note_page_changes_gone after delete on voucher_products referencing old table as changed for each statement execute function note_page_changes('product', 'vouchers', 'product_id');
create trigger note_page_changes_new after insert on voucher_products referencing new table as changed for each statement execute function note_page_changes('product', 'vouchers', 'product_id');
create trigger only_vouchers before insert or update of product_id on voucher_products for each row execute function refuse_wrong_type('voucher');

create table voucher_transfers (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  voucher_id uuid not null,
  order_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint voucher_transfers_pkey primary key (id),
  constraint voucher_transfers_order_id_fkey foreign key (order_id) references orders(id),
  constraint voucher_transfers_voucher_id_fkey foreign key (voucher_id) references issued_vouchers(id),
  constraint voucher_transfers_check check (((kind = any (array['spend'::text, 'return'::text])) = (order_id is not null))),
  constraint voucher_transfers_kind_check check ((kind = any (array['issue'::text, 'spend'::text, 'return'::text, 'cancel'::text])))
);
create index voucher_transfers_by_order on voucher_transfers using btree (order_id) where (order_id is not null);
create index voucher_transfers_by_time on voucher_transfers using btree (created_at) where (order_id is not null);
create index voucher_transfers_by_voucher on voucher_transfers using btree (voucher_id);
create trigger append_only before delete or update on voucher_transfers for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on voucher_transfers for each statement execute function refuse_rewriting();
create constraint trigger check_voucher_transfer after insert on voucher_transfers deferrable initially deferred for each row execute function check_voucher_transfer();

create table waiting_callers (
  id uuid not null default gen_random_uuid(),
  location_id bigint not null,
  product_id bigint not null,
  date date not null,
  wanted_time time without time zone,
  first_name text not null,
  last_name text not null,
  phone_prefix text not null,
  phone text not null,
  note text,
  added_by uuid not null,
  created_at timestamp with time zone not null default now(),
  order_item_id uuid,
  constraint waiting_callers_pkey primary key (id),
  constraint waiting_callers_once unique (location_id, date, product_id, phone, phone_prefix),
  constraint waiting_callers_location_id_fkey foreign key (location_id) references locations(id),
  constraint waiting_callers_order_item_id_fkey foreign key (order_item_id) references order_items(id) on delete cascade,
  constraint waiting_callers_product_id_fkey foreign key (product_id) references products(id),
  constraint waiting_callers_first_name_check check (((length(first_name) >= 1) and (length(first_name) <= 80))),
  constraint waiting_callers_last_name_check check (((length(last_name) >= 1) and (length(last_name) <= 80))),
  constraint waiting_callers_note_check check (((length(note) >= 1) and (length(note) <= 500))),
  constraint waiting_callers_phone_check check ((phone ~ '^[0-9]{6,12}$'::text)),
  constraint waiting_callers_phone_prefix_check check ((phone_prefix ~ '^[0-9]{1,4}$'::text))
);
create index waiting_callers_by_day on waiting_callers using btree (date);
create index waiting_callers_by_order_item on waiting_callers using btree (order_item_id) where (order_item_id is not null);
create index waiting_callers_by_phone on waiting_callers using btree (phone, phone_prefix);

create table waiting_list (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  order_item_id uuid,
  location_id bigint not null,
  date date not null,
  created_at timestamp with time zone not null default now(),
  start_at timestamp with time zone not null,
  next_check_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  offered_at timestamp with time zone,
  offered_start_at timestamp with time zone,
  visitor_id bigint,
  product_id bigint,
  market_id integer,
  email text,
  locale text,
  base_path text,
  consent_text_version text,
  token_hash bytea,
  offer_gone_at timestamp with time zone,
  constraint waiting_list_pkey primary key (id),
  constraint waiting_list_order_item_id_location_id_date_key unique (order_item_id, location_id, date),
  constraint waiting_list_location_id_fkey foreign key (location_id) references locations(id),
  constraint waiting_list_market_id_fkey foreign key (market_id) references markets(id),
  constraint waiting_list_order_item_id_fkey foreign key (order_item_id) references order_items(id),
  constraint waiting_list_product_id_fkey foreign key (product_id) references products(id),
  constraint waiting_list_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint waiting_list_visitor_id_fkey foreign key (visitor_id) references visitors(id),
  constraint waiting_list_check check (((offered_at is null) = (offered_start_at is null))),
  constraint waiting_list_kind_check check ((((order_item_id is not null) and (user_id is not null) and (product_id is null) and (email is null)) or ((order_item_id is null) and (product_id is not null) and (market_id is not null) and (email is not null) and (locale is not null) and (base_path is not null) and (consent_text_version is not null) and ((user_id is not null) or (visitor_id is not null)))))
);
create index waiting_list_by_day on waiting_list using btree (location_id, date);
create index waiting_list_by_email on waiting_list using btree (lower(email)) where (email is not null);
create unique index waiting_list_by_token on waiting_list using btree (token_hash) where (token_hash is not null);
create index waiting_list_due on waiting_list using btree (next_check_at);
create unique index waiting_list_once_per_customer on waiting_list using btree (user_id, product_id, location_id, date) where ((product_id is not null) and (user_id is not null));
create unique index waiting_list_once_per_visitor on waiting_list using btree (visitor_id, product_id, location_id, date) where ((product_id is not null) and (user_id is null));

create table webhook_deliveries (
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  type text not null,
  subject_id text not null,
  data jsonb not null,
  occurred_at timestamp with time zone not null default now(),
  state text not null default 'due'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  attempted_at timestamp with time zone,
  response_status integer,
  last_error text,
  closed_at timestamp with time zone,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_endpoint_id_type_subject_id_occurred_at_key unique (endpoint_id, type, subject_id, occurred_at),
  constraint webhook_deliveries_endpoint_id_fkey foreign key (endpoint_id) references webhook_endpoints(id) on delete cascade,
  constraint webhook_deliveries_attempts_check check ((attempts >= 0)),
  constraint webhook_deliveries_check check (((state = 'due'::text) = (closed_at is null))),
  constraint webhook_deliveries_data_check check ((jsonb_typeof(data) = 'object'::text)),
  constraint webhook_deliveries_state_check check ((state = any (array['due'::text, 'delivered'::text, 'failed'::text])))
);
create index webhook_deliveries_by_endpoint on webhook_deliveries using btree (endpoint_id, occurred_at desc, id desc);
create index webhook_deliveries_closed on webhook_deliveries using btree (closed_at) where (closed_at is not null);
create index webhook_deliveries_due on webhook_deliveries using btree (next_attempt_at) where (state = 'due'::text);

create table webhook_endpoints (
  id uuid not null default gen_random_uuid(),
  url text not null,
  description text not null,
  events text[] not null,
  enabled boolean not null default true,
  version integer not null default 1,
  secret_number integer not null default 1,
  former_secret_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  failing_since timestamp with time zone,
  gave_up_at timestamp with time zone,
  constraint webhook_endpoints_pkey primary key (id),
  constraint webhook_endpoints_check check (((gave_up_at is null) or (not enabled))),
  constraint webhook_endpoints_description_check check (((length(description) >= 1) and (length(description) <= 200))),
  constraint webhook_endpoints_events_check check (((cardinality(events) > 0) and (events <@ array['order.placed'::text, 'order.paid'::text, 'order.refunded'::text, 'order.canceled'::text, 'visit.booked'::text, 'visit.moved'::text, 'visit.canceled'::text, 'visit.done'::text, 'visit.noShow'::text, 'visit.refused'::text]))),
  constraint webhook_endpoints_secret_number_check check ((secret_number > 0)),
  constraint webhook_endpoints_url_check check (((length(url) <= 2000) and (url ~ '^https?://'::text))),
  constraint webhook_endpoints_version_check check ((version > 0))
);
