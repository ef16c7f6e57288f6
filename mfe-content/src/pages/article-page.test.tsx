import type { Article } from '@aksamit/contracts';
import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { resources } from '../app/resources';
import { ArticlePage } from './article.page';

const image = { kind: 'articles', id: 'a', alt: '', width: 1280, height: 853, widths: [320, 640] };
const article = {
  ...{ id: '5', title: 'Po laserze', lead: 'Co robić.', slug: 'po-laserze', content: [], relatedArticles: [], image },
  ...{ href: { pl: '/blog/pielegnacja/po-laserze/', en: '/blog/care/after-laser/' }, promoContent: null },
  ...{ category: { id: '2', name: 'Pielęgnacja', slug: 'pielegnacja' }, publishedAt: '2026-11-02T09:00:00+01:00' },
  ...{
    author: { name: 'Anna Nowak', position: 'Kosmetolożka', bio: '', specialization: '', avatar: image, slug: 'anna' },
  },
  ...{ readingTime: 4, rating: 0, ratingsCount: 0, metaTitle: 'Po laserze', metaDescription: 'Co robić po zabiegu' },
  ...{ ctaType: null, ctaTypeData: null, products: [], sideCategories: [], imageMobile: { ...image, id: 'av1' } },
  ...{ isProfessional: false, locale: 'pl', wordCount: 640, updatedAt: '2026-11-02T09:00:00+01:00' },
} as unknown as Article;
const offer = {
  ...{ name: 'Gładkie lato', slug: 'gladkie-lato', lead: 'Pachy i bikini.', variant: 'special' },
  validTo: '2026-12-24T23:00:00Z',
};
const products = ['7', '8'].map((id) => ({
  id,
  name: `Zabieg ${id}`,
  slug: `zabieg-${id}`,
  gender: 'female' as const,
}));

beforeEach(() => localStorage.clear());

async function show(change: Partial<Article>, search = '') {
  window.history.replaceState(null, '', article.href.pl + search);
  const http = createFakeHttp({
    'GET /articles/*': () => ({ article: { ...article, ...change } }),
    'GET /offers': () => ({ offers: [offer] }),
    'GET /maps': () => ({ maps: [] }),
  });
  const mounted: { module: string; name: string; props: unknown }[] = [];
  renderModule(<ArticlePage />, {
    module: 'content',
    resources,
    http,
    page: { name: 'article', params: { categorySlug: 'pielegnacja', slug: 'po-laserze' } },
    sitemap: {
      'content/home': { pl: '/', en: '/' },
      'content/blog': { pl: '/blog/', en: '/blog/' },
      'content/blog-category': { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
      'content/blog-author': { pl: '/blog/autor/:slug/', en: '/blog/author/:slug/' },
      'content/regulations': { pl: '/regulamin/', en: '/regulations/' },
      'content/privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
      'content/contact': { pl: '/kontakt/', en: '/contact/' },
      'catalog/price-list': { pl: '/cennik/', en: '/price-list/' },
      'catalog/special-offer': { pl: '/oferty-specjalne/:slug/', en: '/special-offers/:slug/' },
      'catalog/flexi-special-offer': { pl: '/oferty-specjalne-flexy/:slug/', en: '/flexi-special-offers/:slug/' },
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
  return Object.assign(mounted, { http });
}

test('the treatments of an article are shown by the catalog, beside another call to action', async () => {
  const mounted = await show({ products, ctaType: 'contactForm' });
  expect([...mounted]).toEqual([
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
  expect(await screen.findByRole('form', { name: 'Napisz do nas' })).toBeTruthy();
});

test('a single treatment is named as one', async () => {
  const mounted = await show({ products: products.slice(0, 1), ctaType: 'contactForm' });
  expect(mounted.map(({ props }) => props)).toMatchObject([{ ids: ['7'], title: 'Zabieg z tego artykułu' }]);
});

test('where the call to action is a treatment, it is that one first', async () => {
  const mounted = await show({ products, ctaType: 'product', ctaTypeData: { productId: '8' } });
  expect(mounted.map(({ props }) => props)).toMatchObject([{ ids: ['8', '7'], title: 'Wypróbuj na sobie' }]);
  expect(screen.getAllByRole('complementary').map((one) => one.getAttribute('aria-label'))).toEqual(['Kto pisze']);
});

test('without a treatment that call to action leads to the prices', async () => {
  expect([...(await show({ ctaType: 'product', ctaTypeData: { productId: null } }))]).toEqual([]);
  expect(screen.getByRole('link', { name: 'Zobacz cennik' }).getAttribute('href')).toBe('/cennik/');
});

test('the promo bar stands beside the call to action', async () => {
  const promoContent = {
    ...{ id: '5', promoBarVisible: true, promoBarHeadline: 'Umów wizytę', promoBarSubheadline: '' },
    ...{ promoBarButtonMainLabel: 'Sprawdź', promoBarButtonMainUrl: '/salony/' },
    ...{ promoBarButtonSideLabel: '', promoBarButtonSideUrl: '' },
  };
  await show({ promoContent: { ...promoContent, look: 'velvet' }, ctaType: 'product' });
  const asides = screen.getAllByRole('complementary').map((one) => one.getAttribute('aria-label'));
  expect(asides).toEqual(['Umów wizytę', 'Wypróbuj na sobie', 'Kto pisze']);
  expect(screen.getByRole('complementary', { name: 'Umów wizytę' }).dataset.look).toBe('velvet');
});

test('a call-back is a form, an offer is one that runs', async () => {
  await show({ ctaType: 'leadForm' });
  expect(await screen.findByRole('form', { name: 'Oddzwonimy' })).toBeTruthy();
  cleanup();
  const { http } = await show({ ctaType: 'offer', gender: 'female' });
  expect((await screen.findByRole('link', { name: 'Zobacz ofertę' })).getAttribute('href')).toBe(
    '/oferty-specjalne/gladkie-lato/',
  );
  expect(screen.getByText(/^Oferta ważna do\s24\.12\.2026$/)).toBeTruthy();
  expect(http.calls.at(-1)?.options.query).toMatchObject({ gender: 'female', perPage: 1 });
});

test('its head names all categories, the author’s page, the edit, and has a cover for phones', async () => {
  const side = { id: '3', name: 'Epilacja', slug: 'epilacja' } as Article['category'];
  await show({ sideCategories: [side], updatedAt: '2026-11-20T09:00:00+01:00', rating: 4.5, ratingsCount: 2 });
  const categories = within(screen.getByRole('list', { name: 'Kategorie artykułu' })).getAllByRole('link');
  expect(categories.map((link) => link.getAttribute('href'))).toEqual(['/blog/pielegnacja/', '/blog/epilacja/']);
  expect(screen.getAllByRole('link', { name: 'Anna Nowak' })[0]?.getAttribute('href')).toBe('/blog/autor/anna/');
  expect(screen.getByText('2 listopada 2026')).toBeTruthy();
  expect(screen.getByText('(zaktualizowany 20.11.2026)')).toBeTruthy();
  expect(screen.getByText('4,50 / 5 (2 oceny)')).toBeTruthy();
  const phone = document.querySelector('picture source[media]');
  expect(phone?.getAttribute('srcset')).toContain('/api/images/articles/av1-320.avif 320w');
});

describe('an article for professionals', () => {
  const text = [{ type: 'paragraph' as const, text: 'Dobór energii.' }];
  const professional = { isProfessional: true, content: text, products };
  test('asks before it is read; what it holds is not in the page', async () => {
    const mounted = await show(professional);
    const form = screen.getByRole('button', { name: 'Potwierdzam' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', article.href.pl]);
    expect(screen.getByRole('link', { name: 'Nie potwierdzam' }).getAttribute('href')).toBe('/blog/');
    expect(document.body.textContent).not.toContain('Dobór energii.');
    expect([...mounted]).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Jak oceniasz ten artykuł?' })).toBeNull();
  });
  test('is read by who confirmed, is remembered, and can be withdrawn', async () => {
    await show(professional, '?professional=confirmed');
    expect(screen.getByText('Dobór energii.')).toBeTruthy();
    expect(localStorage.getItem('readsAsProfessional')).toBe('yes');
    cleanup();
    await show(professional);
    await waitFor(() => expect(window.location.search).toBe('?professional=confirmed'));
    fireEvent.click(await screen.findByRole('link', { name: 'To nie ja' }));
    expect(localStorage.getItem('readsAsProfessional')).toBeNull();
  });
  test('is no question of other articles', async () => {
    await show({ content: text }, '?professional=confirmed');
    expect(screen.getByText('Dobór energii.')).toBeTruthy();
    expect(screen.queryByText(/jako osoba z branży/)).toBeNull();
  });
});
