import { tokens } from '@aksamit/ui/theme';
import { css } from '@emotion/react';

/**
 * Rules of Leaflet's own style sheet for the parts that this map uses, in the shop's theme. The file itself would be a
 * second request.
 */
export const leafletCss = css`
  position: relative;
  overflow: hidden;
  outline-offset: 2px;
  touch-action: none;

  & .leaflet-pane,
  & .leaflet-pane > svg,
  & .leaflet-tile,
  & .leaflet-tile-container,
  & .leaflet-zoom-box,
  & .leaflet-layer {
    position: absolute;
    inset: 0 auto auto 0;
  }
  & .leaflet-tile {
    max-width: none;
    visibility: hidden;
    user-select: none;
  }
  & .leaflet-tile-loaded {
    visibility: inherit;
  }
  & .leaflet-pane {
    z-index: 4;
  }
  & .leaflet-tile-pane {
    z-index: 2;
  }
  & .leaflet-popup-pane {
    z-index: 7;
  }
  & .leaflet-overlay-pane svg {
    max-width: none;
    pointer-events: none;
  }
  & .leaflet-interactive {
    cursor: pointer;
    pointer-events: auto;
  }
  & .leaflet-interactive:focus {
    outline: none;
  }
  & .leaflet-interactive:focus-visible {
    stroke: ${tokens.color.ink};
    stroke-width: 5px;
  }
  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  & .leaflet-control {
    position: relative;
    z-index: 8;
    pointer-events: auto;
  }
  & .leaflet-top,
  & .leaflet-bottom {
    position: absolute;
    z-index: 10;
    pointer-events: none;
  }
  & .leaflet-top {
    top: 0.5rem;
  }
  & .leaflet-bottom {
    bottom: 0;
  }
  & .leaflet-right {
    right: 0.5rem;
  }
  & .leaflet-control-zoom {
    display: grid;
    gap: 0.25rem;
  }
  & .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: 1.375rem;
    text-decoration: none;
  }
  & .leaflet-control-zoom a.leaflet-disabled {
    color: ${tokens.color['ink-muted']};
    cursor: default;
  }
  & .leaflet-control-attribution {
    padding: 0.125rem 0.5rem;
    background: ${tokens.color.surface};
    font-size: 0.75rem;
  }
  & .leaflet-popup {
    position: absolute;
    margin-bottom: 1rem;
  }
  & .leaflet-popup-content-wrapper {
    padding: 0.75rem 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow};
    font-size: ${tokens.text.sm};
    line-height: 1.4;
  }
  & .leaflet-popup-content-wrapper strong,
  & .leaflet-popup-content-wrapper small {
    display: block;
  }
  & .leaflet-popup-content-wrapper button {
    min-height: 2.75rem;
    margin-top: 0.5rem;
    padding: 0 1rem;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
    font-weight: 600;
    cursor: pointer;
  }
`;
