import type { Bundle } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useMoney, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { PriceBlock, Skeleton, Text } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import { commerceItem, itemSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { bundleQuery } from '../features/sales/api/get-bundle';
import { bundleVariantsQuery } from '../features/sales/api/list-bundle-variants';
import { bodyPartChoice, bundleReduction, treatmentsOfPart } from '../features/sales/bundle-rules';
import { BundlePrice } from '../features/sales/components/bundle-price';
import { TreatmentSkeleton } from '../features/treatments/components/treatment-skeleton';
import { promoUntil } from '../features/treatments/promo-until';
import bundleBar from '../islands/bundle-bar.island';
import bundleChoice from '../islands/bundle-choice.island';
import { freshUntil } from '../page-cache/cached-products';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { BundleSizes } from './bundle-sizes';
import { FailedPage } from './load-failures';
import { recordHead } from './record-head';
import { SaleDetail } from './sale-detail';
import { saleTextsFor, toOwnAddress } from './sale-loading';
import { SaleMissing } from './sale-missing';
import { useSaleHead } from './use-sale-head';

/** Code of the body part that is chosen at first: pages of treatments lead here with theirs. */
const CHOSEN_PART = 'bodyPart';

export default definePage({
  name: 'bundle',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/paczki/:slug/'], en: ['/bundles/:slug/'] },
  query: [CHOSEN_PART],
  load,
  component: BundlePage,
});

/** Drawn by the server; where the browser renders the page, the bodies load after its own scripts. */
const BundleBody = lazy(async () => {
  const { BundleBody: shown } = await import(
    /* webpackChunkName: "later-bundle-body" */ '../features/sales/components/bundle-body'
  );
  return { default: shown };
});

/** One bundle. */
async function load(input: LoadInput): Promise<LoadResult> {
  const { slug = '' } = input.context.params;
  const bundle = await input.queryClient.fetchQuery(bundleQuery(input.http, slug));
  input.setHead(
    bundle
      ? recordHead(input.context, 'catalog/bundle', bundle)
      : { title: saleTextsFor(input.context)('bundle.missingTitle') },
  );
  if (!bundle) return { status: 404, cacheKeys: ['products'] };
  const moved = bundle.slug !== slug ? toOwnAddress(input, 'catalog/bundle', bundle.slug) : null;
  // The page stands without its other sizes: a failure leaves them out.
  if (!moved && bundle.level !== null) await input.queryClient.prefetchQuery(bundleVariantsQuery(input.http, bundle));
  return (
    moved ?? { status: 200, cacheKeys: ['products', `product:${bundle.id}`], ...freshUntil([bundle.promoValidTo]) }
  );
}

/** `/paczki/:slug/`: a bundle with chosen body parts. */
export function BundlePage() {
  return (
    <PageTexts resources={saleTexts}>
      <BundleOfAddress />
    </PageTexts>
  );
}

function BundleOfAddress() {
  const { slug = '' } = usePageParams();
  const query = useQuery(bundleQuery(useHttp(), slug));
  if (query.data) return <ShownBundle bundle={query.data} key={query.data.id} />;
  if (query.data === null) return <SaleMissing kind="bundle" page="catalog/bundles" />;
  if (query.isError)
    return (
      <InBrowserOnly>{() => <FailedPage onRetry={() => query.refetch()} busy={query.isFetching} />}</InBrowserOnly>
    );
  return <TreatmentSkeleton />;
}

function ShownBundle({ bundle }: { bundle: Bundle }) {
  const t = useTranslate();
  const money = useMoney();
  const reduction = bundleReduction(bundle);
  const until = promoUntil(bundle, useLocaleFormats());
  const trail = useSaleHead({
    sale: bundle,
    page: 'catalog/bundle',
    list: { page: 'catalog/bundles', label: t('bundle.list.title') },
    category: bundle.category.name,
    reduction,
    validTo: bundle.promoValidTo,
  });
  useCommerceStep(bundle.id, itemSeen(commerceItem(bundle), bundle.pricing.currency.code));
  const initial = treatmentsOfPart(bundle, useSearchParams()[0].get(CHOSEN_PART));
  const choice = { itemId: Number(bundle.id), name: bundle.name, initial, ...bodyPartChoice(bundle) };
  const { parts: _, ...buttons } = choice;
  return (
    <SaleDetail
      sale={bundle}
      trail={trail}
      category={bundle.category.name}
      sizes={<BundleSizes bundle={bundle} />}
      badge={bundle.isMostBought ? t('bundle.mostBought') : null}
      facts={<BundleFacts bundle={bundle} />}
      barButton={<Island of={bundleBar} props={{ bundle: buttons }} />}
      barPrice={
        <PriceBlock
          final={money(bundle.pricing.finalPrice)}
          unit={t('purchase.treatments', { count: bundle.packageQuantityTotal })}
        />
      }
      details={{ ...bundle, description: bundle.descriptions, infos: bundle.bundleInfos }}
    >
      <BundlePrice bundle={bundle} size="lg" />
      {until ? (
        <Text size="sm" tone={reduction ? 'success' : 'muted'}>
          {t(reduction ? 'purchase.promoUntil' : 'purchase.priceUntil', {
            date: until,
          })}
        </Text>
      ) : null}
      {bundle.products.some(({ productBodyParts }) => productBodyParts.length === 1) ? (
        <Suspense fallback={<Skeleton height="32rem" shape="card" />}>
          <BundleBody bundle={bundle} />
        </Suspense>
      ) : null}
      <Island of={bundleChoice} props={{ bundle: choice }} />
    </SaleDetail>
  );
}

/** What a bundle holds and how long it can be used. Specification, entity "Bundle". */
function BundleFacts({ bundle }: { bundle: Bundle }) {
  const t = useTranslate();
  return (
    <ul>
      <li>
        {bundle.packageBonusQuantity > 0
          ? t('bundle.holdsBonus', {
              count: bundle.packageQuantityTotal,
              regular: bundle.regularQuantity,
              bonus: bundle.packageBonusQuantity,
            })
          : t('bundle.holds', { count: bundle.packageQuantityTotal })}
      </li>
      <li>{t('bundle.visit', { minutes: bundle.duration })}</li>
      <li>{t('bundle.firstVisit', { count: bundle.validityDurationMonths })}</li>
      <li>{t('bundle.allVisits', { count: bundle.eventLimit })}</li>
    </ul>
  );
}
