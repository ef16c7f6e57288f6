import type { BrowserRelease, ShellRelease } from '@aksamit/contracts/platform';

/** A release by name and version, as reports carry it. */
export interface AttributedRelease {
  module: string;
  version: string;
}

/**
 * The release that a stack is attributed to: the first of its scripts that belongs to a module, else the shell, whose
 * code the modules run through. Undefined when it contains no script of a release (an extension's error, for example).
 */
export function attributedRelease(
  stack: string,
  { releases, shell }: { releases: readonly BrowserRelease[]; shell?: ShellRelease | undefined },
): AttributedRelease | undefined {
  const found = releases
    .map(({ name, version, baseUrl }) => ({ module: name, version, at: stack.indexOf(baseUrl) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const [first] = found;
  if (first) return { module: first.module, version: first.version };
  return shell && stack.includes(shell.baseUrl) ? { module: 'shell', version: shell.version } : undefined;
}
