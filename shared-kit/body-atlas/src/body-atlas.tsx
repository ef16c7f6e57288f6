import type { Gender } from '@aksamit/contracts';
import { useId } from 'react';
import { AtlasArea } from './atlas-area';
import { AtlasList } from './atlas-list';
import { Atlas, Drawings, View, ViewChoice } from './atlas-style';
import type { BodyView } from './bodies/drawn-body';
import { areaOf, atlasBox, bestView, viewsWith } from './body';
import type { AtlasPart } from './body-atlas-part';
import { BodyViewShape } from './body-shapes';

/** Words of the atlas, in the page's language. */
export interface AtlasTexts {
  /** Name of the whole. */
  label: string;
  /** Name of the choice of views. */
  views: string;
  view: Readonly<Record<BodyView, string>>;
}

interface BodyAtlasProps {
  gender: Gender;
  parts: readonly AtlasPart[];
  texts: AtlasTexts;
  /** Makes areas and list checkboxes; without it they are links. */
  onToggle?: ((code: string) => void) | undefined;
  /** Without its list, where the page has one that is the same control. */
  hasList?: boolean | undefined;
}

/**
 * The body as a control: each body part is an area with a name on the drawing and an entry of the list, which is the same control with
 * large targets. One view at a time where there is little room, all of them side by side where there is more.
 */
export function BodyAtlas({ gender, parts, texts, onToggle, hasList = true }: BodyAtlasProps) {
  const id = `atlas${useId()}`;
  const codes = parts.map(({ code }) => code);
  const views = viewsWith(gender, codes);
  const chosen = parts.filter(({ isChosen }) => isChosen).map(({ code }) => code);
  const first = bestView(gender, chosen) ?? views[0];
  return (
    <Atlas role="group" aria-label={texts.label}>
      {views.length > 1 ? (
        <ViewChoice role="radiogroup" aria-label={texts.views}>
          {views.map((view) => (
            <label key={view}>
              <input type="radio" name={id} value={view} defaultChecked={view === first} />
              {texts.view[view]}
            </label>
          ))}
        </ViewChoice>
      ) : null}
      <Drawings>
        {views.map((view, index) => (
          <View key={view} role="group" aria-label={texts.view[view]} data-view={view}>
            <svg viewBox={atlasBox(gender, view)} aria-hidden="true">
              <BodyViewShape gender={gender} view={view} id={`${id}-${view}`} />
            </svg>
            {parts.map((part) => (
              <AtlasArea
                key={part.code}
                gender={gender}
                view={view}
                id={`${id}-${view}`}
                part={part}
                onToggle={onToggle}
                isRepeated={views.slice(0, index).some((earlier) => areaOf(gender, earlier, part.code))}
              />
            ))}
          </View>
        ))}
      </Drawings>
      {hasList ? <AtlasList parts={parts} onToggle={onToggle} /> : null}
    </Atlas>
  );
}
