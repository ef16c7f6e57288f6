import type { Offer } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
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
import { commerceItem, itemSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { offerQuery } from '../features/sales/api/get-offer';
import { OfferCountdown } from '../features/sales/components/offer-countdown';
import { OfferPrice } from '../features/sales/components/offer-price';
import { SaleButtons } from '../features/sales/components/sale-buttons';
import { offerListPage, offerPage } from '../features/sales/offer-rules';
import { saleEntry } from '../features/sales/sale-json-ld';
import { TreatmentDetails } from '../features/treatments/components/treatment-details';
import { TreatmentSkeleton } from '../features/treatments/components/treatment-skeleton';
import { zonePages } from '../features/treatments/zone-filters';
import { BarDock, FirstScreen } from '../first-screen/first-screen';
import { questionsEntry, trailEntry } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedPage } from './page-states';
import { SaleMissing } from './sale-missing';

/** `/oferty-specjalne/:slug/` and `/oferty-specjalne-flexy/:slug/`: treatments at one price for a time. */
export function OfferPage() {
  return (
    <PageTexts resources={saleTexts}>
      <OfferOfAddress />
    </PageTexts>
  );
}

function OfferOfAddress() {
  const { slug = '' } = usePageParams();
  const query = useQuery(offerQuery(useHttp(), slug));
  if (query.data) return <ShownOffer offer={query.data} key={query.data.id} />;
  if (query.data === null) return <SaleMissing kind="offer" page="catalog/special-offers" />;
  if (query.isError) return <FailedPage onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <TreatmentSkeleton />;
}

function ShownOffer({ offer }: { offer: Offer }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const trail = useOfferHead(offer);
  useCommerceStep(offer.id, itemSeen(commerceItem(offer), offer.pricing.currency.code));
  const item = {
    itemType: 'offer' as const,
    itemId: Number(offer.id),
    quantity: offer.pricingMatrix[0]?.quantityFrom ?? 1,
    name: offer.name,
  };
  return (
    <div data-zone={offer.gender === 'male' ? 'men' : 'women'}>
      <Container style={{ paddingTop: '1rem' }}>
        <Breadcrumbs label={t('trail.label')} items={trail} />
        <FirstScreen image={offer.image}>
          <div>
            <Eyebrow>{offer.productCategory.name}</Eyebrow>
            <Heading level={1}>{offer.name}</Heading>
          </div>
          {offer.label ? (
            <div>
              <Badge tone="accent">{offer.label}</Badge>
            </div>
          ) : null}
          <Text size="lead">{offer.lead}</Text>
          <div>
            <Text size="sm" tone="muted">
              {t('offer.holds')}
            </Text>
            <ul>
              {offer.products.map(({ product, quantity }) => (
                <li key={product.id}>
                  <a href={href(zonePages[offer.gender].product, { slug: product.slug })}>{product.name}</a>
                  {quantity > 1 ? ` × ${quantity}` : ''}
                  {` · ${t('duration.exact', { minutes: product.duration })}`}
                </li>
              ))}
            </ul>
          </div>
          <Card tone="raised">
            <Stack gap={5}>
              <OfferPrice offer={offer} size="lg" />
              <OfferCountdown validTo={offer.validTo} showCountdown={offer.showCountdown} />
              <SaleButtons {...item} />
            </Stack>
          </Card>
        </FirstScreen>
      </Container>
      <TreatmentDetails product={offer} />
      <BarDock>
        <StickyBar label={t('product.stickyLabel')}>
          <PriceBlock final={money(offer.pricing.finalPrice)} />
          <SaleButtons {...item} inBar />
        </StickyBar>
      </BarDock>
    </div>
  );
}

function useOfferHead(offer: Offer) {
  const t = useTranslate();
  const href = useHref();
  const { context, host } = useModule();
  const ownPage = offerPage(offer.variant);
  const path = href(ownPage, { slug: offer.slug });
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    {
      label: t(`${offer.variant === 'flexy' ? 'flexi' : 'offer'}.list.title`),
      href: href(offerListPage(offer.variant)),
    },
    { label: offer.name, href: path },
  ];
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, { page: ownPage, locale, basePath: '', params: { slug: offer.slugs[locale] } }) ?? '/';
  const page = {
    origin: context.origin,
    brand: context.market.brand.name,
    trail,
    lowestPriceLabel: t('price.lowestLabel'),
  };
  usePageHead({
    title: offer.metaTitle || offer.name,
    description: offer.metaDescription || offer.lead,
    canonicalPath: path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    image: { url: pictureUrl(offer.image, 1280, 'webp'), alt: offer.image.alt },
    jsonLd: [
      saleEntry(
        {
          id: offer.id,
          name: offer.name,
          description: offer.metaDescription || offer.lead,
          category: offer.productCategory.name,
          image: offer.image,
          finalPrice: offer.pricing.finalPrice,
          price: offer.pricing.price,
          currency: offer.pricing.currency.code,
          lowestPriceValue: offer.lowestPriceValue,
          validTo: offer.validTo,
        },
        page,
      ),
      trailEntry(page),
      ...(offer.faqs.length > 0 ? [questionsEntry(offer.faqs)] : []),
    ],
  });
  return trail;
}
