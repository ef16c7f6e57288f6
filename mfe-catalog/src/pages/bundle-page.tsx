import type { Bundle } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { formatDate, useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useModule, useMoney, usePageHead, usePageParams } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { pagePath } from '@aksamit/shared-kit/router';
import {
  Badge,
  Breadcrumbs,
  Card,
  Container,
  Eyebrow,
  Heading,
  PriceBlock,
  pictureUrl,
  Stack,
  StickyBar,
  Text,
} from '@aksamit/shared-kit/ui';
import { useState } from 'react';
import { commerceItem, itemSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { bundleQuery } from '../features/sales/api/get-bundle';
import { stillMissing } from '../features/sales/bundle-rules';
import { BundleChoice } from '../features/sales/components/bundle-choice';
import { BundlePrice } from '../features/sales/components/bundle-price';
import { SaleButtons } from '../features/sales/components/sale-buttons';
import { saleEntry } from '../features/sales/sale-json-ld';
import { TreatmentDetails } from '../features/treatments/components/treatment-details';
import { TreatmentSkeleton } from '../features/treatments/components/treatment-skeleton';
import { BarDock, FirstScreen } from '../first-screen/first-screen';
import { questionsEntry, trailEntry } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedPage } from './page-states';
import { SaleMissing } from './sale-missing';

/** `/paczki/:slug/`: a bundle that one puts together of parts of the body. */
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
  if (query.isError) return <FailedPage onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <TreatmentSkeleton />;
}

function ShownBundle({ bundle }: { bundle: Bundle }) {
  const t = useTranslate();
  const money = useMoney();
  const [chosen, setChosen] = useState<string[]>([]);
  const trail = useBundleHead(bundle);
  useCommerceStep(bundle.id, itemSeen(commerceItem(bundle), bundle.pricing.currency.code));
  const missing = stillMissing(chosen, bundle);
  const item = {
    itemType: 'bundle' as const,
    itemId: Number(bundle.id),
    quantity: 1,
    name: bundle.name,
    chosen,
    ...(missing > 0 ? { missing: t('bundle.missing', { count: missing }) } : {}),
  };
  const details = { ...bundle, description: bundle.descriptions, infos: bundle.bundleInfos };
  return (
    <div data-zone={bundle.gender === 'male' ? 'men' : 'women'}>
      <Container style={{ paddingTop: '1rem' }}>
        <Breadcrumbs label={t('trail.label')} items={trail} />
        <FirstScreen image={bundle.image}>
          <div>
            <Eyebrow>{bundle.category.name}</Eyebrow>
            <Heading level={1}>{bundle.name}</Heading>
          </div>
          {bundle.isMostBought ? (
            <div>
              <Badge tone="accent">{t('bundle.mostBought')}</Badge>
            </div>
          ) : null}
          <Text size="lead">{bundle.lead}</Text>
          <BundleFacts bundle={bundle} />
          <Card tone="raised">
            <Stack gap={5}>
              <BundlePrice bundle={bundle} size="lg" />
              {bundle.promoValidTo ? (
                <Text size="sm" tone="success">
                  {t('product.promoUntil', { date: formatDate(new Date(Date.parse(bundle.promoValidTo) - 1)) })}
                </Text>
              ) : null}
              <BundleChoice bundle={bundle} chosen={chosen} onChange={setChosen} />
              <SaleButtons {...item} />
            </Stack>
          </Card>
        </FirstScreen>
      </Container>
      <TreatmentDetails product={details} />
      <BarDock>
        <StickyBar label={t('product.stickyLabel')}>
          <PriceBlock
            final={money(bundle.pricing.finalPrice)}
            unit={t('card.treatments', { count: bundle.packageQuantityTotal })}
          />
          <SaleButtons {...item} inBar />
        </StickyBar>
      </BarDock>
    </div>
  );
}

/** What a bundle holds and how long there is for it. Specification, entity "Bundle". */
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

function useBundleHead(bundle: Bundle) {
  const t = useTranslate();
  const href = useHref();
  const { context, host } = useModule();
  const path = href('catalog/bundle', { slug: bundle.slug });
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('bundle.list.title'), href: href('catalog/bundles') },
    { label: bundle.name, href: path },
  ];
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, { page: 'catalog/bundle', locale, basePath: '', params: { slug: bundle.slugs[locale] } }) ??
    '/';
  const page = {
    origin: context.origin,
    brand: context.market.brand.name,
    trail,
    lowestPriceLabel: t('price.lowestLabel'),
  };
  usePageHead({
    title: bundle.metaTitle || bundle.name,
    description: bundle.metaDescription || bundle.lead,
    canonicalPath: path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    image: { url: pictureUrl(bundle.image, 1280, 'webp'), alt: bundle.image.alt },
    jsonLd: [
      saleEntry(
        {
          id: bundle.id,
          name: bundle.name,
          description: bundle.metaDescription || bundle.lead,
          category: bundle.category.name,
          image: bundle.image,
          finalPrice: bundle.pricing.finalPrice,
          price: bundle.pricing.price,
          currency: bundle.pricing.currency.code,
          lowestPriceValue: bundle.pricing.lowestPriceValue,
          validTo: bundle.promoValidTo,
        },
        page,
      ),
      trailEntry(page),
      ...(bundle.faqs.length > 0 ? [questionsEntry(bundle.faqs)] : []),
    ],
  });
  return trail;
}
