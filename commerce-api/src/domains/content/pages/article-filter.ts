import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike, words } from '../../catalogue/products';

export interface ArticleFilter {
  q?: string | undefined;
  /** Code or slug of the category; side categories count. */
  category?: string | undefined;
  gender?: 'male' | 'female' | 'all' | undefined;
  /** Slug of the author in any language. */
  author?: string | undefined;
  except?: string;
}

/** The condition on published articles `a` that a filter stands for. */
export function articleConditions(filter: ArticleFilter, locale: LocaleCode, now: Date): RawBuilder<unknown> {
  const parts = [sql`a.enabled and a.published_at <= ${now}`];
  if (filter.except) parts.push(sql`a.id <> ${filter.except}`);
  if (filter.gender) parts.push(sql`a.gender in (${filter.gender}, 'all')`);
  if (filter.category) {
    const wanted = sql`(k.code = ${filter.category} or ${filter.category} in (k.slugs ->> 'pl', k.slugs ->> 'en'))`;
    parts.push(sql`exists (select 1 from article_categories k where ${wanted} and (k.id = a.category_id or exists (
      select 1 from article_side_categories sc where sc.article_id = a.id and sc.category_id = k.id)))`);
  }
  if (filter.author) {
    parts.push(sql`exists (select 1 from article_authors w where w.id = a.author_id
      and ${filter.author} in (w.slugs ->> 'pl', w.slugs ->> 'en'))`);
  }
  const column = sql.ref(locale === 'pl' ? 'a.search_pl' : 'a.search_en');
  for (const word of words(filter.q)) {
    parts.push(sql`${column} like '%' || search_form(${escapeLike(word)}) || '%'`);
  }
  return sql.join(parts, sql` and `);
}
