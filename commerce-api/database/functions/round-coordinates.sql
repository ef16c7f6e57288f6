-- Rounds coordinates to six decimals (0.1 m): floating-point noise would appear in structured data, map links and
-- calendar files.
-- Source: docs/decisions/0128.
create or replace function round_coordinates() returns trigger language plpgsql as $$
begin
  new.lat := round(new.lat::numeric, 6);
  new.lng := round(new.lng::numeric, 6);
  return new;
end $$;
