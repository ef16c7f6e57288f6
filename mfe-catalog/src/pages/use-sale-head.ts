import type { Bundle, Offer } from '@aksamit/contracts';
import type { Reduction } from '@aksamit/contracts/money';
import { shareImage } from '@aksamit/contracts/structured-data';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import type { OfferListPage, OfferPage } from '../features/sales/offer-rules';
import { saleEntry } from '../features/sales/sale-json-ld';
import { questionsEntry, trailEntry } from '../structured-data/page-json-ld';
import { recordDescription } from './record-head';

interface SaleHead {
  sale: Bundle | Offer;
  /** Page of the sale, and the list that it stands in. */
  page: 'catalog/bundle' | OfferPage;
  list: { page: 'catalog/bundles' | OfferListPage; label: string };
  category: string;
  reduction: Reduction | null;
  /** When the price or the offer ends, ISO 8601. */
  validTo: string | null;
}

/**
 * Title, addresses, picture and structured data of a bundle's or an offer's page.
 * @returns the breadcrumbs from the home page
 */
export function useSaleHead({ sale, page, list, category, reduction, validTo }: SaleHead) {
  const t = useTranslate();
  const href = useHref();
  const { context, host } = useModule();
  const path = href(page, { slug: sale.slug });
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: list.label, href: href(list.page) },
    { label: sale.name, href: path },
  ];
  const alternate = (locale: 'pl' | 'en') =>
    pagePath(host.sitemap, { page, locale, basePath: '', params: { slug: sale.slugs[locale] } }) ?? '/';
  const description = recordDescription(sale);
  const site = {
    origin: context.origin,
    brand: context.market.brand.name,
    trail,
    lowestPriceLabel: t('price.lowestLabel'),
  };
  const { id, name, image } = sale;
  const { finalPrice, currency } = sale.pricing;
  usePageHead({
    title: sale.metaTitle || name,
    description,
    canonicalPath: path,
    alternates: { pl: alternate('pl'), en: alternate('en') },
    ...(sale.markets ? { markets: sale.markets } : {}),
    image: shareImage(image),
    jsonLd: [
      saleEntry(
        {
          id,
          name,
          description,
          category,
          image,
          finalPrice,
          currency: currency.code,
          reduction,
          validTo,
        },
        site,
      ),
      trailEntry(site),
      ...(sale.faqs.length > 0 ? [questionsEntry(sale.faqs)] : []),
    ],
  });
  return trail;
}
