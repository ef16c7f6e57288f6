import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, Heading, LinkButton, Stack } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { SalonGrid } from '../features/salons/components/salon-card';
import { searchQuery } from '../features/search/api/search-site';
import { ArticleLinks } from '../features/search/components/article-links';
import { missingLetters, searchWords } from '../features/search/search-rules';
import { TreatmentSheet, treatmentFigure } from '../features/treatments/components/treatment-figure';
import { TreatmentGrid } from '../features/treatments/components/treatment-grid';
import searchForm from '../islands/search-form.island';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';

export default definePage({
  name: 'search',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/szukaj/'], en: ['/search/'] },
  query: ['q'],
  indexed: false,
  load,
  component: SearchPage,
});

/** Results of a search; requests none while letters are missing. */
async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const words = searchWords(context.query.q ?? null);
  const isEnough = missingLetters(words) === 0;
  setHead({ title: isEnough ? t('search.titleFor', { q: words }) : t('search.title'), robots: 'noindex' });
  if (isEnough) await queryClient.fetchQuery(searchQuery(http, words));
  return { status: 200, cacheKeys: ['products', 'articles', 'locations'] };
}

/** `/szukaj/?q=`: what the shop has for these words, in groups. */
export function SearchPage() {
  const t = useTranslate();
  const href = useHref();
  const path = href('catalog/search');
  const words = searchWords(useSearchParams()[0].get('q'));
  const enough = missingLetters(words) === 0;
  const title = enough ? t('search.titleFor', { q: words }) : t('search.title');
  usePageHead({ title, canonicalPath: path, robots: 'noindex' });
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={[
        { label: t('trail.home'), href: href('content/home') },
        { label: t('search.title'), href: path },
      ]}
      title={title}
    >
      <Island of={searchForm} props={{ words, action: path }} key={words} />
      {enough ? <SearchResults words={words} /> : null}
    </PlainPage>
  );
}

function SearchResults({ words }: { words: string }) {
  const t = useTranslate();
  const href = useHref();
  const result = useQuery(searchQuery(useHttp(), words));
  if (result.isError)
    return (
      <InBrowserOnly>{() => <FailedList onRetry={() => result.refetch()} busy={result.isFetching} />}</InBrowserOnly>
    );
  if (!result.data) return <LoadingCards label={t('search.loading')} height="20rem" />;
  const { treatments, articles, salons } = result.data;
  if (treatments.length + articles.length + salons.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('search.emptyTitle', { q: words })}
        text={t('search.emptyText')}
        action={
          <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
            <LinkButton href={href('catalog/womens-zone')}>{t('missing.female')}</LinkButton>
            <LinkButton variant="secondary" href={href('catalog/mens-zone')}>
              {t('missing.male')}
            </LinkButton>
          </Stack>
        }
      />
    );
  }
  return (
    <Stack gap={10} style={{ marginTop: '1rem' }}>
      <ResultGroup title={t('search.treatments')} count={treatments.length}>
        <TreatmentSheet treatments={treatments}>
          <TreatmentGrid treatments={treatments} headingLevel={3} showZones drawing={treatmentFigure} />
        </TreatmentSheet>
      </ResultGroup>
      <ResultGroup title={t('search.articles')} count={articles.length}>
        <ArticleLinks articles={articles} />
      </ResultGroup>
      <ResultGroup title={t('search.salons')} count={salons.length}>
        <SalonGrid salons={salons} headingLevel={3} />
      </ResultGroup>
    </Stack>
  );
}

function ResultGroup({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <Heading level={2} style={{ marginBottom: '1rem' }}>
        {`${title} (${count})`}
      </Heading>
      {children}
    </section>
  );
}
