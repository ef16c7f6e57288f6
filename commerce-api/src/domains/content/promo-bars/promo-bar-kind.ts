/** Promo bars, as staff edit them. */
import { promoBarState, staffPromoBarInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';
import { addPromoBarVersion } from './promo-bar-versions';

const state = sql`(case when not r.enabled then 'draft' when r.start_at > now() then 'coming'
  when r.end_at <= now() then 'over' else 'on' end)`;
const name = sql`r.name collate "pl-x-icu"`;

export const promoBarKind: RecordKind = {
  one: 'promoBar',
  many: 'promoBars',
  path: '/admin/promo-bars',
  rights: { read: 'manageContent', write: 'manageContent' },
  table: 'promo_bars',
  idType: 'bigint',
  input: staffPromoBarInput,
  links: {
    articleCategoryIds: { table: 'promo_bar_article_categories', own: 'promo_bar_id', other: 'category_id' },
    articleIds: { table: 'promo_bar_articles', own: 'promo_bar_id', other: 'article_id' },
    pageIds: { table: 'promo_bar_pages', own: 'promo_bar_id', other: 'cms_page_id' },
  },
  searched: sql`(r.name || ' ' || (r.headline ->> 'pl') || ' ' || (r.headline ->> 'en'))`,
  filters: ['marketId', 'look'],
  filtered: { state: (value) => sql`${state} = ${value}` },
  shown: {
    state: { schema: promoBarState, read: state },
    editedAt: { schema: z.string(), read: sql`r.edited_at` },
  },
  sorts: ['name', 'startAt', 'endAt', 'editedAt'],
  sorted: { name, editedAt: sql`r.edited_at` },
  written: addPromoBarVersion,
  refusals: {
    promo_bars_period: { field: 'endAt', message: 'end_before_start' },
    promo_bars_one_shop_wide: { field: 'isShopWide', message: 'one_bar_at_a_time' },
  },
};
