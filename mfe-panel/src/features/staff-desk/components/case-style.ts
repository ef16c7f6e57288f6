import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** What was sent, and beside it what is done about it; one below the other where there is no room. */
export const CaseColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & h3 {
    margin-bottom: 0.25rem;
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.sm};
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & li > a {
    display: inline-block;
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
  }
`;

/** A text with the line breaks of who wrote it. */
export const LongText = styled.p`
  max-width: ${tokens.width.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** An e-mail as its recipient gets it. */
export const Letter = styled.blockquote`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`;
