import type { Product } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;
  color: ${tokens.color['accent-strong']};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/**
 * The promotion that holds, and how long it does: days, from 48 hours before its end hours. The host counts, since a cached
 * page does not know the present time.
 */
export function PromoLine({ product }: { product: Pick<Product, 'ongoingPromos' | 'promoValidTo'> }) {
  const t = useTranslate();
  const [promo] = product.ongoingPromos;
  const { promoValidTo } = product;
  if (!promo) return null;
  return (
    <Line {...(promoValidTo === null ? {} : { 'data-shown-from': 0, 'data-shown-until': Date.parse(promoValidTo) })}>
      <Badge tone="accent">{promo.name}</Badge>
      {promoValidTo === null ? null : (
        <span data-counts-to={Date.parse(promoValidTo)} hidden>
          {`${t('productPage.promoEnds')} `}
          <time dateTime={promoValidTo} />
        </span>
      )}
    </Line>
  );
}
