import { media } from '@aksamit/ui/theme';
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
