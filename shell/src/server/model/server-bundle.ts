/** A module's server bundle in the form that is passed to the workers. */
export interface ServerBundle {
  module: string;
  version: string;
  source: string;
  /** sha384 from the manifest; the worker runs nothing else. */
  integrity: string;
}

/** Permanent key of a bundle: releases are immutable. */
export function bundleKey({ module, version }: Pick<ServerBundle, 'module' | 'version'>): string {
  return `${module}@${version}`;
}
