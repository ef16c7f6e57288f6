import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { withNonBreakingSpaces } from './non-breaking-text';
import { tokens } from './theme';

const HeadingBase = styled.h2`
  max-width: 24ch;

  &[data-size='display'] {
    font-size: ${tokens.text['4xl']};
    line-height: 1.05;
    letter-spacing: -0.022em;
  }
  &[data-size='xl'] {
    font-size: ${tokens.text['3xl']};
  }
  &[data-size='lg'] {
    max-width: 32ch;
    font-size: ${tokens.text['2xl']};
  }
  &[data-size='md'] {
    max-width: none;
    font-size: ${tokens.text.xl};
  }
  &[data-size='sm'] {
    max-width: none;
    font-size: ${tokens.text.lg};
    line-height: 1.3;
  }
`;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline; one h1 a page. */
  level: 1 | 2 | 3 | 4;
  /** Look, when it differs from the level's own. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm' | undefined;
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;
const elementOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading in the brand's serif. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  return (
    <HeadingBase {...rest} as={elementOfLevel[level]} data-size={size ?? sizeOfLevel[level]}>
      {withNonBreakingSpaces(children)}
    </HeadingBase>
  );
}

const TextBase = styled.p`
  max-width: ${tokens.width.text};

  &[data-size='lead'] {
    font-size: ${tokens.text.lg};
    line-height: 1.5;
  }
  &[data-size='sm'] {
    font-size: ${tokens.text.sm};
    line-height: 1.5;
  }
  &[data-size='xs'] {
    font-size: ${tokens.text.xs};
    line-height: 1.45;
  }
  &[data-tone='muted'] {
    color: ${tokens.color['ink-muted']};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  &[data-tone='success'] {
    color: ${tokens.color.success};
  }
`;

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong';
  size?: 'lead' | 'md' | 'sm' | 'xs' | undefined;
  tone?: 'ink' | 'muted' | 'danger' | 'success' | undefined;
}

/** Running text of at most 70 characters a line. */
export function Text({ size, tone, children, ...rest }: TextProps) {
  return (
    <TextBase {...rest} data-size={size} data-tone={tone}>
      {withNonBreakingSpaces(children)}
    </TextBase>
  );
}

/** Small capitals over a heading: the section, or the kind of content that follows. */
export const Eyebrow = styled.p`
  color: ${tokens.color.accent};
  font-size: ${tokens.text.xs};
  font-weight: 600;
  letter-spacing: 0.1em;
  text-transform: uppercase;
`;
