import type { RenderContext } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { createFakeHttp, type FakeAnswer, httpError, renderModule, testPageContext } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import definition, { ArticleTeaser } from './article-teaser.fragment';
import en from './locales/article-teaser.en.json';
import pl from './locales/article-teaser.pl.json';

const article = (id: string) => ({
  id,
  title: `Artykuł ${id}`,
  lead: 'Wstęp.',
  href: { pl: `/blog/epilacja/artykul-${id}/`, en: `/blog/epilation/article-${id}/` },
  publishedAt: '2026-11-02T09:00:00+01:00',
  readingTime: 4,
  category: { name: 'Epilacja' },
  image: { kind: 'articles', id, alt: '', width: 1280, height: 853, widths: [320, 640] },
});

const sitemap = { 'content/blog': { pl: '/blog/', en: '/blog/' } };
const resources = { pl, en };

function show(answer: FakeAnswer, props = {}, locale: 'pl' | 'en' = 'pl') {
  const http = createFakeHttp({ 'GET /articles': answer });
  return renderModule(<ArticleTeaser {...props} />, { module: 'content', resources, http, sitemap, locale });
}

test('articles lead to their pages, and there is a way to all of them', async () => {
  const { http } = show(() => ({ articles: [article('1'), article('2')] }), {
    category: 'epilation',
    about: 'laser',
    gender: 'female',
  });
  const link = await screen.findByRole('link', { name: 'Artykuł 1' });
  expect(link.getAttribute('href')).toBe('/blog/epilacja/artykul-1/');
  expect(screen.getAllByText('4 minuty czytania')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Wszystkie artykuły' }).getAttribute('href')).toBe('/blog/');
  expect(http.calls.map(({ options }) => options.query)).toEqual([
    { perPage: 3, category: 'epilation', q: 'laser', gender: 'female' },
  ]);
});

test('in English, under the heading of its page', async () => {
  show(() => ({ articles: [article('1')] }), { headingLevel: 3 }, 'en');
  const link = await screen.findByRole('link', { name: 'Artykuł 1' });
  expect(link.getAttribute('href')).toBe('/en/blog/epilation/article-1/');
  expect(screen.getByRole('heading', { level: 3, name: 'From our blog' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4 })).toBeTruthy();
});

test('nothing is shown without articles', async () => {
  const { container, http } = show(() => ({ articles: [] }));
  expect(screen.getByText('Wczytujemy artykuły')).toBeTruthy();
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(http.calls).toHaveLength(1);
});

test('articles that failed to load can be requested again', async () => {
  let isAway = true;
  show(() => {
    if (isAway) throw httpError(503, 'service_unavailable');
    return { articles: [article('1')] };
  });
  const retry = await screen.findByRole('button', { name: 'Wczytaj artykuły ponownie' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Artykuł 1' })).toBeTruthy();
});

test('the server renders it with one call', async () => {
  const calls: string[] = [];
  const { load } = definition;
  if (!load) throw new Error('The fragment has no loader.');
  const offering = createServerModule({
    name: 'content',
    pages: {},
    resources: { pl: {}, en: {} },
    loaders: {},
    fragments: { 'article-teaser': { component: ArticleTeaser, resources, load } },
  });
  const call = async (path: string) => {
    calls.push(path);
    return Response.json({ data: { articles: [article('7')] }, meta: { page: 1, perPage: 3, total: 1 } });
  };
  const context = { ...testPageContext('pl'), sitemap, query: {}, call, scope: createServerRenderScope() };
  const rendered = await offering.renderFragment?.('article-teaser', 1, {}, context as unknown as RenderContext);
  const html = renderToString(rendered?.element);
  expect(html).toContain('href="/blog/epilacja/artykul-7/"');
  expect(calls).toEqual(['/api/articles?perPage=3']);
  expect(rendered?.cacheKeys).toEqual(['articles']);
});
