import { trailEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { Breadcrumbs, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { articleCategoriesQuery } from '../features/articles/api/get-article-categories';
import { TextState } from '../features/blocks/components/text-state';
import { siteLinksQuery } from '../features/site-map/api/get-site-links';
import { LinkGroups } from '../features/site-map/components/link-groups';
import { useLinkGroups } from '../features/site-map/use-link-groups';

export default definePage({
  name: 'site-map',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/mapa-strony/'], en: ['/site-map/'] },
  load,
  component: SiteMapPage,
});

async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  const brand = context.market.brand.name;
  setHead({ title: t('siteMap.metaTitle', { brand }), description: t('siteMap.metaDescription') });
  await Promise.all([
    queryClient.fetchQuery(siteLinksQuery(http)),
    queryClient.fetchQuery(articleCategoriesQuery(http)),
  ]);
  return { status: 200, cacheKeys: ['products', 'locations', 'articles', 'cms-pages'] };
}

/** Links to everything that has an address. */
export function SiteMapPage() {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const { market, origin } = usePageContext();
  const brand = market.brand.name;
  const links = useQuery(siteLinksQuery(http));
  const categories = useQuery(articleCategoriesQuery(http));
  const groupsOf = useLinkGroups();
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: t('siteMap.title') }];
  usePageHead({
    title: t('siteMap.metaTitle', { brand }),
    description: t('siteMap.metaDescription'),
    jsonLd: [trailEntry({ origin, trail })],
  });
  if (!links.data) return <TextState title={t('siteMap.metaTitle', { brand })} query={links} />;
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container>
        <Stack gap={8}>
          <Stack gap={4}>
            <Breadcrumbs label={t('breadcrumbs')} items={trail} />
            <Heading level={1}>{t('siteMap.title')}</Heading>
            <Text size="lead" tone="muted">
              {t('siteMap.lead')}
            </Text>
          </Stack>
          <LinkGroups groups={groupsOf(links.data, categories.data ?? [])} />
        </Stack>
      </Container>
    </Section>
  );
}
