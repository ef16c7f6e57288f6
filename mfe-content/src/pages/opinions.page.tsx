import { trailEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePageContext, usePagedAddresses, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Breadcrumbs, Container, EmptyState, Heading, LinkButton, Section, Skeleton, Stack, Text } from '@aksamit/ui';
import { MessageSquareQuote } from 'lucide-react';
import { withBrand } from '../document-head/with-brand';
import { PageLinks } from '../features/articles/components/page-links';
import { ContentBlocks } from '../features/blocks/components/content-blocks';
import { cmsPageQuery } from '../features/cms/api/get-cms-page';
import { cmsSlugOf } from '../features/cms/page-slug';
import { formAction } from '../features/forms/sent-form/form-action';
import { OPINIONS_PER_PAGE, opinionsQuery } from '../features/opinions/api/get-opinions';
import { ChosenTreatment } from '../features/opinions/components/chosen-treatment';
import { OpinionFilters } from '../features/opinions/components/opinion-filters';
import { OpinionList } from '../features/opinions/components/opinion-list';
import { OpinionSummary } from '../features/opinions/components/opinion-summary';
import { isFiltered, type OpinionFilter, opinionAddress, readOpinionFilter } from '../features/opinions/opinion-filter';
import { ratedShopEntry, reviewEntries } from '../features/opinions/opinion-json-ld';
import { treatmentPage } from '../features/opinions/treatment-page';
import { LoadFailure } from '../load-states/load-failure';
import { hasTypedSections } from '../sections/section-kinds';
import { SectionList } from '../sections/section-list';
import { loadCmsText } from './load-cms-text';

export default definePage({
  name: 'opinions',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/opinie/'], en: ['/opinions/'] },
  // `sent`: receipt of a form in its text.
  query: ['page', 'category', 'product', 'city', 'rating', 'sent'],
  redirectsFrom: { pl: ['/opinie-uzytkownikow/'], en: [] },
  load,
  act: formAction,
  component: OpinionsPage,
});

/** The opinions' page: those, and the text around them. */
async function load(input: LoadInput): Promise<LoadResult> {
  const { http, queryClient, context } = input;
  const filter = readOpinionFilter((name) => context.query[name]);
  const [list, text] = await Promise.all([queryClient.fetchQuery(opinionsQuery(http, filter)), loadCmsText(input)]);
  const isBeyond = list.opinions.length === 0 && filter.page > 1;
  return isBeyond ? { status: 404 } : text;
}

/** Customers' opinions: the overall rating, every opinion, and how opinions are verified. */
export function OpinionsPage() {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const { page, host } = useModule();
  const { locale, market, basePath, origin } = usePageContext();
  const [search] = useSearchParams();
  const filter = readOpinionFilter((name) => search.get(name));
  const text = useQuery(cmsPageQuery(http, cmsSlugOf(page, host.sitemap, locale))).data;
  const path = href('content/opinions');
  const title = text?.title ?? t('opinionList.title');
  const number = isFiltered(filter) ? 1 : filter.page;
  const headTitle = withBrand(text?.meta.title ?? title, market.brand.name);
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: title }];
  const list = useQuery(opinionsQuery(http, filter)).data;
  // Of all opinions alone: the figure of a filter is none of the shop's.
  const ratedShop = list && !isFiltered(filter) ? ratedShopEntry(market.brand.name, origin, list.aggregate) : [];
  const reviews = reviewEntries(
    list?.opinions ?? [],
    ({ gender, slug }) => origin + href(treatmentPage(gender), { slug }),
  );
  usePageHead({
    title: number > 1 ? `${headTitle} – ${t('blog.pageNumber', { page: number })}` : headTitle,
    description: text?.meta.description ?? t('opinionList.lead'),
    ...usePagedAddresses('content/opinions', number),
    jsonLd: [trailEntry({ origin, trail }), ...ratedShop, ...reviews],
  });
  const { categories = [], cities = [] } = list ?? {};
  const isTyped = text ? hasTypedSections(text.sections) : false;
  return (
    <>
      <Section style={{ paddingTop: '1rem' }}>
        <Container width="narrow">
          <Stack gap={8}>
            <Stack gap={4}>
              <Breadcrumbs label={t('breadcrumbs')} items={trail} />
              <Heading level={1}>{title}</Heading>
              <Text size="lead" tone="muted">
                {text?.lead ?? t('opinionList.lead')}
              </Text>
            </Stack>
            <OpinionFilters path={path} filter={filter} categories={categories} cities={cities} />
            <Opinions path={path} filter={filter} />
            {text && !isTyped ? <ContentBlocks blocks={text.body} basePath={basePath} /> : null}
          </Stack>
        </Container>
      </Section>
      {text && isTyped ? <SectionList sections={text.sections} skipped={text.skipped} pageTitle={title} /> : null}
    </>
  );
}

function Opinions({ path, filter }: { path: string; filter: OpinionFilter }) {
  const t = useTranslate();
  const list = useQuery(opinionsQuery(useHttp(), filter));
  if (list.isError) return <LoadFailure query={list} />;
  if (!list.data)
    return (
      <Stack gap={4} aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="13.5rem" shape="card" />
        <Skeleton height="12rem" shape="card" />
        <Skeleton height="12rem" shape="card" />
      </Stack>
    );
  const { opinions, aggregate, total } = list.data;
  if (opinions.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareQuote />}
        title={t('opinionList.emptyTitle')}
        text={t('opinionList.emptyText')}
        action={<LinkButton href={path}>{t('opinionList.showAll')}</LinkButton>}
      />
    );
  return (
    <Stack gap={6}>
      {filter.product ? (
        <ChosenTreatment
          name={opinions[0]?.product?.name}
          withoutHref={opinionAddress(path, filter, { product: null })}
        />
      ) : null}
      <OpinionSummary
        aggregate={aggregate}
        rating={filter.rating}
        addressOf={(rating) => opinionAddress(path, filter, { rating })}
      />
      <OpinionList opinions={opinions} />
      <PageLinks page={filter.page} total={total} perPage={OPINIONS_PER_PAGE} address={opinionAddress(path, filter)} />
    </Stack>
  );
}
