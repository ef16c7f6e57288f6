import { Container, Eyebrow, Heading, offscreen, Section, Stack, Text } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionActions } from './section-actions';
import { SectionPicture } from './section-picture';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: 2rem clamp(2rem, 6vw, 6rem);

  & > :nth-of-type(2) {
    max-width: 26rem;
    aspect-ratio: 8 / 5;
  }
  ${media.tablet} {
    &:has(> :nth-of-type(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;

/** What to do next. */
export function CallToActionSection({ section, position }: SectionProps<'callToAction'>) {
  const { eyebrow, title, lead, text, actions, picture } = section;
  return (
    <Section
      tone={position.tone}
      aria-labelledby={title ? position.id : undefined}
      style={position.isFirst ? undefined : offscreen(picture ? 605 : 360, picture ? 425 : 330)}
    >
      <Container>
        <Columns>
          <Stack gap={4} align="flex-start">
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            {title ? (
              <Heading level={2} size="xl" id={position.id}>
                {title}
              </Heading>
            ) : null}
            {lead ? <Text size="lead">{lead}</Text> : null}
            <Text>{text}</Text>
            <Stack direction="row" gap={3}>
              <SectionActions actions={actions} />
            </Stack>
          </Stack>
          {picture ? (
            <div>
              <SectionPicture picture={picture} sizes="26rem" />
            </div>
          ) : null}
        </Columns>
      </Container>
    </Section>
  );
}
