import styled from '@emotion/styled';
import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { media, type SpaceStep, space, tokens } from './theme';

type ElementProps = ComponentPropsWithRef<'div'> & {
  /** Element to render: `section`, `ul` … */
  as?: ElementType;
};

// Custom properties carry the values of each use, so that each style is created once for the whole product.
type LayoutStyle = CSSProperties & Record<`--${string}`, string | number>;

const StackBase = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);

  /* Buttons keep their own width, unless they are made wide. */
  & > [data-variant]:not([data-wide='true']) {
    align-self: flex-start;
  }
  &[data-direction='row'] > [data-variant]:not([data-wide='true']) {
    align-self: auto;
  }
  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: var(--stack-align, center);
  }
  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;

export type StackProps = ElementProps & {
  gap?: SpaceStep | undefined;
  /** `row` wraps when there is no room. */
  direction?: 'column' | 'row' | undefined;
  align?: CSSProperties['alignItems'];
};

/** Items under (or beside) each other at one distance. */
export function Stack({ gap = 4, direction, align, style, ...rest }: StackProps) {
  const own: LayoutStyle = { '--stack-gap': space(gap), alignItems: align, ...style };
  return <StackBase {...rest} data-direction={direction} style={own} />;
}

const GridBase = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--grid-min)), 1fr));
  gap: var(--grid-gap);

  &[data-stretch='true'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--grid-min)), 1fr));
  }
  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;

export type GridProps = ElementProps & {
  gap?: SpaceStep | undefined;
  /** Narrowest column, a CSS length; columns are as many as fit. */
  minColumn?: string | undefined;
  /** Fewer items than fit in a row share its whole width, for comparisons. */
  stretch?: boolean | undefined;
};

/** As many equal columns as fit, one on a phone. */
export function Grid({ gap = 6, minColumn = '17rem', stretch, style, ...rest }: GridProps) {
  const own: LayoutStyle = { '--grid-gap': space(gap), '--grid-min': minColumn, ...style };
  return <GridBase {...rest} data-stretch={stretch} style={own} />;
}

const ContainerBase = styled.div`
  width: 100%;
  max-width: calc(${tokens.width.wide} + 2 * ${tokens.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.gutter};

  &[data-width='narrow'] {
    max-width: calc(${tokens.width.narrow} + 2 * ${tokens.gutter});
  }
`;

export type ContainerProps = ElementProps & { width?: 'wide' | 'narrow' | undefined };

/** The page's column: 1280 px, or 760 px for text and forms, with the page's margins. */
export function Container({ width = 'wide', ...rest }: ContainerProps) {
  return <ContainerBase {...rest} data-width={width} />;
}

const SectionBase = styled.section`
  padding-block: clamp(2.5rem, 1.6rem + 4vw, 5.5rem);

  &[data-tone='surface'] {
    background: ${tokens.color.surface};
  }
  &[data-tone='blush'] {
    background: ${tokens.color.blush};
  }
  &[data-tone='velvet'] {
    background: ${tokens.color.velvet};
    color: ${tokens.color['ink-inverse']};
  }
  ${media.print} {
    padding-block: 1rem;
  }
`;

export type SectionProps = ComponentPropsWithRef<'section'> & {
  tone?: 'paper' | 'surface' | 'blush' | 'velvet' | undefined;
};

/** A band of the page over its whole width; put a Container inside. */
export function Section({ tone = 'paper', ...rest }: SectionProps) {
  return <SectionBase {...rest} data-tone={tone} />;
}
