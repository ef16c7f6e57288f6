import type { Resources } from '../../i18n';
import type { ModuleProps } from '../../platform';
import type { PageComponents } from '../page-definition';

export interface BrowserModuleOptions {
  /** As in manifest.ts. */
  name: string;
  pages: PageComponents;
  resources: Resources;
}

export type LifecycleName = 'bootstrap' | 'mount' | 'unmount';

/** A module's lifecycles, each one function. */
export type PageLifecycles = Record<LifecycleName, (props: ModuleProps) => Promise<unknown>>;
