import type { Gender } from '@aksamit/contracts';
import { tokens } from '@aksamit/ui/theme';
import { createContext, useContext } from 'react';
import type { BodyView } from './bodies/drawn-body';
import { areaOf, viewOf } from './body';
import { linePath, MIRRORED, shapePath, shapesOf } from './curve';

/** Ids of the shapes that a sheet holds: what is drawn often is written once. */
export interface Sheet {
  prefix: string;
  /** Names as `viewName` and `areaName` make them. */
  held: ReadonlySet<string>;
}

export const SheetContext = createContext<Sheet | null>(null);

export const viewName = (gender: Gender, view: BodyView): string => `${gender[0]}${view.slice(0, 2)}`;
export const areaName = (gender: Gender, view: BodyView, code: string): string => `${viewName(gender, view)}-${code}`;

interface ViewProps {
  gender: Gender;
  view: BodyView;
  /** Start of the ids inside, of its own in the document. */
  id: string;
}

/** Skin, hair and lines of one view, with the clip by which its areas end at its outline. */
export function DrawnBodyView({ gender, view, id }: ViewProps) {
  const drawn = viewOf(gender, view);
  const skins = shapesOf(drawn.skin);
  return (
    <g id={id} stroke={tokens.color.velvet} strokeLinecap="round" strokeLinejoin="round">
      <clipPath id={`${id}-clip`}>
        {skins.map((skin, index) => (
          <use key={skin} href={`#${id}-${index}`} />
        ))}
      </clipPath>
      {skins.map((skin, index) => (
        <g key={skin} fill={tokens.color.surface}>
          <path id={`${id}-${index}`} d={shapePath(skin)} />
          <use href={`#${id}-${index}`} transform={MIRRORED} />
        </g>
      ))}
      <path id={`${id}-hair`} fill={tokens.color['blush-deep']} d={shapePath(drawn.hair)} />
      <use href={`#${id}-hair`} transform={MIRRORED} />
      <path id={`${id}-lines`} fill="none" strokeOpacity="0.7" d={linePath(drawn.lines)} />
      <use href={`#${id}-lines`} transform={MIRRORED} />
    </g>
  );
}

interface AreaProps extends ViewProps {
  code: string;
  /** Id of the view whose clip cuts the area. */
  viewId: string;
}

/** The right half of an area; fill and stroke are those of the element around it. */
export function DrawnBodyArea({ gender, view, code, id, viewId }: AreaProps) {
  const area = areaOf(gender, view, code);
  return area ? <path id={id} clipPath={`url(#${viewId}-clip)`} d={shapePath(area.shape)} /> : null;
}

/** A view: taken from the sheet around it, else drawn here. */
export function BodyViewShape({ gender, view, id }: ViewProps) {
  const sheet = useContext(SheetContext);
  const name = viewName(gender, view);
  if (sheet?.held.has(name)) return <use href={`#${sheet.prefix}${name}`} />;
  return <DrawnBodyView gender={gender} view={view} id={id} />;
}

/** Style of an element that holds areas: every second child mirrors, in fewer letters than a `transform` on each. */
export const areaStyle = '& > :nth-child(even) { transform: matrix(-1, 0, 0, 1, 200, 0); }';

/** Both halves of an area: taken from the sheet around it, else drawn here. What holds it has `areaStyle`. */
export function BodyAreaShape({ gender, view, code, id }: Omit<AreaProps, 'viewId'>) {
  const sheet = useContext(SheetContext);
  const name = areaName(gender, view, code);
  const isHeld = sheet?.held.has(name) ?? false;
  const areaId = sheet && isHeld ? sheet.prefix + name : `${id}-${code}`;
  const viewId = sheet?.held.has(viewName(gender, view)) ? sheet.prefix + viewName(gender, view) : id;
  return (
    <>
      {isHeld ? (
        <use href={`#${areaId}`} />
      ) : (
        <DrawnBodyArea gender={gender} view={view} code={code} id={areaId} viewId={viewId} />
      )}
      <use href={`#${areaId}`} />
    </>
  );
}

/** The line beside the body that stands for a whole limb, with room to press around it. */
export function BodyBracket({ line }: { line: string }) {
  const path = linePath(line);
  return (
    <>
      {[undefined, MIRRORED].map((transform) => (
        <g key={transform ?? 'right'} transform={transform} fill="none" strokeLinecap="round">
          <path d={path} className="bracket-room" stroke="transparent" strokeWidth="14" />
          <path d={path} className="bracket" />
        </g>
      ))}
    </>
  );
}
