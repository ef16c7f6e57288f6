import { defineFragment } from '@aksamit/module-sdk/fragments';
import { type HttpClient, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Skeleton } from '@aksamit/ui';
import { z } from 'zod';
import { offerTilesQuery } from '../features/sales/api/list-offer-tiles';
import { OfferTiles } from '../features/sales/components/offer-tiles';
import { offerListPages } from '../features/sales/offer-rules';
import { FailedTeaser, TeaserSection } from '../features/treatments/components/teaser-section';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { offerTeaserTexts } from '../texts/teaser-texts';

const MOST = 4;

/** The contract with the pages that mount it. */
const offerTeaserProps = z.object({
  /** Omitted: of both. */
  gender: z.enum(['male', 'female']).optional(),
  /** How many at most; one row of a wide screen. */
  count: z.number().int().min(1).max(MOST).optional(),
  /** Words of the page around, in its language. */
  eyebrow: z.string().max(80).optional(),
  title: z.string().min(1).max(120),
  text: z.string().max(400).optional(),
});
export type OfferTeaserProps = z.infer<typeof offerTeaserProps>;

export default defineFragment({
  name: 'offer-teaser',
  version: 1,
  rendering: 'public',
  props: offerTeaserProps,
  reservedHeightPx: 0,
  component: OfferTeaser,
  texts: { pl: offerTeaserTexts.pl, en: offerTeaserTexts.en },
  isStatic: true,
  // One call. Where it fails, the browser shows the fragment once it is seen.
  load: async ({ props, http, queryClient }) => {
    const offers = await queryClient.fetchQuery(tilesQuery(http, props));
    return {
      cacheKeys: ['products', 'offers', ...productKeys(offers)],
      ...freshUntil(offers.flatMap(({ promoValidTo, validTo }) => [promoValidTo, validTo])),
    };
  },
});

const tilesQuery = (http: HttpClient, { gender, count = MOST }: Pick<OfferTeaserProps, 'gender' | 'count'>) =>
  offerTilesQuery(http, gender, count);

/** Special offers that run, with the way to all of them; nothing where there is none. */
export function OfferTeaser({ eyebrow, title, text, ...wanted }: OfferTeaserProps) {
  const t = useTranslate();
  const href = useHref();
  const offers = useQuery(tilesQuery(useHttp(), wanted));
  if (offers.data?.length === 0) return null;
  const { gender } = wanted;
  const all = {
    href: href(gender === undefined ? 'catalog/special-offers' : offerListPages[gender]),
    label: t('teaser.offers'),
  };
  return (
    <TeaserSection eyebrow={eyebrow} title={title} text={text} all={all}>
      {offers.data ? (
        <OfferTiles offers={offers.data} />
      ) : offers.isError ? (
        <InBrowserOnly>
          {() => <FailedTeaser busy={offers.isFetching} onRetry={() => void offers.refetch()} />}
        </InBrowserOnly>
      ) : (
        <div aria-busy="true" role="status" aria-label={t('teaser.loading')}>
          <Skeleton height="12rem" shape="card" />
        </div>
      )}
    </TeaserSection>
  );
}
