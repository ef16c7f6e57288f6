import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Parts of an order: on a wide screen what was bought and paid beside the customer and the history. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1.7fr) minmax(20rem, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
`;

/** One part with its heading. */
export const Part = styled.section`
  padding: 1rem 1.25rem 1.25rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & h2 {
    margin-bottom: 0.75rem;
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: 0;
  }
`;

/** Rows with what they are on the left and an amount or an action on the right. */
export const Rows = styled.ul`
  padding: 0;
  font-size: ${tokens.text.sm};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.625rem;
    overflow-wrap: anywhere;
  }
  & > li:has(> button) {
    align-items: center;
  }
  /* Beside a long name the amount stays at the end of its line on a phone too. */
  & > li > span:first-of-type:not(:only-child) {
    flex: 1 1 50%;
    min-width: 0;
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
  & small[data-task] {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  & [data-amount] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

/** Parts of a form, one below the other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  & fieldset > legend,
  & h3,
  & h4 {
    margin-bottom: 0.25rem;
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.sm};
    font-weight: 600;
    letter-spacing: 0;
  }
  & h3 {
    font-size: ${tokens.text.md};
  }
`;

/** Buttons in a row that breaks. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
