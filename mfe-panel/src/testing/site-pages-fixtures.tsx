/** A page with sections, as a shop with two editors has it, for the tests of the editor of pages. */
import { type FakeAnswer, FakePage, httpError } from '@aksamit/module-sdk/testing';
import { StaffSitePagePage } from '../pages/staff-site-page.page';
import { StaffSitePagesPage } from '../pages/staff-site-pages.page';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-site-pages': { pl: '/admin/tresci/strony/', en: '/admin/content/pages/' },
  'content/preview': { pl: '/podglad/:token/', en: '/preview/:token/' },
  'panel/staff-site-page': { pl: '/admin/tresci/strony/:id/', en: '/admin/content/pages/:id/' },
};

const meta = { title: 'Wiosna', description: 'Oferta wiosenna', keywords: '', canonical: null };
const quote = (text: string) => ({ kind: 'quote', text, author: 'Zespół', role: null });
const steps = (title: string) => ({ kind: 'steps', title, items: [{ title: 'Krok', text: 'Opis' }] });

export const sitePage = {
  id: '7',
  code: 'wiosna',
  kind: 'campaign',
  enabled: true,
  title: { pl: 'Wiosna', en: 'Spring' },
  slugs: { pl: 'lp/wiosna', en: 'lp/spring' },
  lead: { pl: '', en: '' },
  body: { pl: [], en: [] },
  sections: { pl: [quote('Cytat'), steps('Jak to działa')], en: [quote('Quote'), steps('How it works')] },
  meta: { pl: meta, en: { ...meta, title: 'Spring' } },
  updatedAt: '2026-11-01T09:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  changedBy: 'Ewa Lis',
  hasDraft: false,
  publishAt: null,
};

interface Draft {
  version: number;
  content: object | null;
  editedAt: string | null;
  editedBy: string | null;
  publishAt: string | null;
  failure: string | null;
}

/** A shop that holds one page: versions are checked as the API does. */
export function sitePageShop() {
  const nothing: Draft = { version: 2, content: null, editedAt: null, editedBy: null, publishAt: null, failure: null };
  const shop = { page: sitePage as Record<string, unknown>, draft: nothing };
  const check = (version: unknown) => {
    if (version === shop.draft.version) return;
    const { version: current, editedBy } = shop.draft;
    throw httpError(409, 'page_changed', { details: { version: current, editedBy } });
  };
  const answers: Record<string, FakeAnswer> = {
    'GET /admin/pictures': () => new FakePage({ pictures: [] }, { page: 1, perPage: 100, total: 0 }),
    'POST /admin/content-previews': () => ({
      contentPreviewLink: { token: 'tajny', expiresAt: '2026-11-28T09:00:00.000Z' },
    }),
    'GET /admin/cms-pages/7': () => ({ cmsPage: shop.page }),
    'GET /admin/cms-pages/7/draft': () => ({ pageDraft: shop.draft }),
    'GET /admin/cms-pages/7/versions': () => ({
      versions: [
        {
          number: 1,
          enabled: true,
          content: { ...sitePage, title: { pl: 'Dawna wiosna', en: 'Former spring' } },
          createdAt: '2026-11-20T09:00:00.000Z',
          createdBy: 'Ewa Lis',
        },
      ],
    }),
    'PUT /admin/cms-pages/7/draft': ({ options }) => {
      const { version, content } = options.body as { version: number; content: object | null };
      check(version);
      shop.draft = { ...shop.draft, version: version + 1, content, editedBy: 'Iga Wrona' };
      return { pageDraft: shop.draft };
    },
    'PUT /admin/cms-pages/7/publication': ({ options }) => {
      const { version, publishAt = null } = options.body as { version: number; publishAt?: string };
      check(version);
      shop.draft = { ...shop.draft, version: version + 1, publishAt, content: publishAt ? shop.draft.content : null };
      return { pageDraft: shop.draft };
    },
  };
  return { shop, answers };
}

interface Options {
  /** Omitted: the list. */
  id?: string;
  query?: string;
  role?: string;
  answers: Record<string, FakeAnswer>;
}

/** Renders the list of pages, or the editor of one. */
export function renderSitePages({ id, query = '', role = 'admin', answers }: Options) {
  const page = id
    ? { name: 'staff-site-page', component: StaffSitePagePage, params: { id } }
    : { name: 'staff-site-pages', component: StaffSitePagesPage };
  return renderStaff({ at: `/admin/tresci/strony/${id ? `${id}/` : ''}${query}`, page, sitemap, role, answers });
}
