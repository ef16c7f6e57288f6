import type { Gender, Product } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island, useBrowserRenderingEffect } from '@aksamit/module-sdk/islands';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { Fragment, useHref, useModule, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { navigator, pagePath } from '@aksamit/module-sdk/router';
import { Breadcrumbs, Container, Section } from '@aksamit/ui';
import { commerceItem, itemSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { betterBundleQuery } from '../features/treatments/api/get-better-bundle';
import { type PageTreatment, treatmentQuery } from '../features/treatments/api/get-treatment';
import { packageVariantsQuery } from '../features/treatments/api/list-package-variants';
import { suggestionsQuery } from '../features/treatments/api/list-suggestions';
import type { ChosenPrice } from '../features/treatments/chosen-price';
import { BundleAdvice } from '../features/treatments/components/bundle-advice';
import { RelatedTreatments } from '../features/treatments/components/related-treatments';
import { TreatmentDetails } from '../features/treatments/components/treatment-details';
import { TreatmentMissing } from '../features/treatments/components/treatment-missing';
import { TreatmentSalons } from '../features/treatments/components/treatment-salons';
import { TreatmentSkeleton } from '../features/treatments/components/treatment-skeleton';
import { TreatmentSummary } from '../features/treatments/components/treatment-summary';
import { type PriceChoice, priceChoices } from '../features/treatments/price-rules';
import { promoUntil } from '../features/treatments/promo-until';
import { purchasedItem } from '../features/treatments/purchased-item';
import { treatmentJsonLd } from '../features/treatments/treatment-json-ld';
import { zoneAddress, zonePages } from '../features/treatments/zone-filters';
import beforeAfter from '../islands/before-after.island';
import buyBox from '../islands/buy-box.island';
import freeTimes from '../islands/free-times.island';
import nearestDay from '../islands/nearest-day.island';
import purchaseBar from '../islands/purchase-bar.island';
import remember from '../islands/remember.island';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { PageTexts } from '../texts/page-texts';
import { productTexts } from '../texts/product-texts';
import { FailedPage } from './load-failures';
import { PackageSizes } from './package-sizes';
import { recordDescription, recordHead } from './record-head';

export default definePages({ layout: 'plain', rendering: 'public', islands: true }, [
  {
    name: 'womens-product',
    patterns: { pl: ['/strefa-kobiet/:slug/'], en: ['/womens-zone/:slug/'] },
    load: productLoader('female'),
    component: WomensProductPage,
  },
  {
    name: 'mens-product',
    patterns: { pl: ['/strefa-mezczyzn/:slug/'], en: ['/mens-zone/:slug/'] },
    // Recorded is one for women.
    example: { answers: { '/api/products/{slug}': { data: { product: { gender: 'male' } } } } },
    load: productLoader('male'),
    component: MensProductPage,
  },
]);

/** A treatment: 301 to its own address from another language's or a former slug and from the wrong zone. */
function productLoader(gender: Gender): PageLoader {
  return async ({ context, http, queryClient, t, setHead }) => {
    const { slug = '' } = context.params;
    const product = await queryClient.fetchQuery(treatmentQuery(http, slug));
    setHead(
      product
        ? recordHead(context, zonePages[product.gender].product, product)
        : { title: t('missing.treatmentTitle') },
    );
    if (!product) return { status: 404, cacheKeys: ['products'] };
    if (product.slug !== slug || product.gender !== gender) {
      const redirect = pagePath(context.sitemap, {
        page: zonePages[product.gender].product,
        locale: context.locale,
        basePath: context.basePath,
        params: { slug: product.slug },
      });
      if (redirect) return { redirect, status: 301 };
    }
    const related = suggestionsQuery(http, product);
    // The page stands without its suggestions, other sizes and bundle: a failure leaves them out.
    const bundle = product.isBundlable ? betterBundleQuery(http, product) : undefined;
    const sizes = product.level === null || bundle ? undefined : packageVariantsQuery(http, product);
    await Promise.all([
      queryClient.prefetchQuery(related),
      sizes && queryClient.prefetchQuery(sizes),
      bundle && queryClient.prefetchQuery(bundle),
    ]);
    const better = bundle && queryClient.getQueryData(bundle.queryKey);
    const shown = [product, ...(queryClient.getQueryData(related.queryKey) ?? []), ...(better ? [better] : [])];
    return {
      status: 200,
      cacheKeys: ['products', ...productKeys(shown)],
      ...freshUntil(shown.map(({ promoValidTo }) => promoValidTo)),
    };
  };
}

function ProductPage({ gender }: { gender: Gender }) {
  const http = useHttp();
  const { slug = '' } = usePageParams();
  const query = useQuery(treatmentQuery(http, slug));
  if (query.data) return <ShownTreatment product={query.data} key={query.data.id} />;
  if (query.data === null) return <TreatmentMissing gender={gender} />;
  if (query.isError)
    return (
      <InBrowserOnly>{() => <FailedPage onRetry={() => query.refetch()} busy={query.isFetching} />}</InBrowserOnly>
    );
  return <TreatmentSkeleton />;
}

function ShownTreatment({ product }: { product: PageTreatment }) {
  const t = useTranslate();
  const href = useHref();
  const { context, host } = useModule();
  const [initial, ...others] = priceChoices(product);
  const item = purchasedItem(product);
  const checkbox = product.hasCheckbox ? product.checkboxLabel : null;
  const related = useQuery(suggestionsQuery(useHttp(), product)).data ?? [];

  const { list, product: page } = zonePages[product.gender];
  const path = href(page, { slug: product.slug });
  const listPath = href(list);
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t(`zone.${product.gender}.title`), href: listPath },
    { label: product.name, href: path },
  ];
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, { page, locale, basePath: '', params: { slug: product.slugs[locale] } }) ?? '/';
  usePageHead({
    title: product.metaTitle || product.name,
    description: recordDescription(product),
    canonicalPath: path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    ...(product.markets ? { markets: product.markets } : {}),
    ...shareImageOf(product.images),
    jsonLd: treatmentJsonLd(product, {
      origin: context.origin,
      brand: context.market.brand.name,
      trail,
      lowestPriceLabel: t('price.lowestLabel'),
      rating: product.rating,
    }),
  });
  useCanonicalAddress(path);
  useCommerceStep(product.id, itemSeen(commerceItem(product), product.pricing.currency.code));

  return (
    <div data-zone={product.gender === 'male' ? 'men' : 'women'}>
      <Container style={{ paddingTop: '1rem' }}>
        <Breadcrumbs label={t('trail.label')} items={trail} />
        <TreatmentSummary
          product={product}
          initial={initial}
          beside={initial ? <BesidePicture product={product} /> : null}
          remember={<Island of={remember} props={{ id: product.id, name: product.name }} />}
        >
          {initial ? (
            <Island
              of={buyBox}
              props={{ item, promoUntil: promoUntil(product, context.locale), checkbox, choices: [initial, ...others] }}
            />
          ) : null}
        </TreatmentSummary>
      </Container>
      <PackageSizes product={product} />
      <TreatmentDetails product={product} beforeAfter={(pair) => <Island of={beforeAfter} props={pair} />} />
      <TreatmentOpinions product={product} />
      <RelatedTreatments
        treatments={related}
        listHref={zoneAddress(listPath, { category: product.category.code, sort: '', page: 1 })}
      />
      {initial ? <Island of={purchaseBar} props={{ item, initial: shownChoice(initial), checkbox }} /> : null}
    </div>
  );
}

/** The latest opinions, which come with the record; nothing while nobody has rated it. */
function TreatmentOpinions({ product: { quotes = [], rating, slug } }: { product: Product }) {
  if (!rating || quotes.length === 0) return null;
  return (
    <Section>
      <Container>
        <Fragment
          module="content"
          name="opinions"
          version={1}
          optional
          props={{ of: 'treatment', product: slug, rating, opinions: quotes }}
        />
      </Container>
    </Section>
  );
}

/** A bundle in which it costs less, and where and when it is done. */
function BesidePicture({ product }: { product: PageTreatment }) {
  const href = useHref();
  const bundle = useQuery({ ...betterBundleQuery(useHttp(), product), enabled: product.isBundlable }).data;
  const { productBodyParts: parts } = product;
  const onlyPart = parts.length === 1 ? parts[0] : undefined;
  return (
    <>
      {bundle ? <BundleAdvice bundle={bundle} part={onlyPart} /> : null}
      <TreatmentSalons listHref={href('catalog/salon', { slug: product.category.slug })}>
        {product.firstFreeDay ? (
          <Island of={nearestDay} props={{ productId: product.id, first: product.firstFreeDay }} />
        ) : null}
        <Island of={freeTimes} props={{ productId: product.id }} />
      </TreatmentSalons>
    </>
  );
}

/** The part of a choice that the bottom bar shows. */
const shownChoice = ({ quantity, treatments, total }: PriceChoice): ChosenPrice => ({ quantity, treatments, total });

/**
 * Corrects the location to the record's own address after a link with another language's slug or to the wrong zone. The
 * loader answers a request for such an address with 301; this is for navigations inside the browser.
 */
function useCanonicalAddress(path: string): void {
  useBrowserRenderingEffect(() => {
    const { pathname, search, hash } = window.location;
    if (decodeURI(pathname) !== decodeURI(path)) navigator.replace(`${path}${search}${hash}`);
  }, [path]);
}

/** `/strefa-kobiet/:slug/`. */
export function WomensProductPage() {
  return (
    <PageTexts resources={productTexts}>
      <ProductPage gender="female" />
    </PageTexts>
  );
}

/** `/strefa-mezczyzn/:slug/`. */
export function MensProductPage() {
  return (
    <PageTexts resources={productTexts}>
      <ProductPage gender="male" />
    </PageTexts>
  );
}
