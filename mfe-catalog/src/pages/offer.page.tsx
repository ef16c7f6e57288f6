import type { Offer } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { useHref, useMoney, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { PriceBlock, Text } from '@aksamit/ui';
import { commerceItem, itemSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { offerQuery } from '../features/sales/api/get-offer';
import type { OfferListParams } from '../features/sales/api/list-offers';
import { OfferCountdown } from '../features/sales/components/offer-countdown';
import { OfferPrice } from '../features/sales/components/offer-price';
import { offerListPage, offerPage } from '../features/sales/offer-rules';
import { TreatmentSkeleton } from '../features/treatments/components/treatment-skeleton';
import { zonePages } from '../features/treatments/zone-filters';
import { freshUntil } from '../page-cache/cached-products';
import { CartButtons, type ItemForCart } from '../product-hero/cart-buttons';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedPage } from './load-failures';
import { recordHead } from './record-head';
import { SaleDetail } from './sale-detail';
import { saleTextsFor, toOwnAddress } from './sale-loading';
import { SaleMissing } from './sale-missing';
import { useSaleHead } from './use-sale-head';

export default definePages({ layout: 'plain', rendering: 'public', islands: true, component: OfferPage }, [
  {
    name: 'special-offer',
    patterns: { pl: ['/oferty-specjalne/:slug/'], en: ['/special-offers/:slug/'] },
    redirectsFrom: {
      pl: ['/oferty-specjalne/strefa-kobiet/:slug/', '/oferty-specjalne/strefa-mezczyzn/:slug/'],
      en: ['/special-offers/womens-zone/:slug/', '/special-offers/mens-zone/:slug/'],
    },
    load: offerLoader('special'),
  },
  {
    name: 'flexi-special-offer',
    patterns: { pl: ['/oferty-specjalne-flexy/:slug/'], en: ['/flexi-special-offers/:slug/'] },
    // Recorded is a special one.
    example: { answers: { '/api/offers/{slug}': { data: { offer: { variant: 'flexy' } } } } },
    load: offerLoader('flexy'),
  },
]);

/** One offer; 404 once it has ended. */
function offerLoader(variant: OfferListParams['variant']): PageLoader {
  return async (input) => {
    const { slug = '' } = input.context.params;
    const offer = await input.queryClient.fetchQuery(offerQuery(input.http, slug));
    const texts = variant === 'flexy' ? 'flexi' : 'offer';
    input.setHead(
      offer
        ? recordHead(input.context, offerPage(offer.variant), offer)
        : { title: saleTextsFor(input.context)(`${texts}.missingTitle`) },
    );
    if (!offer) return { status: 404, cacheKeys: ['products', 'offers'] };
    const moved =
      offer.slug !== slug || offer.variant !== variant
        ? toOwnAddress(input, offerPage(offer.variant), offer.slug)
        : null;
    return (
      moved ?? {
        status: 200,
        cacheKeys: ['products', `product:${offer.id}`],
        ...freshUntil([offer.promoValidTo, offer.validTo]),
      }
    );
  };
}

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
  if (query.isError)
    return (
      <InBrowserOnly>{() => <FailedPage onRetry={() => query.refetch()} busy={query.isFetching} />}</InBrowserOnly>
    );
  return <TreatmentSkeleton />;
}

function ShownOffer({ offer }: { offer: Offer }) {
  const t = useTranslate();
  const money = useMoney();
  const trail = useSaleHead({
    sale: offer,
    page: offerPage(offer.variant),
    list: {
      page: offerListPage(offer.variant),
      label: t(`${offer.variant === 'flexy' ? 'flexi' : 'offer'}.list.title`),
    },
    category: offer.productCategory.name,
    reduction: reductionOf({ paid: offer.pricing.finalPrice, lowestPiece: offer.lowestPriceValue, pieces: 1 }),
    validTo: offer.validTo,
  });
  useCommerceStep(offer.id, itemSeen(commerceItem(offer), offer.pricing.currency.code));
  const item: ItemForCart = {
    itemType: 'offer',
    itemId: Number(offer.id),
    quantity: offer.pricingMatrix[0]?.quantityFrom ?? 1,
    name: offer.name,
  };
  return (
    <SaleDetail
      sale={offer}
      trail={trail}
      category={offer.productCategory.name}
      badge={offer.label}
      facts={<OfferContent offer={offer} />}
      barButton={<CartButtons {...item} inBar />}
      barPrice={<PriceBlock final={money(offer.pricing.finalPrice)} />}
      details={offer}
    >
      <OfferPrice offer={offer} size="lg" />
      <OfferCountdown validTo={offer.validTo} showCountdown={offer.showCountdown} />
      <CartButtons {...item} />
    </SaleDetail>
  );
}

/** The treatments of an offer, each with a link to its page. */
function OfferContent({ offer }: { offer: Offer }) {
  const t = useTranslate();
  const href = useHref();
  return (
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
  );
}
