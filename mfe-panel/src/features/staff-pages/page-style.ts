import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The sections of a page in their order. */
export const SectionCards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One section: its head with what can be done with it, and its fields while it is open. */
export const SectionCard = styled.li`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-drop] {
    box-shadow: 0 -3px 0 ${tokens.color.accent};
  }
  & > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    align-items: center;
    padding: 0.25rem;
  }
  & > div:not(:first-of-type) {
    padding: 0.75rem 1rem 1rem;
    border-top: 1px solid ${tokens.color.border};
  }
`;

/** What a section is dragged by. */
export const DragHandle = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 0;
  background: none;
  color: ${tokens.color['ink-muted']};
  cursor: grab;
  touch-action: none;
`;

/** Opens and closes a section. */
export const SectionToggle = styled.button`
  display: flex;
  flex: 1 1 12rem;
  gap: 0.5rem;
  align-items: center;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span {
    overflow: hidden;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A control with the button beside it, both on one line. */
export const FieldAndButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
`;

/** The languages, one pressed. */
export const LanguageTabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** What is done with the page stays in sight while it is edited, where that leaves room for the form. */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  padding: 0.75rem 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  ${media.desktop} {
    position: sticky;
    z-index: 2;
    bottom: 0;
  }
`;
