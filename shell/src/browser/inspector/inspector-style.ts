import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Covers the lower part of the page; the rest stays usable in its full width. */
export const Panel = styled.section`
  position: fixed;
  z-index: 9999;
  inset: auto 0 0;
  box-sizing: border-box;
  max-height: 45vh;
  overflow: auto;
  padding: 0.75rem 1rem 1rem;
  border-top: 3px solid ${tokens.color.info};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: ${tokens.text.xs};
  box-shadow: ${tokens.shadow};

  & summary {
    padding: 0.625rem 0;
    border-top: 1px solid ${tokens.color.border};
    font-weight: 600;
    cursor: pointer;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    overflow-wrap: anywhere;
  }
  & th,
  & td {
    padding: 0.25rem 0.5rem 0.25rem 0;
    text-align: left;
    vertical-align: top;
  }
  & ul,
  & dl {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0 0 0.5rem;
  }
  & pre {
    margin: 0;
    font-size: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & h2 {
    margin: 0;
    font-size: ${tokens.text.lg};
  }
`;

/** Side by side where there is room. */
export const Sections = styled.div`
  columns: 24rem;
  column-gap: 2rem;

  & > details[open] {
    break-inside: avoid-column;
  }
`;

/** A module or fragment in the page; a press highlights it. */
export const RegionButton = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-left: 4px solid ${tokens.color.info};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;

  &[data-kind='fragment'] {
    border-left: 4px dashed ${tokens.color.warning};
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
`;
