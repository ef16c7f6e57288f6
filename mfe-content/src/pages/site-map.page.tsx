import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, useModule, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { Breadcrumbs, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { isTextAddress } from '../addresses/is-text-address';
import { articleCategoriesQuery } from '../features/articles/api/get-article-categories';
import { TextState } from '../features/blocks/components/text-state';
import { siteLinksQuery } from '../features/site-map/api/get-site-links';
import { LinkGroups } from '../features/site-map/components/link-groups';

export default definePage({
  name: 'site-map',
  layout: 'plain',
  rendering: 'public',
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
  const { basePath, locale, market } = usePageContext();
  const { sitemap } = useModule().host;
  const brand = market.brand.name;
  const links = useQuery(siteLinksQuery(http));
  const categories = useQuery(articleCategoriesQuery(http));
  usePageHead({ title: t('siteMap.metaTitle', { brand }), description: t('siteMap.metaDescription') });
  if (!links.data) {
    const failed = links.isError;
    return (
      <TextState
        title={t('siteMap.metaTitle', { brand })}
        failed={failed}
        busy={links.isFetching}
        onRetry={() => links.refetch()}
      />
    );
  }
  const own = href('content/site-map');
  const { products, bundles, offers, salons, articles, texts } = links.data;
  const zone = (gender: 'male' | 'female') => products.filter((product) => product.gender === gender);
  const textLinks = (legal: boolean) =>
    texts
      .filter(({ kind, paths }) => (kind === 'legal') === legal && `${basePath}${paths[locale]}` !== own)
      .filter(({ paths }) => isTextAddress(sitemap, locale, paths[locale]))
      .map(({ id, title, paths }) => ({ id, label: title, path: `${basePath}${paths[locale]}` }));
  const groups = [
    {
      title: t('zones.women'),
      path: href('catalog/womens-zone'),
      links: zone('female').map(({ id, name, slug }) => ({
        id,
        label: name,
        path: href('catalog/womens-product', { slug }),
      })),
    },
    {
      title: t('zones.men'),
      path: href('catalog/mens-zone'),
      links: zone('male').map(({ id, name, slug }) => ({
        id,
        label: name,
        path: href('catalog/mens-product', { slug }),
      })),
    },
    {
      title: t('links.bundles'),
      path: href('catalog/bundles'),
      links: bundles.map(({ id, name, slug }) => ({ id, label: name, path: href('catalog/bundle', { slug }) })),
    },
    {
      title: t('links.specialOffers'),
      path: href('catalog/special-offers'),
      links: offers.map(({ id, name, slug, variant }) => ({
        id,
        label: name,
        path: href(variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer', { slug }),
      })),
    },
    {
      title: t('links.salons'),
      path: href('catalog/salons'),
      links: salons.map(({ id, name, slug }) => ({ id, label: name, path: href('catalog/salon', { slug }) })),
    },
    {
      title: t('links.blog'),
      path: href('content/blog'),
      links: [
        ...(categories.data ?? []).map(({ id, name, slug }) => ({
          id: `category-${id}`,
          label: name,
          path: href('content/blog-category', { categorySlug: slug }),
        })),
        ...articles.map(({ id, title, href: paths }) => ({ id, label: title, path: `${basePath}${paths[locale]}` })),
      ],
    },
    { title: t('siteMap.information'), links: textLinks(false) },
    { title: t('siteMap.legal'), links: textLinks(true) },
    {
      title: t('siteMap.account'),
      links: [
        { id: 'cart', label: t('links.cart'), path: href('cart-checkout/cart') },
        { id: 'login', label: t('links.login'), path: href('panel/login') },
        { id: 'registration', label: t('links.registration'), path: href('panel/registration') },
      ],
    },
  ];
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: t('siteMap.title') }];
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
          <LinkGroups groups={groups} />
        </Stack>
      </Container>
    </Section>
  );
}
