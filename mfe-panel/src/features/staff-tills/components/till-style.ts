import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The day that is shown, and the days beside it. */
export const DayRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;

  & input {
    width: auto;
    min-height: 2.75rem;
  }
`;

/** Sums of a till. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  margin: 0;

  & > div {
    padding: 0.625rem 0.875rem;
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
    white-space: nowrap;
  }
`;

/** On paper the till alone: neither bar, menu nor what can be pressed; the window's height does not cut it off. */
export const Paper = styled.div`
  display: contents;

  ${media.print} {
    & [data-actions],
    & [data-day-row],
    & [data-earlier] {
      display: none;
    }
  }
`;
