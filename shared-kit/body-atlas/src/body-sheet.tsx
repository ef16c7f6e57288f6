import type { Gender } from '@aksamit/contracts';
import { type ReactNode, useContext } from 'react';
import type { BodyView } from './bodies/drawn-body';
import { areaOf, bestView, viewsWith } from './body';
import { areaName, DrawnBodyArea, DrawnBodyView, SheetContext, viewName } from './body-shapes';

/** What a list draws: the body parts of one record. */
export interface DrawnParts {
  gender: Gender;
  codes: readonly string[];
}

interface HeldView {
  gender: Gender;
  view: BodyView;
  codes: Set<string>;
}

/** The views that the drawings show, each with the areas that they mark. */
function heldViews(figures: readonly DrawnParts[], atlas: DrawnParts | undefined): HeldView[] {
  const views = new Map<string, HeldView>();
  const hold = (gender: Gender, view: BodyView, codes: readonly string[]) => {
    const held = views.get(viewName(gender, view)) ?? { gender, view, codes: new Set() };
    for (const code of codes) if (areaOf(gender, view, code)) held.codes.add(code);
    views.set(viewName(gender, view), held);
  };
  for (const { gender, codes } of figures) {
    const view = bestView(gender, codes);
    if (view) hold(gender, view, codes);
  }
  if (atlas) for (const view of viewsWith(atlas.gender, atlas.codes)) hold(atlas.gender, view, atlas.codes);
  return [...views.values()];
}

interface BodySheetProps {
  /** Start of the ids inside: short, and of its own in the document. */
  id: string;
  /** Body parts of each `BodyFigure` inside. */
  figures: readonly DrawnParts[];
  /** Body parts of the `BodyAtlas` inside. */
  atlas?: DrawnParts | undefined;
  children: ReactNode;
}

/**
 * Writes the shapes of all drawings inside once, and each drawing refers to them: a list of 24 cards holds no body twice.
 * Without a sheet around it a drawing is complete in itself; inside one that holds all that it needs, a sheet adds nothing.
 */
export function BodySheet({ id: prefix, figures, atlas, children }: BodySheetProps) {
  const outer = useContext(SheetContext);
  const views = heldViews(figures, atlas);
  const held = new Set<string>();
  for (const { gender, view, codes } of views) {
    held.add(viewName(gender, view));
    for (const code of codes) held.add(areaName(gender, view, code));
  }
  if (outer && [...held].every((name) => outer.held.has(name))) return children;
  return (
    <SheetContext value={{ prefix, held }}>
      {views.length > 0 ? (
        <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
          <defs>
            {views.map(({ gender, view, codes }) => {
              const id = prefix + viewName(gender, view);
              return (
                <g key={id}>
                  <DrawnBodyView gender={gender} view={view} id={id} />
                  {[...codes].map((code) => {
                    const areaId = prefix + areaName(gender, view, code);
                    return <DrawnBodyArea key={code} gender={gender} view={view} code={code} id={areaId} viewId={id} />;
                  })}
                </g>
              );
            })}
          </defs>
        </svg>
      ) : null}
      {children}
    </SheetContext>
  );
}
