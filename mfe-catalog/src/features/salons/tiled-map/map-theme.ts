import { tokens } from '@aksamit/ui/theme';
import { css } from '@emotion/react';

/**
 * The shop's theme over Leaflet's own style sheet. The doubled class outweighs that sheet, its rules for touch screens
 * too.
 */
export const mapTheme = css`
  && {
    outline-offset: 2px;
    font: inherit;
  }
  & .leaflet-interactive:focus {
    outline: none;
  }
  & .leaflet-interactive:focus-visible {
    stroke: ${tokens.color.ink};
    stroke-width: 5px;
  }
  && .leaflet-control-zoom {
    display: grid;
    gap: 0.25rem;
    margin: 0.5rem 0.5rem 0 0;
    border: 0;
    box-shadow: none;
  }
  &&& .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font: inherit;
    font-size: 1.375rem;
    text-indent: 0;
  }
  &&& .leaflet-control-zoom a.leaflet-disabled {
    color: ${tokens.color['ink-muted']};
  }
  && .leaflet-control-attribution {
    padding: 0.125rem 0.5rem;
    background: ${tokens.color.surface};
    font-size: 0.75rem;
  }
  && .leaflet-popup-content-wrapper,
  && .leaflet-popup-tip {
    border: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    box-shadow: ${tokens.shadow};
  }
  && .leaflet-popup-content-wrapper {
    padding: 0.75rem 1rem;
    border-radius: ${tokens.radius.md};
  }
  && .leaflet-popup-content {
    margin: 0;
    font-size: ${tokens.text.sm};
    line-height: 1.4;
  }
  && .leaflet-popup-content strong,
  && .leaflet-popup-content small {
    display: block;
  }
  && .leaflet-popup-content :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-top: 0.5rem;
    padding: 0 1rem;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
`;
