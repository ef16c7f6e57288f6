/** An article, and its pages, for the tests of the blog in the staff area. */
import type { StaffArticleText } from '@aksamit/contracts/staff';
import type { FakeAnswer } from '@aksamit/module-sdk/testing';
import { StaffArticlePage } from '../pages/staff-article.page';
import { StaffArticlesPage } from '../pages/staff-articles.page';
import { pageOf } from './offer-fixtures';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-articles': { pl: '/admin/tresci/artykuly/', en: '/admin/content/articles/' },
  'panel/staff-article': { pl: '/admin/tresci/artykuly/:id/', en: '/admin/content/articles/:id/' },
  'panel/staff-promo-bars': { pl: '/admin/tresci/paski-promocyjne/', en: '/admin/content/promo-bars/' },
  'panel/staff-offer-list': { pl: '/admin/oferta/:kind/', en: '/admin/offer/:kind/' },
  'content/preview': { pl: '/podglad/:token/', en: '/preview/:token/' },
};

const both = <Value,>(pl: Value, en: Value = pl) => ({ pl, en });

export const articleText: StaffArticleText = {
  id: '5',
  code: 'po-laserze',
  state: 'draft',
  version: {
    number: 3,
    title: both('Po laserze', 'After the laser'),
    createdAt: '2026-11-26T10:00:00Z',
    createdBy: { id: 'u1', name: 'Iga Wrona' },
    publishAt: null,
    publishedAt: null,
  },
  content: {
    categoryId: '1',
    authorId: '2',
    title: both('Po laserze', 'After the laser'),
    slugs: both('po-laserze', 'after-the-laser'),
    lead: both('Co robić po zabiegu.', 'What to do afterwards.'),
    content: both(
      [{ type: 'paragraph' as const, text: 'Skóra lubi spokój.' }],
      [{ type: 'paragraph' as const, text: 'Skin likes peace.' }],
    ),
    meta: both({ title: 'Po laserze', description: 'Co robić.' }, { title: 'After', description: 'What to do.' }),
    promoBar: null,
    promoBarVisible: false,
    promoBarId: null,
    gender: 'all',
    isProfessional: false,
    ctaType: null,
    ctaProductId: null,
    pictureId: null,
    sideCategoryIds: [],
    productIds: [],
    relatedIds: [],
  },
  hasChanges: false,
  plan: null,
  publishedAt: null,
  href: both('/blog/pielegnacja/po-laserze/', '/blog/care/after-the-laser/'),
};

export const articleRow = {
  ...articleText.content,
  id: '5',
  code: 'po-laserze',
  enabled: false,
  publishedAt: '2026-11-26T10:00:00Z',
  state: 'draft' as const,
  editedAt: '2026-11-26T10:00:00Z',
  publishAt: null,
};

const answersOfAll: Record<string, FakeAnswer> = {
  'GET /admin/article-categories': () =>
    pageOf({
      articleCategories: [
        { id: '1', name: both('Pielęgnacja', 'Care') },
        { id: '3', name: both('Laser', 'Laser') },
      ],
    }),
  'GET /admin/promo-bars': () => pageOf({ promoBars: [{ id: '7', name: 'Zima', state: 'on' }] }),
  'GET /admin/article-authors': () => pageOf({ articleAuthors: [{ id: '2', name: 'Anna Zielińska' }] }),
  'GET /admin/articles/5/text': () => ({ articleText }),
  'GET /admin/articles/5/versions': () => pageOf({ articleVersions: [articleText.version] }),
};

interface ArticleOptions {
  /** Of one article, or `new`; the list when omitted. */
  id?: string;
  query?: string;
  role?: string;
  locale?: 'pl' | 'en';
  answers?: Record<string, FakeAnswer>;
}

/** Renders the list of articles, or one. */
export function renderArticles({ id, query = '', role = 'admin', locale, answers = {} }: ArticleOptions = {}) {
  const path = locale === 'en' ? '/en/admin/content/articles/' : '/admin/tresci/artykuly/';
  return renderStaff({
    at: `${path}${id ? `${id}/` : ''}${query}`,
    page: id
      ? { name: 'staff-article', component: StaffArticlePage, params: { id } }
      : { name: 'staff-articles', component: StaffArticlesPage },
    sitemap,
    role,
    ...(locale ? { locale } : {}),
    answers: { ...answersOfAll, ...answers },
  });
}
