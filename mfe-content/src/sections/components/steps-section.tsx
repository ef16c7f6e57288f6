import { balancedColumn, Grid, Heading, offscreen, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  padding-top: 1.25rem;
  border-top: 2px solid ${tokens.color['blush-deep']};

  & > span {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1;
  }
`;

/** What happens one after the other, numbered. */
export function StepsSection({ section, position }: SectionProps<'steps'>) {
  return (
    <SectionBand head={section} position={position} style={offscreen(870, 460)}>
      <Grid as="ol" gap={8} minColumn={balancedColumn(section.items.length, '13rem', '2rem')}>
        {section.items.map(({ title, text }, index) => (
          <Step key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <Heading level={section.title ? 3 : 2} size="sm">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </Step>
        ))}
      </Grid>
    </SectionBand>
  );
}
