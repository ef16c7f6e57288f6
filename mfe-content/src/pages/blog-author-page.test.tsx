import type { ArticleAuthor } from '@aksamit/contracts';
import { createFakeHttp, FakePage, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { authorJsonLd } from '../features/articles/author-json-ld';
import { BlogAuthorPage } from './blog-author.page';

const avatar = { kind: 'authors', id: '4v1', alt: 'Anna Nowak', width: 1280, height: 1280, widths: [320, 640] };
const author = {
  ...{ id: '4', name: 'Anna Nowak', position: 'kosmetolożka', bio: 'Pracuje ze skórą.', specialization: 'pielęgnacja' },
  ...{ slug: 'anna-nowak', slugs: { pl: 'anna-nowak', en: 'anna-nowak' }, avatar },
} as unknown as ArticleAuthor;

test('shows who the author is, with a face, and the articles of this author alone', async () => {
  window.history.replaceState(null, '', '/blog/autor/anna-nowak/');
  const http = createFakeHttp({
    'GET /article-authors/anna-nowak': () => ({ articleAuthor: author }),
    'GET /articles': () => new FakePage({ articles: [] }, { page: 1, perPage: 12, total: 0 }),
  });
  const { container } = renderModule(<BlogAuthorPage />, {
    module: 'content',
    resources,
    http,
    page: { name: 'blog-author', params: { slug: 'anna-nowak' } },
    sitemap: {
      'content/home': { pl: '/', en: '/' },
      'content/blog': { pl: '/blog/', en: '/blog/' },
      'content/blog-author': { pl: '/blog/autor/:slug/', en: '/blog/author/:slug/' },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Nowak' })).toBeTruthy();
  expect(screen.getByText('O czym pisze: pielęgnacja')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/images/authors/4v1-640.webp');
  expect(http.calls.at(-1)?.options.query).toMatchObject({ author: 'anna-nowak' });
});

test('search engines learn that the page is about a person', () => {
  const page = { origin: 'https://shop.example', path: '/blog/autor/anna-nowak/', publisher: 'Aksamit' };
  expect(authorJsonLd(author, page)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Anna Nowak',
      jobTitle: 'kosmetolożka',
      url: 'https://shop.example/blog/autor/anna-nowak/',
      image: 'https://shop.example/api/images/authors/4v1-640.webp',
      worksFor: { '@type': 'Organization', name: 'Aksamit' },
    },
  });
});
