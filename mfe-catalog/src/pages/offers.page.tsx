import type { Gender } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { balancedColumn, EmptyState, Grid, LinkButton, offscreenItem, Tabs } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import { commerceItem, listSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { type OfferListParams, offerListQuery } from '../features/sales/api/list-offers';
import { OfferCard } from '../features/sales/components/offer-card';
import { offerListHead, offerPage } from '../features/sales/offer-rules';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';
import { saleTextsFor } from './sale-loading';

export default definePages({ layout: 'plain', rendering: 'public', islands: true }, [
  {
    name: 'special-offers',
    patterns: { pl: ['/oferty-specjalne/'], en: ['/special-offers/'] },
    load: offersLoader('special'),
    component: SpecialOffersPage,
  },
  {
    name: 'special-offers-women',
    patterns: { pl: ['/oferty-specjalne/strefa-kobiet/'], en: ['/special-offers/womens-zone/'] },
    load: offersLoader('special', 'female'),
    component: WomensSpecialOffersPage,
  },
  {
    name: 'special-offers-men',
    patterns: { pl: ['/oferty-specjalne/strefa-mezczyzn/'], en: ['/special-offers/mens-zone/'] },
    load: offersLoader('special', 'male'),
    component: MensSpecialOffersPage,
  },
  {
    name: 'flexi-offers',
    patterns: { pl: ['/oferta-flexi/'], en: ['/flexi-offer/'] },
    load: offersLoader('flexy'),
    component: FlexiOffersPage,
  },
]);

/**
 * Special or flexi offers, of both genders or one. An offer that begins later comes with the next response of the API.
 */
function offersLoader(variant: OfferListParams['variant'], gender?: Gender): PageLoader {
  return async ({ context, http, queryClient, setHead }) => {
    const t = saleTextsFor(context);
    setHead(offerListHead(t, variant, gender));
    const offers = await queryClient.fetchQuery(offerListQuery(http, { variant, gender }));
    return {
      status: 200,
      cacheKeys: ['products', 'offers', ...productKeys(offers)],
      ...freshUntil(offers.flatMap(({ promoValidTo, validTo }) => [promoValidTo, validTo])),
    };
  };
}

/** Pages of the special offers' list: all, women's, men's. */
const tabs = [
  { page: 'catalog/special-offers', key: 'all' },
  { page: 'catalog/special-offers-women', key: 'female' },
  { page: 'catalog/special-offers-men', key: 'male' },
] as const;

function Offers({ variant, gender }: OfferListParams) {
  const t = useTranslate();
  const href = useHref();
  const { origin, market } = usePageContext();
  const isFlexi = variant === 'flexy';
  const texts = isFlexi ? 'flexi' : 'offer';
  const list = useQuery(offerListQuery(useHttp(), { variant, gender }));
  const listName = [variant, gender].filter(Boolean).join('-');
  useCommerceStep(listName, listSeen(listName, (list.data ?? []).map(commerceItem), market.currencies[0]?.code ?? ''));
  const all = href(isFlexi ? 'catalog/flexi-offers' : 'catalog/special-offers');
  const own = tabs.find(({ key }) => key === (gender ?? 'all'));
  const path = isFlexi || !own ? all : href(own.page);
  const head = offerListHead(t, variant, gender);
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t(`${texts}.list.title`), href: all },
    ...(gender ? [{ label: head.title, href: path }] : []),
  ];
  usePageHead({
    ...head,
    canonicalPath: path,
    ...shareImageOf((list.data ?? []).map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: (list.data ?? []).map(({ name, slug }) => ({ name, href: href(offerPage(variant), { slug }) })) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={head.title} lead={t(`${texts}.list.lead`)}>
      {isFlexi ? null : (
        <Tabs
          label={t('prices.gender')}
          items={tabs.map(({ page, key }) => ({
            label: t(key === 'all' ? 'offer.list.all' : `prices.${key}`),
            href: href(page),
            current: key === (gender ?? 'all'),
          }))}
        />
      )}
      <div style={{ marginTop: '2rem' }}>
        {list.isError ? (
          <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
        ) : !list.data ? (
          <LoadingCards label={t('list.loading')} height="32rem" />
        ) : list.data.length === 0 ? (
          <EmptyState
            icon={<Tag />}
            title={t(`offer.none.${gender ?? 'all'}`)}
            text={t('offer.none.text')}
            action={<LinkButton href={href('catalog/price-list')}>{t('prices.title')}</LinkButton>}
          />
        ) : (
          <Grid as="ul" minColumn={balancedColumn(list.data.length, '13rem', '1.5rem')}>
            {list.data.map((offer, index) => (
              <li key={offer.id} style={offscreenItem(index, 570, 655)}>
                <OfferCard offer={offer} showZone={gender === undefined} eager={index === 0} />
              </li>
            ))}
          </Grid>
        )}
      </div>
    </PlainPage>
  );
}

function OffersPage(params: OfferListParams) {
  return (
    <PageTexts resources={saleTexts}>
      <Offers {...params} />
    </PageTexts>
  );
}

/** `/oferty-specjalne/`. */
export function SpecialOffersPage() {
  return <OffersPage variant="special" />;
}

/** `/oferty-specjalne/strefa-kobiet/`. */
export function WomensSpecialOffersPage() {
  return <OffersPage variant="special" gender="female" />;
}

/** `/oferty-specjalne/strefa-mezczyzn/`. */
export function MensSpecialOffersPage() {
  return <OffersPage variant="special" gender="male" />;
}

/** `/oferta-flexi/`. */
export function FlexiOffersPage() {
  return <OffersPage variant="flexy" />;
}
