/** Promo bars that are on, as parts of the statements that read articles and pages. Source: docs/decisions/0241. */
import type { LocaleCode, PromoBarLook } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';

/** A bar in one language. */
export interface ShownBar {
  id: string;
  headline: string;
  subheadline: string;
  actions: { label: string; path: string }[];
  look: PromoBarLook;
}

export interface BarViewer {
  locale: LocaleCode;
  marketId: number;
  now: Date;
}

const bar = (locale: LocaleCode) => sql`json_build_object('id', b.id::text, 'headline', b.headline ->> ${locale}::text,
  'subheadline', b.subheadline ->> ${locale}::text, 'actions', b.actions -> ${locale}::text, 'look', b.look)`;

/** The bar `b` is published, and this is its time. */
export const isOnAt = (now: Date): RawBuilder<unknown> =>
  sql`(b.enabled and b.start_at <= ${now} and (b.end_at is null or b.end_at > ${now}))`;

const isOn = ({ marketId, now }: BarViewer) =>
  sql`${isOnAt(now)} and (b.market_id is null or b.market_id = ${marketId})`;

/** `isNamed`: the article names it. */
export interface BarOfArticle {
  isNamed: boolean;
  bar: ShownBar;
}

/** The bar of the article `a`: the one that it names, else one for it alone, else one for its categories; the latest first. */
export function barOfArticle(viewer: BarViewer): RawBuilder<unknown> {
  const isNamed = sql`b.id is not distinct from a.promo_bar_id`;
  const isForIt = sql`exists (select from promo_bar_articles k where k.promo_bar_id = b.id and k.article_id = a.id)`;
  const isForCategory = sql`exists (select from promo_bar_article_categories k where k.promo_bar_id = b.id
    and (k.category_id = a.category_id or k.category_id in (
      select s.category_id from article_side_categories s where s.article_id = a.id)))`;
  return sql`(select json_build_object('isNamed', ${isNamed}, 'bar', ${bar(viewer.locale)}) from promo_bars b
    where ${isOn(viewer)} and (${isNamed} or ${isForIt} or ${isForCategory})
    order by ${isNamed} desc, ${isForIt} desc, b.start_at desc, b.id desc limit 1)`;
}

/** The bars of a page. */
export interface BarsOfPage {
  /** For the page as a whole; null: there is none. */
  standing: ShownBar | null;
  /** Those that are on of the ones that its sections name; null: none. */
  named: ShownBar[] | null;
}

/** The bars of the page `g` as `BarsOfPage`: a standing one for this page, else for its kind, the latest first. */
export function barsOfPage(viewer: BarViewer): RawBuilder<unknown> {
  const isForIt = sql`exists (select from promo_bar_pages k where k.promo_bar_id = b.id and k.cms_page_id = g.id)`;
  const isForKind = sql`coalesce((b.page_kinds -> g.kind)::boolean, false)`;
  const isNamed = sql`jsonb_path_exists(coalesce(g.sections::jsonb, '{}'), '$.*[*].promoBarId ? (@ == $id)',
    jsonb_build_object('id', b.id::text))`;
  return sql`json_build_object(
    'standing', (select ${bar(viewer.locale)} from promo_bars b where ${isOn(viewer)} and (${isForIt} or ${isForKind})
      order by ${isForIt} desc, b.start_at desc, b.id desc limit 1),
    'named', (select json_agg(${bar(viewer.locale)}) from promo_bars b where ${isOn(viewer)} and ${isNamed}))`;
}

/** When the next bar begins or ends; null: none does. */
export const barsChangeAt = (now: Date): RawBuilder<unknown> => sql`(select min(t.at) from promo_bars b
  cross join lateral (values (b.start_at), (b.end_at)) t (at) where b.enabled and t.at > ${now})`;
