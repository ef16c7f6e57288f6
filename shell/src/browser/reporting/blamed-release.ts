import type { BrowserRelease, ShellRelease } from '@aksamit/shared-kit/contracts/platform';

/** A release by name and version, as reports carry it. */
export interface Blamed {
  module: string;
  version: string;
}

/**
 * The release that a stack leads to: the first of its scripts that is a module's, else the shell's, whose code the
 * modules run through. Undefined when no script of a release is in it (an extension's error, say).
 */
export function blamedRelease(
  stack: string,
  { releases, shell }: { releases: readonly BrowserRelease[]; shell?: ShellRelease | undefined },
): Blamed | undefined {
  const places = releases
    .map(({ name, version, baseUrl }) => ({ module: name, version, at: stack.indexOf(baseUrl) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const [first] = places;
  if (first) return { module: first.module, version: first.version };
  return shell && stack.includes(shell.baseUrl) ? { module: 'shell', version: shell.version } : undefined;
}
