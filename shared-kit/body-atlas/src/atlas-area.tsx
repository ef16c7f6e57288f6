import type { Gender } from '@aksamit/contracts';
import type { BodyView } from './bodies/drawn-body';
import { areaOf, atlasBox } from './body';
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

/**
 * One body part on one view: an HTML link, or a checkbox where choices are made in the page, whose drawing lies over the
 * body; or a label of the page's own checkbox, which names it and takes the keyboard. Only the area itself is pressed. No link of SVG: those have no address as `a` has it, by which the shop follows links.
 */
export function AtlasArea({ gender, view, id, part, onToggle, isRepeated }: AtlasAreaProps) {
  const area = areaOf(gender, view, part.code);
  if (!area) return null;
  const { code, name, isChosen, isDisabled = false, href, controlId } = part;
  const className = area.bracket ? 'area whole' : 'area';
  const tabIndex = isRepeated ? -1 : undefined;
  const drawing = (
    <svg viewBox={atlasBox(gender, view)} aria-hidden="true">
      {controlId ? <title>{name}</title> : null}
      <g className="shape">
        <BodyAreaShape gender={gender} view={view} code={code} id={id} />
      </g>
      {area.bracket ? <BodyBracket line={area.bracket} /> : null}
      {isChosen || controlId ? <ChosenMark shape={area.shape} /> : null}
    </svg>
  );
  if (controlId)
    return (
      <label className={className} htmlFor={controlId} data-part={code} aria-hidden="true">
        {drawing}
      </label>
    );
  if (!onToggle)
    return (
      <a
        className={className}
        href={href}
        title={name}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={tabIndex}
      >
        {drawing}
      </a>
    );
  return (
    <label className={className} title={name}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        aria-disabled={isDisabled}
        tabIndex={tabIndex}
        onChange={() => {
          if (!isDisabled) onToggle(code);
        }}
      />
      {drawing}
    </label>
  );
}

/** A tick on a chosen area: more than its colour shows it. */
function ChosenMark({ shape }: { shape: string }) {
  const { x, y } = middleOf(shape);
  return (
    <g className="mark" transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r="7" />
      <path d="M-3 0L-1 2.5L3.5-2.5" />
    </g>
  );
}
