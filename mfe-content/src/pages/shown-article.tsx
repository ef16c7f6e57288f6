import { shareImage } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Island, useBrowserRenderingEffect } from '@aksamit/module-sdk/islands';
import { Fragment, useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { navigator, useSearchParams } from '@aksamit/module-sdk/router';
import { Container, Heading, offscreen, Section, Stack } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import type { ArticleOfPage } from '../features/articles/api/get-article';
import { runningOfferQuery } from '../features/articles/api/get-running-offer';
import { articleJsonLd } from '../features/articles/article-json-ld';
import { articleTreatments } from '../features/articles/article-treatments';
import { blogFeeds } from '../features/articles/blog-feeds';
import { ArticleAction } from '../features/articles/components/article-action';
import { ArticleList } from '../features/articles/components/article-list';
import { ArticlePromo } from '../features/articles/components/article-promo';
import { ArticleHead } from '../features/articles/components/article-view';
import { AuthorCard } from '../features/articles/components/author-card';
import { PROFESSIONAL } from '../features/articles/professional-answer';
import { SENT_RATING, sentRatingOf } from '../features/articles/rate-action';
import { ContentBlocks } from '../features/blocks/components/content-blocks';
import { OutlineNav } from '../features/blocks/components/outline-nav';
import { outlineOf } from '../features/blocks/outline';
import articleRating from '../islands/article-rating.island';
import articleShare from '../islands/article-share.island';
import professionalGate from '../islands/professional-gate.island';
import { ArticleForm } from './article-form';

/** Whether the address is that of a visitor who confirmed to be a professional, of an article that asks for it. */
export const isConfirmed = ({ isProfessional }: ArticleOfPage, answer: string | null | undefined) =>
  isProfessional && answer === PROFESSIONAL.value;

export interface ShownArticleProps {
  article: ArticleOfPage;
  /** Not public yet: nothing of it is counted, passed on or indexed, and nobody is asked anything. */
  isPreview?: boolean;
}

/** The article with its head and what follows from it. */
export function ShownArticle({ article, isPreview = false }: ShownArticleProps) {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale, origin, market } = usePageContext();
  const path = `${basePath}${article.href[locale]}`;
  const [search] = useSearchParams();
  const confirmed = isConfirmed(article, search.get(PROFESSIONAL.name));
  const isOpen = isPreview || confirmed || !article.isProfessional;
  const treatments = isOpen ? articleTreatments(article) : [];
  usePageHead({
    title: withBrand(article.metaTitle, market.brand.name),
    description: article.metaDescription,
    canonicalPath: path,
    alternates: article.href,
    // The article itself is for visitors who confirmed; search engines know the page that asks.
    ...(confirmed || isPreview ? { robots: 'noindex' as const } : {}),
    image: shareImage(article.image),
    feeds: blogFeeds(href('content/blog'), t('blog.feed', { brand: market.brand.name })),
    jsonLd: articleJsonLd(article, {
      origin,
      path,
      authorPath: article.author.slug ? href('content/blog-author', { slug: article.author.slug }) : null,
      publisher: market.brand.name,
      professionals: t('article.professional'),
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
    if (!isPreview && window.location.pathname !== path) navigator.replace(path);
  }, [path, isPreview]);
  return (
    <>
      <Section style={{ paddingTop: '1rem' }}>
        <ArticleHead article={article} />
        <Container width="narrow">
          <Stack gap={8} style={{ paddingTop: '2rem' }}>
            {article.isProfessional && !isPreview ? (
              <Island of={professionalGate} props={{ path, away: href('content/blog'), isConfirmed: confirmed }} />
            ) : null}
            {isOpen ? (
              <ArticleBody article={article} path={path} hasTreatments={treatments.length > 0} isPreview={isPreview} />
            ) : null}
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
            title:
              article.ctaType === 'product'
                ? t('article.action.product.title')
                : t('article.treatments.title', { count: treatments.length }),
            text: t('article.treatments.text'),
          }}
        />
      ) : null}
      {article.relatedArticles.length > 0 ? (
        <Section tone="surface" aria-labelledby="related" style={offscreen(1540, 725)}>
          <Container>
            <Stack gap={6}>
              <Heading level={2} size="xl" id="related">
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

/** The text with what follows from it: passing it on, promotion, call to action, rating. */
function ArticleBody({
  article,
  path,
  hasTreatments,
  isPreview,
}: {
  article: ArticleOfPage;
  path: string;
  hasTreatments: boolean;
  isPreview: boolean;
}) {
  const t = useTranslate();
  const { basePath, origin } = usePageContext();
  const [search] = useSearchParams();
  const isOffer = article.ctaType === 'offer';
  const offer = useQuery({ ...runningOfferQuery(useHttp(), article.gender), enabled: isOffer }).data ?? null;
  const sent = sentRatingOf(search.get(SENT_RATING));
  const { id: articleId, rating, ratingsCount } = article;
  return (
    <>
      <OutlineNav title={t('article.outline')} entries={outlineOf(article.content)} />
      <ContentBlocks blocks={article.content} basePath={basePath} />
      {isPreview ? null : <Island of={articleShare} props={{ title: article.title, url: origin + path }} />}
      {article.promoContent ? <ArticlePromo promo={article.promoContent} /> : null}
      <ArticleForm ctaType={article.ctaType} />
      <ArticleAction article={article} hasTreatments={hasTreatments} offer={offer} />
      {isPreview ? null : (
        <Island
          of={articleRating}
          props={{ articleId, rating, ratingsCount, action: path, ...(sent ? { sent } : {}) }}
        />
      )}
    </>
  );
}
