import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import type { ComponentType } from 'react';
import type { PageAction, PageLoader } from '../lifecycle';

/** A page's entry in the manifest: name, addresses, layout, rendering, query parameters, example. */
export type PageClaimInput = NonNullable<ModuleDeclarationInput['pages']>[number];

interface PageParts {
  /** Loads what the page needs before it is rendered on the server. Browsers never receive its code. */
  load?: PageLoader;
  /** Handles the page's form where no script works. Server only, like `load`. */
  act?: PageAction;
  /**
   * `app`: the page comes with the module's first script, for the one on which most visitors enter. Otherwise the file
   * has a script of its own, shared by all pages in it.
   */
  chunk?: 'app';
  /**
   * Browsers run only the page's islands (`<Island>`); all else in it is HTML. Its component runs in a browser only where
   * that renders the page itself: after a navigation without a load, and where the server could not. The build refuses
   * state, effects and handlers outside of islands. Source: docs/decisions/0169.
   */
  islands?: boolean;
  /** Name of the area (`<area>.area.tsx`) that shows the page among others and stays mounted between them. */
  area?: string;
}

/** A page as its file defines it. */
export interface PageDefinition extends PageClaimInput, PageParts {
  component: ComponentType;
}

type Shared = Omit<PageDefinition, 'name' | 'patterns' | 'component'>;
type Each = Pick<PageDefinition, 'name' | 'patterns'> & Partial<Shared>;
type Shown = Pick<PageDefinition, 'component'>;

/**
 * Defines a page: the default export of `src/pages/<name>.page.tsx`, found by the build without a list. The build makes
 * the manifest's entry, the page's script and the server's loader from it. It reads the definition without running
 * React, so `load`, `act` and `component` must stand in the object literal under these names, and everything else must
 * be data. Source: docs/decisions/0150.
 */
export function definePage(page: PageDefinition): PageDefinition {
  return page;
}

/**
 * Defines several pages of one file, with one script: fields that all share, then each page with its own, as object
 * literals. A page's own field replaces the shared one.
 */
export function definePages(shared: Shared & Shown, pages: readonly (Each & Partial<Shown>)[]): PageDefinition[];
export function definePages(shared: Shared, pages: readonly (Each & Shown)[]): PageDefinition[];
export function definePages(shared: Shared & Partial<Shown>, pages: readonly (Each & Partial<Shown>)[]) {
  return pages.map((page) => ({ ...shared, ...page }));
}
