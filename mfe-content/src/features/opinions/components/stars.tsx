import { useTranslate } from '@aksamit/module-sdk/i18n';
import { VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: ${tokens.color.accent};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & > svg[data-full='true'] {
    fill: currentColor;
  }
`;

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating as stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslate();
  return (
    <Row>
      <VisuallyHidden>{t('opinionList.stars', { rating })}</VisuallyHidden>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" data-full={star <= Math.round(rating)} />
      ))}
    </Row>
  );
}
