-- A visit remembers that its therapist was asked for, so that nobody is exchanged unawares. Apart from 0214: requests lock carts and visits
-- in either order. Source: docs/decisions/0227.
alter table visits add column is_therapist_chosen boolean not null default false;
