import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** A minute in CSS pixels: half an hour has room for two lines, and a quarter is a target of 24 pixels. */
export const MINUTE_PX = 1.8;
/** Narrowest lane in which a name can be read. */
export const LANE_REM = 7;

/** The grid and what lies over it. */
export const GridArea = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
`;

/** Scrolls both ways; the heads of columns and the hours stay visible. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 20rem;
  overflow: auto;
  overscroll-behavior: contain;
  /* What takes the focus is not hidden behind the heads of columns and the hours. */
  scroll-padding: 3rem 1rem 6rem 4rem;
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Sheet = styled.div`
  display: flex;
  width: max-content;
  min-width: 100%;
`;

export const Hours = styled.div`
  position: sticky;
  left: 0;
  z-index: 3;
  flex: none;
  width: 3.5rem;
  border-right: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.xs};
  font-variant-numeric: tabular-nums;

  & > div {
    position: relative;
  }
  & > div > span {
    position: absolute;
    right: 0.5rem;
    transform: translateY(-50%);
  }
  & > div > span:first-of-type {
    transform: none;
  }
`;

export const Column = styled.div`
  position: relative;
  flex: 1 0 auto;
  container-type: inline-size;
  border-right: 1px solid ${tokens.color.border};

  &:last-of-type {
    border-right: 0;
  }
`;

export const HEAD_REM = 2.75;

export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  height: ${HEAD_REM}rem;
  padding: 0 0.5rem;
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  white-space: nowrap;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: inherit;
  }
  & > [data-count] {
    color: ${tokens.color['ink-muted']};
    font-weight: 400;
  }
  &[data-today='true'] {
    color: ${tokens.color['accent-strong']};
  }
`;

/** A column's time: the hours as lines, what lies outside of the opening hours shaded. */
export const Track = styled.div`
  position: relative;
  background-color: ${tokens.color.sunken};
  background-image: linear-gradient(${tokens.color.border} 1px, transparent 1px);
  background-size: 100% ${60 * MINUTE_PX}px;

  & > [data-open] {
    position: absolute;
    inset-inline: 0;
    background-color: ${tokens.color.surface};
    background-image: linear-gradient(${tokens.color.border} 1px, transparent 1px);
    background-size: 100% ${60 * MINUTE_PX}px;
  }
  & > [data-off] {
    position: absolute;
    inset-inline: 0;
    background-color: ${tokens.color.sunken};
  }
  & > [data-off='break'] {
    background-image: repeating-linear-gradient(-45deg, transparent 0 8px, ${tokens.color.border} 8px 10px);
  }
  & > [data-now] {
    position: absolute;
    inset-inline: 0;
    z-index: 1;
    height: 2px;
    background: ${tokens.color.accent};
    pointer-events: none;
  }
  & > [data-now]::before {
    position: absolute;
    top: -4px;
    left: -1px;
    width: 10px;
    height: 10px;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.accent};
    content: '';
  }
`;

/** Its button takes the focus. */
export const Cell = styled.div``;
