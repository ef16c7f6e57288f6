import type { Article } from '@aksamit/contracts';
import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { ArticlePage } from './article.page';

const image = { kind: 'articles', id: 'a', alt: '', width: 1280, height: 853, widths: [320, 640] };
const article = {
  ...{ id: '5', title: 'Po laserze', lead: 'Co robić.', slug: 'po-laserze', content: [], relatedArticles: [], image },
  ...{ href: { pl: '/blog/pielegnacja/po-laserze/', en: '/blog/care/after-laser/' }, promoContent: null },
  ...{ category: { name: 'Pielęgnacja', slug: 'pielegnacja' }, publishedAt: '2026-11-02T09:00:00+01:00' },
  ...{ author: { name: 'Anna Nowak', position: 'Kosmetolożka', bio: '', specialization: '', avatar: image } },
  ...{ readingTime: 4, rating: 0, ratingsCount: 0, metaTitle: 'Po laserze', metaDescription: 'Co robić po zabiegu' },
  ...{ ctaType: null, ctaTypeData: null, products: [] },
} as unknown as Article;
const products = ['7', '8'].map((id) => ({
  id,
  name: `Zabieg ${id}`,
  slug: `zabieg-${id}`,
  gender: 'female' as const,
}));

async function show(change: Partial<Article>) {
  window.history.replaceState(null, '', article.href.pl);
  const mounted: { module: string; name: string; props: unknown }[] = [];
  renderModule(<ArticlePage />, {
    module: 'content',
    resources,
    http: createFakeHttp({ 'GET /articles/*': () => ({ article: { ...article, ...change } }) }),
    page: { name: 'article', params: { categorySlug: 'pielegnacja', slug: 'po-laserze' } },
    sitemap: {
      'content/home': { pl: '/', en: '/' },
      'content/blog': { pl: '/blog/', en: '/blog/' },
      'content/blog-category': { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
      'content/contact': { pl: '/kontakt/', en: '/contact/' },
      'catalog/price-list': { pl: '/cennik/', en: '/price-list/' },
      'catalog/special-offers': { pl: '/oferty-specjalne/', en: '/special-offers/' },
    },
    host: {
      mountFragment: ({ module, name, props }) => {
        mounted.push({ module, name, props });
        return { update: () => undefined, unmount: () => undefined };
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: /Po.laserze/ });
  return mounted;
}

test('the treatments of an article are shown by the catalog, beside another call to action', async () => {
  const mounted = await show({ products, ctaType: 'contactForm' });
  expect(mounted).toEqual([
    {
      module: 'catalog',
      name: 'product-teaser',
      props: {
        ids: ['7', '8'],
        title: 'Zabiegi z tego artykułu',
        text: 'Sprawdź przebieg zabiegu, przeciwwskazania i pełną cenę.',
      },
    },
  ]);
  expect(screen.getByRole('link', { name: 'Skontaktuj się z nami' })).toBeTruthy();
});

test('where the call to action is a treatment, it is that one first', async () => {
  const mounted = await show({ products, ctaType: 'product', ctaTypeData: { productId: '8' } });
  expect(mounted.map(({ props }) => props)).toMatchObject([{ ids: ['8', '7'], title: 'Wypróbuj na sobie' }]);
  expect(screen.getAllByRole('complementary').map((one) => one.getAttribute('aria-label'))).toEqual(['Autor']);
});

test('without a treatment that call to action leads to the prices', async () => {
  expect(await show({ ctaType: 'product', ctaTypeData: { productId: null } })).toEqual([]);
  expect(screen.getByRole('link', { name: 'Zobacz cennik' }).getAttribute('href')).toBe('/cennik/');
});
