import { staffPriceInput } from '@aksamit/contracts/staff';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { PriceBatch } from '../components/price-batch';
import { PriceParts } from '../components/price-parts';
import { defineKind } from '../record-kind';
import { referenceColumn } from './cells';

const textOf = (value: unknown) => String(value ?? '');

/** Prices of a treatment in a market, by range of quantities. */
export const priceKind = defineKind({
  slug: 'prices',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/prices',
      one: 'GET /admin/prices/{id}',
      add: 'POST /admin/prices',
      change: 'PUT /admin/prices/{id}',
    },
    { many: 'prices', one: 'price' },
  ),
  input: staffPriceInput,
  // A stored price changes below its form, where its consequences are shown first.
  fixed: ['productId', 'marketId', 'currency', 'price'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: {
    productId: { kind: 'reference', to: 'sold' },
    marketId: { kind: 'reference', to: 'markets' },
    price: { kind: 'money' },
  },
  groups: [{ title: 'price', fields: ['productId', 'marketId', 'currency', 'quantityFrom', 'quantityTo', 'price'] }],
  initial: { marketId: '1', currency: 'PLN', quantityFrom: 1, quantityTo: 1 },
  currencyOf: ({ currency }) => textOf(currency),
  titleOf({ productName, quantityFrom, quantityTo }, { t, locale }) {
    const quantities = { from: quantityFrom, to: quantityTo };
    const price = t(`staff.records.price.${quantityFrom === quantityTo ? 'titleOfOne' : 'title'}`, quantities);
    // An older API names no products.
    return [localized(productName, locale), price].filter((part) => part !== '').join(' · ');
  },
  columns: [
    {
      key: 'productId',
      sort: 'productId',
      // An older API names no products: then each is requested by itself.
      cell: ({ productId, productName }, { locale }) =>
        localized(productName, locale) || <OptionName to="sold" id={textOf(productId)} />,
    },
    referenceColumn('marketId', 'markets'),
    {
      key: 'quantities',
      cell: ({ quantityFrom, quantityTo }) =>
        quantityFrom === quantityTo ? `${quantityFrom}` : `${quantityFrom}–${quantityTo}`,
    },
    {
      key: 'price',
      sort: 'price',
      isNumber: true,
      cell: ({ price, currency }, { money }) => money(Number(price), textOf(currency)),
    },
    {
      key: 'changes',
      cell: ({ changes }, { t }) =>
        Array.isArray(changes) && changes.length > 0 ? t('staff.records.price.planned', { count: changes.length }) : '',
    },
  ],
  filters: [
    { name: 'marketId', kind: 'reference', to: 'markets' },
    { name: 'categoryId', kind: 'reference', to: 'categories' },
    { name: 'productId', kind: 'reference', to: 'sold' },
  ],
  sort: 'productId',
  listTool: PriceBatch,
  parts: PriceParts,
});
