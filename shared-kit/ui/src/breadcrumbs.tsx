import styled from '@emotion/styled';
import { tokens } from './theme';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  list-style: none;

  & > li {
    padding-block: 0.25rem;
  }
  /* After the words, so that a wrapped line starts with them. */
  & > li:not(:last-of-type)::after {
    content: '/' / '';
    margin-inline: 0.6em;
    color: ${tokens.color['border-strong']};
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
`;

export interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last is the page itself and no link. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ label: text, href }, index) => (
          <li key={`${text} ${href}`}>
            {href && index < items.length - 1 ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
