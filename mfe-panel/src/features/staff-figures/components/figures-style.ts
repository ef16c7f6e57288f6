import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Numbers of the whole range, as many beside each other as fit. */
export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 0.75rem;
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column;
    padding: 0.75rem 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & dd {
    margin: 0;
    font-size: ${tokens.text.lg};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: 0.75rem;
`;

/** A share of a whole with its bar, which the text has as a number. */
export const Share = styled.span<{ style: { '--share': number } }>`
  display: grid;
  justify-items: end;

  &::after {
    content: '';
    width: 6rem;
    height: 0.375rem;
    border-radius: ${tokens.radius.full};
    background: linear-gradient(
      to right,
      ${tokens.color.accent} calc(var(--share) * 100%),
      ${tokens.color.sunken} calc(var(--share) * 100%)
    );
  }
`;

/** Wide content scrolls within its own frame, by keyboard too. */
export const TableFrame = styled.div`
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 0.375rem 0.75rem;
    border-bottom: 1px solid ${tokens.color.border};
    text-align: end;
    white-space: nowrap;
  }
  & th:first-of-type {
    text-align: start;
  }
  & tfoot > tr > * {
    font-weight: 600;
  }
`;
