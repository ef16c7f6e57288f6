import { formatRating } from '@aksamit/contracts/figures';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  font-size: ${tokens.text.sm};

  & > svg {
    width: 1rem;
    height: 1rem;
    fill: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  & > span {
    color: ${tokens.color['ink-muted']};
  }
`;

/** How a salon is rated, with the number of opinions; nothing without one. */
export function RatingLine({ rating, count }: { rating: number | null | undefined; count: number | undefined }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  if (rating == null || !count) return null;
  const shown = formatRating(rating, locale);
  return (
    <Line>
      <Star aria-hidden="true" />
      <span className="visually-hidden">{t('salonRow.rated', { rating: shown })}</span>
      <strong aria-hidden="true">{shown}</strong> <span>{t('salonRow.ratings', { count })}</span>
    </Line>
  );
}
