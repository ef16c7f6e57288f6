import { shareImage } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useBrowserRenderingEffect } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { Fragment, useHref, usePageContext, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import { Container, Heading, offscreen, Section, Stack } from '@aksamit/ui';

import { withBrand } from '../document-head/with-brand';
import { type ArticleOfPage, articleQuery } from '../features/articles/api/get-article';
import { articleJsonLd } from '../features/articles/article-json-ld';
import { articleTreatments } from '../features/articles/article-treatments';
import { ArticleAction } from '../features/articles/components/article-action';
import { ArticleList } from '../features/articles/components/article-list';
import { ArticlePromo } from '../features/articles/components/article-promo';
import { ArticleHead } from '../features/articles/components/article-view';
import { AuthorCard } from '../features/articles/components/author-card';
import { ContentBlocks } from '../features/blocks/components/content-blocks';
import { OutlineNav } from '../features/blocks/components/outline-nav';
import { TextState } from '../features/blocks/components/text-state';
import { outlineOf } from '../features/blocks/outline';
import { NotFoundPage } from './not-found-page';

export default definePages({ layout: 'article', rendering: 'public', islands: true, component: ArticlePage }, [
  {
    name: 'article',
    patterns: { pl: ['/blog/:categorySlug/:slug/'], en: ['/blog/:categorySlug/:slug/'] },
    load,
  },
  {
    // Answers 301 to the article under its category, which only the API knows.
    name: 'article-by-slug',
    patterns: { pl: ['/blog/artykul/:slug/'], en: ['/blog/article/:slug/'] },
    example: { leadsTo: 'article' },
    load: loadBySlug,
  },
]);

async function load({ http, queryClient, context, setHead }: LoadInput): Promise<LoadResult> {
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { status: 404 };
  const { categorySlug, slug } = context.params;
  const canonical = slug === found.slug && categorySlug === found.category.slug;
  if (!canonical) return { redirect: `${context.basePath}${found.href[context.locale]}`, status: 301 };
  const title = withBrand(found.metaTitle, context.market.brand.name);
  setHead({ title, description: found.metaDescription, alternates: found.href });
  return { status: 200, cacheKeys: [`article:${found.id}`] };
}

/** `/blog/artykul/{slug}/` answers 301 to `/blog/{category}/{slug}/`. Source: readings, "Who serves which path". */
async function loadBySlug({ http, queryClient, context }: LoadInput): Promise<LoadResult> {
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { status: 404 };
  return { redirect: `${context.basePath}${found.href[context.locale]}`, status: 301 };
}

function ShownArticle({ article }: { article: ArticleOfPage }) {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale, origin, market } = usePageContext();
  const path = `${basePath}${article.href[locale]}`;
  const treatments = articleTreatments(article);
  usePageHead({
    title: withBrand(article.metaTitle, market.brand.name),
    description: article.metaDescription,
    canonicalPath: path,
    alternates: article.href,
    image: shareImage(article.image),
    jsonLd: articleJsonLd(article, {
      origin,
      path,
      publisher: market.brand.name,
      trail: [
        { label: t('links.home'), href: href('content/home') },
        { label: t('blog.title'), href: href('content/blog') },
        {
          label: article.category.name,
          href: href('content/blog-category', { categorySlug: article.category.slug }),
        },
        { label: article.title, href: path },
      ],
    }),
  });
  // An address with another category or another language's slug (after a click, not through the page server).
  useBrowserRenderingEffect(() => {
    if (window.location.pathname !== path) navigator.replace(path);
  }, [path]);
  return (
    <>
      <Section style={{ paddingTop: '1rem' }}>
        <ArticleHead article={article} />
        <Container width="narrow">
          <Stack gap={8} style={{ paddingTop: '2rem' }}>
            <OutlineNav title={t('article.outline')} entries={outlineOf(article.content)} />
            <ContentBlocks blocks={article.content} basePath={basePath} />
            {article.promoContent ? (
              <ArticlePromo promo={article.promoContent} />
            ) : (
              <ArticleAction article={article} hasTreatments={treatments.length > 0} />
            )}
            <AuthorCard author={article.author} />
          </Stack>
        </Container>
      </Section>
      {treatments.length > 0 ? (
        <Fragment
          module="catalog"
          name="product-teaser"
          version={1}
          optional
          props={{
            ids: treatments,
            title: article.ctaType === 'product' ? t('article.action.product.title') : t('article.treatments.title'),
            text: t('article.treatments.text'),
          }}
        />
      ) : null}
      {article.relatedArticles.length > 0 ? (
        <Section tone="surface" aria-labelledby="related" style={offscreen(1540, 725)}>
          <Container>
            <Stack gap={6}>
              <Heading level={2} id="related">
                {t('article.related')}
              </Heading>
              <ArticleList articles={article.relatedArticles} />
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}

/** An article of the blog. */
export function ArticlePage() {
  const t = useTranslate();
  const http = useHttp();
  const { slug = '' } = usePageParams();
  const article = useQuery(articleQuery(http, slug));
  if (article.data === null) return <NotFoundPage />;
  if (article.data) return <ShownArticle article={article.data} />;
  return <TextState title={t('blog.title')} query={article} />;
}
