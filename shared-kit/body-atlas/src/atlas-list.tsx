import { PartList } from './atlas-style';
import type { AtlasPart } from './body-atlas-part';

interface AtlasListProps {
  parts: readonly AtlasPart[];
  onToggle: ((code: string) => void) | undefined;
}

/** The body parts by name: the same choice as on the drawing, in targets for a thumb. */
export function AtlasList({ parts, onToggle }: AtlasListProps) {
  return (
    <PartList>
      {parts.map(({ code, name, count, isChosen, isDisabled = false, href }) => {
        const words = (
          <>
            {name}
            {count === undefined ? null : <small>{count}</small>}
          </>
        );
        return (
          <li key={code}>
            {onToggle ? (
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  aria-disabled={isDisabled}
                  onChange={() => {
                    if (!isDisabled) onToggle(code);
                  }}
                />
                {words}
              </label>
            ) : (
              <a href={href} aria-current={isChosen ? 'true' : undefined}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </PartList>
  );
}
