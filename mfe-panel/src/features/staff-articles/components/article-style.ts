import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The text beside what is set about it; below one another on a narrow screen. */
export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(20rem, 1fr);
  }
  & > div {
    display: grid;
    gap: 1rem;
    min-width: 0;
  }
`;

/** Fields that belong together. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  min-width: 0;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
`;

/** The pieces of a text, one below the other. */
export const BlockList = styled.ol`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
  }
  & > li > [data-head] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    align-items: center;
    justify-content: space-between;
  }
  & textarea {
    min-height: 4.5rem;
    field-sizing: content;
  }
`;

/** Versions, the newest first. */
export const VersionList = styled.ol`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  font-size: ${tokens.text.sm};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    border-top: 1px solid ${tokens.color.border};
  }
`;
