-- Cash put into a till, or taken out of it (below 0), besides payments: change from the bank, a deposit, a small purchase.
create table till_movements (
  id bigint generated always as identity primary key,
  till_id bigint not null references tills,
  -- Minor units of the till's currency.
  amount integer not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 500),
  made_by uuid not null,
  made_at timestamptz not null default now()
);
create index till_movements_by_till on till_movements (till_id, id);

-- As for payments: only added, never to a closed till, and a closing waits for the lock.
create trigger keep_till_movements before insert or update or delete on till_movements
  for each row execute function keep_till_entries();
