import type { BundleSummary, Gender, OfferSummary } from '@aksamit/contracts';
import { createTranslations, type Translate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult, PageLoader } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { bundleQuery } from '../features/sales/api/get-bundle';
import { offerQuery } from '../features/sales/api/get-offer';
import { voucherSaleQuery } from '../features/sales/api/get-voucher-sale';
import { bundleVariantsQuery } from '../features/sales/api/list-bundle-variants';
import { bundleListQuery } from '../features/sales/api/list-bundles';
import { type OfferListParams, offerListQuery } from '../features/sales/api/list-offers';
import { offerListHead, offerPage } from '../features/sales/offer-rules';
import { saleTexts } from '../texts/sale-texts';
import { recordHead } from './record-head';

/** The first instant ahead at which something shown ends: a page must not outlive a price or an offer. */
function freshUntil(ends: readonly (string | null)[]): { freshUntil?: string } {
  const [first] = ends.filter((end) => end !== null).sort((a, b) => Date.parse(a) - Date.parse(b));
  return first ? { freshUntil: first } : {};
}
const endsOf = ({ promoValidTo, validTo }: OfferSummary): (string | null)[] => [promoValidTo, validTo];
const promoEndOf = ({ promoValidTo }: BundleSummary): string | null => promoValidTo;

/** Texts of the pages that sell offers, bundles and vouchers: the module's other pages do not load them. */
function textsOf({ locale }: LoadInput['context']): Translate {
  return createTranslations(locale, saleTexts);
}

/** A record's own address when this one is another language's or an earlier one. */
function ownAddress({ context }: LoadInput, page: string, slug: string): LoadResult | null {
  const { sitemap, locale, basePath } = context;
  const redirect = pagePath(sitemap, { page, locale, basePath, params: { slug } });
  return redirect ? { redirect, status: 301 } : null;
}

/**
 * Special or flexi offers, of both genders or one. An offer that begins later comes with the next response of the API.
 */
export function offersLoader(variant: OfferListParams['variant'], gender?: Gender): PageLoader {
  return async ({ context, http, queryClient, setHead }) => {
    const t = textsOf(context);
    setHead(offerListHead(t, variant, gender));
    const offers = await queryClient.fetchQuery(offerListQuery(http, { variant, gender }));
    return {
      status: 200,
      cacheKeys: ['products', 'offers', ...offers.map(({ id }) => `product:${id}`)],
      ...freshUntil(offers.flatMap(endsOf)),
    };
  };
}

/** One offer; 404 once it has ended. */
export function offerLoader(variant: OfferListParams['variant']): PageLoader {
  return async (input) => {
    const { slug = '' } = input.context.params;
    const offer = await input.queryClient.fetchQuery(offerQuery(input.http, slug));
    const texts = variant === 'flexy' ? 'flexi' : 'offer';
    input.setHead(
      offer
        ? recordHead(input.context, offerPage(offer.variant), offer)
        : { title: textsOf(input.context)(`${texts}.missingTitle`) },
    );
    if (!offer) return { status: 404, cacheKeys: ['products', 'offers'] };
    const moved =
      offer.slug !== slug || offer.variant !== variant ? ownAddress(input, offerPage(offer.variant), offer.slug) : null;
    return moved ?? { status: 200, cacheKeys: ['products', `product:${offer.id}`], ...freshUntil(endsOf(offer)) };
  };
}

/** All bundles. */
export const bundlesLoader: PageLoader = async ({ context, http, queryClient, setHead }) => {
  const t = textsOf(context);
  setHead({ title: t('bundle.list.metaTitle'), description: t('bundle.list.metaDescription') });
  const bundles = await queryClient.fetchQuery(bundleListQuery(http));
  return {
    status: 200,
    cacheKeys: ['products', ...bundles.map(({ id }) => `product:${id}`)],
    ...freshUntil(bundles.map(promoEndOf)),
  };
};

/** One bundle. */
export const bundleLoader: PageLoader = async (input) => {
  const { slug = '' } = input.context.params;
  const bundle = await input.queryClient.fetchQuery(bundleQuery(input.http, slug));
  input.setHead(
    bundle
      ? recordHead(input.context, 'catalog/bundle', bundle)
      : { title: textsOf(input.context)('bundle.missingTitle') },
  );
  if (!bundle) return { status: 404, cacheKeys: ['products'] };
  const moved = bundle.slug !== slug ? ownAddress(input, 'catalog/bundle', bundle.slug) : null;
  // The page stands without its other sizes: a failure leaves them out.
  if (!moved && bundle.level !== null) await input.queryClient.prefetchQuery(bundleVariantsQuery(input.http, bundle));
  return moved ?? { status: 200, cacheKeys: ['products', `product:${bundle.id}`], ...freshUntil([promoEndOf(bundle)]) };
};

/** What the voucher page sells. */
export const vouchersLoader: PageLoader = async ({ context, http, queryClient, setHead }) => {
  const t = textsOf(context);
  const brand = context.market.brand.name;
  setHead({ title: t('voucher.metaTitle'), description: t('voucher.metaDescription', { brand }) });
  await queryClient.fetchQuery(voucherSaleQuery(http, context.market.slug));
  return { status: 200, cacheKeys: ['vouchers', 'markets'] };
};
