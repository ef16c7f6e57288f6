import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** A record's form: its groups one below the other. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 70rem;

  /* Not below the bar that saves it. */
  & :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 6rem;
  }
`;

/** Fields that belong together. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 1rem;
  min-width: 0;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > legend {
    float: left;
    grid-column: 1 / -1;
    width: 100%;
    padding: 0;
    font-weight: 600;
    font-size: ${tokens.text.md};
  }
  & [data-wide] {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;

/** The two languages of a text side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Fields in two columns, those that need it over the whole width. */
export const FieldGrid = styled(Pair)`
  gap: 0.75rem;

  & > [data-wide] {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;

/** Fields below one another, such as those of an entry of a list. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
`;

/** Fields within others that belong together. */
export const Inner = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0 0 0 0.75rem;
  border: 0;
  border-inline-start: 2px solid ${tokens.color.border};

  & > legend {
    padding: 0 0 0.375rem;
    font-weight: 600;
    font-size: ${tokens.text.sm};
  }
`;

/** A list whose entries are added and taken away. */
export const Entries = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 0.375rem;
    font-weight: 600;
    font-size: ${tokens.text.sm};
  }
  & > ol {
    display: grid;
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: start;
    padding: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
  }
`;

/** Buttons in a row that breaks. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
`;

/** Chosen records, each with what takes it away. */
export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    padding-inline-start: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: 999px;
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
`;

/** A part of a record's page beside its form. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 70rem;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > h2 {
    font-size: ${tokens.text.lg};
  }
`;

/** A day's state and hours side by side. */
export const DayRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 0.75rem;
`;

/** Records within a part, each with what can be done with it. */
export const PartList = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    padding: 0.5rem 0;
    border-top: 1px solid ${tokens.color.border};
  }
`;
