import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Heading, LinkButton, offscreen, Section, Stack } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import type { SectionProps } from '../section-of';

const Columns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 6vw, 6rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
  & p {
    max-width: 46ch;
    color: ${tokens.color['velvet-muted']};
  }
`;

const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.375rem 1.125rem;
    border: 1px solid ${tokens.color['velvet-muted']};
    border-radius: ${tokens.radius.full};
    color: ${tokens.color['ink-inverse']};
    text-decoration: none;
    transition: background-color ${tokens.duration.fast} ease;
  }
  & a:hover {
    background: ${tokens.color['accent-strong']};
  }
  & span {
    color: ${tokens.color['velvet-muted']};
    font-size: ${tokens.text.xs};
  }
`;

/** Cities with salons, and a link to all of them; nothing where there is none. */
export function SalonsSection({ section, position }: SectionProps<'salons'>) {
  const t = useTranslate();
  const salons = useHref()('catalog/salons');
  const { title, lead, cities } = section;
  if (cities.length === 0) return null;
  return (
    <Section tone="velvet" aria-labelledby={position.id} style={position.isFirst ? undefined : offscreen(850, 425)}>
      <Container>
        <Columns>
          <Stack gap={5} align="flex-start">
            <Heading level={2} size="xl" id={position.id}>
              {title ?? t('salons.cities')}
            </Heading>
            {lead ? <p>{lead}</p> : null}
            <LinkButton href={salons} variant="secondary">
              <MapPin aria-hidden="true" />
              {t('salons.all')}
            </LinkButton>
          </Stack>
          <Cities aria-label={t('salons.cities')}>
            {cities.map(({ id, name, locationsCount }) => (
              <li key={id}>
                <a href={`${salons}?city=${encodeURIComponent(name)}`}>
                  {name}
                  <span>{t('salons.count', { count: locationsCount })}</span>
                </a>
              </li>
            ))}
          </Cities>
        </Columns>
      </Container>
    </Section>
  );
}
