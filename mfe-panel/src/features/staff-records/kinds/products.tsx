import { staffProductInput } from '@aksamit/contracts/staff';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { ProductPrices } from '../components/product-prices';
import { defineKind } from '../record-kind';
import { productPage } from '../shop-pages';
import { choiceColumn, enabledColumn, nameColumn, plainColumn, referenceColumn } from './cells';
import { SOLD_CONTROLS } from './sold-controls';

/** Treatments, packages, and special offers as treatments. */
export const productKind = defineKind({
  slug: 'products',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/products',
      one: 'GET /admin/products/{id}',
      add: 'POST /admin/products',
      change: 'PUT /admin/products/{id}',
    },
    { many: 'products', one: 'product' },
  ),
  input: staffProductInput,
  fixed: ['type', 'code'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: {
    ...SOLD_CONTROLS,
    bodyPartIds: { kind: 'references', to: 'bodyParts' },
    'pictures.id': { kind: 'picture', shape: 'card' },
  },
  groups: [
    { title: 'basics', fields: ['name', 'type', 'code', 'gender', 'categoryId', 'enabled', 'slugs', 'lead'] },
    {
      title: 'treatment',
      fields: ['duration', 'durationTo', 'showDuration', 'level', 'bodyPartCount', 'bodyPartIds'],
    },
    {
      title: 'sale',
      fields: [
        'vatRate',
        'canPaymentByCash',
        'showLowestPrice',
        'promoRecommended',
        'isSpecial',
        'isBundlable',
        'packageQuantity',
        'packageBonusQuantity',
        'recommendedQuantityFrom',
        'recommendedQuantityTo',
        'hasCheckbox',
        'checkboxLabel',
        'position',
      ],
    },
    { title: 'pictures', fields: ['pictureId', 'pictures'] },
    { title: 'content', fields: ['content'] },
  ],
  initial: { type: 'product', vatRate: 23 },
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    choiceColumn('type'),
    choiceColumn('gender'),
    referenceColumn('categoryId', 'categories'),
    plainColumn('code', { sort: 'code' }),
    enabledColumn,
  ],
  isSearched: true,
  filters: [
    { name: 'type', kind: 'choice', options: ['product', 'package', 'offer'] },
    { name: 'gender', kind: 'choice', options: ['female', 'male'] },
    { name: 'categoryId', kind: 'reference', to: 'categories' },
    { name: 'enabled', kind: 'switch' },
  ],
  shopPageOf: productPage,
  copyOmits: ['code', 'slugs'],
  parts: ProductPrices,
});
