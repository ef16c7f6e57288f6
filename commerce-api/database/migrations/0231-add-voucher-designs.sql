-- A voucher's design, and when its e-mail leaves. One table in each migration: a request that uses several of them while they are locked
-- one after the other would end in a deadlock. The index is made by 0233, checks are validated by 0237.
-- Source: docs/decisions/0233, 0234.
alter table issued_vouchers
  add column design text not null default 'classic' check (design in ('classic', 'botanical', 'silhouette')),
  -- Null: at once, when it is issued; a paper one is not mailed.
  add column send_at timestamptz,
  -- When its e-mail was written into the outbox.
  add column mailed_at timestamptz;
alter table issued_vouchers add constraint issued_vouchers_sent_while_valid check (send_at < valid_to) not valid;
alter table issued_vouchers add constraint issued_vouchers_paper_not_mailed
  check (voucher_type = 'electronic' or (send_at is null and mailed_at is null)) not valid;
