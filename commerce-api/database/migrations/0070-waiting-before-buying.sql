-- A place on the waiting list for a treatment that still lies in a cart: of a visitor, told by the e-mail left with it.

alter table waiting_list
  alter column user_id drop not null,
  alter column order_item_id drop not null,
  -- Who waits, when nobody is logged in.
  add column visitor_id bigint references visitors,
  add column product_id bigint references products,
  add column market_id integer references markets,
  add column email text,
  -- Language and place of the pages that the e-mail leads to.
  add column locale text,
  add column base_path text,
  -- Version of the text that was agreed to; when is created_at.
  add column consent_text_version text,
  -- Of the link in the last offer.
  add column token_hash bytea;
alter table waiting_list add constraint waiting_list_kind_check check (
  (order_item_id is not null and user_id is not null and product_id is null and email is null)
  or (order_item_id is null and product_id is not null and market_id is not null and email is not null
    and locale is not null and base_path is not null and consent_text_version is not null
    and (user_id is not null or visitor_id is not null))) not valid;
alter table waiting_list validate constraint waiting_list_kind_check;
