import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Menu = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.25rem;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    line-height: 1.2;
    list-style: none;
    white-space: nowrap;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  &[data-chosen] > summary {
    border-color: ${tokens.color.ink};
    box-shadow: inset 0 0 0 1px ${tokens.color.ink};
    font-weight: 600;
  }
  & > summary > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    transition: transform ${tokens.duration.fast} ease;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    position: absolute;
    z-index: 4;
    max-height: min(70vh, 34rem);
    margin-top: 0.375rem;
    padding: 1rem 1.25rem;
    overflow-y: auto;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow};
  }
  ${media.mobile} {
    flex: 1 1 auto;

    & > summary {
      padding-inline: 0.5rem;
    }
    & > div {
      inset-inline: 0;
    }
  }
  ${media.tablet} {
    position: relative;

    & > div {
      inset-inline-start: 0;
      width: max-content;
      min-width: 15rem;
    }
    &[data-wide] > div {
      width: min(36rem, 70vw);
    }
    &[data-end] > div {
      inset-inline: auto 0;
    }
  }
`;

interface FilterMenuProps {
  label: string;
  /** What is chosen in it, for screen readers; it is shown elsewhere too. */
  chosen?: string | undefined;
  /** Opens towards the start of the line. */
  atEnd?: boolean;
  /** Its choices stand in columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Choices behind one button of a row; opening one closes the others. Works without scripts: choices are links. */
export function FilterMenu({ label, chosen, atEnd, wide, children }: FilterMenuProps) {
  return (
    <Menu
      name="list-filters"
      data-chosen={chosen ? '' : undefined}
      data-end={atEnd ? '' : undefined}
      data-wide={wide ? '' : undefined}
    >
      <summary aria-label={chosen ? `${label}: ${chosen}` : undefined}>
        {label}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </Menu>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    column-gap: 1rem;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    line-height: 1.25;
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
  & a[aria-current] {
    font-weight: 600;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.accent};
  }
`;

export interface FilterChoice {
  label: string;
  href: string;
  current: boolean;
  /** How many results it leads to. */
  count?: number | undefined;
}

/** Choices of a menu, each a link to an address of its own with the number of its results; the chosen one is marked. */
export function FilterChoices({ choices, columns }: { choices: readonly FilterChoice[]; columns?: boolean }) {
  return (
    <List data-columns={columns ? '' : undefined}>
      {choices.map(({ label, href, current, count }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            {current ? <Check aria-hidden="true" /> : null}
            {label}
            {count === undefined ? null : <small>{count}</small>}
          </a>
        </li>
      ))}
    </List>
  );
}
