import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './theme';
import { VisuallyHidden } from './visually-hidden';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;
`;

/** One amount, already formatted for the visitor's locale. */
export function Price({ children }: { children: ReactNode }) {
  return <Amount>{children}</Amount>;
}

const Block = styled.div`
  display: grid;
  gap: 0.25rem;
  font-variant-numeric: tabular-nums;

  & > p:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.15rem 0.625rem;
  }
  & strong {
    font-weight: 650;
    font-size: ${tokens.text.lg};
    line-height: 1.2;
    white-space: nowrap;
  }
  &[data-size='lg'] strong {
    font-size: ${tokens.text['2xl']};
  }
  &[data-promoted] strong {
    color: ${tokens.color.accent};
  }
  & s {
    color: ${tokens.color['ink-muted']};
    white-space: nowrap;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
    line-height: 1.4;
  }
`;

const Savings = styled.span`
  padding: 0.05rem 0.4rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color['accent-soft']};
  color: ${tokens.color['accent-strong']};
  font-size: ${tokens.text.xs};
  font-weight: 600;
  white-space: nowrap;
`;

export interface PriceBlockProps {
  /** What is paid, formatted. */
  final: string;
  /** What a reduction is counted from, formatted; shown struck with `originalLabel` for screen readers. */
  original?: string | undefined;
  originalLabel?: string | undefined;
  /** `−20%` and the like. */
  savings?: string | undefined;
  /** Whole line on the lowest price of the last 30 days; the law requires it wherever a reduction is announced. */
  lowestPrice?: string | undefined;
  /** The saving by quantity or in a package, in words and with its basis: no reduction, so no badge. */
  saving?: string | undefined;
  /** `per treatment`, `9 treatments` … stands after the amount, or below it in a reduction. */
  unit?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A price with all parts of a reduction, in reading order: what is paid, the struck price, percentage, lowest. */
export function PriceBlock(props: PriceBlockProps) {
  const { final, original, originalLabel, savings, lowestPrice, saving, unit, size } = props;
  return (
    <Block data-size={size} data-promoted={original ? '' : undefined}>
      <p>
        <strong>{final}</strong>
        {unit && !original ? <small>{unit}</small> : null}
        {original ? (
          <s>
            {originalLabel ? <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden> : null}
            {original}
          </s>
        ) : null}
        {savings ? <Savings>{savings}</Savings> : null}
      </p>
      {unit && original ? <small>{unit}</small> : null}
      {lowestPrice ? <small>{lowestPrice}</small> : null}
      {saving ? <small>{saving}</small> : null}
    </Block>
  );
}
