import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { z } from 'zod';
import { teasedTreatmentsQuery } from '../features/treatments/api/list-teased';
import { FailedTeaser, TeaserSection } from '../features/treatments/components/teaser-section';
import { TreatmentRow, TreatmentRowSkeleton } from '../features/treatments/components/treatment-row';
import { teaserFreshness } from '../page-cache/cached-products';
import { productTeaserTexts } from '../texts/teaser-texts';

const MOST = 4;

/** The contract with the pages that mount it. Without `ids`: what is recommended of all that fits the rest, of both zones by turns. */
const productTeaserProps = z.object({
  /** Ids of treatments and packages, shown in this order as far as they are sold. */
  ids: z
    .array(z.string().regex(/^[1-9]\d{0,17}$/))
    .min(1)
    .max(MOST)
    .optional(),
  /** Code of a category of treatments. */
  category: z.string().min(1).max(80).optional(),
  gender: z.enum(['male', 'female']).optional(),
  type: z.enum(['product', 'package']).optional(),
  /** How many at most; one row of a wide screen. */
  count: z.number().int().min(1).max(MOST).optional(),
  /** Words of the page around, in its language. */
  eyebrow: z.string().max(80).optional(),
  title: z.string().min(1).max(120),
  text: z.string().max(400).optional(),
});
export type ProductTeaserProps = z.infer<typeof productTeaserProps>;

export default defineFragment({
  name: 'product-teaser',
  version: 1,
  rendering: 'public',
  props: productTeaserProps,
  reservedHeightPx: 0,
  component: ProductTeaser,
  texts: { pl: productTeaserTexts.pl, en: productTeaserTexts.en },
  isStatic: true,
  // One call. Where it fails, the browser shows the fragment once it is seen.
  load: async ({ props, http, queryClient }) =>
    teaserFreshness(
      await queryClient.fetchQuery(teasedTreatmentsQuery(http, { ...props, count: props.count ?? MOST })),
    ),
});

/** Chosen or recommended treatments as cards, with the way to all prices; nothing where there is none. */
export function ProductTeaser({ eyebrow, title, text, count = MOST, ...wanted }: ProductTeaserProps) {
  const t = useTranslate();
  const href = useHref();
  const treatments = useQuery(teasedTreatmentsQuery(useHttp(), { ...wanted, count }));
  if (treatments.data?.length === 0) return null;
  const all =
    wanted.type === 'package'
      ? { href: href('catalog/packages'), label: t('teaser.packages') }
      : { href: href('catalog/price-list'), label: t('teaser.prices') };
  return (
    <TeaserSection eyebrow={eyebrow} title={title} text={text} all={all}>
      {treatments.data ? (
        <TreatmentRow treatments={treatments.data} />
      ) : treatments.isError ? (
        <InBrowserOnly>
          {() => <FailedTeaser busy={treatments.isFetching} onRetry={() => void treatments.refetch()} />}
        </InBrowserOnly>
      ) : (
        <TreatmentRowSkeleton count={wanted.ids?.length ?? count} label={t('teaser.loading')} />
      )}
    </TeaserSection>
  );
}
