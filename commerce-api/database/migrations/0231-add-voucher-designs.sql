-- A voucher's design, and when its e-mail leaves; who a therapist's portrait shows. Checks of lines are validated by 0232, the
-- index is made by 0233. Source: docs/decisions/0233, 0234.
alter table issued_vouchers
  add column design text not null default 'classic' check (design in ('classic', 'botanical', 'silhouette')),
  -- Null: at once, when it is issued; a paper one is not mailed.
  add column send_at timestamptz,
  -- When its e-mail was written into the outbox.
  add column mailed_at timestamptz;

alter table therapists
  -- Who is drawn while there is no photograph.
  add column portrait text not null default 'woman' check (portrait in ('woman', 'man')),
  add column picture_id bigint;
alter table therapists add constraint therapists_picture_id_fkey
  foreign key (picture_id) references shop_pictures not valid;

alter table cart_items add constraint cart_items_voucher_design
  check (data ->> 'voucherDesign' in ('classic', 'botanical', 'silhouette')) not valid;
alter table cart_items add constraint cart_items_voucher_send_on
  check (data ->> 'voucherSendOn' ~ '^\d{4}-\d\d-\d\d$' and data ->> 'voucherType' = 'electronic'
    or data ->> 'voucherSendOn' is null) not valid;
alter table order_items add constraint order_items_voucher_design
  check (data ->> 'voucherDesign' in ('classic', 'botanical', 'silhouette')) not valid;
alter table order_items add constraint order_items_voucher_send_on
  check (data ->> 'voucherSendOn' ~ '^\d{4}-\d\d-\d\d$' and data ->> 'voucherType' = 'electronic'
    or data ->> 'voucherSendOn' is null) not valid;
alter table issued_vouchers add constraint issued_vouchers_sent_while_valid check (send_at < valid_to) not valid;
alter table issued_vouchers add constraint issued_vouchers_paper_not_mailed
  check (voucher_type = 'electronic' or (send_at is null and mailed_at is null)) not valid;
