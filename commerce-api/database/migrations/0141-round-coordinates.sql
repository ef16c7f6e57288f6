-- Coordinates are written with six decimals (a tenth of a metre): sums of floating-point numbers carry noise that would
-- stand in structured data, links to maps and calendar files. Whoever writes them, the row is rounded.
create function round_coordinates() returns trigger language plpgsql as $$
begin
  new.lat := round(new.lat::numeric, 6);
  new.lng := round(new.lng::numeric, 6);
  return new;
end $$;
create trigger round_coordinates before insert or update of lat, lng on cities
  for each row execute function round_coordinates();
create trigger round_coordinates before insert or update of lat, lng on locations
  for each row execute function round_coordinates();

update cities set lat = lat where lat <> round(lat::numeric, 6) or lng <> round(lng::numeric, 6);
update locations set lat = lat where lat <> round(lat::numeric, 6) or lng <> round(lng::numeric, 6);
