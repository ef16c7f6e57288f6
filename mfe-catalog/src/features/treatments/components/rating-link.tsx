import type { Product } from '@aksamit/contracts';
import { formatRating } from '@aksamit/contracts/figures';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Stars } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { opinionsAddress } from '../opinions-address';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  font-size: ${tokens.text.sm};

  & > strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** How a treatment is rated, with the way to what was written about it; nothing while nobody has rated it. */
export function RatingLink({ product }: { product: Pick<Product, 'rating' | 'slug'> }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const { rating } = product;
  if (!rating) return null;
  const average = formatRating(rating.average, locale);
  return (
    <Line>
      <Stars rating={rating.average} label={t('rating.stars', { rating: average })} />
      <strong aria-hidden="true">{average}</strong>
      <a href={opinionsAddress(href('content/opinions'), product)}>{t('rating.count', { count: rating.count })}</a>
    </Line>
  );
}
