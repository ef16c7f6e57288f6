import styled from '@emotion/styled';
import { media, tokens } from './theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  & a[aria-current] {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }
  ${media.mobile} {
    & a {
      min-height: 2.75rem;
    }
  }
  @media (pointer: coarse) {
    & a {
      min-height: 2.75rem;
    }
  }
`;

export interface Choice {
  label: string;
  href: string;
  current: boolean;
}

/** Choices in a row, each a link to an address of its own; the chosen one is marked. Stands inside a labelled `nav`. */
export function ChoiceLinks({ choices }: { choices: readonly Choice[] }) {
  return (
    <List>
      {choices.map(({ label, href, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}
