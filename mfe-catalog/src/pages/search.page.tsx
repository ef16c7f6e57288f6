import type { SearchGroup } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { ArrowLeft, SearchX } from 'lucide-react';
import { recommendedQuery, searchQuery } from '../features/search/api/search-site';
import { WaysOn } from '../features/search/components/ways-on';
import { foundGroups, groupOf, missingLetters, searchWords } from '../features/search/search-rules';
import searchForm from '../islands/search-form.island';
import { PageTexts } from '../texts/page-texts';
import { searchPageTexts } from '../texts/search-page-texts';
import { freshWhile } from './fresh-salons';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';
import { SearchResults } from './search-results';

export default definePage({
  name: 'search',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/szukaj/'], en: ['/search/'] },
  query: ['q', 'group'],
  indexed: false,
  load,
  component: SearchPage,
});

/** Results of a search; requests none while letters are missing. Without results what the shop recommends. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, searchPageTexts);
  const words = searchWords(context.query.q ?? null);
  const group = groupOf(context.query.group);
  const isEnough = missingLetters(words) === 0;
  setHead({
    title: isEnough ? t('search.titleFor', { q: words }) : t('search.title'),
    description: t('search.metaDescription'),
    robots: 'noindex',
  });
  const result = isEnough ? await queryClient.fetchQuery(searchQuery(http, words, group)) : null;
  if (!result || foundGroups(result).length === 0) await queryClient.fetchQuery(recommendedQuery(http));
  const cacheKeys = ['products', 'articles', 'locations', 'vouchers', 'cms-pages'];
  return { status: 200, cacheKeys, ...(await freshWhile(queryClient, result?.salons ?? [])) };
}

/** `/szukaj/?q=`: what the shop has for these words, in groups; `group` shows one of them whole. */
export function SearchPage() {
  return (
    <PageTexts resources={searchPageTexts}>
      <SearchOfAddress />
    </PageTexts>
  );
}

function SearchOfAddress() {
  const t = useTranslate();
  const href = useHref();
  const path = href('catalog/search');
  const [query] = useSearchParams();
  const words = searchWords(query.get('q'));
  const group = groupOf(query.get('group'));
  const enough = missingLetters(words) === 0;
  const title = !enough
    ? t('search.title')
    : group
      ? t('search.group', { group: t(`search.${group}`), q: words })
      : t('search.titleFor', { q: words });
  usePageHead({ title, description: t('search.metaDescription'), canonicalPath: path, robots: 'noindex' });
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={[
        { label: t('trail.home'), href: href('content/home') },
        { label: t('search.title'), href: path },
      ]}
      title={title}
      lead={enough ? undefined : t('search.lead')}
    >
      <Island of={searchForm} props={{ words, action: path }} key={words} />
      {enough ? <FoundWords words={words} group={group} path={path} /> : <Recommended />}
    </PlainPage>
  );
}

interface FoundWordsProps {
  words: string;
  group: SearchGroup | undefined;
  /** Address of the page. */
  path: string;
}

function FoundWords({ words, group, path }: FoundWordsProps) {
  const t = useTranslate();
  const result = useQuery(searchQuery(useHttp(), words, group));
  if (result.isError)
    return (
      <InBrowserOnly>{() => <FailedList onRetry={() => result.refetch()} busy={result.isFetching} />}</InBrowserOnly>
    );
  if (!result.data) return <LoadingCards label={t('search.loading')} height="20rem" />;
  if (foundGroups(result.data).length === 0) {
    return (
      <>
        <EmptyState icon={<SearchX />} title={t('search.emptyTitle', { q: words })} text={t('search.emptyText')} />
        <Recommended />
      </>
    );
  }
  const addressOf = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  return (
    <>
      {group ? (
        <LinkButton variant="secondary" href={addressOf({ q: words })}>
          <ArrowLeft aria-hidden="true" />
          {t('search.allResults')}
        </LinkButton>
      ) : null}
      <SearchResults result={result.data} groupHref={(name) => addressOf({ q: words, group: name })} />
    </>
  );
}

function Recommended() {
  const { data = [] } = useQuery(recommendedQuery(useHttp()));
  return <WaysOn recommended={data} />;
}
