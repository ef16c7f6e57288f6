/** Legal texts with their versions, for the tests of the staff area. */
import { type FakeAnswer, FakePage, httpError } from '@aksamit/module-sdk/testing';
import { StaffLegalPage } from '../pages/staff-legal.page';
import { StaffLegalTextPage } from '../pages/staff-legal-text.page';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-legal': { pl: '/admin/tresci/dokumenty/', en: '/admin/content/legal/' },
  'panel/staff-legal-text': { pl: '/admin/tresci/dokumenty/:id/', en: '/admin/content/legal/:id/' },
};

const paragraph = (text: string) => [{ type: 'paragraph', text }];

export const legalVersion = (id: string, text: string, more: object = {}) => ({
  id,
  cmsPageId: '5',
  status: 'inEffect',
  body: { pl: paragraph(text), en: paragraph(`${text} (EN)`) },
  summary: null,
  createdAt: '2026-01-01T09:00:00.000Z',
  publishedAt: '2026-01-01T09:00:00.000Z',
  effectiveAt: '2026-01-08T09:00:00.000Z',
  version: 1,
  ...more,
});
export const legalDraft = (text: string, version = 1) =>
  legalVersion('d', text, { status: 'draft', publishedAt: null, effectiveAt: null, version });

const page = {
  id: '5',
  code: 'regulations',
  kind: 'legal',
  title: 'Regulamin',
  lead: '',
  slug: 'regulamin',
  slugs: { pl: 'regulamin', en: 'terms' },
  paths: { pl: '/regulamin/', en: '/terms/' },
};

/** An API with one legal page; versions of its draft are checked. */
export function legalShop(documents: ReturnType<typeof legalVersion>[]) {
  const shop = { documents };
  const list = () =>
    new FakePage({ legalDocuments: shop.documents }, { page: 1, perPage: 100, total: shop.documents.length });
  const answers: Record<string, FakeAnswer> = {
    'GET /cms-pages': () => new FakePage({ cmsPages: [page] }, { page: 1, perPage: 100, total: 1 }),
    'GET /admin/legal-documents': list,
    'POST /admin/legal-documents': ({ options }) => {
      const made = { ...legalDraft(''), ...(options.body as object) };
      shop.documents = [made, ...shop.documents];
      return { legalDocument: made };
    },
    'PUT /admin/legal-documents/*': ({ path, options }) => {
      const id = path.split('/').at(-1);
      const stored = shop.documents.find((each) => each.id === id);
      const { version, action, ...text } = options.body as { version: number; action?: string };
      if (!stored) throw httpError(404, 'not_found');
      if (version !== stored.version) throw httpError(409, 'document_changed');
      const status = { publish: 'published', withdraw: 'withdrawn' }[action ?? ''] ?? stored.status;
      const changed = { ...stored, ...text, status, version: version + 1 };
      shop.documents = shop.documents.map((each) => (each.id === id ? changed : each));
      return { legalDocument: changed };
    },
  };
  return { shop, answers };
}

/** Renders the list of legal texts, or one of them. */
export function renderLegal({ id, answers }: { id?: string; answers: Record<string, FakeAnswer> }) {
  const shown = id
    ? { name: 'staff-legal-text', component: StaffLegalTextPage, params: { id } }
    : { name: 'staff-legal', component: StaffLegalPage };
  return renderStaff({
    at: `/admin/tresci/dokumenty/${id ? `${id}/` : ''}`,
    page: shown,
    sitemap,
    role: 'admin',
    answers,
  });
}
