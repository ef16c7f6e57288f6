import type { ReleaseSet } from '../model/release-set';

/** Builds what all pages of a release set share once. */
export function oncePerSet(make: (releases: ReleaseSet) => string): (releases: ReleaseSet) => string {
  const made = new WeakMap<ReleaseSet, string>();
  return (releases) => {
    const known = made.get(releases) ?? make(releases);
    made.set(releases, known);
    return known;
  };
}
