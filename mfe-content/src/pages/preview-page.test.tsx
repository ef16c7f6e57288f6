import type { Article, ContentPreview } from '@aksamit/contracts';
import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { pageRecord } from '../testing/page-record';
import { PreviewPage } from './preview.page';

const image = { kind: 'articles', id: 'a', alt: '', width: 1280, height: 853, widths: [320, 640] };
const article = {
  ...{ id: '5', title: 'Po laserze', lead: 'Co robić.', slug: 'po-laserze', relatedArticles: [], image },
  ...{ content: [{ type: 'paragraph', text: 'Skóra lubi spokój.' }], promoContent: null, locale: 'pl' },
  ...{ href: { pl: '/blog/pielegnacja/po-laserze/', en: '/blog/care/after-laser/' }, isProfessional: true },
  ...{ category: { id: '2', name: 'Pielęgnacja', slug: 'pielegnacja' }, publishedAt: '2026-11-02T09:00:00+01:00' },
  ...{
    author: { name: 'Anna Nowak', position: 'Kosmetolożka', bio: '', specialization: '', avatar: image, slug: null },
  },
  ...{ readingTime: 4, rating: 0, ratingsCount: 0, metaTitle: 'Po laserze', metaDescription: 'Co robić po zabiegu' },
  ...{ ctaType: null, ctaTypeData: null, products: [], sideCategories: [], imageMobile: { ...image, id: 'av1' } },
} as unknown as Article;

function show(preview: ContentPreview | null) {
  window.history.replaceState(null, '', '/podglad/tajny/');
  const http = createFakeHttp({
    'GET /content-previews/tajny': () => {
      if (!preview) throw httpError(404, 'not_found');
      return { contentPreview: preview };
    },
  });
  renderModule(<PreviewPage />, {
    module: 'content',
    resources,
    http,
    page: { name: 'preview', params: { token: 'tajny' } },
    sitemap: {
      'content/home': { pl: '/', en: '/' },
      'content/blog': { pl: '/blog/', en: '/blog/' },
      'content/blog-category': { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
    },
  });
}

const expiresAt = '2026-11-28T12:00:00Z';

test('an article is shown whole, at the address of the preview, and nothing of it is counted', async () => {
  show({ expiresAt, article, cmsPage: null });
  expect(await screen.findByRole('heading', { level: 1, name: /Po.laserze/ })).toBeTruthy();
  expect(screen.getByText(/Klienci jeszcze jej nie.widzą/)).toBeTruthy();
  // Nobody is asked whether they are a professional, and nobody can rate what is not public.
  expect(screen.getByText(/Skóra lubi spokój/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(window.location.pathname).toBe('/podglad/tajny/');
});

test('a text page is shown too', async () => {
  show({ expiresAt, article: null, cmsPage: pageRecord({ title: 'Nowa strona' }) });
  expect(await screen.findByRole('heading', { level: 1, name: /Nowa.strona/ })).toBeTruthy();
});

test('a link that has ended is explained', async () => {
  show(null);
  expect(await screen.findByRole('heading', { level: 1, name: /podgląd już.wygasł/ })).toBeTruthy();
});
