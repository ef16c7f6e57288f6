/** What products show of the opinions about them. Published opinions alone count. */
import type { LocaleCode, ProductQuote, ProductRating } from '@aksamit/contracts';
import { sql } from 'kysely';

/** Opinions that a treatment's page quotes. */
const QUOTES = 3;

/** SQL expression: the average of stars and the number of opinions of the product `p`; null without any. */
export const ratingOf = sql<ProductRating | null>`(
  select json_build_object('average', round(avg(o.rating), 2), 'count', count(*))
  from opinions o where o.product_id = p.id and o.status = 'published' having count(*) > 0)`;

/** SQL expression: the latest opinions of the product `p`, whatever they rate; null without any. */
export const quotesOf = (locale: LocaleCode) => sql<ProductQuote[] | null>`(
  select json_agg(json_build_object('id', q.id::text, 'authorName', q.author_name, 'rating', q.rating,
      'content', case when q.translated then q.translation else q.content end,
      'locale', case when q.translated then ${locale}::text else q.locale end, 'isTranslated', q.translated,
      'verification', q.verification, 'createdAt', q.created_at) order by q.created_at desc, q.id desc)
  from (select o.*, o.locale <> ${locale}::text and o.translation is not null as translated
    from opinions o where o.product_id = p.id and o.status = 'published'
    order by o.created_at desc, o.id desc limit ${QUOTES}) q)`;
