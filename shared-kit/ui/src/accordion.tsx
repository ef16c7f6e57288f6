import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { tokens } from './theme';

const Item = styled.details`
  border-bottom: 1px solid ${tokens.color.border};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3.5rem;
    padding-block: 0.875rem;
    font-weight: 600;
    line-height: 1.35;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: ${tokens.color.accent};
  }
  & > summary > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
    transition: transform ${tokens.duration.fast} ease;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    max-width: ${tokens.width.text};
    padding-bottom: 1.25rem;
  }
`;

export interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean | undefined }[];
  /** Opening one closes the others of the same name. */
  exclusiveName?: string | undefined;
}

/** Questions with answers that expand; works without scripts, and the browser's own search finds it. */
export function Accordion({ items, exclusiveName }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content, open }) => (
        <Item key={id} id={id} name={exclusiveName} open={open}>
          <summary>
            {title}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div>{content}</div>
        </Item>
      ))}
    </div>
  );
}
