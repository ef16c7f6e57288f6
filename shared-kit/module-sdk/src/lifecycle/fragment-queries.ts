import type { ComponentType, ReactNode } from 'react';

/** Provides queries to the React root of a fragment or an island. */
export type FragmentQueries = ComponentType<{
  module: string;
  /** Data from the server rendering. */
  state: unknown;
  children: ReactNode;
}>;

let loaded: FragmentQueries | undefined;

/** Called by the query package once it is loaded: from then on new roots provide it. */
export function provideFragmentQueries(queries: FragmentQueries): void {
  loaded = queries;
}

/**
 * Undefined while nothing of the page imports the query package. A root whose code does has it before it is mounted,
 * since its imports are loaded first; one whose code does not needs none.
 */
export function fragmentQueries(): FragmentQueries | undefined {
  return loaded;
}
