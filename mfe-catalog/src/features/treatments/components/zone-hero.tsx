import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Eyebrow, Heading, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { MapPin, Repeat, Sparkles } from 'lucide-react';

const Band = styled.header`
  padding-block: clamp(2rem, 1.2rem + 3.4vw, 4.5rem) clamp(1.5rem, 1rem + 2vw, 3rem);
  background: radial-gradient(120% 160% at 88% 0%, ${tokens.color['blush-deep']} 0%, ${tokens.color.blush} 42%, ${tokens.color.paper} 100%);

  & h1 {
    margin-block: 0.5rem 0.75rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.75rem;
    margin-top: 1.5rem;
    padding: 0;
    list-style: none;
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

/** Head of a zone: its audience, what to expect of it, three facts. */
export function ZoneHero({ gender, title }: { gender: Gender; title: string }) {
  const t = useTranslate();
  return (
    <Band>
      <Container>
        <Eyebrow>{t(`zone.${gender}.eyebrow`)}</Eyebrow>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead">{t(`zone.${gender}.lead`)}</Text>
        <ul>
          <li>
            <Repeat aria-hidden="true" />
            {t('zone.facts.series')}
          </li>
          <li>
            <Sparkles aria-hidden="true" />
            {t('zone.facts.reduction')}
          </li>
          <li>
            <MapPin aria-hidden="true" />
            {t('zone.facts.salons')}
          </li>
        </ul>
      </Container>
    </Band>
  );
}
