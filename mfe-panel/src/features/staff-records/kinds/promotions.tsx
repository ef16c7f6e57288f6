import { staffPromotionInput } from '@aksamit/contracts/staff';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { PromotionPreview } from '../components/promotion-preview';
import { defineKind } from '../record-kind';
import {
  currencyOfMarket,
  discountText,
  instantColumn,
  nameColumn,
  referenceColumn,
  saleStateColumn,
  saleStateFilter,
} from './cells';

/** Reductions of treatments from one time to another. */
export const promotionKind = defineKind({
  slug: 'promotions',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/promotions',
      one: 'GET /admin/promotions/{id}',
      add: 'POST /admin/promotions',
      change: 'PUT /admin/promotions/{id}',
    },
    { many: 'promotions', one: 'promotion' },
  ),
  input: staffPromotionInput,
  fixed: ['code'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: {
    marketId: { kind: 'reference', to: 'markets' },
    discountValue: { kind: 'discount', by: 'discountKind' },
    productIds: { kind: 'references', to: 'sold' },
  },
  groups: [
    { title: 'basics', fields: ['name', 'code', 'slugs', 'position'] },
    { title: 'sale', fields: ['marketId', 'discountKind', 'discountValue', 'productIds'] },
    { title: 'time', fields: ['startAt', 'endAt'] },
  ],
  initial: { discountKind: 'percentage' },
  currencyOf: ({ marketId }) => currencyOfMarket(marketId),
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    { key: 'discountValue', isNumber: true, cell: (record, tools) => discountText(record, record.discountKind, tools) },
    instantColumn('startAt', { sort: 'startAt' }),
    instantColumn('endAt', { sort: 'endAt' }),
    referenceColumn('marketId', 'markets'),
    saleStateColumn,
  ],
  isSearched: true,
  filters: [saleStateFilter(['on', 'coming', 'over']), { name: 'marketId', kind: 'reference', to: 'markets' }],
  sort: '-startAt',
  // A promotion begins ahead: its copy has a time of its own.
  copyOmits: ['code', 'slugs', 'startAt', 'endAt'],
  preview: PromotionPreview,
});
