import type { Location, ProductCategory } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagePath } from '@aksamit/module-sdk/router';
import { Container, EmptyState, LinkButton } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { salonQuery } from '../features/salons/api/get-salon';
import { salonListQuery } from '../features/salons/api/list-salons';
import { presentTimeQuery } from '../features/salons/api/present-time';
import { SalonGrid } from '../features/salons/components/salon-card';
import { SalonDetails } from '../features/salons/components/salon-details';
import { nextChange } from '../features/salons/opening-rules';
import { salonJsonLd } from '../features/salons/salon-json-ld';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';
import { listPageJsonLd, trailEntry } from '../structured-data/page-json-ld';
import { FailedPage } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';
import { recordHead } from './record-head';

export default definePage({
  name: 'salon',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/salony/:slug/'], en: ['/salons/:slug/'] },
  load,
  component: SalonPage,
});

/** A salon or a category's salons: 301 to its own address from another language's slug, 404 when it is neither. */
async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const { slug = '' } = context.params;
  const salon = await queryClient.fetchQuery(salonQuery(http, slug));
  const category = salon ? undefined : categoryOfSlug(await queryClient.fetchQuery(categoryListQuery(http)), slug);
  const shown = salon ?? category;
  if (salon) {
    const { metaTitle, metaDescription, description } = salon.locale;
    setHead(recordHead(context, 'catalog/salon', { ...salon, lead: description, metaTitle, metaDescription }));
  } else if (category) {
    const title = t('salons.ofCategory', { name: category.name });
    const texts = { lead: '', metaTitle: title, metaDescription: t('salons.metaDescription') };
    setHead(recordHead(context, 'catalog/salon', { ...category, ...texts }));
  } else setHead({ title: t('missing.salonTitle') });
  if (!shown) return { status: 404, cacheKeys: ['locations'] };
  if (shown.slug !== slug) {
    const { sitemap, locale, basePath } = context;
    const redirect = pagePath(sitemap, { page: 'catalog/salon', locale, basePath, params: { slug: shown.slug } });
    if (redirect) return { redirect, status: 301 };
  }
  if (category) await queryClient.fetchQuery(salonListQuery(http, { category: category.code }));
  if (!salon) return { status: 200, cacheKeys: ['locations'] };
  const now = new Date(await queryClient.fetchQuery(presentTimeQuery()));
  const freshUntil = nextChange(salon, now).toISOString();
  return { status: 200, cacheKeys: ['locations', `location:${salon.id}`], freshUntil };
}

/** `/salony/:slug/`: a salon, or the salons of a category of treatments; both are in one namespace of slugs. */
export function SalonPage() {
  const t = useTranslate();
  const http = useHttp();
  const { slug = '' } = usePageParams();
  const salon = useQuery(salonQuery(http, slug));
  const categories = useQuery({ ...categoryListQuery(http), enabled: salon.data === null });
  if (salon.data) return <ShownSalon salon={salon.data} />;
  const category = categoryOfSlug(categories.data ?? [], slug);
  if (category) return <SalonsOfCategory category={category} />;
  if (salon.data === null && !categories.isPending) return <SalonMissing />;
  if (salon.isError)
    return (
      <InBrowserOnly>{() => <FailedPage onRetry={() => salon.refetch()} busy={salon.isFetching} />}</InBrowserOnly>
    );
  return (
    <Container style={{ paddingBlock: '4rem' }}>
      <LoadingCards label={t('salons.loading')} height="20rem" />
    </Container>
  );
}

function useSalonTrail(last: { label: string; slug: string; slugs: { pl: string; en: string } }) {
  const t = useTranslate();
  const href = useHref();
  const { host } = useModule();
  const path = href('catalog/salon', { slug: last.slug });
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, { page: 'catalog/salon', locale, basePath: '', params: { slug: last.slugs[locale] } }) ??
    '/';
  return {
    path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    trail: [
      { label: t('trail.home'), href: href('content/home') },
      { label: t('salons.title'), href: href('catalog/salons') },
      { label: last.label, href: path },
    ],
  };
}

function ShownSalon({ salon }: { salon: Location }) {
  const t = useTranslate();
  const { origin, market } = useModule().context;
  const { path, alternates, trail } = useSalonTrail({ label: salon.name, slug: salon.slug, slugs: salon.slugs });
  usePageHead({
    title: salon.locale.metaTitle || salon.name,
    description: salon.locale.metaDescription || salon.locale.description,
    canonicalPath: path,
    alternates,
    ...shareImageOf(salon.images),
    jsonLd: [
      salonJsonLd(salon, { url: origin + path, origin, brand: market.brand.name }),
      trailEntry({ origin, trail }),
    ],
  });
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={trail}
      title={salon.locale.headlineSeo || salon.name}
      lead={salon.locale.description}
    >
      <SalonDetails salon={salon} />
    </PlainPage>
  );
}

function SalonsOfCategory({ category }: { category: ProductCategory }) {
  const t = useTranslate();
  const href = useHref();
  const { origin } = useModule().context;
  const title = t('salons.ofCategory', { name: category.name });
  const { path, alternates, trail } = useSalonTrail({ label: category.name, ...category });
  const list = useQuery(salonListQuery(useHttp(), { category: category.code }));
  usePageHead({
    title,
    description: t('salons.metaDescription'),
    canonicalPath: path,
    alternates,
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: (list.data ?? []).map(({ name, slug }) => ({ name, href: href('catalog/salon', { slug }) })) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('salons.lead')}>
      {list.data ? <SalonGrid salons={list.data} /> : <LoadingCards label={t('salons.loading')} height="14rem" />}
    </PlainPage>
  );
}

function SalonMissing() {
  const t = useTranslate();
  const href = useHref();
  usePageHead({ title: t('missing.salonTitle'), robots: 'noindex' });
  return (
    <Container style={{ paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem)' }}>
      <EmptyState
        headingLevel={1}
        icon={<MapPinOff />}
        title={t('missing.salonTitle')}
        text={t('missing.salonText')}
        action={<LinkButton href={href('catalog/salons')}>{t('missing.salons')}</LinkButton>}
      />
    </Container>
  );
}
