import { staffDiscountCodeInput } from '@aksamit/contracts/staff';
import { recordCalls } from '../api/record-calls';
import { CodeUse } from '../components/code-use';
import { defineKind } from '../record-kind';
import {
  currencyOfMarket,
  discountText,
  instantColumn,
  referenceColumn,
  saleStateColumn,
  saleStateFilter,
} from './cells';

/** Codes that a customer types into the cart. */
export const discountCodeKind = defineKind({
  slug: 'discount-codes',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/discount-codes',
      one: 'GET /admin/discount-codes/{id}',
      add: 'POST /admin/discount-codes',
      change: 'PUT /admin/discount-codes/{id}',
    },
    { many: 'discountCodes', one: 'discountCode' },
  ),
  input: staffDiscountCodeInput,
  fixed: ['marketId', 'code', 'discountType'],
  viewers: ['manager', 'admin'],
  editors: ['manager', 'admin'],
  controls: {
    marketId: { kind: 'reference', to: 'markets' },
    productCategoryId: { kind: 'reference', to: 'categories' },
    discountValue: { kind: 'discount', by: 'discountType' },
  },
  groups: [
    { title: 'code', fields: ['code', 'marketId', 'discountType', 'discountValue', 'productCategoryId', 'enabled'] },
    { title: 'limits', fields: ['validFrom', 'validTo', 'totalLimit', 'customerLimit'] },
  ],
  initial: { marketId: '1', discountType: 'percentage' },
  currencyOf: ({ marketId }) => currencyOfMarket(marketId),
  titleOf: ({ code }) => String(code),
  columns: [
    { key: 'code', sort: 'code', cell: ({ code }) => String(code) },
    { key: 'discountValue', isNumber: true, cell: (record, tools) => discountText(record, record.discountType, tools) },
    {
      key: 'usedCount',
      isNumber: true,
      cell: ({ usedCount, totalLimit }, { t }) =>
        totalLimit === null
          ? String(usedCount)
          : t('staff.records.use.ofLimit', { used: usedCount, limit: totalLimit }),
    },
    instantColumn('validTo', { sort: 'validTo' }),
    referenceColumn('marketId', 'markets'),
    saleStateColumn,
  ],
  isSearched: true,
  filters: [
    { name: 'marketId', kind: 'reference', to: 'markets' },
    saleStateFilter(['on', 'coming', 'over', 'usedUp', 'off']),
  ],
  copyOmits: ['code'],
  parts: CodeUse,
});
