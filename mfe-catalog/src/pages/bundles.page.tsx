import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { balancedColumn, EmptyState, Grid, Heading, LinkButton, offscreenItem } from '@aksamit/ui';
import { Gift } from 'lucide-react';
import { commerceItem, listSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { bundleListQuery } from '../features/sales/api/list-bundles';
import { BundleCard } from '../features/sales/components/bundle-card';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';
import { saleTextsFor } from './sale-loading';

export default definePage({
  name: 'bundles',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/cennik-paczki/'], en: ['/price-list-bundles/'] },
  redirectsFrom: { pl: ['/paczki/'], en: ['/bundles/'] },
  load,
  component: BundlesPage,
});

/** All bundles. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = saleTextsFor(context);
  setHead({ title: t('bundle.list.metaTitle'), description: t('bundle.list.metaDescription') });
  const bundles = await queryClient.fetchQuery(bundleListQuery(http));
  return {
    status: 200,
    cacheKeys: ['products', ...productKeys(bundles)],
    ...freshUntil(bundles.map(({ promoValidTo }) => promoValidTo)),
  };
}

/** `/cennik-paczki/`: all bundles with their prices, by gender. */
export function BundlesPage() {
  return (
    <PageTexts resources={saleTexts}>
      <Bundles />
    </PageTexts>
  );
}

function Bundles() {
  const t = useTranslate();
  const href = useHref();
  const path = href('catalog/bundles');
  const list = useQuery(bundleListQuery(useHttp()));
  const { origin, market } = usePageContext();
  useCommerceStep(
    'bundles',
    listSeen('bundles', (list.data ?? []).map(commerceItem), market.currencies[0]?.code ?? ''),
  );
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('bundle.list.title'), href: path },
  ];
  usePageHead({
    title: t('bundle.list.metaTitle'),
    description: t('bundle.list.metaDescription'),
    canonicalPath: path,
    ...shareImageOf((list.data ?? []).map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: (list.data ?? []).map(({ name, slug }) => ({ name, href: href('catalog/bundle', { slug }) })) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={t('bundle.list.title')} lead={t('bundle.list.lead')}>
      {list.isError ? (
        <InBrowserOnly>{() => <FailedList onRetry={() => void list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
      ) : !list.data ? (
        <LoadingCards label={t('list.loading')} height="32rem" />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={t('bundle.list.empty')}
          action={<LinkButton href={href('catalog/price-list')}>{t('prices.title')}</LinkButton>}
        />
      ) : (
        (['female', 'male'] as const).map((gender) => {
          const bundles = list.data.filter((bundle) => bundle.gender === gender);
          return bundles.length > 0 ? (
            <section key={gender} aria-labelledby={`bundles-${gender}`} style={{ marginTop: '2.5rem' }}>
              <Heading level={2} id={`bundles-${gender}`} style={{ marginBottom: '1.25rem' }}>
                {t(`prices.${gender}`)}
              </Heading>
              <Grid as="ul" minColumn={balancedColumn(bundles.length, '13rem', '1.5rem')}>
                {bundles.map((bundle, index) => (
                  <li key={bundle.id} style={offscreenItem(index, 570, 655)}>
                    <BundleCard bundle={bundle} eager={gender === 'female' && index === 0} />
                  </li>
                ))}
              </Grid>
            </section>
          ) : null;
        })
      )}
    </PlainPage>
  );
}
