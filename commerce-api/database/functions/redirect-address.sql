-- The path of a redirect without query and fragment, with one final slash.
-- Source: docs/decisions/0138.
create or replace function redirect_address(path text) returns text language sql immutable strict parallel safe
  return rtrim(regexp_replace(path, '[?#].*$', ''), '/') || '/';
