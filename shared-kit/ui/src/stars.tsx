import styled from '@emotion/styled';
import { tokens } from './theme';
import { VisuallyHidden } from './visually-hidden';

const STARS = 5;
/** Distance from star to star, in units of the drawing. */
const STEP = 26;
const HEIGHT = 24;
/** Where a star begins and how wide it is, its line included. */
const EDGE = 1;
const INK = 22;
const OUTER = 10.5;
const INNER = 4.6;

/** Ten corners of a star around its middle, the upper one first. */
const corners = Array.from({ length: 10 }, (_unused, corner) => {
  const radius = corner % 2 === 0 ? OUTER : INNER;
  const angle = (corner * Math.PI) / 5;
  return [12 + radius * Math.sin(angle), 12.6 - radius * Math.cos(angle)] as const;
});

const starAt = (nth: number): string =>
  `M${corners.map(([x, y]) => `${(x + nth * STEP).toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const FIVE = Array.from({ length: STARS }, (_unused, nth) => starAt(nth)).join('');

/** How far the drawing is filled: a part of a star is that part of its own width. */
function filledWidth(rating: number): number {
  const inRange = Math.min(Math.max(rating, 0), STARS);
  const whole = Math.floor(inRange);
  return whole === inRange ? whole * STEP : whole * STEP + EDGE + (inRange - whole) * INK;
}

const Row = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.accent};

  & > svg {
    width: auto;
    height: 1.125rem;
  }
  & path {
    stroke: currentColor;
    stroke-width: 1.4;
    stroke-linejoin: round;
  }
`;

export interface StarsProps {
  /** 0 to 5; 4.5 fills four stars and half of the fifth. */
  rating: number;
  /** The rating in words, for screen readers; without it the stars are decoration. */
  label?: string | undefined;
}

/** A rating as five stars, filled as far as it goes. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <Row>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <svg viewBox={`0 0 ${STARS * STEP - 2} ${HEIGHT}`} aria-hidden="true">
        <path d={FIVE} fill="none" />
        <svg width={filledWidth(rating)} height={HEIGHT} overflow="hidden" aria-hidden="true">
          <path d={FIVE} fill="currentColor" />
        </svg>
      </svg>
    </Row>
  );
}
