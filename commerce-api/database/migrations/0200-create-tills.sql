-- The till of a salon on a day by the salons' calendar: the money taken there, counted once by the person who closes it.
-- A row is made by the first payment of the day, or by the person who counts a day without one.
create table tills (
  id bigint generated always as identity primary key,
  location_id bigint not null references locations,
  day date not null,
  -- Cash of its own currency is counted; minor units.
  currency text not null default 'PLN' references currencies (code),
  opening_float integer not null default 0 check (opening_float >= 0),
  float_set_by uuid,
  float_set_at timestamptz,
  expected integer,
  counted integer check (counted >= 0),
  reason text check (length(reason) between 1 and 500),
  closed_by uuid,
  closed_at timestamptz,
  constraint tills_one_per_day unique (location_id, day),
  check (num_nonnulls(float_set_by, float_set_at) in (0, 2)),
  check (num_nonnulls(expected, counted, closed_by, closed_at) in (0, 4)),
  constraint tills_difference_has_reason check (closed_at is null or counted = expected or reason is not null)
);

create function keep_closed_tills() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'a closed till stays as it is' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_closed_tills before update or delete on tills for each row execute function keep_closed_tills();

-- Money taken in a salon, and paid out of its till (below 0). The order's own rows hold what it paid for.
create table till_entries (
  id bigint generated always as identity primary key,
  till_id bigint not null references tills,
  order_id uuid not null references orders,
  -- Null: a voucher, which is no payment.
  payment_transaction_id uuid references payment_transactions,
  method text not null check (method in ('cash', 'card', 'coupon', 'voucher')),
  amount integer not null check (amount <> 0),
  currency text not null references currencies (code),
  taken_by uuid not null,
  taken_at timestamptz not null default now(),
  check ((method = 'voucher') = (payment_transaction_id is null))
);
create index till_entries_by_till on till_entries (till_id, id);
create index till_entries_by_order on till_entries (order_id);
create unique index till_entries_taken_once on till_entries (payment_transaction_id) where amount > 0;

-- Under a lock that the closing waits for: money is in the till when it is counted, or in the next one, never between.
create function keep_till_entries() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'money of a till stays as it was taken' using errcode = 'restrict_violation';
  end if;
  perform from tills t where t.id = new.till_id and t.closed_at is null for share;
  if not found then
    raise exception 'the till is closed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_till_entries before insert or update or delete on till_entries
  for each row execute function keep_till_entries();

-- What a manager found after a till was closed. The newest holds; the closing itself stays readable.
create table till_corrections (
  id bigint generated always as identity primary key,
  till_id bigint not null references tills,
  counted integer not null check (counted >= 0),
  note text not null check (length(note) between 1 and 500),
  made_by uuid not null,
  made_at timestamptz not null default now()
);
create index till_corrections_by_till on till_corrections (till_id, id);

create function keep_till_corrections() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' or not exists (select from tills t where t.id = new.till_id and t.closed_at is not null) then
    raise exception 'a correction belongs to a closed till and stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_till_corrections before insert or update or delete on till_corrections
  for each row execute function keep_till_corrections();
