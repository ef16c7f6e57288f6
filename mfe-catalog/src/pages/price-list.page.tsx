import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, Results } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import { offerListQuery } from '../features/sales/api/list-offers';
import { priceListQuery } from '../features/treatments/api/list-prices';
import { PriceTable } from '../features/treatments/components/price-table';
import { TreatmentSheet } from '../features/treatments/components/treatment-figure';
import {
  groupPriceList,
  type PriceListArrangement,
  type PriceListGroup,
  parsePriceList,
  showsFlexi,
} from '../features/treatments/price-list-rules';
import { isPriceListPage, type PriceListPageName, priceLists } from '../features/treatments/price-lists';
import { zonePages } from '../features/treatments/zone-filters';
import priceFilter from '../islands/price-filter.island';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { matchesWords } from '../prices/row-filter';
import { RowForms } from '../prices/row-purchase';
import { listPageJsonLd } from '../structured-data/page-json-ld';
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
    // The zone, the arrangement, and the words of the filter.
    query: ['gender', 'section', 'q'],
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

/** Prices of one gender: all, or those of one list. */
async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const page = priceListOf(context.page);
  setHead({ title: t(`priceLists.${page}.metaTitle`), description: t(`priceLists.${page}.metaDescription`) });
  const { gender, section } = parsePriceList(new URLSearchParams(context.query));
  const flexi = offerListQuery(http, { variant: 'flexy', gender });
  const [treatments] = await Promise.all([
    queryClient.fetchQuery(priceListQuery(http, gender, priceLists[page])),
    // The list stands without the offers: a failure leaves them out.
    showsFlexi(page, section) ? queryClient.prefetchQuery(flexi) : undefined,
  ]);
  const offers = queryClient.getQueryData(flexi.queryKey) ?? [];
  return {
    status: 200,
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
  const t = useTranslate();
  const href = useHref();
  const { page, context } = useModule();
  const name = priceListOf(page?.name);
  const path = href(`catalog/${name}`);
  const arrangement = parsePriceList(useSearchParams()[0]);
  const list = useQuery(priceListQuery(useHttp(), arrangement.gender, priceLists[name]));
  const { words, gender } = arrangement;
  const isFlexi = showsFlexi(name, arrangement.section);
  const flexi = useQuery({ ...offerListQuery(useHttp(), { variant: 'flexy', gender }), enabled: isFlexi });
  const offers = (isFlexi && flexi.data) || [];
  const title = t(`priceLists.${name}.title`);
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('prices.title'), href: href('catalog/price-list') },
    ...(name === 'price-list' ? [] : [{ label: title, href: path }]),
  ];
  usePageHead({
    title: t(`priceLists.${name}.metaTitle`),
    description: t(`priceLists.${name}.metaDescription`),
    canonicalPath: path,
    ...shareImageOf((list.data ?? []).map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin: context.origin, trail },
      {
        items: (list.data ?? []).map((one) => ({
          name: one.name,
          href: href(zonePages[one.gender].product, { slug: one.slug }),
        })),
      },
    ),
  });
  const groups = groupPriceList(list.data ?? [], arrangement.section);
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('prices.lead')}>
      <Results>
        <PriceListChoices name={name} arrangement={arrangement} />
        <Island
          of={priceFilter}
          props={{
            action: path,
            others: otherParameters(arrangement),
            words,
            shown: shownRows(groups, words) + shownOffers(offers, t('flexiPrices.title'), words),
          }}
        />
        <RowForms />
        <OfferPrices offers={offers} title={t('flexiPrices.title')} lead={t('flexiPrices.lead')} words={words} />
        {list.isError ? (
          <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
        ) : !list.data ? (
          <LoadingCards label={t('list.loading')} height="20rem" />
        ) : groups.length === 0 ? (
          <EmptyState icon={<Tag />} title={t('prices.empty')} />
        ) : (
          <TreatmentSheet treatments={list.data}>
            {groups.map((group, index) => (
              <PriceTable key={group.id} group={group} isOffscreen={index > 0} words={words} />
            ))}
          </TreatmentSheet>
        )}
      </Results>
    </PlainPage>
  );
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
