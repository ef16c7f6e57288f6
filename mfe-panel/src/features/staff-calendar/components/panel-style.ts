import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Parts of the side panel, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding-top: 0.5rem;

  & h3 {
    margin-bottom: 0.5rem;
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: 0;
  }
`;

/** Short fields side by side. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 0.75rem;
`;

/** Further breaks of a day, as far from its hours as fields are from each other. */
export const Breaks = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.75rem;
`;

/** What a search found. */
export const FoundList = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    justify-items: start;
    gap: 0.25rem;
    padding: 0.625rem 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
  }
`;

/** Somebody who waits. */
export const WaitingItem = styled.li`
  display: grid;
  gap: 0.375rem;
  padding: 0.75rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`;

/** Choices of one kind, one press each, below the name of what they set. */
export const Choices = styled.fieldset`
  & > legend {
    margin-bottom: 0.375rem;
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
`;

/** Choices or actions in a row that breaks. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** The hours of a day; of a weekday its name and whether somebody works then are in one line. */
export const Day = styled.fieldset`
  & > legend {
    font-weight: 600;
  }
  &[data-weekday] > legend {
    float: left;
    min-width: 9rem;
    padding-block: 0.625rem;
  }
  &[data-weekday] > * + * + * {
    clear: left;
  }
`;
