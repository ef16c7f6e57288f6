import type { StableChange } from '..';

/** Describes a promotion or rollback in sentences. `live` names the deployed versions when nothing changed. */
export function describeStableChange(
  { changed, withdrawn }: StableChange,
  options: { isDryRun: boolean; live: string[] },
): string[] {
  const would = options.isDryRun ? 'would be' : 'is';
  if (changed.length === 0 && withdrawn.length === 0)
    return [`Nothing to change: ${options.live.join(', ')} live already.`];
  return [
    ...changed.map(
      ({ module, version, previous }) => `${module}@${version} ${would} live (before: ${previous ?? 'nothing'}).`,
    ),
    ...withdrawn.map(({ module, version }) => `The canary ${module}@${version} has ended.`),
  ];
}
