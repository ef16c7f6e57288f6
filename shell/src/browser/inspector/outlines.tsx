import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useReducer } from 'react';
import type { Region } from './page-facts';

/** Interval at which changes of the page are detected. */
const LOOK_EVERY_MS = 500;

const Outline = styled.div`
  position: fixed;
  z-index: 9998;
  border: 2px solid currentcolor;
  color: ${tokens.color.info};
  pointer-events: none;

  &[data-kind='fragment'] {
    border-style: dashed;
    color: ${tokens.color.warning};
  }
  &[data-chosen='true'] {
    border-width: 5px;
  }
`;

const Label = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  max-width: 100%;
  padding: 0 0.375rem;
  overflow: hidden;
  background: currentcolor;
  font-size: 0.75rem;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > span {
    color: ${tokens.color.surface};
  }
`;

/** Display name of a place. */
export function regionName({ name, version, shows, kind }: Region): string {
  return kind === 'fragment' ? `${name}/${shows} ${version}` : `${name} ${version} ${shows}`;
}

/**
 * Frames around modules and fragments, drawn over the page without changing it. Screen readers get the list instead.
 */
export function Outlines({ regions, chosen }: { regions: readonly Region[]; chosen: HTMLElement | null }) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_EVERY_MS);
    addEventListener('scroll', lookAgain, { capture: true, passive: true });
    addEventListener('resize', lookAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', lookAgain, { capture: true });
      removeEventListener('resize', lookAgain);
    };
  }, []);
  return (
    <div aria-hidden="true">
      {regions.map((region) => {
        const { top, left, width, height } = region.element.getBoundingClientRect();
        if (width === 0 || height === 0) return null;
        return (
          <Outline
            key={region.id}
            data-kind={region.kind}
            data-chosen={region.element === chosen}
            style={{ top, left, width, height }}
          >
            <Label>
              <span>{regionName(region)}</span>
            </Label>
          </Outline>
        );
      })}
    </div>
  );
}
