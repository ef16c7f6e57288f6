import { questionsEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { Fragment, useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { Container, offscreen, Section, SectionHead } from '@aksamit/ui';
import { articleListQuery } from '../features/articles/api/get-articles';
import { ArticleList } from '../features/articles/components/article-list';
import { ArticleListSkeleton } from '../features/articles/components/article-list-skeleton';
import { salonCitiesQuery } from '../features/home/api/get-salon-cities';
import { FactsBand } from '../features/home/components/facts-band';
import { Hero } from '../features/home/components/hero';
import { HowItWorks } from '../features/home/components/how-it-works';
import { Questions, useQuestions } from '../features/home/components/questions';
import { SalonsTeaser } from '../features/home/components/salons-teaser';
import { VoucherTeaser } from '../features/home/components/voucher-teaser';
import { organisationJsonLd } from '../features/home/organisation-json-ld';

export default definePage({
  name: 'home',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/'], en: ['/'] },
  chunk: 'app',
  load,
  component: HomePage,
});

async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const brand = context.market.brand.name;
  setHead({ title: t('home.metaTitle', { brand }), description: t('home.metaDescription') });
  const cities = salonCitiesQuery(http);
  const articles = articleListQuery(http, { perPage: 3 });
  const without = (queryKey: readonly unknown[], empty: unknown) => () => {
    queryClient.setQueryData(queryKey, empty);
    return false;
  };
  const isComplete = await Promise.all([
    queryClient.fetchQuery(cities).then(Boolean, without(cities.queryKey, [])),
    queryClient.fetchQuery(articles).then(Boolean, without(articles.queryKey, { articles: [], total: 0 })),
  ]);
  return {
    status: 200,
    // Products: for page servers that do not read a fragment's own keys.
    cacheKeys: ['products', 'articles', 'locations'],
    // Without a part it is for this visitor only: the next one's page may have it.
    ...(isComplete.includes(false) ? { freshUntil: new Date().toISOString() } : {}),
  };
}

/** The front page. A part whose data cannot be loaded is omitted; the rest is shown. */
export function HomePage() {
  const t = useTranslate();
  const http = useHttp();
  const { market, origin, basePath } = usePageContext();
  const cities = useQuery(salonCitiesQuery(http));
  usePageHead({
    title: t('home.metaTitle', { brand: market.brand.name }),
    description: t('home.metaDescription'),
    jsonLd: [
      ...organisationJsonLd({ brand: market.brand, url: `${origin}${basePath}/` }),
      questionsEntry(useQuestions()),
    ],
  });
  return (
    <>
      <Hero />
      <FactsBand />
      <HowItWorks />
      <Fragment
        module="catalog"
        name="product-teaser"
        version={1}
        optional
        props={{
          eyebrow: t('popular.eyebrow'),
          title: t('popular.title'),
          packages: {
            count: 3,
            eyebrow: t('packages.eyebrow'),
            title: t('packages.title'),
            text: t('packages.text'),
          },
        }}
      />
      {cities.isError || cities.data?.length === 0 ? null : <SalonsTeaser cities={cities.data} />}
      <Questions />
      <VoucherTeaser brand={market.brand.name} />
      <Journal />
    </>
  );
}

/** The newest articles of the blog. */
function Journal() {
  const t = useTranslate();
  const href = useHref();
  const articles = useQuery(articleListQuery(useHttp(), { perPage: 3 }));
  if (articles.isError || articles.data?.articles.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="journal" style={offscreen(1540, 725)}>
      <Container>
        <SectionHead
          id="journal"
          eyebrow={t('journal.eyebrow')}
          title={t('journal.title')}
          action={<a href={href('content/blog')}>{t('journal.all')}</a>}
        />
        {articles.data ? <ArticleList articles={articles.data.articles} /> : <ArticleListSkeleton count={3} />}
      </Container>
    </Section>
  );
}
