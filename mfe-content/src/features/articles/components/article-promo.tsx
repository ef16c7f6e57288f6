import type { PromoBar } from '@aksamit/contracts';
import { PromoCard } from './promo-card';

/** The promo bar of an article. */
export function ArticlePromo({ promo }: { promo: PromoBar }) {
  const actions = [
    { label: promo.promoBarButtonMainLabel, path: promo.promoBarButtonMainUrl },
    { label: promo.promoBarButtonSideLabel, path: promo.promoBarButtonSideUrl },
  ];
  return (
    <PromoCard
      headline={promo.promoBarHeadline}
      subheadline={promo.promoBarSubheadline}
      actions={actions}
      look={promo.look}
    />
  );
}
