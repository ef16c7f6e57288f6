import { staffBundleInput, staffOfferInput } from '@aksamit/contracts/staff';
import { localized } from '../../../staff-kit/record-form/localized';
import { recordCalls } from '../api/record-calls';
import { ProductPrices } from '../components/product-prices';
import { defineKind } from '../record-kind';
import { bundlePage, offerPage } from '../shop-pages';
import {
  choiceColumn,
  enabledColumn,
  instantColumn,
  nameColumn,
  plainColumn,
  referenceColumn,
  saleStateColumn,
  saleStateFilter,
} from './cells';
import { SOLD_CONTROLS } from './sold-controls';

/** Fields of what is sold that offers and bundles share, by group. */
const TREATMENT = { title: 'treatment', fields: ['duration', 'durationTo', 'showDuration', 'level', 'bodyPartCount'] };
const SALE = [
  'vatRate',
  'canPaymentByCash',
  'showLowestPrice',
  'promoRecommended',
  'isSpecial',
  'packageQuantity',
  'packageBonusQuantity',
  'position',
];
const PAGE = [
  { title: 'pictures', fields: ['pictureId'] },
  { title: 'content', fields: ['content'] },
];
const NAMED = ['name', 'code', 'gender', 'categoryId', 'enabled', 'slugs', 'lead'];

/** Special offers, for a time or until further notice. */
export const offerKind = defineKind({
  slug: 'offers',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/offers',
      one: 'GET /admin/offers/{id}',
      add: 'POST /admin/offers',
      change: 'PUT /admin/offers/{id}',
    },
    { many: 'offers', one: 'offer' },
  ),
  input: staffOfferInput,
  fixed: ['code'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: { ...SOLD_CONTROLS, 'contents.id': { kind: 'reference', to: 'products' } },
  groups: [
    { title: 'basics', fields: [...NAMED, 'variant', 'category', 'label'] },
    { title: 'time', fields: ['validFrom', 'validTo', 'showCountdown'] },
    TREATMENT,
    { title: 'sale', fields: [...SALE, 'contents'] },
    ...PAGE,
  ],
  initial: { vatRate: 23 },
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    choiceColumn('variant'),
    choiceColumn('gender'),
    instantColumn('validFrom'),
    instantColumn('validTo'),
    saleStateColumn,
  ],
  isSearched: true,
  filters: [
    { name: 'variant', kind: 'choice', options: ['special', 'flexy'] },
    { name: 'category', kind: 'choice', options: ['epilation', 'endermology', 'emSpec'] },
    { name: 'gender', kind: 'choice', options: ['female', 'male'] },
    saleStateFilter(['on', 'coming', 'over', 'off']),
  ],
  shopPageOf: offerPage,
  copyOmits: ['code', 'slugs'],
  parts: ProductPrices,
});

/** Bundles, whose treatments the customer chooses. */
export const bundleKind = defineKind({
  slug: 'bundles',
  section: 'sale',
  calls: recordCalls(
    {
      list: 'GET /admin/bundles',
      one: 'GET /admin/bundles/{id}',
      add: 'POST /admin/bundles',
      change: 'PUT /admin/bundles/{id}',
    },
    { many: 'bundles', one: 'bundle' },
  ),
  input: staffBundleInput,
  fixed: ['code'],
  viewers: ['manager', 'admin'],
  editors: ['admin'],
  controls: { ...SOLD_CONTROLS, color: { kind: 'color' } },
  groups: [
    { title: 'basics', fields: [...NAMED, 'color', 'isMostBought'] },
    { title: 'limits', fields: ['eventLimit', 'validityDurationMonths', 'minProductSelection'] },
    TREATMENT,
    { title: 'sale', fields: SALE },
    ...PAGE,
  ],
  initial: { vatRate: 23, color: '#b08d57' },
  titleOf: ({ name }, { locale }) => localized(name, locale),
  columns: [
    nameColumn,
    choiceColumn('gender'),
    referenceColumn('categoryId', 'categories'),
    plainColumn('code', { sort: 'code' }),
    enabledColumn,
  ],
  isSearched: true,
  filters: [
    { name: 'gender', kind: 'choice', options: ['female', 'male'] },
    { name: 'categoryId', kind: 'reference', to: 'categories' },
    { name: 'enabled', kind: 'switch' },
  ],
  shopPageOf: bundlePage,
  copyOmits: ['code', 'slugs'],
  parts: ProductPrices,
});
