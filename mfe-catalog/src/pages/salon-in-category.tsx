import type { DetailedLocation, Gender, ProductCategory } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagePath, useSearchParams } from '@aksamit/module-sdk/router';
import { Container, EmptyState, LinkButton, Stack, Tabs } from '@aksamit/ui';
import { MapPinOff, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { salonPricesQuery } from '../features/salons/api/list-salon-prices';
import { presentTimeQuery } from '../features/salons/api/present-time';
import { OpeningState } from '../features/salons/components/opening-state';
import { RatingLine } from '../features/salons/components/rating-line';
import { SalonOpinions } from '../features/salons/components/salon-people';
import { SalonServices } from '../features/salons/components/salon-services';
import { salonJsonLd } from '../features/salons/salon-json-ld';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';
import { PriceTable } from '../features/treatments/components/price-table';
import { TreatmentSheet } from '../features/treatments/components/treatment-figure';
import { groupPriceList } from '../features/treatments/price-list-rules';
import { RowForms } from '../prices/row-purchase';
import { trailEntry } from '../structured-data/page-json-ld';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';
import { useSalonTrail } from './use-salon-trail';
import { VisitBegins } from './visit-begins';

/** Whose prices are shown; the default is women's. */
export const genderAsked = (text: string | null | undefined): Gender => (text === 'male' ? 'male' : 'female');

/** Title and description of a category's page in a salon. */
export function salonInCategoryTexts(t: Translate, salon: DetailedLocation, category: ProductCategory) {
  const values = { category: category.name, salon: salon.name, address: salon.address };
  return {
    title: t('salonInCategory.title', values),
    metaTitle: t('salonInCategory.metaTitle', values),
    metaDescription: t('salonInCategory.metaDescription', values),
  };
}

interface SalonInCategoryProps {
  salon: DetailedLocation;
  category: ProductCategory;
}

/** What a salon does of a category: prices, whether it is open, the first free day, and its other categories. */
export function SalonInCategory({ salon, category }: SalonInCategoryProps) {
  const t = useTranslate();
  const href = useHref();
  const { data: now = 0 } = useQuery(presentTimeQuery());
  const texts = salonInCategoryTexts(t, salon, category);
  const { path, trail } = useCategoryHead({ salon, category }, texts);
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={trail}
      title={texts.title}
      lead={t('salonInCategory.lead', { address: salon.address, city: salon.city.name })}
    >
      <Stack gap={3}>
        <Stack direction="row" gap={4}>
          <OpeningState salon={salon} now={now} />
          <RatingLine rating={salon.rating} count={salon.ratingsCount} />
        </Stack>
        <VisitBegins salon={salon} category={category.code} />
        <a href={href('catalog/salon', { slug: salon.slug })}>{t('salonInCategory.about')}</a>
      </Stack>
      <Prices category={category} path={path} />
      <Stack gap={10} style={{ marginTop: '1rem' }}>
        <SalonServices salon={salon} shown={category.slug} />
        <SalonOpinions salon={salon} />
      </Stack>
    </PlainPage>
  );
}

/** Head of the page; its path and breadcrumbs. */
function useCategoryHead(
  { salon, category }: SalonInCategoryProps,
  texts: { metaTitle: string; metaDescription: string },
) {
  const href = useHref();
  const { host, context } = useModule();
  const path = href('catalog/salon-category', { categorySlug: category.slug, slug: salon.slug });
  const { origin, market } = context;
  const above = useSalonTrail({ label: salon.name, slug: salon.slug, slugs: salon.slugs }).trail;
  const trail = [...above, { label: category.name, href: path }];
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, {
      page: 'catalog/salon-category',
      locale,
      basePath: '',
      params: { categorySlug: category.slugs[locale], slug: salon.slugs[locale] },
    }) ?? '/';
  usePageHead({
    title: texts.metaTitle,
    description: texts.metaDescription,
    canonicalPath: path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    ...shareImageOf(salon.images),
    jsonLd: [
      salonJsonLd(salon, {
        url: origin + href('catalog/salon', { slug: salon.slug }),
        origin,
        brand: market.brand.name,
      }),
      trailEntry({ origin, trail }),
    ],
  });
  return { path, trail };
}

function Prices({ category, path }: { category: ProductCategory; path: string }) {
  const t = useTranslate();
  const gender = genderAsked(useSearchParams()[0].get('gender'));
  const list = useQuery(salonPricesQuery(useHttp(), gender, category.code));
  const groups = groupPriceList(list.data ?? [], 'products');
  return (
    <section
      id="prices"
      aria-label={t('salonInCategory.prices')}
      style={{ marginTop: '2rem', scrollMarginTop: '5rem' }}
    >
      <Tabs
        label={t('prices.gender')}
        items={(['female', 'male'] as const).map((one) => ({
          label: t(`prices.${one}`),
          href: `${path}${one === 'male' ? '?gender=male' : ''}#prices`,
          current: one === gender,
        }))}
      />
      <div style={{ marginTop: '1.5rem' }}>
        {list.isError ? (
          <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
        ) : !list.data ? (
          <LoadingCards label={t('list.loading')} height="20rem" />
        ) : groups.length === 0 ? (
          <EmptyState icon={<Tag />} title={t('salonInCategory.none')} />
        ) : (
          <TreatmentSheet treatments={list.data}>
            <RowForms />
            {groups.map((group) => (
              <PriceTable key={group.id} group={group} isOffscreen={false} />
            ))}
          </TreatmentSheet>
        )}
      </div>
    </section>
  );
}

interface CategoryNotDoneProps {
  salon: DetailedLocation;
  slug: string;
  /** Shown where no category has this slug. */
  missing: ReactNode;
}

/** A salon without this category: where it is done, and what this salon does. */
export function CategoryNotDone({ salon, slug, missing }: CategoryNotDoneProps) {
  const t = useTranslate();
  const href = useHref();
  const categories = useQuery(categoryListQuery(useHttp()));
  const category = categoryOfSlug(categories.data ?? [], slug);
  usePageHead({ title: t('salonInCategory.notDoneTitle'), robots: 'noindex' });
  if (!category) return missing;
  return (
    <Container style={{ paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem)' }}>
      <EmptyState
        headingLevel={1}
        icon={<MapPinOff />}
        title={t('salonInCategory.notDoneTitle')}
        text={t('salonInCategory.notDoneText', { salon: salon.name, category: category.name })}
        action={
          <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
            <LinkButton href={href('catalog/salon', { slug: category.slug })}>
              {t('salonInCategory.elsewhere')}
            </LinkButton>
            <LinkButton variant="secondary" href={href('catalog/salon', { slug: salon.slug })}>
              {t('salonInCategory.toSalon')}
            </LinkButton>
          </Stack>
        }
      />
    </Container>
  );
}
