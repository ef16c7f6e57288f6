import type { Gender } from '@aksamit/contracts';
import type { KeyboardEvent } from 'react';
import type { BodyView } from './bodies/drawn-body';
import { areaOf } from './body';
import type { AtlasPart } from './body-atlas-part';
import { BodyAreaShape, BodyBracket } from './body-shapes';
import { middleOf } from './curve';

interface AtlasAreaProps {
  gender: Gender;
  view: BodyView;
  id: string;
  part: AtlasPart;
  onToggle: ((code: string) => void) | undefined;
  /** Drawn on an earlier view too: there the keyboard reaches it. */
  isRepeated: boolean;
}

/** One body part on one view: a link, or a checkbox where choices are made in the page. */
export function AtlasArea({ gender, view, id, part, onToggle, isRepeated }: AtlasAreaProps) {
  const area = areaOf(gender, view, part.code);
  if (!area) return null;
  const { code, name, isChosen, isDisabled = false, href } = part;
  const shared = {
    'aria-label': name,
    className: area.bracket ? 'area whole' : 'area',
    tabIndex: isRepeated ? -1 : undefined,
  };
  const content = (
    <>
      <title>{name}</title>
      <g className="shape">
        <BodyAreaShape gender={gender} view={view} code={code} id={id} />
      </g>
      {area.bracket ? <BodyBracket line={area.bracket} /> : null}
      {isChosen ? <ChosenMark shape={area.shape} /> : null}
    </>
  );
  if (!onToggle)
    return (
      <a {...shared} href={href} aria-current={isChosen ? 'true' : undefined}>
        {content}
      </a>
    );
  const toggle = () => {
    if (!isDisabled) onToggle(code);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an area of a drawing cannot be an input.
    <g
      {...shared}
      role="checkbox"
      aria-checked={isChosen}
      aria-disabled={isDisabled}
      tabIndex={isRepeated ? -1 : 0}
      onClick={toggle}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        toggle();
      }}
    >
      {content}
    </g>
  );
}

/** A tick on a chosen area: colour is not its only sign. */
function ChosenMark({ shape }: { shape: string }) {
  const { x, y } = middleOf(shape);
  return (
    <g className="mark" transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r="7" />
      <path d="M-3 0L-1 2.5L3.5-2.5" />
    </g>
  );
}
