import type { Gender } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { ChoiceLinks, EmptyState, Stack, Tabs } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import { priceListQuery } from '../features/treatments/api/list-prices';
import { PriceTable } from '../features/treatments/components/price-table';
import { groupPriceList, type PriceListSection, parsePriceList } from '../features/treatments/price-list-rules';
import { isPriceListPage, type PriceListPageName, priceLists } from '../features/treatments/price-lists';
import { FailedList, LoadingCards } from './page-states';
import { PlainPage } from './plain-page';

/** Which of the price lists the address is. */
function usePriceListName(): PriceListPageName {
  const name = useModule().page?.name ?? '';
  return isPriceListPage(name) ? name : 'price-list';
}

/** `/cennik/?gender=&section=` and its sub-pages: prices as tables, by treatment or by body part. */
export function PriceListPage() {
  const t = useTranslate();
  const href = useHref();
  const name = usePriceListName();
  const path = href(`catalog/${name}`);
  const { gender, section } = parsePriceList(useSearchParams()[0]);
  const list = useQuery(priceListQuery(useHttp(), gender, priceLists[name]));
  const title = t(`priceLists.${name}.title`);
  const address = (change: { gender?: Gender; section?: PriceListSection }) =>
    `${path}?${new URLSearchParams({ gender, section, ...change })}`;
  usePageHead({
    title: t(`priceLists.${name}.metaTitle`),
    description: t(`priceLists.${name}.metaDescription`),
    canonicalPath: path,
  });
  const groups = groupPriceList(list.data ?? [], section);
  const choices = [
    ...Object.keys(priceLists)
      .filter(isPriceListPage)
      .filter((one) => one !== 'prices-all')
      .map((one) => ({
        label: t(`priceLists.${one}.short`),
        href: `${href(`catalog/${one}`)}?${new URLSearchParams({ gender, section })}`,
        current: one === name,
      })),
    { label: t('priceLists.bundles.short'), href: href('catalog/bundles'), current: false },
  ];
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={[
        { label: t('trail.home'), href: href('content/home') },
        { label: t('prices.title'), href: href('catalog/price-list') },
        ...(name === 'price-list' ? [] : [{ label: title, href: path }]),
      ]}
      title={title}
      lead={t('prices.lead')}
    >
      <Stack gap={4} style={{ marginBottom: '2rem' }}>
        <nav aria-label={t('prices.lists')}>
          <ChoiceLinks choices={choices} />
        </nav>
        <Tabs
          label={t('prices.gender')}
          items={(['female', 'male'] as const).map((one) => ({
            label: t(`prices.${one}`),
            href: address({ gender: one }),
            current: one === gender,
          }))}
        />
        <Tabs
          label={t('prices.section')}
          items={(['products', 'bodyPart'] as const).map((one) => ({
            label: t(`prices.${one}`),
            href: address({ section: one }),
            current: one === section,
          }))}
        />
      </Stack>
      {list.isError ? (
        <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />
      ) : !list.data ? (
        <LoadingCards label={t('list.loading')} height="20rem" />
      ) : groups.length === 0 ? (
        <EmptyState icon={<Tag />} title={t('prices.empty')} />
      ) : (
        groups.map((group) => <PriceTable key={group.id} group={group} />)
      )}
    </PlainPage>
  );
}
