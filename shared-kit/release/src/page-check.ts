import type { CheckedRelease } from './checked-release';
import type { ReleaseStore } from './release-store';

/** A finding about a page of a release, for its author. */
export interface PageFinding {
  /** False: the page may work, but this is not proven. */
  isRefused: boolean;
  /** Module, page, address, the stack of what was thrown, calls without a recorded answer. */
  text: string;
}

/**
 * Renders the pages of releases to be published, together with the deployed releases in the store. The page server has
 * the renderer, so it brings this check; publishing without it checks files and the gate's rules only.
 */
export type PageCheck = (candidates: readonly CheckedRelease[], store: ReleaseStore) => Promise<PageFinding[]>;
