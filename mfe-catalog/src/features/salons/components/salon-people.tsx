import type { DetailedLocation, Opinion } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Card, Grid, Heading, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { BadgeCheck, Star } from 'lucide-react';
import { RatingLine } from './rating-line';

const Person = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0 0.875rem;
  align-items: center;

  & > span {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.blush};
    color: ${tokens.color['accent-strong']};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.lg};
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

/** Who works in a salon, and what each does. */
export function SalonTeam({ team = [] }: Pick<DetailedLocation, 'team'>) {
  const t = useTranslate();
  if (team.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="md" style={{ marginBottom: '1rem' }}>
        {t('salonPage.team')}
      </Heading>
      <Grid as="ul" minColumn="16rem" gap={4}>
        {team.map(({ firstName, categories }, index) => (
          // Two may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Person key={`${firstName} ${index}`}>
            <span aria-hidden="true">{firstName.charAt(0)}</span>
            <div>
              <strong>{firstName}</strong>
              <small>{categories.join(', ')}</small>
            </div>
          </Person>
        ))}
      </Grid>
    </section>
  );
}

const Given = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: ${tokens.color.accent};

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  & > svg[data-full='true'] {
    fill: currentColor;
  }
`;

const FIVE = [1, 2, 3, 4, 5] as const;

/** How a salon is rated, its newest opinions, and the way to all of them. */
export function SalonOpinions({ salon }: { salon: DetailedLocation }) {
  const t = useTranslate();
  const href = useHref();
  const { opinions = [], ratings } = salon;
  if (opinions.length === 0) return null;
  return (
    <section>
      <Stack direction="row" gap={4}>
        <Heading level={2} size="md">
          {t('salonPage.opinions')}
        </Heading>
        <RatingLine rating={ratings?.rating} count={ratings?.ratingsCount} />
      </Stack>
      <Grid as="ul" minColumn="18rem" gap={4} style={{ marginBlock: '1rem' }}>
        {opinions.map((opinion) => (
          <li key={opinion.id}>
            <SalonOpinion opinion={opinion} />
          </li>
        ))}
      </Grid>
      <p>
        <a href={href('content/opinions')}>{t('salonPage.allOpinions')}</a>
      </p>
    </section>
  );
}

function SalonOpinion({ opinion }: { opinion: Opinion }) {
  const t = useTranslate();
  const { locale: shown } = usePageContext();
  const { authorName, rating, content, locale, verification, createdAt, product } = opinion;
  return (
    <Card as="article" aria-label={authorName} style={{ height: '100%' }}>
      <Stack gap={2}>
        <Given>
          <span className="visually-hidden">{t('salonPage.stars', { rating })}</span>
          {FIVE.map((star) => (
            <Star key={star} aria-hidden="true" data-full={star <= rating} />
          ))}
        </Given>
        <p lang={locale === shown ? undefined : locale}>{content}</p>
        <Text size="sm" tone="muted">
          {[authorName, formatDate(createdAt), product?.name].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" tone="muted" style={{ display: 'flex', gap: '0.375rem', alignItems: 'center' }}>
          {verification === 'none' ? null : <BadgeCheck aria-hidden="true" size={16} />}
          {t(`salonPage.verification.${verification}`)}
        </Text>
      </Stack>
    </Card>
  );
}
