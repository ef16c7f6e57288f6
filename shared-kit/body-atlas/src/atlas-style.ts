import { lightColors, media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { bodyViews } from './bodies/drawn-body';
import type { AtlasPart } from './body-atlas-part';
import { areaStyle } from './body-shapes';

const chosenStyle = '--area-fill: 0.62; --area-line: 1; --area-dashes: none; --area-width: 1.6; --area-mark: 1;';
const focusedStyle = `--area-colour: ${tokens.color.focus}; --area-line: 1; --area-dashes: none; --area-width: 4;`;

/**
 * Style of an element around an atlas whose parts are chosen by checkboxes elsewhere in the page: an area is marked while its
 * checkbox is checked, and outlined while that has the focus.
 */
export const markedByControls = (parts: readonly Pick<AtlasPart, 'code' | 'controlId'>[]): string =>
  parts
    .flatMap(({ code, controlId }) => [
      `html:has(#${controlId}:checked) & [data-part=${code}]{${chosenStyle}}`,
      `html:has(#${controlId}:focus-visible) & [data-part=${code}]{${focusedStyle}}`,
    ])
    .join('');

/** From this width on all views stand side by side. */
const ALL_VIEWS = '30rem';

const otherViewsHidden = bodyViews
  .map((view) => `&:has(input[value='${view}']:checked) [data-view]:not([data-view='${view}'])`)
  .join(',');

export const Atlas = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 0.75rem;

  @container (max-width: ${ALL_VIEWS}) {
    ${otherViewsHidden} {
      display: none;
    }
  }
`;

export const ViewChoice = styled.div`
  display: flex;
  justify-content: center;
  gap: 0.25rem;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 4.5rem;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.sm};
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  @container (min-width: ${ALL_VIEWS}) {
    display: none;
  }
`;

export const Drawings = styled.div`
  ${lightColors('accent', 'accent-strong', 'blush', 'blush-deep', 'focus', 'ink', 'surface', 'velvet')}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  padding: 0.5rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};
`;

/** One side of the body; the areas lie over it, each as large as all of it, and only what is drawn of them is pressed. */
export const View = styled.div`
  position: relative;
  flex: 1 1 0;
  min-width: 0;

  & svg {
    display: block;
    width: 100%;
    max-height: min(34rem, 72vh);
    stroke-width: 1.1;
  }
  @container (max-width: ${ALL_VIEWS}) {
    & svg {
      max-height: min(27rem, 62vh);
    }
  }
  & .area {
    position: absolute;
    inset: 0;
    outline: none;
    pointer-events: none;
    cursor: pointer;
  }
  & .area > svg {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  & .area > input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  & .area path,
  & .area use {
    pointer-events: all;
  }
  & .shape {
    fill: ${tokens.color.accent};
    fill-opacity: var(--area-fill, 0);
    stroke: var(--area-colour, ${tokens.color.accent});
    stroke-dasharray: var(--area-dashes, 2 3);
    stroke-opacity: var(--area-line, 0.75);
    stroke-width: var(--area-width, 1);
    ${areaStyle}
  }
  & .whole .shape {
    stroke: none;
  }
  & .whole .shape > * {
    pointer-events: none;
  }
  & .bracket-room {
    pointer-events: stroke;
  }
  & .bracket {
    stroke: var(--area-colour, ${tokens.color.accent});
    stroke-opacity: var(--area-line, 0.6);
    stroke-width: calc(1px + var(--area-width, 1) * 1px);
  }
  & .area:hover {
    --area-fill: 0.22;
    --area-line: 1;
  }
  & .area:is([aria-current], :has(:checked)) {
    ${chosenStyle}
  }
  & .area:is(:focus-visible, :has(:focus-visible)) {
    ${focusedStyle}
  }
  & .area:has([aria-disabled='true']) {
    cursor: not-allowed;
  }
  & .mark {
    fill: ${tokens.color.surface};
    stroke: ${tokens.color['accent-strong']};
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.6;
  }
  & label[for] .mark {
    opacity: var(--area-mark, 0);
  }
  & .mark > path {
    fill: none;
    pointer-events: none;
  }
`;

export const PartList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;
  list-style: none;

  & a,
  & label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
    cursor: pointer;
  }
  & a:hover,
  & label:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  & a[aria-current] {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }
  & a[aria-current]::before {
    content: '✓';
    content: '✓' / '';
  }
  & label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    font-weight: 600;
  }
  & label:has([aria-disabled='true']) {
    border-color: ${tokens.color.border};
    color: ${tokens.color['ink-muted']};
    cursor: not-allowed;
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  /* As short on a phone as a few rows. */
  ${media.mobile} {
    display: grid;
    grid-auto-flow: column;
    grid-template-rows: repeat(3, auto);
    justify-content: start;
    padding: 3px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
  & small {
    color: inherit;
    font-size: ${tokens.text.xs};
    opacity: 0.75;
  }
`;
