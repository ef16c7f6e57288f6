import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePagedAddresses, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, LinkButton, Results } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import { offerListQuery } from '../features/sales/api/list-offers';
import { type PricePage, priceListQuery } from '../features/treatments/api/list-prices';
import { ListPager } from '../features/treatments/components/list-pager';
import { PriceTable } from '../features/treatments/components/price-table';
import { TreatmentSheet } from '../features/treatments/components/treatment-figure';
import {
  groupPriceList,
  PRICES_PER_PAGE,
  type PriceListArrangement,
  type PriceListGroup,
  parsePriceList,
  priceListAddress,
  showsFlexi,
} from '../features/treatments/price-list-rules';
import { isPriceListPage, type PriceListPageName, priceLists } from '../features/treatments/price-lists';
import { zonePages } from '../features/treatments/zone-filters';
import priceFilter from '../islands/price-filter.island';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { matchesWords } from '../prices/row-filter';
import { RowForms } from '../prices/row-purchase';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { priceListPageTexts } from '../texts/price-list-page-texts';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { OfferPrices, shownOffers } from './offer-prices';
import { PlainPage } from './plain-page';
import { PriceListChoices } from './price-list-choices';

/** Addresses: specification, commerce core, section 2, `/cennik/` with its sub-pages. */
export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    // The zone, the arrangement, the words of the filter, and the page of a long list.
    query: ['gender', 'section', 'q', 'page'],
    load,
    component: PriceListPage,
  },
  [
    { name: 'price-list', patterns: { pl: ['/cennik/'], en: ['/price-list/'] } },
    {
      name: 'prices-all',
      patterns: { pl: ['/cennik/zabiegi-i-pakiety/'], en: ['/price-list/treatments-and-packages/'] },
    },
    {
      name: 'prices-endermology',
      patterns: { pl: ['/cennik/zabiegi-endermologii/'], en: ['/price-list/endermology-treatments/'] },
    },
    {
      name: 'prices-electrostimulation',
      patterns: { pl: ['/cennik/zabiegi-elektrostymulacji/'], en: ['/price-list/electrostimulation-treatments/'] },
    },
    {
      name: 'prices-hydrogen',
      patterns: { pl: ['/cennik/zabiegi-oczyszanie-wodorowe/'], en: ['/price-list/hydrogen-cleansing-treatments/'] },
      // The specification's address omits letters; correctly spelled ones redirect there too.
      redirectsFrom: { pl: ['/cennik/zabiegi-oczyszczanie-wodorowe/'], en: [] },
    },
    { name: 'packages', patterns: { pl: ['/cennik-pakiety/'], en: ['/price-list-packages/'] } },
    {
      name: 'packages-endermology',
      patterns: { pl: ['/cennik/pakiety-endermologii/'], en: ['/price-list/endermology-packages/'] },
    },
    {
      name: 'packages-electrostimulation',
      patterns: { pl: ['/cennik/pakiety-elektrostymulacji/'], en: ['/price-list/electrostimulation-packages/'] },
    },
    {
      name: 'packages-hydrogen',
      patterns: { pl: ['/cennik/pakiety-oczyszanie-wodorowe/'], en: ['/price-list/hydrogen-cleansing-packages/'] },
      redirectsFrom: { pl: ['/cennik/pakiety-oczyszczanie-wodorowe/'], en: [] },
    },
  ],
);

/** Prices of one gender: all, or those of one list. A page beyond the last one is not found. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, priceListPageTexts);
  const page = priceListOf(context.page);
  setHead({ title: t(`priceLists.${page}.metaTitle`), description: t(`priceLists.${page}.metaDescription`) });
  const arrangement = parsePriceList(new URLSearchParams(context.query));
  const flexi = offerListQuery(http, { variant: 'flexy', gender: arrangement.gender });
  const [{ treatments }] = await Promise.all([
    queryClient.fetchQuery(priceListQuery(http, arrangement, priceLists[page])),
    // The list stands without the offers: a failure leaves them out.
    showsFlexi(page, arrangement) ? queryClient.prefetchQuery(flexi) : undefined,
  ]);
  const offers = queryClient.getQueryData(flexi.queryKey) ?? [];
  return {
    status: treatments.length === 0 && arrangement.page > 1 ? 404 : 200,
    cacheKeys: ['products', 'offers', ...productKeys([...treatments, ...offers])],
    ...freshUntil([
      ...treatments.map(({ promoValidTo }) => promoValidTo),
      ...offers.flatMap(({ promoValidTo, validTo }) => [promoValidTo, validTo]),
    ]),
  };
}

/** Which of the price lists the address is. */
function priceListOf(name = ''): PriceListPageName {
  return isPriceListPage(name) ? name : 'price-list';
}

/** `/cennik/?gender=&section=` and its sub-pages: prices as tables, by treatment or by body part. */
export function PriceListPage() {
  return (
    <PageTexts resources={priceListPageTexts}>
      <PriceList />
    </PageTexts>
  );
}

function PriceList() {
  const t = useTranslate();
  const href = useHref();
  const { page } = useModule();
  const name = priceListOf(page?.name);
  const path = href(`catalog/${name}`);
  const arrangement = parsePriceList(useSearchParams()[0]);
  const list = useQuery(priceListQuery(useHttp(), arrangement, priceLists[name]));
  const treatments = list.data?.treatments ?? [];
  const isWhole = list.data?.isWhole ?? true;
  // Of a list of several pages the API found the rows that have the words.
  const words = isWhole ? arrangement.words : '';
  const isFlexi = showsFlexi(name, arrangement);
  const flexi = useQuery({
    ...offerListQuery(useHttp(), { variant: 'flexy', gender: arrangement.gender }),
    enabled: isFlexi,
  });
  const offers = (isFlexi && flexi.data) || [];
  const title = t(`priceLists.${name}.title`);
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('prices.title'), href: href('catalog/price-list') },
    ...(name === 'price-list' ? [] : [{ label: title, href: path }]),
  ];
  usePriceHead(name, arrangement, { trail, treatments, total: list.data?.total ?? 0 });
  const groups = groupPriceList(treatments, arrangement.section);
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('prices.lead')}>
      <Results>
        <PriceListChoices name={name} arrangement={arrangement} />
        <Island
          of={priceFilter}
          props={{
            action: path,
            others: otherParameters(arrangement),
            words: arrangement.words,
            shown:
              (isWhole ? shownRows(groups, words) : (list.data?.total ?? 0)) +
              shownOffers(offers, t('flexiPrices.title'), words),
            isWhole,
          }}
        />
        <RowForms />
        <OfferPrices offers={offers} title={t('flexiPrices.title')} lead={t('flexiPrices.lead')} words={words} />
        {list.isError ? (
          <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
        ) : !list.data ? (
          <LoadingCards label={t('list.loading')} height="20rem" />
        ) : groups.length === 0 ? (
          <NoPrices name={name} arrangement={arrangement} />
        ) : (
          <>
            <TreatmentSheet treatments={treatments}>
              {groups.map((group, index) => (
                <PriceTable key={group.id} group={group} isOffscreen={index > 0} words={words} />
              ))}
            </TreatmentSheet>
            <ListPager
              page={arrangement.page}
              pages={Math.ceil(list.data.total / PRICES_PER_PAGE)}
              addressOf={(number) => priceListAddress(path, { ...arrangement, page: number })}
            />
          </>
        )}
      </Results>
    </PlainPage>
  );
}

/** Why a list has no rows, and the way to those that there are. */
function NoPrices({ name, arrangement }: { name: PriceListPageName; arrangement: PriceListArrangement }) {
  const t = useTranslate();
  const href = useHref();
  const isBeyond = arrangement.page > 1;
  const isFirst = name === 'price-list' && !isBeyond;
  const own = priceListAddress(href(`catalog/${name}`), { ...arrangement, page: 1 });
  const prices = isBeyond ? own : href('catalog/price-list');
  return (
    <EmptyState
      icon={<Tag />}
      title={t(isBeyond ? 'priceListStates.beyondTitle' : 'prices.empty')}
      action={
        <LinkButton variant="secondary" href={isFirst ? href('catalog/salons') : prices}>
          {isFirst ? t('missing.salons') : t(isBeyond ? 'priceListStates.first' : 'prices.title')}
        </LinkButton>
      }
    />
  );
}

/** The document's head of one page of a price list. */
function usePriceHead(
  name: PriceListPageName,
  { gender, section, words, page }: PriceListArrangement,
  { trail, treatments, total }: Pick<PricePage, 'treatments' | 'total'> & { trail: { label: string; href: string }[] },
): void {
  const t = useTranslate();
  const href = useHref();
  const { context } = useModule();
  const isChanged = gender !== 'female' || section !== 'products' || words !== '';
  const number = isChanged ? 1 : page;
  const title = t(`priceLists.${name}.metaTitle`);
  usePageHead({
    title: number > 1 ? `${title} – ${t('list.pageNumber', { page: number })}` : title,
    description: t(`priceLists.${name}.metaDescription`),
    ...usePagedAddresses(`catalog/${name}`, number),
    // Another market may sell less, and have fewer pages.
    ...(number > 1 ? { markets: [context.market.slug] } : {}),
    ...shareImageOf(treatments.map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin: context.origin, trail },
      {
        items: treatments.map((one) => ({
          name: one.name,
          href: href(zonePages[one.gender].product, { slug: one.slug }),
        })),
        from: (page - 1) * PRICES_PER_PAGE + 1,
        total,
      },
    ),
  });
}

/** What the filter's form sends beside the words. */
function otherParameters({ gender, section }: PriceListArrangement): { name: string; value: string }[] {
  const others = { ...(gender === 'male' ? { gender } : {}), ...(section === 'bodyPart' ? { section } : {}) };
  return Object.entries(others).map(([name, value]) => ({ name, value }));
}

/** How many rows the tables show. */
function shownRows(groups: readonly PriceListGroup[], words: string): number {
  return groups.flatMap(({ name, treatments }) =>
    treatments.filter((treatment) => matchesWords(`${treatment.name} ${name}`, words)),
  ).length;
}
