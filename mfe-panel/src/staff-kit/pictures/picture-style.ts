import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

export const DropArea = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 1rem;
  border: 1.5px dashed ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};

  &[data-over] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  & progress {
    width: 100%;
    accent-color: ${tokens.color.accent};
  }
`;

/** The file's own button: a label of its input, which the keyboard reaches. */
export const FileButton = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.accent};
  font-weight: 600;
  font-size: ${tokens.text.sm};
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > svg {
    width: 1.25em;
    height: 1.25em;
  }
`;

export const ChosenPicture = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: start;

  & > span {
    overflow: hidden;
    width: 12rem;
    max-width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.blush};
  }
  & > span[data-shape='face'] {
    width: 7rem;
    aspect-ratio: 1;
  }
  & > span > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > div {
    display: grid;
    flex: 1 1 12rem;
    gap: 0.5rem;
    min-width: 0;
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
`;

/** The photograph whole, with the point that its cuts hold. */
export const FocusArea = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  cursor: crosshair;

  & > img {
    display: block;
    max-width: 100%;
    max-height: 20rem;
  }
  & > span {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: -0.75rem 0 0 -0.75rem;
    border: 3px solid #fff;
    border-radius: 50%;
    outline: 2px solid ${tokens.color.accent};
    pointer-events: none;
  }
`;

export const Cuts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: 0.25rem;
    font-size: ${tokens.text.xs};
  }
  & span {
    overflow: hidden;
    width: fit-content;
    border-radius: ${tokens.radius.sm};
  }
  & img {
    display: block;
    height: 6rem;
    object-fit: cover;
  }
`;

export const Library = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > label {
    display: grid;
    gap: 0.375rem;
    align-content: start;
    padding: 0.375rem;
    border: 2px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    font-size: ${tokens.text.xs};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  & > label > span {
    overflow: hidden;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.blush};
  }
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.75rem;
`;
