import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';

/** Address, alternates and breadcrumbs of a salon's or a category's page below the list of salons. */
export function useSalonTrail(last: { label: string; slug: string; slugs: { pl: string; en: string } }) {
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
      { label: t('salonList.title'), href: href('catalog/salons') },
      { label: last.label, href: path },
    ],
  };
}
