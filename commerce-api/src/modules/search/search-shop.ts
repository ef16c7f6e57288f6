import { SEARCH_LEAST_LETTERS, type SearchResult } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { ApiError } from '../../platform/api-error';
import type { Db } from '../../platform/database';
import { listProducts } from '../catalog';
import { selectArticles } from '../content';
import { selectLocations } from '../locations';
import type { PricingScope } from '../pricing';

const PER_GROUP = 6;
/** How alike a word must be to count as mistyped (0–1). */
const ALIKE = 0.45;

/**
 * Treatments, articles and salons for a query: accents and case do not matter, small typing mistakes neither.
 * @throws 422 search_too_short with `missing` letters
 */
export async function searchShop(db: Db, query: string, scope: PricingScope): Promise<SearchResult> {
  const text = query.trim().replace(/\s+/g, ' ');
  const letters = [...text.replaceAll(' ', '')].length;
  if (letters < SEARCH_LEAST_LETTERS) {
    throw new ApiError(422, 'search_too_short', { details: { missing: SEARCH_LEAST_LETTERS - letters } });
  }
  const ids = await selectMatches(db, text, scope);
  const page = { page: 1, perPage: PER_GROUP };
  const { locale, now } = scope;
  const [treatments, articles, salons] = await Promise.all([
    ids.product.length > 0 ? listProducts(db, { ids: ids.product }, undefined, page, scope) : { products: [] },
    ids.article.length > 0 ? selectArticles(db, { ids: ids.article }, page, locale, now) : { articles: [] },
    ids.location.length > 0 ? selectLocations(db, { ids: ids.location }, locale, now) : [],
  ]);
  return {
    treatments: inOrder(treatments.products, ids.product),
    articles: inOrder(articles.articles, ids.article),
    salons: inOrder(salons, ids.location),
  };
}

type Kind = 'product' | 'article' | 'location';

async function selectMatches(
  db: Db,
  text: string,
  { locale, marketId, now }: PricingScope,
): Promise<Record<Kind, string[]>> {
  const column = locale === 'pl' ? 'search_pl' : 'search_en';
  const search = { p: sql.ref(`p.${column}`), a: sql.ref(`a.${column}`) };
  const result = await sql<{ kind: Kind; id: string }>`
    with asked as (select search_form(${text}) as words),
    candidates as (
      select 'product' as kind, p.id, p.position, ${search.p} || ' ' || coalesce((
          select string_agg(search_form(b.name ->> ${locale}::text), ' ')
          from product_body_parts pb join body_parts b on b.id = pb.body_part_id where pb.product_id = p.id), '') as words
        from products p
        where p.enabled and exists (select 1 from product_prices pp where pp.product_id = p.id and pp.market_id = ${marketId})
      union all
      select 'article', a.id, 0, ${search.a} from articles a where a.enabled and a.published_at <= ${now}
      union all
      select 'location', l.id, l.position, search_form((l.name ->> ${locale}::text) || ' ' || l.address || ' ' || ct.name)
        from locations l join cities ct on ct.id = l.city_id where l.enabled
    ),
    scored as (
      select kind, id, candidates.position as place_in_list, case when strpos(candidates.words, asked.words) > 0 then 2 else 0 end
        + word_similarity(asked.words, candidates.words) as score
      from candidates, asked
    ),
    ranked as (
      select kind, id, row_number() over (partition by kind order by score desc, place_in_list, id) as place
      from scored where score >= ${ALIKE}
    )
    select kind, id::text from ranked where place <= ${PER_GROUP} order by kind, place`.execute(db);
  const ids: Record<Kind, string[]> = { product: [], article: [], location: [] };
  for (const row of result.rows) ids[row.kind].push(row.id);
  return ids;
}

function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.map((id) => items.find((item) => item.id === id)).filter((item) => item !== undefined);
}
