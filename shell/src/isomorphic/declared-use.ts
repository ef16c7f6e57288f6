import type { BrowserRelease } from '@aksamit/contracts/platform';

/**
 * Whether a module may mount a fragment: its own, or one that its release declares among its uses. A release without
 * declarations (a developer's own server) may mount all.
 */
export function isDeclaredUse(
  release: Pick<BrowserRelease, 'name' | 'uses'> | undefined,
  { module, name, version }: { module: string; name: string; version: number },
): boolean {
  if (release?.uses === undefined || release.name === module) return true;
  return release.uses.includes(`${module}/${name}@${version}`);
}
