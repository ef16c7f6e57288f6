import type { ComponentType } from 'react';
import type { Resources } from '../i18n';
import type { ServerFragmentLoader } from '../lifecycle/server';

/** An island as its file defines it. */
export interface IslandDefinition<P extends object> {
  /** Unique in the module. */
  name: string;
  component: ComponentType<P>;
  /** The island's own few texts. */
  texts: Resources;
  /** Fetches what it needs before it is rendered on the server. Browsers never receive its code. */
  load?: ServerFragmentLoader<NoInfer<P>>;
  /**
   * `touch` (the default): it starts when it is pressed, focused or typed into. `seen`: also when it is in view, once the
   * page was touched anywhere.
   */
  starts?: 'touch' | 'seen';
  /** Islands of one group start together: they share state. */
  group?: string;
}

/**
 * Defines an island: the default export of `src/islands/<name>.island.tsx`, found by the build without a list. As in
 * `defineFragment`, `component`, `texts` and `load` must stand in the object literal. Source: docs/decisions/0169.
 */
export function defineIsland<P extends object>(island: IslandDefinition<P>): IslandDefinition<P> {
  return island;
}
