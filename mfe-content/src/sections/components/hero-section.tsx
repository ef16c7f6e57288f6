import { Container, Eyebrow, Heading, joinShortWords, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { SectionProps } from '../section-of';
import { SectionActions } from './section-actions';
import { SectionPicture } from './section-picture';

const Band = styled.section`
  padding-block: clamp(1.5rem, 1rem + 2.5vw, 3.5rem) clamp(2rem, 1.4rem + 3vw, 4.5rem);
  overflow: hidden;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: clamp(1.75rem, 1rem + 3.5vw, 5rem);

  ${media.desktop} {
    &:has(> :nth-of-type(2)) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    }
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 0.75rem;
  width: 100%;
  max-width: 34rem;

  & > a {
    justify-content: space-between;
    min-height: 3.5rem;
    padding-inline: 1.5rem 1.25rem;
  }
  & > a:only-child {
    justify-self: start;
    gap: 1.5rem;
  }
`;

const Art = styled.div`
  position: relative;
  height: clamp(13rem, 9rem + 17vw, 34rem);
  border-radius: ${tokens.radius.md};

  /* Tall enough for the picture's subject to be seen beside the figure. */
  ${media.mobile} {
    &:has(> p) {
      height: 18rem;
    }
  }
  ${media.desktop} {
    height: clamp(24rem, 38vw, 36rem);
  }
`;

const FigureCard = styled.p`
  position: absolute;
  inset: auto auto 1rem 1rem;
  display: grid;
  gap: 0.125rem;
  max-width: min(17rem, 100% - 2rem);
  padding: 0.875rem 1.25rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & > strong {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    font-weight: 500;
    line-height: 1.1;
  }
  ${media.mobile} {
    inset: auto auto 0.75rem 0.75rem;
    max-width: 11.5rem;
    padding: 0.625rem 0.875rem;
  }
`;

const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.5rem;
  padding: 0;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  list-style: none;

  & > li {
    display: flex;
    gap: 0.5rem;
  }
  & svg {
    flex: none;
    width: 1rem;
    height: 1.5em;
    color: ${tokens.color.accent};
  }
`;

/** The first screen: the promise, what to do next, arguments, a picture. */
export function HeroSection({ section, position }: SectionProps<'hero'>) {
  const { eyebrow, title, lead, actions, points, picture, figure } = section;
  const isPageHead = position.pageTitle !== null;
  const heading = title ?? position.pageTitle;
  return (
    <Band aria-labelledby={heading ? position.id : undefined}>
      <Container>
        <Columns>
          <Stack gap={6}>
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            {heading ? (
              <Heading level={isPageHead ? 1 : 2} size={isPageHead ? 'display' : 'xl'} id={position.id}>
                {heading}
              </Heading>
            ) : null}
            {lead ? (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            ) : null}
            {actions.length > 0 ? (
              <Actions>
                <SectionActions actions={actions} hasArrows />
              </Actions>
            ) : null}
            {points.length > 0 ? (
              <Points>
                {points.map((point) => (
                  <li key={point}>
                    <Check aria-hidden="true" />
                    {joinShortWords(point)}
                  </li>
                ))}
              </Points>
            ) : null}
          </Stack>
          {picture ? (
            <Art>
              <SectionPicture picture={picture} sizes="(min-width: 1025px) 46vw, 100vw" eager={position.isFirst} />
              {figure ? (
                <FigureCard>
                  <strong>{figure.value}</strong>
                  {joinShortWords(figure.label)}
                </FigureCard>
              ) : null}
            </Art>
          ) : null}
        </Columns>
      </Container>
    </Band>
  );
}
