import { promoBarState, staffPromoBarInput } from '@aksamit/contracts/staff';
import { Badge } from '@aksamit/ui';
import { PROMO_BARS } from '../api/promo-bar-calls';
import { recordCalls } from '../api/record-calls';
import { PromoBarHead, STATE_TONES, stateOf } from '../components/promo-bar-head';
import { PromoBarParts } from '../components/promo-bar-parts';
import { PromoBarPreview } from '../components/promo-bar-preview';
import { defineKind } from '../record-kind';
import { instantColumn, plainColumn, referenceColumn } from './cells';

/** Announcements that are shown for a time. */
export const promoBarKind = defineKind({
  slug: PROMO_BARS,
  section: 'site',
  addresses: (href) => ({
    list: href('panel/staff-promo-bars'),
    recordOf: (id) => href('panel/staff-promo-bar', { id }),
  }),
  calls: recordCalls(
    {
      list: 'GET /admin/promo-bars',
      one: 'GET /admin/promo-bars/{id}',
      add: 'POST /admin/promo-bars',
      change: 'PUT /admin/promo-bars/{id}',
    },
    { many: 'promoBars', one: 'promoBar' },
  ),
  input: staffPromoBarInput,
  viewers: ['admin'],
  editors: ['admin'],
  controls: {
    marketId: { kind: 'reference', to: 'markets' },
    articleCategoryIds: { kind: 'references', to: 'articleCategories' },
    articleIds: { kind: 'references', to: 'articles' },
    pageIds: { kind: 'references', to: 'cmsPages' },
  },
  groups: [
    { title: 'announcement', fields: ['name', 'headline', 'subheadline', 'actions', 'look'] },
    { title: 'positions', fields: ['isShopWide', 'articleCategoryIds', 'articleIds', 'pageKinds', 'pageIds'] },
    { title: 'publication', fields: ['startAt', 'endAt', 'marketId', 'enabled'] },
  ],
  titleOf: ({ name }) => String(name),
  columns: [
    plainColumn('name', { sort: 'name' }),
    {
      key: 'state',
      cell: (record, { t }) => {
        const state = stateOf(record);
        return <Badge tone={STATE_TONES[state]}>{t(`staff.records.options.state.${state}`)}</Badge>;
      },
    },
    instantColumn('startAt', { sort: 'startAt' }),
    instantColumn('endAt', { sort: 'endAt' }),
    referenceColumn('marketId', 'markets'),
  ],
  isSearched: true,
  filters: [
    { name: 'state', kind: 'choice', options: promoBarState.options },
    { name: 'marketId', kind: 'reference', to: 'markets' },
  ],
  sort: '-startAt',
  preview: PromoBarPreview,
  head: PromoBarHead,
  parts: PromoBarParts,
  hasVersions: true,
});
