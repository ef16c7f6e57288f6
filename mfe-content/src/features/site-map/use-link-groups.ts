import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { isTextAddress } from '../../addresses/is-text-address';
import type { SiteLinks } from './api/get-site-links';
import type { LinkGroup } from './components/link-groups';

/** A category of the blog. */
interface ArticleCategory {
  id: string;
  name: string;
  slug: string;
}

/** Titled groups of links to everything that has an address, in the order of the site map. */
export function useLinkGroups(): (links: SiteLinks, categories: readonly ArticleCategory[]) => LinkGroup[] {
  const treatmentsAndOffers = useSaleGroups();
  const salonsOf = useSalonGroup();
  const blogOf = useBlogGroup();
  const textsOf = useTextGroups();
  const account = useAccountGroup();
  return (links, categories) => [
    ...treatmentsAndOffers(links),
    salonsOf(links),
    blogOf(links, categories),
    ...textsOf(links),
    account,
  ];
}

/** What can be bought: treatments by zone, bundles and offers. */
function useSaleGroups() {
  const t = useTranslate();
  const href = useHref();
  return ({ products, bundles, offers }: SiteLinks): LinkGroup[] => {
    const zone = (gender: 'male' | 'female', addressOf: (slug: string) => string) =>
      products
        .filter((product) => product.gender === gender)
        .map(({ id, name, slug }) => ({ id, label: name, path: addressOf(slug) }));
    return [
      {
        title: t('zones.women'),
        path: href('catalog/womens-zone'),
        links: zone('female', (slug) => href('catalog/womens-product', { slug })),
      },
      {
        title: t('zones.men'),
        path: href('catalog/mens-zone'),
        links: zone('male', (slug) => href('catalog/mens-product', { slug })),
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
    ];
  };
}

function useSalonGroup() {
  const t = useTranslate();
  const href = useHref();
  // The names begin with the brand and the city; Polish ones in either language.
  const byName = new Intl.Collator('pl').compare;
  return ({ salons }: SiteLinks): LinkGroup => ({
    title: t('links.salons'),
    path: href('catalog/salons'),
    links: salons
      .map(({ id, name, slug }) => ({ id, label: name, path: href('catalog/salon', { slug }) }))
      .sort((one, other) => byName(one.label, other.label)),
  });
}

/** Categories of the blog, its authors, then its articles. */
function useBlogGroup() {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale } = usePageContext();
  return ({ articles, authors }: SiteLinks, categories: readonly ArticleCategory[]): LinkGroup => ({
    title: t('links.blog'),
    path: href('content/blog'),
    links: [
      ...categories.map(({ id, name, slug }) => ({
        id: `category-${id}`,
        label: name,
        path: href('content/blog-category', { categorySlug: slug }),
      })),
      ...authors.map(({ id, name, slug }) => ({
        id: `author-${id}`,
        label: name,
        path: href('content/blog-author', { slug }),
      })),
      ...articles.map(({ id, title, href: paths }) => ({ id, label: title, path: `${basePath}${paths[locale]}` })),
    ],
  });
}

const TEXT_GROUPS: readonly { titleKey: string; kinds: readonly SiteLinks['texts'][number]['kind'][] }[] = [
  { titleKey: 'siteMap.offer', kinds: ['offer'] },
  { titleKey: 'siteMap.information', kinds: ['information', 'campaign'] },
  { titleKey: 'siteMap.legal', kinds: ['legal'] },
];

/** Texts that have a page, but for the site map itself and the pages that other groups lead to by their headings. */
function useTextGroups() {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale } = usePageContext();
  const { sitemap } = useModule().host;
  const linked = [
    href('content/site-map'),
    href('catalog/womens-zone'),
    href('catalog/mens-zone'),
    href('catalog/bundles'),
    href('catalog/special-offers'),
    href('catalog/salons'),
    href('content/blog'),
  ];
  return ({ texts }: SiteLinks): LinkGroup[] =>
    TEXT_GROUPS.map(({ titleKey, kinds }) => ({
      title: t(titleKey),
      links: texts
        .filter(({ kind, paths }) => kinds.includes(kind) && isTextAddress(sitemap, locale, paths[locale]))
        .map(({ id, title, paths }) => ({ id, label: title, path: `${basePath}${paths[locale]}` }))
        .filter(({ path }) => !linked.includes(path)),
    })).filter(({ links }) => links.length > 0);
}

function useAccountGroup(): LinkGroup {
  const t = useTranslate();
  const href = useHref();
  return {
    title: t('siteMap.account'),
    links: [
      { id: 'cart', label: t('links.cart'), path: href('cart-checkout/cart') },
      { id: 'login', label: t('links.login'), path: href('panel/login') },
      { id: 'registration', label: t('links.registration'), path: href('panel/registration') },
    ],
  };
}
