import type { InlinePage } from '@aksamit/contracts/platform';
import type { BusState } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { HostServices } from '@aksamit/module-sdk/platform';
import type { SessionOwner } from '../identity/session';
import type { VisitorIdentity } from '../identity/visitor';
import type { ScriptAttempts } from '../modules/script-guard';
import type { ProblemReport } from '../reporting/problem-report';
import type { ServedPublications } from './served-publications';

/**
 * What the host passes to the app part. Both are scripts of one release and bundle their own copies of packages: what
 * has state is created by the host alone and passed on here.
 */
export interface HostParts {
  page: InlinePage;
  /** The page's bus: the app part gives it to modules as Observables. */
  bus: BusState;
  t: Translate;
  problems: ProblemReport;
  session: SessionOwner;
  visitor: VisitorIdentity;
  publications: ServedPublications;
  scripts: ScriptAttempts;
  /** From now on the host finds pages and navigates by these functions instead of loading pages. */
  navigateBy(router: PageRouter): void;
  /** Starts the whole app part. Resolves when it runs, also when the attempt failed. */
  startApp(): Promise<void>;
}

/** Navigations of the page, and what is at an address. */
export interface PageRouter {
  push(path: string): void;
  findPage: HostServices['findPage'];
}

/** `islands`: what islands need. `app`: the same, with all that only pages need. */
export type PartName = 'islands' | 'app';

/** The app part's two scripts, each loaded on request. */
export interface AppScripts {
  /** Federation, React and the packages that islands share. */
  islands(): Promise<{ startIslandsPart(host: HostParts): unknown }>;
  /** The islands part, single-spa and the packages that only pages use. */
  app(): Promise<{ startApp(host: HostParts): void }>;
}

declare global {
  interface Window {
    /** Called by the app part's entry script with the loading of the rest. */
    aksamitApp?: (scripts: AppScripts) => void;
  }
}
