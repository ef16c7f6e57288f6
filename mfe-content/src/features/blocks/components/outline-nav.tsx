import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { typeset } from '../typeset';

const Nav = styled.nav`
  padding: 1.25rem 1.5rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text.sm};

  & > p {
    font-weight: 600;
  }
  & > ol {
    display: grid;
    padding-inline-start: 1.25rem;
  }
  & > ol > li::marker {
    color: ${tokens.color.accent};
  }
  /* Headings that bring their own numbers. */
  &[data-numbered] > ol {
    padding: 0;
    list-style: none;
  }
  ${media.tablet} {
    &[data-numbered] > ol {
      display: block;
      columns: 2;
      column-gap: 2rem;
    }
    &[data-numbered] > ol > li {
      break-inside: avoid;
    }
  }
  & a {
    display: block;
    padding-block: 0.3rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
`;

export interface OutlineNavProps {
  title: string;
  entries: readonly { id: string; text: string }[];
  /** The headings bring their own numbers (`§ 3.`). */
  isNumbered?: boolean;
}

/** Contents of a long text, with links to its parts. Nothing for a short one. */
export function OutlineNav({ title, entries, isNumbered = false }: OutlineNavProps) {
  if (entries.length < 3) return null;
  return (
    <Nav aria-label={title} data-print="hide" data-numbered={isNumbered ? '' : undefined}>
      <p aria-hidden="true">{title}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{typeset(text)}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
