import { questionsEntry, shareImage } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { withBrand } from '../document-head/with-brand';
import { questionsOf } from '../features/blocks/outline';
import { cmsPageQuery, type ShownPage } from '../features/cms/api/get-cms-page';
import { formAction } from '../features/forms/sent-form/form-action';
import { SimpleHome } from '../features/home/components/simple-home';
import { organisationJsonLd } from '../features/home/organisation-json-ld';
import { sectionCacheKeys } from '../sections/section-kinds';
import { SectionList } from '../sections/section-list';

export default definePage({
  name: 'home',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/'], en: ['/'] },
  chunk: 'app',
  // Receipt of a form in its sections.
  query: ['sent'],
  load,
  act: formAction,
  component: HomePage,
});

/** Code and slug of the front page's record. */
const HOME = 'home';

async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const query = cmsPageQuery(http, HOME);
  const { page, isAway } = await queryClient.fetchQuery(query).then(
    (found) => ({ page: found, isAway: false }),
    () => {
      queryClient.setQueryData(query.queryKey, null);
      return { page: null, isAway: true };
    },
  );
  const brand = context.market.brand.name;
  setHead(page ? headOf(page, brand) : { title: t('home.metaTitle', { brand }), description: t('home.simple.lead') });
  return {
    status: 200,
    // Products: for page servers that do not read a fragment's own keys.
    cacheKeys: [
      'products',
      ...(page ? [`cms-page:${page.id}`, ...sectionCacheKeys(page.sections)] : []),
      'cms-pages',
      'promo-bars',
    ],
    // Without its record it is for this visitor only: the next one's page may have it.
    ...(isAway ? { freshUntil: new Date().toISOString() } : {}),
  };
}

const headOf = ({ meta }: ShownPage, brand: string) => ({
  title: withBrand(meta.title, brand),
  description: meta.description,
  keywords: meta.keywords,
  ...(meta.image ? { image: shareImage(meta.image) } : {}),
});

/** The front page: a record as other pages; without it the ways into the shop. */
export function HomePage() {
  const t = useTranslate();
  const href = useHref();
  const { market, origin } = usePageContext();
  const { name } = market.brand;
  const page = useQuery(cmsPageQuery(useHttp(), HOME)).data;
  const questions = questionsOf(page?.body ?? []);
  usePageHead({
    ...(page
      ? headOf(page, name)
      : { title: t('home.metaTitle', { brand: name }), description: t('home.simple.lead') }),
    jsonLd: [
      ...organisationJsonLd({
        brand: market.brand,
        origin,
        homePath: href('content/home'),
        searchPath: href('catalog/search'),
        languages: market.locales.map(({ code }) => code),
      }),
      ...(questions.length > 0 ? [questionsEntry(questions)] : []),
    ],
  });
  if (!page) return <SimpleHome />;
  return (
    <>
      {page.sections[0]?.kind === 'hero' ? null : <h1 className="visually-hidden">{page.title}</h1>}
      <SectionList sections={page.sections} skipped={page.skipped} pageTitle={page.title} />
    </>
  );
}
