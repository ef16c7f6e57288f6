import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The menu: beside the page a list with headings; where there is no room for it, a row of four groups that open. */
export const Menu = styled.nav`
  position: relative;
  display: grid;
  gap: 0.25rem;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  z-index: 2;

  ${media.desktop} {
    position: sticky;
    top: calc(${tokens.headerHeight} + 1.5rem);
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
  }
`;

/** Opens a group where the menu is a row. */
export const GroupButton = styled.button`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  justify-items: center;
  width: 100%;
  height: 100%;
  min-height: 3.75rem;
  padding: 0.5rem 0.125rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.ink};
  font: inherit;
  font-size: ${tokens.text.xs};
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-current] {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
    font-weight: 600;
  }
  &[aria-expanded='true'] {
    border-color: currentcolor;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** Heading of a group beside the page. */
export const GroupName = styled.p`
  display: none;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.xs};
  font-weight: 600;

  ${media.desktop} {
    display: block;
  }
`;

/** The pages of a group; in the row they open below it. */
export const Entries = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & a,
  & button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: none;
    color: ${tokens.color.ink};
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & a:hover,
  & button:hover {
    background: ${tokens.color.sunken};
  }
  & a[aria-current] {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
    font-weight: 600;
  }
  ${media.mobileNavigation} {
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto;
    padding: 0.5rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow};

    &[data-closed] {
      display: none;
    }
  }
  ${media.desktop} {
    margin-inline: -1rem;

    & a,
    & button {
      min-height: 2.5rem;
    }
  }
`;
