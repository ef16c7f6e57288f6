-- Raises the versions of some products, in the order of their ids; those that are deleted in the same transaction have
-- none any more.
-- Source: docs/decisions/0170.
create or replace function raise_versions_of(ids bigint[]) returns void language sql as $$
  insert into product_versions as v (product_id, version)
    select p.id, 1 from products p where p.id in (select unnest(ids)) order by p.id
    on conflict (product_id) do update set version = v.version + 1
$$;
