import type { BrowserRelease } from '@aksamit/contracts/platform';
import type { ReleaseSet, SetPreview } from '../model/release-set';
import type { LoadedRelease } from './release-loader';

/** A release with the reason why it is in a set. */
export interface ChosenRelease extends LoadedRelease {
  channel: NonNullable<BrowserRelease['channel']>;
  /**
   * A developer's own server from which the browser loads the release. The page server neither calls nor renders it.
   */
  origin?: string;
}

export interface ReleaseSetInput {
  releases: readonly ChosenRelease[];
  missing?: readonly string[];
  pageView: ReleaseSet['pageView'];
  preview?: SetPreview | null;
}
