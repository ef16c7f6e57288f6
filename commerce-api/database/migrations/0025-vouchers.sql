-- Vouchers that were sold: what was issued, the ledger of their money, where they lie on carts and pay orders; the new
-- customer's discount; a customer's own codes. Amounts in minor units of the row's currency.

-- Lines ---------------------------------------------------------------------------------------------------------------

alter table cart_items drop constraint cart_items_item_type_check;
alter table cart_items add constraint cart_items_item_type_check
  check (item_type in ('offer', 'product', 'voucher', 'package', 'bundle'));
-- A voucher's amount and a bundle's treatments are chosen by the shopper; neither has a slot of its own.
alter table cart_items add constraint cart_items_chosen_data
  check (item_type not in ('voucher', 'bundle') or data is not null);
alter table cart_items add constraint cart_items_voucher_has_no_slot
  check (item_type <> 'voucher' or start_at is null);

-- Issued vouchers -----------------------------------------------------------------------------------------------------

create table issued_vouchers (
  id uuid primary key default gen_random_uuid(),
  -- Without blanks and hyphens, as it is compared; letters and digits that are not mistaken for each other.
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{16}$'),
  market_id integer not null references markets,
  currency text not null references currencies (code),
  voucher_type text not null check (voucher_type in ('electronic', 'paper')),
  -- For VAT: a multi-purpose voucher is taxed when it is used.
  purpose text not null check (purpose in ('single', 'multi')),
  value integer not null check (value > 0),
  -- Written by the ledger's trigger only.
  balance integer not null default 0,
  state text not null default 'active' check (state in ('active', 'canceled')),
  -- The line that it was bought with, and which of its pieces; null: given away by the shop.
  order_item_id uuid references order_items,
  piece integer check (piece >= 1),
  issued_at timestamptz not null default now(),
  -- Last instant of validity.
  valid_to timestamptz not null,
  -- However often the payment is noticed, a piece is issued once.
  unique (order_item_id, piece),
  check ((order_item_id is null) = (piece is null)),
  check (valid_to > issued_at),
  constraint issued_vouchers_balance check (balance between 0 and value)
);

-- The ledger, in double entry: each transfer moves an amount from one account to another, and its entries add up to 0.
-- `issue`: the shop's debt for vouchers sold; `voucher`: what a voucher still holds; `order`: what it paid for an order.
create table voucher_transfers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('issue', 'spend', 'return', 'cancel')),
  voucher_id uuid not null references issued_vouchers,
  order_id uuid references orders,
  created_at timestamptz not null default now(),
  check ((kind in ('spend', 'return')) = (order_id is not null))
);
create index voucher_transfers_by_voucher on voucher_transfers (voucher_id);
create index voucher_transfers_by_order on voucher_transfers (order_id) where order_id is not null;

create table voucher_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references voucher_transfers,
  account text not null check (account in ('issue', 'voucher', 'order')),
  amount integer not null check (amount <> 0),
  unique (transfer_id, account)
);

create trigger append_only before update or delete on voucher_transfers
  for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on voucher_transfers
  for each statement execute function refuse_rewriting();
create trigger append_only before update or delete on voucher_entries
  for each row execute function refuse_rewriting();
create trigger append_only_truncate before truncate on voucher_entries
  for each statement execute function refuse_rewriting();

-- The balance follows the ledger; its check refuses what the voucher does not hold, and the row's lock makes two that
-- spend at once follow each other.
create function keep_voucher_balance() returns trigger language plpgsql as $$
begin
  if new.account = 'voucher' then
    update issued_vouchers v set balance = v.balance + new.amount
      from voucher_transfers t where t.id = new.transfer_id and v.id = t.voucher_id;
  end if;
  return null;
end $$;
create trigger keep_voucher_balance after insert on voucher_entries
  for each row execute function keep_voucher_balance();

-- Looked at when the transaction ends, when the transfer is whole.
create function check_voucher_transfer() returns trigger language plpgsql as $$
declare
  the_transfer voucher_transfers;
  sum_of_entries bigint;
  number_of_entries integer;
  spent bigint;
begin
  if tg_table_name = 'voucher_transfers' then
    the_transfer := new;
  else
    select * into the_transfer from voucher_transfers where id = new.transfer_id;
  end if;
  select coalesce(sum(amount), 0), count(*) into sum_of_entries, number_of_entries
    from voucher_entries where transfer_id = the_transfer.id;
  if sum_of_entries <> 0 or number_of_entries <> 2 then
    raise exception 'the voucher transfer % does not balance', the_transfer.id
      using errcode = 'check_violation', constraint = 'voucher_transfers_balance';
  end if;
  if the_transfer.order_id is not null then
    select coalesce(sum(e.amount), 0) into spent from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
      where t.order_id = the_transfer.order_id and t.voucher_id = the_transfer.voucher_id and e.account = 'order';
    if spent < 0 then
      raise exception 'more is returned to a voucher than it paid for the order %', the_transfer.order_id
        using errcode = 'check_violation', constraint = 'voucher_transfers_return_what_was_paid';
    end if;
  end if;
  return null;
end $$;
create constraint trigger check_voucher_transfer after insert on voucher_transfers
  deferrable initially deferred for each row execute function check_voucher_transfer();
create constraint trigger check_voucher_transfer after insert on voucher_entries
  deferrable initially deferred for each row execute function check_voucher_transfer();

-- A balance that was written past the ledger is refused, and what a voucher was issued as stays.
create function check_voucher_balance() returns trigger language plpgsql as $$
begin
  if new.balance is distinct from (select coalesce(sum(e.amount), 0) from voucher_transfers t
      join voucher_entries e on e.transfer_id = t.id where t.voucher_id = new.id and e.account = 'voucher') then
    raise exception 'the balance of voucher % is not that of its ledger', new.id
      using errcode = 'check_violation', constraint = 'issued_vouchers_balance_of_ledger';
  end if;
  return null;
end $$;
create constraint trigger check_voucher_balance after insert or update of balance on issued_vouchers
  deferrable initially immediate for each row execute function check_voucher_balance();

create function keep_issued_voucher() returns trigger language plpgsql as $$
begin
  if (old.code, old.market_id, old.currency, old.voucher_type, old.value, old.order_item_id, old.piece)
      is distinct from (new.code, new.market_id, new.currency, new.voucher_type, new.value, new.order_item_id, new.piece)
      or (old.state = 'canceled' and new.state <> 'canceled') then
    raise exception 'the voucher % stays as it was issued', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_issued_voucher before update on issued_vouchers
  for each row execute function keep_issued_voucher();

-- On carts and orders ---------------------------------------------------------------------------------------------------

alter table carts add column voucher_id uuid references issued_vouchers;
-- What the voucher paid of this version when it was shown.
alter table cart_versions add column voucher_value integer not null default 0 check (voucher_value >= 0);

-- What the new customer's discount took off; it stands in discount_code_value, without a code.
alter table orders add column new_customer_discount integer not null default 0
  check (new_customer_discount >= 0);
alter table orders add constraint orders_one_discount
  check (new_customer_discount = 0 or (discount_code_id is null and new_customer_discount = discount_code_value));

-- Once per customer: by account and by phone, so that a second account with the same phone does not get it again.
create table new_customer_discounts (
  order_id uuid primary key references orders,
  user_id uuid references users on delete set null,
  -- SHA-256 of prefix and number: enough to know it again.
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  created_at timestamptz not null default now(),
  -- Set when the order was canceled unpaid: the discount is given back.
  released_at timestamptz
);
create unique index new_customer_discounts_one_per_user on new_customer_discounts (user_id)
  where released_at is null and user_id is not null;
create unique index new_customer_discounts_one_per_phone on new_customer_discounts (phone_hash)
  where released_at is null;

-- Orders made before with the phone that is now verified count as the customer's.
create index orders_by_phone on orders (phone_prefix, phone);

-- Codes that a customer has put into their account by verifying them or putting them on a cart.
create table customer_discount_codes (
  user_id uuid not null references users on delete cascade,
  discount_code_id bigint not null references discount_codes on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, discount_code_id)
);

-- The worker ends orders that were left unpaid and still hold something that others, or the same shopper, could use.
create index orders_unpaid on orders (created_at) where done_status = 'new' and paid_status = 'notPaid';
