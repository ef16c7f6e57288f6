import { createFakeHttp, FakePage, renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { resources } from '../app/resources';
import { BlogSearchPage } from './blog-search.page';

function search(locale: 'pl' | 'en', total: number) {
  window.history.replaceState(null, '', `/blog/?q=laser&page=${total > 0 ? 9 : 1}`);
  const http = createFakeHttp({
    'GET /article-categories': () => ({ articleCategories: [] }),
    'GET /articles': () => new FakePage({ articles: [] }, { page: 1, perPage: 12, total }),
  });
  renderModule(<BlogSearchPage />, {
    module: 'content',
    resources,
    http,
    locale,
    page: { name: 'blog-search' },
    sitemap: {
      'content/home': { pl: '/', en: '/' },
      'content/blog': { pl: '/blog/', en: '/blog/' },
      'content/blog-search': { pl: '/blog/szukaj/', en: '/blog/search/' },
    },
  });
}

test.each([
  ['pl', 0, 'Nie znaleźliśmy artykułów dla „laser”.'],
  ['pl', 1, 'Znaleźliśmy 1 artykuł dla „laser”.'],
  ['pl', 2, 'Znaleźliśmy 2 artykuły dla „laser”.'],
  ['pl', 5, 'Znaleźliśmy 5 artykułów dla „laser”.'],
  ['pl', 22, 'Znaleźliśmy 22 artykuły dla „laser”.'],
  ['en', 0, 'We found no articles for “laser”.'],
  ['en', 1, 'We found 1 article for “laser”.'],
  ['en', 22, 'We found 22 articles for “laser”.'],
] as const)('in %s, %d articles are counted as people count', async (locale, total, sentence) => {
  search(locale, total);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('without articles the page names a way on', async () => {
  search('pl', 0);
  expect(await screen.findByText('Poszukaj inaczej')).toBeTruthy();
});
