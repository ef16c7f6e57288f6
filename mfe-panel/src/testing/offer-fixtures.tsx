/** Records and pages for the tests of the offer in the staff area. */
import type { FakeAnswer } from '@aksamit/module-sdk/testing';
import { FakePage } from '@aksamit/module-sdk/testing';
import { StaffOfferPage } from '../pages/staff-offer.page';
import { StaffOfferListPage } from '../pages/staff-offer-list.page';
import { StaffOfferRecordPage } from '../pages/staff-offer-record.page';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-offer': { pl: '/admin/oferta/', en: '/admin/offer/' },
  'panel/staff-offer-list': { pl: '/admin/oferta/:kind/', en: '/admin/offer/:kind/' },
  'panel/staff-offer-record': { pl: '/admin/oferta/:kind/:id/', en: '/admin/offer/:kind/:id/' },
};

export const code = {
  id: '9',
  marketId: '1',
  code: 'ZIMA-20',
  discountType: 'percentage',
  discountValue: 20,
  productCategoryId: null,
  enabled: true,
  validFrom: null,
  validTo: null,
  totalLimit: 100,
  customerLimit: null,
  usedCount: 3,
};

export const price = {
  id: '5',
  productId: '3',
  marketId: '1',
  currency: 'PLN',
  quantityFrom: 1,
  quantityTo: 5,
  price: 19_900,
  history: [{ price: 19_900, validFrom: '2026-10-01T08:00:00Z' }],
  changes: [] as { id: string; price: number; validFrom: string }[],
};

const both = (pl: string, en: string) => ({ pl, en });

/** One page of a list. */
export const pageOf = (data: object, total = 1) => new FakePage(data, { page: 1, perPage: 24, total });

const references: Record<string, FakeAnswer> = {
  'GET /markets/pl': () => ({ market: { id: '1', name: 'Polska' } }),
  'GET /markets/en': () => ({ market: { id: '2', name: 'United Kingdom' } }),
  'GET /product-categories': () => ({ productCategories: [{ id: '1', name: 'Depilacja' }] }),
  'GET /admin/products/3': () => ({ product: { id: '3', name: both('Pachy', 'Underarms') } }),
};

interface OfferOptions {
  kind?: string;
  id?: string;
  query?: string;
  role?: string;
  locale?: 'pl' | 'en';
  answers?: Record<string, FakeAnswer>;
}

/** Renders the overview, the list of a kind, or a record of it. */
export function renderOffer({ kind, id, query = '', role = 'admin', locale, answers = {} }: OfferOptions = {}) {
  const params: Record<string, string> = { ...(kind ? { kind } : {}), ...(id ? { id } : {}) };
  const [name, component] = pageOfParams(params);
  const path = ['admin', locale === 'en' ? 'offer' : 'oferta', ...Object.values(params)].join('/');
  return renderStaff({
    at: `${locale === 'en' ? '/en' : ''}/${path}/${query}`,
    page: { name, component, params },
    sitemap,
    role,
    ...(locale ? { locale } : {}),
    answers: { ...references, ...answers },
  });
}

function pageOfParams({ kind, id }: Record<string, string>) {
  if (id) return ['staff-offer-record', StaffOfferRecordPage] as const;
  return kind ? (['staff-offer-list', StaffOfferListPage] as const) : (['staff-offer', StaffOfferPage] as const);
}
