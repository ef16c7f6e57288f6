import type { ProductRating } from '@aksamit/contracts';
import { formatRating } from '@aksamit/contracts/figures';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';

const Figures = styled.span`
  white-space: nowrap;

  & svg {
    fill: currentColor;
    color: ${tokens.color.accent};
  }
`;

/** A card's line on how a treatment is rated; nothing while nobody has rated it. */
export function CardRating({ rating }: { rating: ProductRating | undefined }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (!rating) return null;
  const { count } = rating;
  const average = formatRating(rating.average, locale);
  return (
    <Figures>
      <VisuallyHidden>{t('rating.words', { average, count })}</VisuallyHidden>
      <span aria-hidden="true">
        <Star />
        {t('rating.card', { average, count })}
      </span>
    </Figures>
  );
}
