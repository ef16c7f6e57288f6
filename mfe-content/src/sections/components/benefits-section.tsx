import { balancedColumn, Grid, Heading, offscreen, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Benefit = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0.375rem 1rem;

  & > svg {
    grid-row: span 2;
    width: 2rem;
    height: 2rem;
    padding: 0.4375rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color.accent};
  }
  & > p {
    grid-column: 2;
  }
`;

/** Arguments beside each other. */
export function BenefitsSection({ section, position }: SectionProps<'benefits'>) {
  return (
    <SectionBand head={section} position={position} style={offscreen(620, 400)}>
      <Grid as="ul" gap={8} minColumn={balancedColumn(section.items.length, '17rem', '2rem')}>
        {section.items.map(({ title, text }) => (
          <Benefit key={title}>
            <Check aria-hidden="true" />
            <Heading level={section.title ? 3 : 2} size="sm">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Benefit>
        ))}
      </Grid>
    </SectionBand>
  );
}
