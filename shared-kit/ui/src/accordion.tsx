import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';
import { tokens } from './theme';

const Item = styled(Disclosure)`
  border-bottom: 1px solid ${tokens.color.border};

  & > summary {
    min-height: 3.5rem;
    padding-block: 0.875rem;
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
        <Item key={id} id={id} name={exclusiveName} open={open} summary={title}>
          <div>{content}</div>
        </Item>
      ))}
    </div>
  );
}
