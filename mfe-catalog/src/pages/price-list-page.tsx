import type { Gender } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, usePageHead } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { useSearchParams } from '@aksamit/shared-kit/router';
import { EmptyState, Stack, Tabs } from '@aksamit/shared-kit/ui';
import { Tag } from 'lucide-react';
import { priceListQuery } from '../features/treatments/api/list-prices';
import { PriceTable } from '../features/treatments/components/price-table';
import { groupPriceList, type PriceListSection, parsePriceList } from '../features/treatments/price-list-rules';
import { FailedList, LoadingCards } from './page-states';
import { PlainPage } from './plain-page';

/** `/cennik/?gender=&section=`: prices as tables, by treatment or by body part. */
export function PriceListPage() {
  const t = useTranslate();
  const href = useHref();
  const path = href('catalog/price-list');
  const { gender, section } = parsePriceList(useSearchParams()[0]);
  const list = useQuery(priceListQuery(useHttp(), gender));
  const address = (change: { gender?: Gender; section?: PriceListSection }) =>
    `${path}?${new URLSearchParams({ gender, section, ...change })}`;
  usePageHead({ title: t('prices.metaTitle'), description: t('prices.metaDescription'), canonicalPath: path });
  const groups = groupPriceList(list.data ?? [], section);
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={[
        { label: t('trail.home'), href: href('content/home') },
        { label: t('prices.title'), href: path },
      ]}
      title={t('prices.title')}
      lead={t('prices.lead')}
    >
      <Stack gap={2} style={{ marginBottom: '2rem' }}>
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
