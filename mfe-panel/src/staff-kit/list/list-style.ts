import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** What stands on a page of the staff area beside the calendar: heading, filters, list or form. */
export const StaffContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;
  width: 100%;
  max-width: 90rem;
  padding: 1rem ${tokens.gutter} 3rem;

  /* A list without entries is no headline. */
  & h2 {
    font-size: ${tokens.text.lg};
  }

  ${media.tablet} {
    padding: 1.25rem 1.5rem 3rem;
  }
`;

export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  & h1 {
    font-size: ${tokens.text.xl};
    overflow-wrap: anywhere;
  }
  & a[data-back] {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-size: ${tokens.text.sm};
  }
  & a[data-back] > svg {
    width: 1rem;
    height: 1rem;
  }
  & > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

export const FilterRow = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: 0.75rem;
  align-items: end;

  & > [data-search] {
    grid-column: span 2;
  }
  & input,
  & select {
    height: 2.75rem;
    min-height: 2.75rem;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* A date is wider than half a phone. */
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & input[type='date'] {
      padding-inline: 0.5rem;
    }
  }
`;

export const ViewRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-size: ${tokens.text.sm};

  & > ul {
    display: contents;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    padding-inline-start: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: 999px;
    background: ${tokens.color.surface};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

/** Around a table: one with more than fits, such as a long e-mail address on a tablet, is scrolled by itself. */
export const TableArea = styled.div`
  ${media.tablet} {
    overflow-x: auto;
  }
`;

/** A table that becomes a list of cards on a phone. */
export const Records = styled.table`
  width: 100%;
  border: 1px solid ${tokens.color.border};
  border-collapse: separate;
  border-radius: ${tokens.radius.md};
  border-spacing: 0;
  background: ${tokens.color.surface};
  font-size: ${tokens.text.sm};
  text-align: start;

  & th,
  & td {
    padding: 0.625rem 0.875rem;

    /* On a tablet six columns have to fit. */
    ${media.mobileNavigation} {
      padding-inline: 0.5rem;
    }
    text-align: start;
    vertical-align: top;

    /* Not anywhere: columns would be as narrow as a letter, and words broken in them. */
    overflow-wrap: break-word;
  }
  & [data-address] {
    overflow-wrap: anywhere;
  }
  & [data-number] {
    text-align: end;
    white-space: nowrap;
  }
  & thead th {
    padding-block: 0.25rem;
    color: ${tokens.color['ink-muted']};
    font-weight: 500;
    vertical-align: middle;
    white-space: nowrap;
  }
  & thead a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2.75rem;
    color: inherit;
  }
  & [data-short] {
    white-space: nowrap;
  }
  & button {
    overflow-wrap: normal;
  }
  & thead a > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  & tbody th {
    min-width: 8rem;
    font-weight: 600;
  }
  & tbody th > a {
    display: inline-block;
    min-height: 1.5rem;
  }
  & tbody > tr > * {
    border-top: 1px solid ${tokens.color.border};
  }
  & tbody > tr:hover {
    background: ${tokens.color.paper};
  }
  &[aria-busy='true'] tbody {
    opacity: 0.6;
  }
  ${media.mobile} {
    display: block;

    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody,
    & tr,
    & tbody th,
    & tbody td {
      display: block;
      overflow-wrap: anywhere;
    }
    & tr {
      padding-block: 0.625rem;
    }
    & tr + tr {
      border-top: 1px solid ${tokens.color.border};
    }
    & tbody > tr > * {
      padding: 0.1875rem 0.875rem;
      border: 0;
    }
    & tbody th > a {
      min-height: 2.75rem;
      padding-block: 0.625rem;
    }
    & tbody > tr > td:empty {
      display: none;
    }
    & td[data-number] {
      text-align: start;
    }
    & [data-label]::before {
      content: attr(data-label) ': ';
      color: ${tokens.color['ink-muted']};
    }
  }
`;
