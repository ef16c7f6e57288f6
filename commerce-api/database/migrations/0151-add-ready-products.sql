-- The JSON of treatments as lists and their pages show it, ready to be sent, for each market, language and interval of time
-- in which no promotion begins or ends. A row is read only while its version is the product's; every edit raises that. Rows
-- are made again from the tables at any time: nothing is lost without a log of writes.
create table product_versions (
  product_id bigint primary key references products (id) on delete cascade,
  version bigint not null
);
create unlogged table ready_products (
  product_id bigint not null,
  market_id int not null,
  locale text not null check (locale in ('pl', 'en')),
  part text not null check (part in ('summary', 'detail')),
  build text not null,
  valid tstzrange not null check (not isempty(valid)),
  version bigint not null,
  body text not null
) with (toast_tuple_target = 8160);
-- Sent as it is: never compressed, and beside the row only when it is longer than a page of the database.
alter table ready_products alter column body set storage external;
create unique index ready_products_by_product
  on ready_products (product_id, market_id, locale, part, build, lower(valid));

create function raise_versions_of(ids bigint[]) returns void language sql as $$
  insert into product_versions as v (product_id, version)
    select p.id, 1 from products p where p.id in (select unnest(ids)) order by p.id
    on conflict (product_id) do update set version = v.version + 1
$$;

create function raise_product_versions() returns trigger language plpgsql as $$
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

create function raise_versions_with(table_name regclass, events text[], id_column text, products text, variadic locks text[])
returns void language plpgsql as $$
declare
  event text;
  arguments text := concat_ws(', ', quote_literal(id_column), quote_literal(products),
    (select string_agg(quote_literal(l), ', ') from unnest(locks) l where l <> ''));
begin
  foreach event in array events loop
    execute format('create trigger raise_versions_%s after %s on %s referencing %s for each statement
      execute function raise_product_versions(%s)',
      case event when 'insert' then 'new' when 'update' then 'edited' else 'gone' end, event, table_name,
      case event when 'insert' then 'new table as changed' when 'delete' then 'old table as changed'
        else 'new table as changed old table as former' end, arguments);
  end loop;
end $$;

select raise_versions_with('products', '{insert,update}', 'id', '',
  'select from product_categories where id in (select category_id from changed) order by id for share',
  'select from markets where id in (select unnest(sold_in) from changed) order by id for share');
select raise_versions_with('product_prices', '{insert,update,delete}', 'product_id', '', '');
select raise_versions_with('price_history', '{insert}', 'product_id', '', '');
select raise_versions_with('product_contents', '{insert,update,delete}', 'container_id', '',
  'select from product_versions where product_id in (select product_id from changed) order by product_id for update');
select raise_versions_with('product_body_parts', '{insert,update,delete}', 'product_id', '',
  'select from body_parts where id in (select body_part_id from changed) order by id for share');
select raise_versions_with('promotion_products', '{insert,update,delete}', 'product_id', '',
  'select from promotions where id in (select promotion_id from changed) order by id for share');
select raise_versions_with('promotions', '{update}', 'id',
  'select array_agg(distinct product_id) from promotion_products where promotion_id = any($1)', '');
select raise_versions_with('product_categories', '{update}', 'id',
  'select array_agg(id) from products where category_id = any($1)', '');
select raise_versions_with('body_parts', '{update}', 'id',
  'select array_agg(distinct product_id) from product_body_parts where body_part_id = any($1)', '');
select raise_versions_with('markets', '{update}', 'id',
  'select array_agg(p.id) from products p where p.sold_in && $1::int[]', '');
drop function raise_versions_with(regclass, text[], text, text, text[]);

-- The pages of treatments name the markets that sell them.
create trigger note_list_change after update of slug, enabled on markets
  for each statement execute function note_list_change('products');

-- Last: edits wait for the triggers from here on, and none is missed.
insert into product_versions (product_id, version) select id, 1 from products;
