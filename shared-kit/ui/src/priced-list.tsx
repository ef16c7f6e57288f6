import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space, tokens } from './theme';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    line-height: 1.4;
  }
  &[data-figures] > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space(3)};
  }
  &[data-figures] > li > span:first-of-type {
    grid-column: 2;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
  }
  & > li > span:last-of-type {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export interface PricedLine {
  id: string | number;
  name: string;
  /** Below the name, such as the number of pieces. */
  note: string;
  /** As people read it. */
  price: string;
  /** Whole line on the lowest price of the 30 days before a reduction. */
  lowestPrice?: string | undefined;
  /** What else belongs to it, such as what was confirmed. */
  details?: string | undefined;
  /** A small picture in front of it; where one line has it, the others leave its space free. */
  figure?: ReactNode;
}

/** Things with their prices, in short. */
export function PricedList({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <List data-figures={lines.some(({ figure }) => figure) ? '' : undefined}>
      {lines.map(({ id, name, note, price, lowestPrice, details, figure }) => (
        <li key={id}>
          {figure}
          <span>
            {name}
            <small>{note}</small>
            {lowestPrice ? <small>{lowestPrice}</small> : null}
            {details ? <small>{details}</small> : null}
          </span>
          <span>{price}</span>
        </li>
      ))}
    </List>
  );
}
