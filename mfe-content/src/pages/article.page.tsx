import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { withBrand } from '../document-head/with-brand';
import { articleQuery } from '../features/articles/api/get-article';
import { runningOfferQuery } from '../features/articles/api/get-running-offer';
import { PROFESSIONAL } from '../features/articles/professional-answer';
import { rateAction } from '../features/articles/rate-action';
import { TextState } from '../features/blocks/components/text-state';
import { formAction } from '../features/forms/sent-form/form-action';
import { NotFoundPage } from './not-found-page';
import { isConfirmed, ShownArticle } from './shown-article';

export default definePages({ layout: 'article', rendering: 'public', islands: true, component: ArticlePage }, [
  {
    name: 'article',
    patterns: { pl: ['/blog/:categorySlug/:slug/'], en: ['/blog/:categorySlug/:slug/'] },
    // `sent`: receipt of a form that the browser itself sent.
    query: ['professional', 'rated', 'sent'],
    load,
    // Without scripts: its rating, or the form that is its call to action.
    act: (input) => (input.form.has('rating') ? rateAction(input) : formAction(input)),
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
  const robots = isConfirmed(found, context.query[PROFESSIONAL.name]) ? ({ robots: 'noindex' } as const) : {};
  setHead({ title, description: found.metaDescription, alternates: found.href, ...robots });
  const cacheKeys = [`article:${found.id}`, `author:${found.author.id}`, 'promo-bars'];
  if (found.ctaType !== 'offer') return { status: 200, cacheKeys };
  // Without the offer the page leads to all of them.
  const offer = await queryClient.fetchQuery(runningOfferQuery(http, found.gender)).catch(() => null);
  const freshUntil = offer?.validTo ? { freshUntil: offer.validTo } : {};
  return { status: 200, cacheKeys: [...cacheKeys, 'offers'], ...freshUntil };
}

/** `/blog/artykul/{slug}/` answers 301 to `/blog/{category}/{slug}/`. Source: readings, "Who serves which path". */
async function loadBySlug({ http, queryClient, context }: LoadInput): Promise<LoadResult> {
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { status: 404 };
  return { redirect: `${context.basePath}${found.href[context.locale]}`, status: 301 };
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
