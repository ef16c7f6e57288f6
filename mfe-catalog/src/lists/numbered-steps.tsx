import { Heading } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.5rem;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2rem;

    &[data-steps='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    &[data-steps='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    padding-top: 1rem;
    border-top: 2px solid ${tokens.color['blush-deep']};
  }
  & > li > span {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1;
  }
  & ul {
    display: grid;
    gap: 0.5rem;
    padding-inline-start: 1.1em;
    line-height: 1.5;
  }
`;

interface NumberedStepsProps {
  /** Titles are unique. `content`: a text, or a list of what belongs to the step. */
  steps: readonly { title: string; content: ReactNode }[];
}

/** Steps in their order, three in a row on a wide screen, or all four of four. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <List data-steps={steps.length}>
      {steps.map(({ title, content }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <Heading level={3} style={{ marginBlock: '0.5rem 0.375rem' }}>
            {title}
          </Heading>
          {content}
        </li>
      ))}
    </List>
  );
}
