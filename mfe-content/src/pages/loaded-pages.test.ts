import type { PageHead, RenderContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import {
  createFakeHttp,
  definedPages,
  type FakeAnswer,
  httpError,
  sitemapOf,
  testPageContext,
} from '@aksamit/module-sdk/testing';
import en from '../locales/en.json';
import pl from '../locales/pl.json';

const pages = definedPages(__dirname);

const sitemap = sitemapOf('content', pages);
const missing: FakeAnswer = () => {
  throw httpError(404, 'not_found');
};
const article = {
  id: '5',
  slug: 'po-laserze',
  category: { slug: 'pielegnacja' },
  author: { id: '4' },
  href: { pl: '/blog/pielegnacja/po-laserze/', en: '/blog/care/after-laser/' },
  relatedArticles: [],
  metaTitle: 'Po laserze',
  metaDescription: 'Co robić po zabiegu',
};
const meta = { title: 'O nas', description: 'Kim jesteśmy', canonical: null };
const categories = [
  { id: '2', name: 'Pielęgnacja', slug: 'pielegnacja', slugs: { pl: 'pielegnacja', en: 'care' }, description: '' },
];

async function load(
  page: string,
  answers: Record<string, FakeAnswer>,
  at: { params?: Record<string, string>; query?: Record<string, string>; locale?: 'pl' | 'en' } = {},
) {
  const context = {
    ...testPageContext(at.locale ?? 'pl'),
    page,
    params: at.params ?? {},
    query: at.query ?? {},
    sitemap,
  } as unknown as RenderContext;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const loader = pages.find(({ name }) => name === page)?.load;
  if (!loader) throw new Error(`no loader for ${page}`);
  const head: PageHead = { title: '' };
  const setHead = (next: PageHead) => void Object.assign(head, next);
  const t = createTranslations(context.locale, { pl, en });
  return {
    result: await loader({ context, http: createFakeHttp(answers), queryClient, t, setHead }),
    queryClient,
    head,
  };
}

test('every page has a loader', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(({ name, load: loader }) => (loader ? [] : name))).toEqual([]);
});

test('the head is known from the loader alone, also where the API is away', async () => {
  const away: FakeAnswer = () => {
    throw httpError(503, 'service_unavailable');
  };
  const shown = async (page: string, answers: Record<string, FakeAnswer>, at = {}) =>
    (await load(page, answers, at)).head;
  expect(await shown('home', { 'GET /cms-pages/home': away })).toEqual({
    title: expect.stringContaining('Aksamit'),
    description: expect.stringMatching(/ /),
  });
  const params = { categorySlug: 'pielegnacja', slug: 'po-laserze' };
  expect(await shown('article', { 'GET /articles/po-laserze': () => ({ article }) }, { params })).toMatchObject({
    title: 'Po laserze – Aksamit',
    description: 'Co robić po zabiegu',
    alternates: article.href,
  });
  const cmsPage = { id: '3', body: [], meta, paths: { pl: '/o-nas/', en: '/about-us/' } };
  expect(await shown('about-us', { 'GET /cms-pages/o-nas': () => ({ cmsPage }) })).toMatchObject({
    title: 'O nas – Aksamit',
    canonicalPath: '/o-nas/',
  });
});

test('an unknown address is a real 404 that hydrates as one', async () => {
  const { result, queryClient } = await load(
    'cms-page',
    { 'GET /cms-pages/nic': missing },
    { params: { rest: 'nic' } },
  );
  expect(result).toEqual({ status: 404 });
  expect(queryClient.getQueryData(['cms-page', 'nic'])).toBeNull();
});

test.each(['wp-login.php', '../etc/passwd', 'a'.repeat(300), 'Ala ma kota'])(
  'the API is not asked for %s, which can be no page',
  async (rest) => {
    const { result } = await load('cms-page', {}, { params: { rest } });
    expect(result).toEqual({ status: 404 });
  },
);

test('a text under the slug of another language answers 301 to its own', async () => {
  const cmsPage = { id: '3', body: [], meta, paths: { pl: '/o-nas/', en: '/about-us/' } };
  const answers = { 'GET /cms-pages/o-nas': () => ({ cmsPage }) };
  const { result } = await load('cms-page', answers, { params: { rest: 'o-nas' }, locale: 'en' });
  expect(result).toEqual({ redirect: '/en/about-us/', status: 301 });
});

test('a page with a name of its own finds its text by its address', async () => {
  const cmsPage = { id: '3', body: [], meta, paths: { pl: '/o-nas/', en: '/about-us/' } };
  const { result } = await load('about-us', { 'GET /cms-pages/o-nas': () => ({ cmsPage }) });
  expect(result).toEqual({ status: 200, cacheKeys: ['cms-page:3', 'cms-pages', 'promo-bars'] });
});

test.each([
  ['article', { categorySlug: 'technologia', slug: 'po-laserze' }],
  ['article', { categorySlug: 'care', slug: 'after-laser' }],
  ['article-by-slug', { slug: 'po-laserze' }],
])('%s at %j answers 301 to its category and slug', async (page, params) => {
  const answers = { 'GET /articles/*': () => ({ article }) };
  const { result } = await load(page, answers, { params });
  expect(result).toEqual({ redirect: '/blog/pielegnacja/po-laserze/', status: 301 });
});

test('an article at its own address is shown, an unknown one is a 404', async () => {
  const params = { categorySlug: 'pielegnacja', slug: 'po-laserze' };
  const shown = await load('article', { 'GET /articles/po-laserze': () => ({ article }) }, { params });
  expect(shown.result).toEqual({ status: 200, cacheKeys: ['article:5', 'author:4', 'promo-bars'] });
  expect((await load('article', { 'GET /articles/po-laserze': missing }, { params })).result).toEqual({ status: 404 });
});

test('categories: own slug 200, other language 301, unknown 404, a page beyond the last 404', async () => {
  const answers = {
    'GET /article-categories': () => ({ articleCategories: categories }),
    'GET /articles/by-category/pielegnacja': () => ({ articles: [] }),
  };
  const at = (categorySlug: string, query = {}) => load('blog-category', answers, { params: { categorySlug }, query });
  expect((await at('pielegnacja')).result).toMatchObject({ status: 200 });
  expect((await at('care')).result).toEqual({ redirect: '/blog/pielegnacja/', status: 301 });
  expect((await at('nie-ma')).result).toEqual({ status: 404 });
  expect((await at('pielegnacja', { page: '9' })).result).toMatchObject({ status: 404 });
});

test('authors: own slug 200, that of another language 301, one without a page or unknown 404', async () => {
  const author = { id: '4', name: 'Anna', bio: 'Pisze.', slug: 'anna', slugs: { pl: 'anna', en: 'ann' } };
  const answers = {
    'GET /article-authors/anna': () => ({ articleAuthor: author }),
    'GET /article-authors/ann': () => ({ articleAuthor: author }),
    'GET /article-authors/redakcja': () => ({ articleAuthor: { ...author, slug: null, slugs: null } }),
    'GET /article-authors/nikt': missing,
    'GET /articles': () => ({ articles: [] }),
  };
  const at = (slug: string, query = {}) => load('blog-author', answers, { params: { slug }, query });
  const shown = await at('anna');
  expect(shown.result).toEqual({ status: 200, cacheKeys: ['articles', 'author:4'] });
  expect(shown.head).toMatchObject({ title: 'Anna – Aksamit', canonicalPath: '/blog/autor/anna/' });
  expect(shown.head.alternates).toEqual({ pl: '/blog/autor/anna/', en: '/blog/author/ann/' });
  expect((await at('ann')).result).toEqual({ redirect: '/blog/autor/anna/', status: 301 });
  expect((await at('anna', { page: '9' })).result).toEqual({ status: 404, cacheKeys: ['articles', 'author:4'] });
  for (const slug of ['redakcja', 'nikt']) expect((await at(slug)).result).toEqual({ status: 404 });
});

test('a search keeps its words on every page; a page beyond the last is a 404', async () => {
  const asked: Record<string, unknown>[] = [];
  const answers: Record<string, FakeAnswer> = {
    'GET /article-categories': () => ({ articleCategories: categories }),
    'GET /articles': ({ options }) => {
      asked.push({ ...options.query });
      return { articles: [] };
    },
  };
  const at = async (query: Record<string, string>) => (await load('blog-search', answers, { query })).result;
  expect(await at({ q: ' laser ', page: '2' })).toEqual({ status: 404, cacheKeys: ['articles'] });
  expect(await at({ q: 'laser' })).toMatchObject({ status: 200 });
  expect(await at({ page: '2' })).toMatchObject({ status: 200 });
  expect(asked).toMatchObject([
    { q: 'laser', page: 2 },
    { q: 'laser', page: 1 },
  ]);
});

test('the API away fails a page that has nothing else to show', async () => {
  await expect(
    load(
      'cms-page',
      {
        'GET /cms-pages/faq': () => {
          throw httpError(503, 'service_unavailable');
        },
      },
      { params: { rest: 'faq' } },
    ),
  ).rejects.toMatchObject({ status: 503 });
});

test('the opinions of a page beyond the last are a 404, others are cached with their records', async () => {
  const aggregate = { rating: null, ratingsCount: 0, distribution: [0, 0, 0, 0, 0] };
  const page = { id: '9', body: [], meta, paths: { pl: '/opinie/', en: '/opinions/' } };
  const answers: Record<string, FakeAnswer> = {
    'GET /opinions': () => ({ opinions: [], aggregate }),
    'GET /cms-pages/opinie': () => ({ cmsPage: page }),
  };
  expect((await load('opinions', answers, { query: { page: '7' } })).result).toEqual({ status: 404 });
  const { result } = await load('opinions', answers, { query: { rating: 'x' } });
  expect(result).toMatchObject({ status: 200, cacheKeys: expect.arrayContaining(['opinions']) });
});
