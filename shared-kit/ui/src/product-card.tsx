import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, tokens } from './theme';

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  transition:
    border-color ${tokens.duration.slow} ease,
    box-shadow ${tokens.duration.slow} ease;

  &:hover,
  &:focus-within {
    border-color: ${tokens.color['blush-deep']};
    box-shadow: ${tokens.shadow};
  }
  ${media.mobile} {
    &[data-compact] {
      flex-direction: row;
    }
  }
`;

const Media = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${tokens.color.blush};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform 400ms ease;
  }
  article:hover > & img {
    transform: scale(1.02);
  }
  ${media.mobile} {
    [data-compact] > & {
      flex: none;
      width: 6.5rem;
      padding: 0.5rem 0 0.5rem 0.5rem;
      aspect-ratio: auto;
      overflow: visible;
      background: none;
    }
    /* A whole square: what it shows is wider than high, and labels stand below it. */
    [data-compact] > & > picture > img {
      height: 6rem;
      background: ${tokens.color.blush};
      border-radius: ${tokens.radius.sm};
    }
    article[data-compact]:hover > & > picture > img {
      transform: none;
    }
  }
`;

const Badges = styled.div`
  position: absolute;
  inset: 0.75rem auto auto 0.75rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  ${media.mobile} {
    [data-compact] & {
      position: static;
      gap: 0.25rem;
      margin-top: 0.375rem;

      & > * {
        padding-inline: 0.4375rem;
        font-size: 0.6875rem;
      }
    }
  }
`;

const Drawing = styled.div`
  position: absolute;
  --figure-size: 100%;

  inset: auto 0.5rem 0.5rem auto;
  width: min(5rem, 48%);
  border: 3px solid ${tokens.color.surface};
  border-radius: ${tokens.radius.full};

  ${media.mobile} {
    [data-compact] & {
      inset: 3.5rem 0.25rem auto auto;
      width: 2.75rem;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.5rem;
  padding: 1.125rem 1.25rem 1.25rem;

  ${media.mobile} {
    [data-compact] > & {
      gap: 0.25rem;
      min-width: 0;
      padding: 0.75rem;
    }
    [data-compact] > & > [data-lead] {
      display: none;
    }
  }
`;

const Title = styled.h3`
  font-size: ${tokens.text.lg};
  line-height: 1.25;

  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  /* The whole card leads where its title leads; the card's own action lies above it. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  ${media.mobile} {
    [data-compact] & {
      font-size: ${tokens.text.md};
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};

  & svg {
    display: inline-block;
    width: 1.1em;
    height: 1.1em;
    margin-inline-end: 0.35em;
    vertical-align: -0.18em;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: auto;
  padding-top: 0.75rem;

  ${media.mobile} {
    [data-compact] & {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.25rem 0.5rem;
      padding-top: 0.25rem;
    }
    /* The price stands beside the action, what more is said of it below both. */
    [data-compact] & > [data-lines] {
      display: contents;
    }
    [data-compact] & > [data-lines] > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
      font-size: ${tokens.text.xs};
      line-height: 1.4;
    }
  }
`;

const Action = styled.div`
  position: relative;
  z-index: 1;
  justify-self: start;

  /* Of the action's words an arrow is left: the card's title stands beside it. */
  ${media.mobile} {
    [data-compact] & {
      grid-row: 1;
      grid-column: 2;
    }
    [data-compact] & > a {
      width: 2.75rem;
      min-height: 2.75rem;
      padding: 0;
      border-radius: ${tokens.radius.full};
      font-size: 0;
    }
    [data-compact] & > a::after {
      content: '\\2192';
      font-size: ${tokens.text.lg};
    }
  }
`;

export interface ProductCardProps {
  title: string;
  href: string;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  picture?: ReactNode;
  badges?: ReactNode;
  /** A small round drawing on the picture. */
  drawing?: ReactNode;
  /** Duration, number of treatments and the like, each a span. */
  facts?: ReactNode;
  /** A PriceBlock. */
  price?: ReactNode;
  /** The one clear action; the rest of the card is a link to the page. */
  action?: ReactNode;
  /** On a phone a row with a small picture, for long lists. */
  compact?: boolean | undefined;
  children?: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A treatment, package or offer in a list: picture, name, facts, price, one action. */
export function ProductCard(props: ProductCardProps) {
  const { title, href, headingLevel = 3, picture, badges, drawing, facts, price, action, compact, children } = props;
  return (
    <Frame aria-label={title} data-compact={compact ? '' : undefined}>
      <Media>
        {picture}
        {badges ? <Badges>{badges}</Badges> : null}
        {drawing ? <Drawing>{drawing}</Drawing> : null}
      </Media>
      <Body>
        <Title as={headings[headingLevel]}>
          <a href={href}>{title}</a>
        </Title>
        {facts ? <Facts>{facts}</Facts> : null}
        {children}
        <Foot>
          {price}
          {action ? <Action>{action}</Action> : null}
        </Foot>
      </Body>
    </Frame>
  );
}
