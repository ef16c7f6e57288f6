-- Raises the versions of the products whose JSON a changed row stands in, packages that contain them included, in the
-- transaction of the edit: their ready rows are read no more from its commit on. Transition tables: `changed`, of an
-- update also `former`.
-- Arguments: the rows' column with an id; the query that finds the products of these ids ($1), empty for the products
-- themselves; statements that lock what the rows refer to. Without the locks an edit of the referred record and a new
-- link to it, neither seeing the other, would leave the version of what was read between their commits.
-- Source: docs/decisions/0170.
create or replace function raise_product_versions() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  for nth in 2 .. tg_nargs - 1 loop
    execute tg_argv[nth];
  end loop;
  if tg_op = 'UPDATE' then
    execute format('select array_agg(distinct c.id) from (select %1$I::bigint as id from changed
      union all select %1$I::bigint from former) c', tg_argv[0]) into ids;
  else
    execute format('select array_agg(distinct %I::bigint) from changed', tg_argv[0]) into ids;
  end if;
  if tg_argv[1] <> '' then
    execute tg_argv[1] into ids using ids;
  end if;
  if ids is null then
    return null;
  end if;
  perform raise_versions_of(ids);
  -- A statement of its own: it sees the packages of a transaction that held the versions above.
  perform raise_versions_of(array(select distinct c.container_id from product_contents c where c.product_id = any(ids)));
  return null;
end $$;
