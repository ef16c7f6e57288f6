import { shareImage, trailEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePagedAddresses, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagedAddresses, pagePath, useSearchParams } from '@aksamit/module-sdk/router';
import { Container, Heading, Section, Stack } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import { articleListQuery } from '../features/articles/api/get-articles';
import { type AuthorOfPage, authorQuery } from '../features/articles/api/get-author';
import { authorJsonLd } from '../features/articles/author-json-ld';
import { blogFeeds } from '../features/articles/blog-feeds';
import { ArticleListView } from '../features/articles/components/article-list-view';
import { AuthorHead } from '../features/articles/components/author-head';
import { pageNumber } from '../features/articles/page-number';
import { TextState } from '../features/blocks/components/text-state';
import { NotFoundPage } from './not-found-page';

export default definePage({
  name: 'blog-author',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/blog/autor/:slug/'], en: ['/blog/author/:slug/'] },
  query: ['page'],
  example: { params: { slug: 'anna-zielinska' } },
  load,
  component: BlogAuthorPage,
});

const PAGE = 'content/blog-author';
const paramsOf = ({ slugs }: AuthorOfPage) => ({ pl: { slug: slugs.pl }, en: { slug: slugs.en } });

async function load({ http, queryClient, context, t, setHead }: LoadInput): Promise<LoadResult> {
  const slug = context.params.slug ?? '';
  const page = pageNumber(context.query.page);
  const author = await queryClient.fetchQuery(authorQuery(http, slug));
  if (!author) return { status: 404 };
  if (author.slug !== slug) {
    const path = pagePath(context.sitemap, { ...context, page: PAGE, params: { slug: author.slug } });
    return path === undefined ? { status: 404 } : { redirect: path, status: 301 };
  }
  setHead({
    title: withBrand(
      page > 1 ? `${author.name} – ${t('blog.pageNumber', { page })}` : author.name,
      context.market.brand.name,
    ),
    description: author.bio,
    ...pagedAddresses(context.sitemap, { ...context, page: PAGE, params: paramsOf(author) }, page),
  });
  const list = await queryClient.fetchQuery(articleListQuery(http, { author: slug, page }));
  const isBeyond = list.articles.length === 0 && page > 1;
  return { status: isBeyond ? 404 : 200, cacheKeys: ['articles', `author:${author.id}`] };
}

function ShownAuthor({ author }: { author: AuthorOfPage }) {
  const t = useTranslate();
  const href = useHref();
  const { origin, market } = usePageContext();
  const [search] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const list = useQuery(articleListQuery(useHttp(), { author: author.slug, page }));
  const address = href('content/blog-author', { slug: author.slug });
  const publisher = market.brand.name;
  usePageHead({
    title: withBrand(page > 1 ? `${author.name} – ${t('blog.pageNumber', { page })}` : author.name, publisher),
    description: author.bio,
    image: shareImage(author.avatar),
    feeds: blogFeeds(href('content/blog'), t('blog.feed', { brand: publisher })),
    ...usePagedAddresses('content/blog-author', page, paramsOf(author)),
    jsonLd: [
      authorJsonLd(author, { origin, path: address, publisher }),
      trailEntry({
        origin,
        trail: [
          { label: t('links.home'), href: href('content/home') },
          { label: t('blog.title'), href: href('content/blog') },
          { label: author.name },
        ],
      }),
    ],
  });
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container>
        <Stack gap={10}>
          <AuthorHead author={author} />
          <Stack gap={6}>
            <Heading level={2}>{t('blog.author.articles')}</Heading>
            <ArticleListView list={list} page={page} address={address} headingLevel={3} />
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

/** An author of the blog: who it is, and the articles. */
export function BlogAuthorPage() {
  const t = useTranslate();
  const { slug = '' } = usePageParams();
  const author = useQuery(authorQuery(useHttp(), slug));
  if (author.data === null) return <NotFoundPage />;
  if (author.data) return <ShownAuthor author={author.data} />;
  return <TextState title={t('blog.title')} query={author} />;
}
