import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { ChoiceLinks, Heading } from '@aksamit/ui';
import {
  categoriesOf,
  type ListedSalon,
  salonOverviewQuery,
  salonsAroundQuery,
} from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { salonEntry } from '../features/salons/salon-entry';
import salonFinder from '../islands/salon-finder.island';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { salonListTexts } from '../texts/salon-list-texts';
import { freshWhile } from './fresh-salons';
import { PlainPage } from './plain-page';
import { SalonResults } from './salon-results';

export default definePage({
  name: 'salons',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/salony/'], en: ['/salons/'] },
  query: ['city'],
  load,
  component: SalonsPage,
});

/** All salons, those of a city, or where it has none, those around it. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, salonListTexts);
  const city = cityAsked(context.query.city);
  setHead({ title: t('salons.metaTitle'), description: t('salons.metaDescription') });
  const { salons } = await queryClient.fetchQuery(salonOverviewQuery(http, { city }));
  const around = city && salons.length === 0 ? await queryClient.fetchQuery(salonsAroundQuery(http, { city })) : null;
  const [first] = salons;
  if (city && first) setHead({ title: t('salonList.metaInCity', { city: first.city.name }) });
  return { status: 200, cacheKeys: ['locations', 'opinions'], ...(await freshWhile(queryClient, around ?? salons)) };
}

/** `/salony/`: the finder of salons; with `?city=` those of a city. */
export function SalonsPage() {
  return (
    <PageTexts resources={salonListTexts}>
      <Salons />
    </PageTexts>
  );
}

function Salons() {
  const t = useTranslate();
  const href = useHref();
  const { origin } = usePageContext();
  const path = href('catalog/salons');
  const city = cityAsked(useSearchParams()[0].get('city'));
  const overview = useQuery({ ...salonOverviewQuery(useHttp(), { city }), placeholderData: keepPreviousData });
  const { salons = [] } = overview.data ?? {};
  const name = city ? salons[0]?.city.name : undefined;
  const title = name ? t('salonList.inCity', { city: name }) : t('salons.title');
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('salonList.title'), href: path },
    ...(name ? [{ label: name, href: `${path}?city=${encodeURIComponent(city ?? '')}` }] : []),
  ];
  usePageHead({
    title: name ? t('salonList.metaInCity', { city: name }) : t('salons.metaTitle'),
    description: t('salons.metaDescription'),
    canonicalPath: path,
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: salons.map((salon) => salonEntry(salon, href('catalog/salon', { slug: salon.slug }))) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('salons.lead')}>
      <SalonResults
        query={overview}
        path={path}
        city={city}
        search={(last) => <Island of={salonFinder} props={{ action: path, ...last }} />}
      >
        <Categories salons={salons} />
      </SalonResults>
    </PlainPage>
  );
}

/** Their salons, each category's on a page of its own. */
function Categories({ salons }: { salons: readonly ListedSalon[] }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <nav aria-labelledby="salon-categories" style={{ marginTop: '2.5rem' }}>
      <Heading level={2} size="md" id="salon-categories" style={{ marginBottom: '0.75rem' }}>
        {t('salonList.categories')}
      </Heading>
      <ChoiceLinks
        choices={categoriesOf(salons).map(({ name, slug }) => ({
          label: name,
          href: href('catalog/salon', { slug }),
          current: false,
        }))}
      />
    </nav>
  );
}
