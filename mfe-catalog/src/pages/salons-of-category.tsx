import type { ProductCategory } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton, Text } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { countSalons, salonOverviewQuery } from '../features/salons/api/list-salons';
import { SalonList } from '../features/salons/components/salon-list';
import { StoreZone } from '../features/salons/components/store-zone';
import { salonEntry } from '../features/salons/salon-entry';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { MapTiles } from './map-tiles';
import { PlainPage } from './plain-page';
import { useSalonTrail } from './use-salon-trail';

/** The salons that serve a category, by city and on the map. */
export function SalonsOfCategory({ category }: { category: ProductCategory }) {
  const t = useTranslate();
  const href = useHref();
  const { origin } = usePageContext();
  const title = t('salons.ofCategory', { name: category.name });
  const { path, alternates, trail } = useSalonTrail({ label: category.name, ...category });
  const list = useQuery(salonOverviewQuery(useHttp(), { category: category.code }));
  const overview = list.data;
  usePageHead({
    title,
    description: t('salonList.ofCategoryDescription', { name: category.name }),
    canonicalPath: path,
    alternates,
    jsonLd: listPageJsonLd(
      { origin, trail },
      {
        items: (overview?.salons ?? []).map((salon) => salonEntry(salon, href('catalog/salon', { slug: salon.slug }))),
      },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('salons.lead')}>
      {list.isError ? (
        <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
      ) : !overview ? (
        <LoadingCards label={t('salons.loading')} height="14rem" />
      ) : overview.cities.length > 0 ? (
        <>
          <Text size="sm" tone="muted">
            {t('salons.count', { count: countSalons(overview.cities) })}
            <StoreZone />
          </Text>
          <SalonList overview={overview} category={category.slug} tiles={MapTiles} />
        </>
      ) : (
        <EmptyState
          icon={<MapPinOff />}
          title={t('salons.empty')}
          text={t('salons.emptyText')}
          action={<LinkButton href={href('catalog/salons')}>{t('missing.salons')}</LinkButton>}
        />
      )}
    </PlainPage>
  );
}
