import type { DetailedLocation, Opinion } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { balancedColumn, Grid, Heading, Picture } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Person = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0 0.875rem;
  align-items: center;

  & img,
  & > span {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.blush};
  }
  & img {
    object-fit: cover;
  }
  & > span {
    display: grid;
    place-items: center;
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

/** Names of treatments after each other: only the first begins with a capital. */
const namesInSentence = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');

/** Who works in a salon, and what each does. */
export function SalonTeam({ team = [] }: Pick<DetailedLocation, 'team'>) {
  const t = useTranslate();
  if (team.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="md" style={{ marginBottom: '1rem' }}>
        {t('salonPage.team')}
      </Heading>
      <Grid as="ul" minColumn={balancedColumn(team.length, '16rem', '1rem')} gap={4}>
        {team.map(({ firstName, categories, image }, index) => (
          // Two may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Person key={`${firstName} ${index}`}>
            {image ? <Picture image={image} sizes="72px" /> : <span aria-hidden="true">{firstName.charAt(0)}</span>}
            <div>
              <strong>{firstName}</strong>
              <small>{namesInSentence(categories)}</small>
            </div>
          </Person>
        ))}
      </Grid>
    </section>
  );
}

/** How a salon is rated, its newest opinions, and the way to more; nothing without any. */
export function SalonOpinions({ salon: { opinions = [], ratings, city } }: { salon: DetailedLocation }) {
  if (opinions.length === 0 || ratings?.rating == null) return null;
  return (
    <Fragment
      module="content"
      name="opinions"
      version={1}
      optional
      props={{
        of: 'salon',
        city: city.name,
        rating: { average: ratings.rating, count: ratings.ratingsCount },
        opinions: opinions.slice(0, 3).map(quoted),
        headingSize: 'md',
      }}
    />
  );
}

/** An opinion as the fragment takes it. */
const quoted = ({ reply: _reply, location: _location, product, ...opinion }: Opinion) => ({
  ...opinion,
  ...(product ? { about: product.name } : {}),
});
