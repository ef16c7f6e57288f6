import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The options: as high as the window lets them, scrolled below the field. */
export const OptionList = styled.div`
  display: grid;
  gap: 0.5rem;
  max-height: min(26rem, 50dvh);
  margin-top: 0.75rem;
  overflow-y: auto;

  & > div > span {
    display: block;
    padding: 0.25rem 0.75rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.ink};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [role='option'] > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color['ink-muted']};
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & [role='option']:hover {
    background: ${tokens.color.sunken};
  }
  & [aria-selected='true'] {
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 3px 0 ${tokens.color.accent};
  }
`;

export const Shortcuts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 1.25rem;
  align-items: baseline;
  margin: 0 0 1.25rem;

  & dd {
    margin: 0;
  }
  & kbd {
    display: inline-block;
    min-width: 1.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paper};
    font-family: inherit;
    font-size: ${tokens.text.sm};
    text-align: center;
    white-space: nowrap;
  }
`;
