/** A promo bar, and its pages, for the tests of the staff area. */
import type { FakeAnswer } from '@aksamit/module-sdk/testing';
import { StaffPromoBarPage } from '../pages/staff-promo-bar.page';
import { StaffPromoBarsPage } from '../pages/staff-promo-bars.page';
import { pageOf } from './offer-fixtures';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-promo-bars': { pl: '/admin/tresci/paski-promocyjne/', en: '/admin/content/promo-bars/' },
  'panel/staff-promo-bar': { pl: '/admin/tresci/paski-promocyjne/:id/', en: '/admin/content/promo-bars/:id/' },
};

export const promoBar = {
  id: '4',
  name: 'Zima w salonach',
  enabled: true,
  headline: { pl: 'Zimowe spotkania', en: 'Winter dates' },
  subheadline: { pl: 'Do końca lutego', en: 'Until the end of February' },
  actions: { pl: [{ label: 'Zobacz', path: '/oferty/' }], en: [{ label: 'See', path: '/offers/' }] },
  look: 'velvet',
  startAt: '2026-11-20T08:00:00.000Z',
  endAt: null as string | null,
  marketId: null,
  isShopWide: false,
  articleCategoryIds: ['1'],
  articleIds: [],
  pageKinds: { information: false, campaign: true, offer: false },
  pageIds: [],
  state: 'on',
  editedAt: '2026-11-20T08:00:00.000Z',
};

const { id: _id, state: _state, editedAt: _editedAt, ...content } = promoBar;

export const promoBarVersions = [
  { number: 2, content, createdAt: '2026-11-20T08:00:00.000Z', createdBy: 'Iga Wrona' },
  {
    number: 1,
    content: { ...content, headline: { pl: 'Zima', en: 'Winter' } },
    createdAt: '2026-11-19T08:00:00.000Z',
    createdBy: null,
  },
];

const answersOfAll: Record<string, FakeAnswer> = {
  'GET /markets/pl': () => ({ market: { id: '1', name: 'Polska' } }),
  'GET /markets/en': () => ({ market: { id: '2', name: 'United Kingdom' } }),
  'GET /admin/article-categories': () =>
    pageOf({ articleCategories: [{ id: '1', name: { pl: 'Pielęgnacja', en: 'Care' } }] }),
  'GET /admin/promo-bars': () => pageOf({ promoBars: [promoBar] }),
  'GET /admin/promo-bars/4': () => ({ promoBar }),
  'GET /admin/promo-bars/4/versions': () => ({ promoBarVersions }),
};

interface PromoBarOptions {
  /** Of one bar, or `new`; the list when omitted. */
  id?: string;
  query?: string;
  role?: string;
  answers?: Record<string, FakeAnswer>;
}

/** Renders the list of bars, or one. */
export function renderPromoBars({ id, query = '', role = 'admin', answers = {} }: PromoBarOptions = {}) {
  return renderStaff({
    at: `/admin/tresci/paski-promocyjne/${id ? `${id}/` : ''}${query}`,
    page: id
      ? { name: 'staff-promo-bar', component: StaffPromoBarPage, params: { id } }
      : { name: 'staff-promo-bars', component: StaffPromoBarsPage },
    sitemap,
    role,
    answers: { ...answersOfAll, ...answers },
  });
}
