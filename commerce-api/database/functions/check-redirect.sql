-- Refuses redirects that form a cycle, and a second redirect from one address, with or without its final slash.
-- Source: docs/decisions/0138.
create or replace function check_redirect() returns trigger language plpgsql as $$
declare
  address text := redirect_address(new.to_path);
  steps integer := 0;
begin
  -- Two that close a circle together would not see each other.
  perform pg_advisory_xact_lock(4174087, 0);
  while new.status <> 410 and address is not null loop
    if address = redirect_address(new.from_path) or steps > 100 then
      raise exception 'the redirect of % leads back to it', new.from_path
        using errcode = '23514', constraint = 'redirects_no_circle', table = 'redirects';
    end if;
    select redirect_address(r.to_path) into address from redirects r
      where redirect_address(r.from_path) = address and r.status <> 410 and r.id is distinct from new.id
      order by r.id limit 1;
    steps := steps + 1;
  end loop;
  if exists (select from redirects r
      where redirect_address(r.from_path) = redirect_address(new.from_path) and r.id is distinct from new.id) then
    raise exception 'there is a redirect of % already', new.from_path
      using errcode = '23505', constraint = 'redirects_from_path_key', table = 'redirects';
  end if;
  return new;
end $$;
