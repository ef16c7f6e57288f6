import type { ProductCategory } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { salonOverviewQuery } from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { CitySearch } from '../features/salons/components/city-search';
import { salonEntry } from '../features/salons/salon-entry';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PlainPage } from './plain-page';
import { SalonResults } from './salon-results';
import { useSalonTrail } from './use-salon-trail';

/** The salons that serve a category, by city and on the map; with `?city=` those of a city. */
export function SalonsOfCategory({ category }: { category: ProductCategory }) {
  const t = useTranslate();
  const href = useHref();
  const { origin } = usePageContext();
  const city = cityAsked(useSearchParams()[0].get('city'));
  const above = useSalonTrail({ label: category.name, ...category });
  const { path, alternates } = above;
  const query = useQuery({
    ...salonOverviewQuery(useHttp(), { city, category: category.code }),
    placeholderData: keepPreviousData,
  });
  const { salons = [] } = query.data ?? {};
  const name = city ? salons[0]?.city.name : undefined;
  const title = name
    ? t('salonList.ofCategoryInCity', { name: category.name, city: name })
    : t('salons.ofCategory', { name: category.name });
  const trail = [
    ...above.trail,
    ...(name ? [{ label: name, href: `${path}?city=${encodeURIComponent(city ?? '')}` }] : []),
  ];
  usePageHead({
    title,
    description: t('salonList.ofCategoryDescription', { name: category.name }),
    canonicalPath: path,
    alternates,
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: salons.map((salon) => salonEntry(salon, href('catalog/salon', { slug: salon.slug }))) },
    ),
  });
  const searchTexts = {
    label: t('salonList.citySearch.label'),
    city: t('salonList.citySearch.city'),
    example: t('salonList.citySearch.example'),
    search: t('salonList.citySearch.search'),
  };
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('salons.lead')}>
      <SalonResults
        query={query}
        path={path}
        city={city}
        category={category}
        search={(last) => <CitySearch action={path} {...last} texts={searchTexts} />}
      />
    </PlainPage>
  );
}
