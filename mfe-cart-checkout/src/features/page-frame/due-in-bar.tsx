import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Sum = styled.p`
  display: grid;
  flex: none;
  font-size: ${tokens.text.xs};
  line-height: 1.3;
  color: ${tokens.color['ink-muted']};

  & > strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.lg};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The amount due, in the bottom bar of narrow screens. */
export function DueInBar({ label, amount }: { label: string; amount: string }) {
  return (
    <Sum>
      {label}
      <strong>{amount}</strong>
    </Sum>
  );
}

/** The main action where there is no bottom bar. */
export const WideScreenOnly = styled.div`
  @media (max-width: 899.98px) {
    display: none;
  }
`;
