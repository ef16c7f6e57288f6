import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

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
