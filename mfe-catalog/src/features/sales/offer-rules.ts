import type { Gender, OfferSummary } from '@aksamit/contracts';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** Pages of an offer and of a list of offers, as links name them. */
export type OfferPage = 'catalog/flexi-special-offer' | 'catalog/special-offer';
export type OfferListPage = 'catalog/flexi-offers' | 'catalog/special-offers';

export function offerPage(variant: OfferSummary['variant']): OfferPage {
  return variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer';
}
export function offerListPage(variant: OfferSummary['variant']): OfferListPage {
  return variant === 'flexy' ? 'catalog/flexi-offers' : 'catalog/special-offers';
}

/** Lists of the special offers of a gender. */
export const offerListPages = { female: 'catalog/special-offers-women', male: 'catalog/special-offers-men' } as const;

/** Title and description of a list of offers: all, women's, men's or the flexi ones. */
export function offerListHead(
  t: Translate,
  variant: OfferSummary['variant'],
  gender: Gender | undefined,
): { title: string; description: string } {
  const whose = gender ?? 'title';
  return variant === 'flexy'
    ? { title: t(`flexi.list.${whose}`), description: t('flexi.list.metaDescription') }
    : { title: t(`offer.list.${whose}`), description: t(`offer.list.metaDescriptions.${whose}`) };
}
