import type { CmsPage as CmsPageRecord } from '@aksamit/contracts';
import { trailEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatLongDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Breadcrumbs, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import { ContentBlocks } from '../features/blocks/components/content-blocks';
import { OutlineNav } from '../features/blocks/components/outline-nav';
import { TextState } from '../features/blocks/components/text-state';
import { outlineOf } from '../features/blocks/outline';
import { cmsPageQuery } from '../features/cms/api/get-cms-page';
import { cmsSlugOf } from '../features/cms/page-slug';
import { VersionList } from '../features/legal/components/version-list';
import { VersionNotice } from '../features/legal/components/version-notice';
import { readVersion } from '../features/legal/legal-address';
import { loadCmsText } from './load-cms-text';
import { NotFoundPage } from './not-found-page';

/** Legal texts, each with its versions: `?version=2020-09-23` shows another one than the one in effect, not indexed. */
export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    query: ['version'],
    load: loadCmsText,
    component: LegalPage,
  },
  [
    { name: 'regulations', patterns: { pl: ['/regulamin/'], en: ['/regulations/'] } },
    {
      name: 'salon-regulations',
      patterns: { pl: ['/regulamin-korzystania-z-uslug-salonow/'], en: ['/salon-regulations/'] },
    },
    {
      name: 'consultation-regulations',
      patterns: { pl: ['/regulamin-konsultacji-online/'], en: ['/online-consultation-regulations/'] },
    },
    { name: 'application-regulations', patterns: { pl: ['/regulamin-aplikacja/'], en: ['/application-regulations/'] } },
    { name: 'privacy-policy', patterns: { pl: ['/polityka-prywatnosci/'], en: ['/privacy-policy/'] } },
    { name: 'data-protection', patterns: { pl: ['/ochrona-danych-osobowych/'], en: ['/personal-data-protection/'] } },
  ],
);

function ShownDocument({ record }: { record: CmsPageRecord }) {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale, market, origin } = usePageContext();
  const { title, lead, meta, body, effectiveAt, version, versions = [] } = record;
  const path = `${basePath}${record.paths[locale]}`;
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: title }];
  const shown = versions.find((each) => each.version === version);
  const isOther = shown !== undefined && shown.state !== 'current';
  const since = effectiveAt && formatLongDate(effectiveAt, locale);
  usePageHead({
    title: withBrand(
      isOther && since ? t('legalText.titleOf', { title: meta.title, date: since }) : meta.title,
      market.brand.name,
    ),
    description: meta.description,
    canonicalPath: path,
    alternates: record.paths,
    ...(isOther ? ({ robots: 'noindex' } as const) : {}),
    jsonLd: [trailEntry({ origin, trail })],
  });
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container width="narrow">
        <Stack gap={8}>
          <Stack gap={4}>
            <div data-print="hide">
              <Breadcrumbs label={t('breadcrumbs')} items={trail} />
            </div>
            <Heading level={1}>{title}</Heading>
            <Text size="lead" tone="muted">
              {lead}
            </Text>
            {since && !isOther ? (
              <Text size="sm" tone="muted">
                {t('text.effectiveFrom', { date: since })}
              </Text>
            ) : null}
            <VersionNotice shown={shown} versions={versions} path={path} />
          </Stack>
          <OutlineNav title={t('article.outline')} entries={outlineOf(body)} isNumbered />
          <ContentBlocks blocks={body} basePath={basePath} />
          <VersionList versions={versions} shown={version} path={path} />
        </Stack>
      </Container>
    </Section>
  );
}

/** A legal text in the version in effect, or in the one that its address names. */
export function LegalPage() {
  const http = useHttp();
  const { page, host } = useModule();
  const { locale, market } = usePageContext();
  const [search] = useSearchParams();
  const slug = cmsSlugOf(page, host.sitemap, locale);
  const text = useQuery(cmsPageQuery(http, slug, readVersion(search.get('version'))));
  if (text.data === null) return <NotFoundPage />;
  if (text.data) return <ShownDocument record={text.data} />;
  return <TextState title={market.brand.name} query={text} />;
}
