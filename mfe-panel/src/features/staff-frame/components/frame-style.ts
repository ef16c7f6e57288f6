import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The window, filled from edge to edge: bar, menu, and what is worked on. On a phone the page scrolls as usual. */
export const Window = styled.div`
  --staff-bar: 3.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  min-height: 100dvh;
  background: ${tokens.color.paper};
  accent-color: ${tokens.color.accent};

  ${media.tablet} {
    height: 100dvh;
    overflow: hidden;
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    height: auto;
    overflow: visible;
  }
`;

export const Bar = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: var(--staff-bar);
  padding: 0.25rem ${tokens.gutter};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${media.tablet} {
    padding-inline: 1.25rem;
  }
  & > a[data-brand] {
    display: none;
    align-items: center;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.lg};
    text-decoration: none;
  }
  & > [data-person] {
    display: none;
    max-width: 14rem;
    overflow: hidden;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-palette] {
    margin-inline-start: auto;
  }
  & > a[hreflang] {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    font-weight: 600;
    text-transform: uppercase;
  }
  ${media.tablet} {
    & > a[data-brand] {
      display: inline-flex;
    }
    & > [data-person] {
      display: block;
    }
  }
`;

/** A row that scrolls, with the heading of each group above it; beside the page on a desktop. */
export const Menu = styled.nav`
  min-width: 0;
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > ul {
    padding: 0.25rem ${tokens.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  & ul {
    display: flex;
    gap: 0.25rem;
    list-style: none;
  }
  & [data-group] > ul {
    padding: 0;
  }
  & > [data-groups] {
    gap: 0.5rem;
  }
  & [data-group] {
    flex: none;
  }
  & [data-group] + [data-group] {
    padding-inline-start: 0.5rem;
    border-inline-start: 1px solid ${tokens.color.border};
  }
  & [data-group] > span {
    display: block;
    padding-inline: 0.875rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  & a:hover {
    background: ${tokens.color.sunken};
  }
  & a[aria-current] {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
    font-weight: 600;
  }
  ${media.desktop} {
    width: 13rem;
    min-height: 0;
    border-right: 1px solid ${tokens.color.border};
    border-bottom: 0;
    overflow-y: auto;
    scrollbar-width: thin;

    & > ul {
      padding: 0.75rem;
    }
    & ul {
      flex-direction: column;
      gap: 0.125rem;
    }
    & > [data-groups] {
      gap: 0.75rem;
    }
    & [data-group] + [data-group] {
      padding: 0;
      border: 0;
    }
  }
  /* Sixteen entries and their headings fit a laptop's window; a finger has the full height. */
  @media (min-width: 1025px) and (pointer: fine) {
    & a {
      min-height: 2.125rem;
      padding-block: 0.25rem;
    }
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${media.tablet} {
    /* Holds what is absolute in it: the page would be as high as the content otherwise, and scroll to an empty window. */
    position: relative;
    overflow: auto;
  }
  ${media.print} {
    overflow: visible;
  }
`;
