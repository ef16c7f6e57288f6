import { defineFragment } from '@aksamit/module-sdk/fragments';
import { type HttpClient, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { z } from 'zod';
import { teasedTreatmentsQuery } from '../features/treatments/api/list-teased';
import { FailedTeaser, TeaserSection } from '../features/treatments/components/teaser-section';
import { TreatmentRow, TreatmentRowSkeleton } from '../features/treatments/components/treatment-row';
import type { ShownTreatment } from '../features/treatments/shown-treatment';
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
  /** A second section, of recommended packages, which costs no call of its own. Then the first one has treatments alone. */
  packages: z
    .object({
      count: z.number().int().min(1).max(MOST).optional(),
      eyebrow: z.string().max(80).optional(),
      title: z.string().min(1).max(120),
      text: z.string().max(400).optional(),
    })
    .optional(),
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
  load: async ({ props, http, queryClient }) => teaserFreshness(await queryClient.fetchQuery(teasedQuery(http, props))),
});

const teasedQuery = (http: HttpClient, props: Omit<ProductTeaserProps, 'title'>) => {
  const { ids, category, gender, type, count = MOST, packages } = props;
  const second = packages ? (packages.count ?? MOST) : 0;
  return teasedTreatmentsQuery(http, { ids, category, gender, type, count, packages: second });
};

/**
 * Chosen or recommended treatments as cards, with the way to all prices, and packages below where they are wanted; nothing
 * where there is none.
 */
export function ProductTeaser({ eyebrow, title, text, ...wanted }: ProductTeaserProps) {
  const { type, packages } = wanted;
  const treatments = useQuery(teasedQuery(useHttp(), wanted));
  const first = type === 'package' ? 'packages' : 'prices';
  if (treatments.data && packages) {
    const of = (one: ShownTreatment['type']) => treatments.data.filter((treatment) => treatment.type === one);
    return (
      <>
        <Teased {...{ eyebrow, title, text }} all={first} treatments={of('product')} />
        <Teased {...packages} all="packages" treatments={of('package')} />
      </>
    );
  }
  if (treatments.data) return <Teased {...{ eyebrow, title, text }} all={first} treatments={treatments.data} />;
  return (
    <TeaserSection eyebrow={eyebrow} title={title} text={text}>
      {treatments.isError ? (
        <InBrowserOnly>
          {() => <FailedTeaser busy={treatments.isFetching} onRetry={() => void treatments.refetch()} />}
        </InBrowserOnly>
      ) : (
        <Loading count={wanted.ids?.length ?? wanted.count ?? MOST} />
      )}
    </TeaserSection>
  );
}

function Loading({ count }: { count: number }) {
  const t = useTranslate();
  return <TreatmentRowSkeleton count={count} label={t('teaser.loading')} />;
}

interface TeasedProps extends Pick<ProductTeaserProps, 'eyebrow' | 'title' | 'text'> {
  /** What the section leads to. */
  all: 'packages' | 'prices';
  treatments: readonly ShownTreatment[];
}

function Teased({ eyebrow, title, text, all, treatments }: TeasedProps) {
  const t = useTranslate();
  const href = useHref();
  if (treatments.length === 0) return null;
  const link = {
    href: href(all === 'packages' ? 'catalog/packages' : 'catalog/price-list'),
    label: t(`teaser.${all}`),
  };
  return (
    <TeaserSection eyebrow={eyebrow} title={title} text={text} all={link}>
      <TreatmentRow treatments={treatments} showZones />
    </TeaserSection>
  );
}
