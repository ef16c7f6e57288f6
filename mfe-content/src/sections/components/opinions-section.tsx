import { formatRating } from '@aksamit/contracts/figures';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { balancedColumn, Grid, offscreen, Stack, Stars } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { OpinionCard } from '../../features/opinions/components/opinion-card';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Rating = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;

  & > strong {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** The rating of all salons with the newest opinions; nothing before the first one. */
export function OpinionsSection({ section, position }: SectionProps<'opinions'>) {
  const t = useTranslate();
  const href = useHref();
  const formats = useLocaleFormats();
  const { eyebrow, title = t('opinions.title'), lead, more, rating, opinions } = section;
  if (!rating || rating.rating === null || opinions.length === 0) return null;
  const average = formatRating(rating.rating, formats);
  return (
    <SectionBand
      head={{ eyebrow, title, lead, more }}
      position={position}
      action={<a href={href('content/opinions')}>{t('opinions.action')}</a>}
      style={offscreen(1100, 560)}
    >
      <Stack gap={5}>
        <Rating>
          <strong aria-hidden="true">{average}</strong>
          <Stars rating={rating.rating} label={t('opinion.stars', { rating: average })} />
          <span>{t('opinion.count', { count: rating.ratingsCount })}</span>
        </Rating>
        <Grid as="ul" stretch minColumn={balancedColumn(opinions.length, '17rem', '1rem')} gap={4}>
          {opinions.map((opinion) => (
            <li key={opinion.id}>
              <OpinionCard opinion={opinion} subject={opinion.product?.name ?? opinion.location?.name} fills />
            </li>
          ))}
        </Grid>
      </Stack>
    </SectionBand>
  );
}
