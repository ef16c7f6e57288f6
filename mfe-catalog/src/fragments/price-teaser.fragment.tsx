import { defineFragment } from '@aksamit/module-sdk/fragments';
import { type HttpClient, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Skeleton } from '@aksamit/ui';
import { useId } from 'react';
import { z } from 'zod';
import { teasedTreatmentsQuery } from '../features/treatments/api/list-teased';
import { PriceRow } from '../features/treatments/components/price-row';
import { FailedTeaser, TeaserSection } from '../features/treatments/components/teaser-section';
import { priceListOf } from '../features/treatments/price-lists';
import { teaserFreshness } from '../page-cache/cached-products';
import { PriceHead, PriceRows } from '../prices/price-rows';
import { RowForms } from '../prices/row-purchase';
import { priceTeaserTexts } from '../texts/teaser-texts';

const MOST = 8;

/** The contract with the pages that mount it. */
const priceTeaserProps = z.object({
  /** Code of a category of treatments. */
  category: z.string().min(1).max(80),
  gender: z.enum(['male', 'female']).optional(),
  /** How many prices at most. */
  count: z.number().int().min(1).max(MOST).optional(),
  /** Words of the page around, in its language. */
  eyebrow: z.string().max(80).optional(),
  title: z.string().min(1).max(120),
  text: z.string().max(400).optional(),
});
export type PriceTeaserProps = z.infer<typeof priceTeaserProps>;

const USUAL = 6;

export default defineFragment({
  name: 'price-teaser',
  version: 1,
  rendering: 'public',
  props: priceTeaserProps,
  reservedHeightPx: 0,
  component: PriceTeaser,
  texts: { pl: priceTeaserTexts.pl, en: priceTeaserTexts.en },
  isStatic: true,
  // One call. Where it fails, the browser shows the fragment once it is seen.
  load: async ({ props, http, queryClient }) => teaserFreshness(await queryClient.fetchQuery(pricesQuery(http, props))),
});

const pricesQuery = (http: HttpClient, { category, gender, count = USUAL }: Omit<PriceTeaserProps, 'title'>) =>
  teasedTreatmentsQuery(http, { category, gender, type: 'product', count });

/** A few prices of a kind of treatment, each with its way into the cart, and the price list; nothing where none is sold. */
export function PriceTeaser({ eyebrow, title, text, ...wanted }: PriceTeaserProps) {
  const t = useTranslate();
  const href = useHref();
  const list = useId();
  const treatments = useQuery(pricesQuery(useHttp(), wanted));
  if (treatments.data?.length === 0) return null;
  const all = { href: href(`catalog/${priceListOf(wanted.category)}`), label: t('teaser.prices') };
  return (
    <TeaserSection eyebrow={eyebrow} title={title} text={text} all={all}>
      {treatments.data ? (
        <>
          <RowForms list={list} />
          <PriceRows aria-label={title}>
            <PriceHead />
            <tbody>
              {treatments.data.map((treatment) => (
                <PriceRow key={treatment.id} treatment={treatment} showZone={wanted.gender === undefined} list={list} />
              ))}
            </tbody>
          </PriceRows>
        </>
      ) : treatments.isError ? (
        <InBrowserOnly>
          {() => <FailedTeaser busy={treatments.isFetching} onRetry={() => void treatments.refetch()} />}
        </InBrowserOnly>
      ) : (
        <div aria-busy="true" role="status" aria-label={t('teaser.loading')}>
          <Skeleton height="28rem" shape="card" />
        </div>
      )}
    </TeaserSection>
  );
}
