import type { OpinionAggregate } from '@aksamit/contracts';
import { formatRating } from '@aksamit/contracts/figures';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Stack, Stars, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Layout = styled.div`
  display: grid;
  gap: ${space(6)};

  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(12)};
  }
`;

const Average = styled.strong`
  font-family: ${tokens.font.serif};
  font-size: ${tokens.text['3xl']};
  font-weight: 500;
  line-height: 1;
`;

const Bars = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: ${space(3)};
    min-height: 2rem;
    color: inherit;
    font-size: ${tokens.text.sm};
  }
  & a[aria-current='true'] {
    font-weight: 700;
  }
  & i {
    height: 0.5rem;
    border-radius: ${tokens.radius.full};
    background: linear-gradient(${tokens.color.accent} 0 0) no-repeat left / var(--share) 100% ${tokens.color.sunken};
  }
  & b {
    font-variant-numeric: tabular-nums;
    font-weight: inherit;
    text-align: end;
  }
`;

export interface OpinionSummaryProps {
  aggregate: OpinionAggregate;
  /** Star rating of the filter; null: all. */
  rating: number | null;
  addressOf(rating: number | null): string;
}

/** The average and how often each rating was given; a rating chosen again is deselected. */
export function OpinionSummary({ aggregate, rating, addressOf }: OpinionSummaryProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { rating: average, ratingsCount, distribution } = aggregate;
  if (average === null) return null;
  const shown = formatRating(average, locale);
  return (
    <Card>
      <Layout>
        <Stack gap={2}>
          <Average>{shown}</Average>
          <Stars rating={average} label={t('opinion.stars', { rating: shown })} />
          <Text size="sm" tone="muted">
            {t('opinion.count', { count: ratingsCount })}
          </Text>
        </Stack>
        <Bars aria-label={t('opinionList.byRating')}>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = distribution[stars - 1] ?? 0;
            const isChosen = stars === rating;
            return (
              <li key={stars}>
                <a href={addressOf(isChosen ? null : stars)} aria-current={isChosen || undefined}>
                  <span>{t('opinionList.starCount', { count: stars })}</span>
                  <i aria-hidden="true" style={{ ['--share' as string]: `${(100 * count) / ratingsCount}%` }} />
                  <b>{count}</b>
                </a>
              </li>
            );
          })}
        </Bars>
      </Layout>
    </Card>
  );
}
