import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { ChoiceLinks, EmptyState, Results, resultsHref, Stack, Tabs } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import { priceListQuery } from '../features/treatments/api/list-prices';
import { PriceTable } from '../features/treatments/components/price-table';
import { TreatmentSheet } from '../features/treatments/components/treatment-figure';
import {
  groupPriceList,
  type PriceListArrangement,
  parsePriceList,
  priceListAddress,
} from '../features/treatments/price-list-rules';
import { isPriceListPage, type PriceListPageName, priceLists } from '../features/treatments/price-lists';
import { zonePages } from '../features/treatments/zone-filters';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { freshUntil, productKeys } from './cached-products';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';

/** Addresses: specification, commerce core, section 2, `/cennik/` with its sub-pages. */
export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    // The zone, and the arrangement.
    query: ['gender', 'section'],
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
  const { gender } = parsePriceList(new URLSearchParams(context.query));
  const treatments = await queryClient.fetchQuery(priceListQuery(http, gender, priceLists[page]));
  return {
    status: 200,
    cacheKeys: ['products', ...productKeys(treatments)],
    ...freshUntil(treatments.map(({ promoValidTo }) => promoValidTo)),
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
        {list.isError ? (
          <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
        ) : !list.data ? (
          <LoadingCards label={t('list.loading')} height="20rem" />
        ) : groups.length === 0 ? (
          <EmptyState icon={<Tag />} title={t('prices.empty')} />
        ) : (
          <TreatmentSheet treatments={list.data}>
            {groups.map((group, index) => (
              <PriceTable key={group.id} group={group} isOffscreen={index > 0} />
            ))}
          </TreatmentSheet>
        )}
      </Results>
    </PlainPage>
  );
}

interface PriceListChoicesProps {
  /** The shown list. */
  name: PriceListPageName;
  arrangement: PriceListArrangement;
}

/** Links to the other lists, zones and arrangements; each keeps what the others chose. */
function PriceListChoices({ name, arrangement }: PriceListChoicesProps) {
  const t = useTranslate();
  const href = useHref();
  const addressOf = (list: PriceListPageName, change: Partial<PriceListArrangement> = {}) =>
    priceListAddress(href(`catalog/${list}`), { ...arrangement, ...change });
  const lists = Object.keys(priceLists)
    .filter(isPriceListPage)
    .filter((one) => one !== 'prices-all')
    .map((one) => ({ label: t(`priceLists.${one}.short`), href: addressOf(one), current: one === name }));
  const bundles = { label: t('priceLists.bundles.short'), href: href('catalog/bundles'), current: false };
  return (
    <Stack gap={4} style={{ marginBottom: '2rem' }}>
      <nav aria-label={t('prices.lists')}>
        <ChoiceLinks choices={[...lists, bundles]} />
      </nav>
      <Tabs
        label={t('prices.gender')}
        items={(['female', 'male'] as const).map((gender) => ({
          label: t(`prices.${gender}`),
          href: resultsHref(addressOf(name, { gender })),
          current: gender === arrangement.gender,
        }))}
      />
      <Tabs
        label={t('prices.section')}
        items={(['products', 'bodyPart'] as const).map((section) => ({
          label: t(`prices.${section}`),
          href: resultsHref(addressOf(name, { section })),
          current: section === arrangement.section,
        }))}
      />
    </Stack>
  );
}
