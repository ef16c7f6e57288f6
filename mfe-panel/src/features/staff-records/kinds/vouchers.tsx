import { staffVoucherInput } from '@aksamit/contracts/staff';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { defineKind } from '../record-kind';
import { choiceColumn, currencyOfMarket, enabledColumn, nameColumn, referenceColumn } from './cells';

/** Vouchers for sale as gifts. */
export const voucherKind = defineKind({
  slug: 'vouchers',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/vouchers',
      one: 'GET /admin/vouchers/{id}',
      add: 'POST /admin/vouchers',
      change: 'PUT /admin/vouchers/{id}',
    },
    { many: 'vouchers', one: 'voucher' },
  ),
  input: staffVoucherInput,
  // Sold vouchers of this name keep their value.
  fixed: ['code', 'marketId', 'kind', 'value', 'purpose'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: {
    marketId: { kind: 'reference', to: 'markets' },
    categoryId: { kind: 'reference', to: 'voucherCategories' },
    value: { kind: 'money' },
  },
  groups: [
    { title: 'basics', fields: ['name', 'code', 'kind', 'value', 'marketId', 'enabled', 'slugs', 'lead'] },
    { title: 'sale', fields: ['categoryId', 'validMonths', 'purpose', 'vatRate', 'position'] },
    { title: 'content', fields: ['content'] },
  ],
  initial: { marketId: '1', vatRate: 23 },
  currencyOf: ({ marketId }) => currencyOfMarket(marketId),
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    choiceColumn('kind'),
    {
      key: 'value',
      isNumber: true,
      cell: ({ value, marketId }, { money }) => money(Number(value), currencyOfMarket(marketId)),
    },
    referenceColumn('marketId', 'markets'),
    enabledColumn,
  ],
  isSearched: true,
  filters: [
    { name: 'marketId', kind: 'reference', to: 'markets' },
    { name: 'kind', kind: 'choice', options: ['electronic', 'paper'] },
    { name: 'enabled', kind: 'switch' },
  ],
});
