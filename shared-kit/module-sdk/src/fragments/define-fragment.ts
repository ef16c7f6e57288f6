import type { FragmentOffer } from '@aksamit/contracts/platform';
import type { ComponentType } from 'react';
import type { Resources } from '../i18n';
import type { ServerFragmentLoader } from '../lifecycle/server';

/** A schema of props that knows its type and its JSON Schema, such as zod's. Source: standardschema.dev. */
export interface PropsSchema<P> {
  readonly '~standard': {
    readonly types?: { readonly input: P } | undefined;
    readonly jsonSchema: { input(options: { target: 'draft-2020-12' }): Record<string, unknown> };
  };
}

/** A version of a fragment as its file defines it. */
export interface FragmentDefinition<P> extends Omit<FragmentOffer, 'propsSchema'> {
  /** The contract with the pages that mount it. Only the build reads it: neither browsers nor the server receive it. */
  props: PropsSchema<P>;
  component: ComponentType<NoInfer<P>>;
  /** The fragment's own few texts. */
  texts: Resources;
  /**
   * Nothing in it acts: browsers keep what the server rendered as it is, and get neither its data nor its script. Its build
   * refuses state, effects and handlers outside of `InBrowserOnly`. For public fragments.
   */
  isStatic?: true;
  /** Fetches what a public fragment needs before it is rendered on the server. Browsers never receive its code. */
  load?: ServerFragmentLoader<NoInfer<P>>;
}

/**
 * Defines a fragment: the default export of `src/fragments/<name>.fragment.tsx`, found by the build without a list. The
 * build makes the manifest's offer, the fragment's script and the server's registration from it. It reads the
 * definition without running React, so `component`, `texts` and `load` must stand in the object literal under these
 * names, and everything else must be data. Each version that is offered has a file of its own. Source:
 * docs/decisions/0085.
 */
export function defineFragment<P extends object>(fragment: FragmentDefinition<P>): FragmentDefinition<P> {
  return fragment;
}
