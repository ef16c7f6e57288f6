import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentInView } from './current-in-view';
import { tokens } from './theme';

const List = styled.ul`
  display: flex;
  gap: 0.25rem;
  padding: 0 0 1px;
  overflow-x: auto;
  border-bottom: 1px solid ${tokens.color.border};
  list-style: none;
  scrollbar-width: none;

  & a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem 1rem;
    border-bottom: 3px solid transparent;
    color: ${tokens.color['ink-muted']};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & a:hover {
    color: ${tokens.color.accent};
  }
  & a[aria-current] {
    border-bottom-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;

export interface TabsProps {
  label: string;
  items: readonly { label: ReactNode; href: string; current: boolean }[];
}

/** Views of one page, each with an address of its own: plain links, the current one marked. */
export function Tabs({ label, items }: TabsProps) {
  const list = useCurrentInView<HTMLUListElement>(items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {items.map(({ label: text, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
