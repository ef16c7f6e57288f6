import { tokens } from '@aksamit/ui/theme';
import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** How a state looks; its sign and word are beside it. */
export const stateStyle = css`
  --tone: ${tokens.color.accent};
  --ground: ${tokens.color['accent-soft']};

  &[data-state='held'] {
    --tone: ${tokens.color['border-strong']};
    --ground: ${tokens.color.surface};
    border-style: dashed;
  }
  &[data-state='arrived'] {
    --tone: ${tokens.color.info};
    --ground: ${tokens.color['info-soft']};
  }
  &[data-state='done'] {
    --tone: ${tokens.color.success};
    --ground: ${tokens.color['success-soft']};
  }
  &[data-state='noShow'],
  &[data-state='late'] {
    --tone: ${tokens.color.warning};
    --ground: ${tokens.color['warning-soft']};
  }
  &[data-state='refused'] {
    --tone: ${tokens.color.danger};
    --ground: ${tokens.color['danger-soft']};
  }
  &[data-state='canceled'],
  &[data-state='blocked'] {
    --tone: ${tokens.color['border-strong']};
    --ground: ${tokens.color.sunken};
  }
`;

const cell = css`
  position: absolute;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  text-align: start;
`;

export const Block = styled.button(
  cell,
  stateStyle,
  css`
    z-index: 1;
    display: flex;
    flex-direction: column;
    padding: 0.125rem 0.375rem;
    border-color: var(--tone);
    border-inline-start-width: 4px;
    background: var(--ground);
    color: ${tokens.color.ink};
    font-size: 0.8125rem;
    line-height: 1.3;
    touch-action: pan-x pan-y;

    &:hover {
      box-shadow: ${tokens.shadow};
    }
    &:focus-visible {
      z-index: 2;
      outline-offset: -2px;
    }
    &[data-open='true'] {
      box-shadow: 0 0 0 2px ${tokens.color.ink};
    }
    &[data-changed='true'] {
      box-shadow: 0 0 0 3px ${tokens.color.accent};
    }
    &[data-moving='true'] {
      opacity: 0.45;
    }
    &[data-ghost='true'] {
      z-index: 4;
      border-style: dashed;
      box-shadow: ${tokens.shadow};
      pointer-events: none;
    }
    &[data-taken='true'] {
      --tone: ${tokens.color.danger};
      --ground: ${tokens.color['danger-soft']};
    }
    & > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > [data-line='first'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: 0.25rem;
      font-variant-numeric: tabular-nums;
    }
    & > [data-line='first'] > svg {
      flex: none;
      width: 0.9375rem;
      height: 0.9375rem;
      color: var(--tone);
    }
    & > [data-line='first'] > strong {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &[data-state='canceled'] > [data-line] {
      text-decoration: line-through;
    }
    &[data-state='blocked'] {
      background: repeating-linear-gradient(
        -45deg,
        ${tokens.color.sunken} 0 8px,
        ${tokens.color.border} 8px 10px
      );
    }
  `,
);

export const Free = styled.button(
  cell,
  css`
    display: flex;
    align-items: flex-start;
    padding: 0.125rem 0.375rem;
    background: transparent;
    color: ${tokens.color['ink-muted']};
    font-size: 0.8125rem;

    & > span {
      visibility: hidden;
      padding: 0 0.25rem;
      border-radius: ${tokens.radius.sm};
      background: ${tokens.color.surface};
    }
    &:hover {
      background: ${tokens.color.blush};
    }
    &:hover > span,
    &:focus-visible > span {
      visibility: visible;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  `,
);

/** A block in a lane that is narrower than this shows no marks. */
const MARKS_REM = 9;
/** More lanes beside each other are always that narrow. */
export const MOST_LANES = 8;

/** By the width of the column, the container, and the lanes of the block: a container for each block would be laid out apart. */
const marksByWidth = Array.from(
  { length: MOST_LANES },
  (_, lane) => `@container (max-width: ${MARKS_REM * (lane + 1)}rem) {
    [data-lanes='${lane + 1}'] & { display: none; }
  }`,
).join('\n');

/** Beside others at the same time the name comes first; the marks stay in what a screen reader announces, and in the details. */
export const Marks = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.125rem;
  ${marksByWidth}
  & > svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
  & > [data-missing='true'] {
    color: ${tokens.color.danger};
  }
`;
