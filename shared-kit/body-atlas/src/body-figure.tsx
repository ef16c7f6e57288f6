import { lightColors, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { areaOf, bestView, lineWidth, sectionOf, viewBox } from './body';
import { areaStyle, BodyAreaShape, BodyViewShape } from './body-shapes';
import type { DrawnParts } from './body-sheet';

const Drawing = styled.svg`
  ${lightColors('accent', 'blush', 'blush-deep', 'surface', 'velvet')}
  display: block;
  flex: none;
  width: var(--figure-size, 4.5rem);
  height: auto;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.blush};

  & > g:last-of-type {
    ${areaStyle}
  }
`;

interface BodyFigureProps extends DrawnParts {
  /** What it shows, in words; without it the drawing is decoration. */
  label?: string | undefined;
}

/**
 * A small drawing that shows at a glance which body parts a treatment is for: the side and section of the body on which
 * they lie. `--figure-size` around it sets its size. Nothing where none of the parts is drawn.
 */
export function BodyFigure({ gender, codes, label }: BodyFigureProps) {
  const id = `figure${useId()}`;
  const view = bestView(gender, codes);
  if (!view) return null;
  const section = sectionOf(gender, view, codes);
  return (
    <Drawing
      viewBox={viewBox(section)}
      strokeWidth={lineWidth(section)}
      data-view={view}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <BodyViewShape gender={gender} view={view} id={id} />
      <g fill={tokens.color.accent} fillOpacity="0.72">
        {codes
          .filter((code) => areaOf(gender, view, code))
          .map((code) => (
            <BodyAreaShape key={code} gender={gender} view={view} code={code} id={id} />
          ))}
      </g>
    </Drawing>
  );
}

/** Whether a drawing of these body parts exists. */
export const isDrawn = ({ gender, codes }: DrawnParts): boolean => bestView(gender, codes) !== undefined;
