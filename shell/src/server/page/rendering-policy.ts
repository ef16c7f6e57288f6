import type { PlannedPage } from '../model/planned-page';
import type { ModuleHealth } from '../render-pool/module-health';

/**
 * What became of a module's part: it was rendered, or threw and left the rest well; it exceeded its deadline; its
 * process was lost.
 */
export type Outcome = 'answered' | 'deadline' | 'lost';

/** What distinguishes the pages that are the same for everybody from those of one visitor. */
export interface RenderingPolicy {
  /** The browser renders the pages of any other kind (client fallback). */
  rendering: PlannedPage['rendering'];
  /**
   * Leaves out the fragments of modules that failed several times in a row, and renders a page again without the
   * fragment that ended its process.
   */
  skipsFailingFragments: boolean;
  /** Renders the first page of each release alone: it may block its process. */
  provesReleasesFirst: boolean;
  /** Of a document whose module failed, header and footer with the head that it returned are sent. */
  sendsFailedDocuments: boolean;
  /** Updates the health of the page's release. */
  judge(health: ModuleHealth, release: string, outcome: Outcome): void;
  /** Name of the page in the list of rendering problems. */
  addressOf(plan: PlannedPage): string;
  /** How the log names the page. */
  logged(plan: PlannedPage): Record<string, string | undefined>;
  messages: { page: string; region: string };
}

/** Without its part a public page is worth little: it is attempted again until its release has failed several times in a row. */
export const PUBLIC_POLICY: RenderingPolicy = {
  rendering: 'public',
  skipsFailingFragments: true,
  provesReleasesFirst: false,
  sendsFailedDocuments: true,
  judge(health, release, outcome) {
    if (outcome === 'answered') health.succeeded(release);
    else health.failed(release);
  },
  addressOf: ({ key }) => key,
  logged: ({ match, path }) => ({ page: match?.page, path }),
  messages: { page: 'A module was not rendered.', region: 'A part of a page was not rendered.' },
};

/**
 * Private pages are rendered on the server to be faster; the browser can always render them. A release that ended its
 * process therefore pauses at once. The log names no path: it may identify the viewer.
 */
export const PRIVATE_POLICY: RenderingPolicy = {
  rendering: 'private',
  skipsFailingFragments: false,
  provesReleasesFirst: true,
  sendsFailedDocuments: false,
  judge(health, release, outcome) {
    if (outcome === 'lost') health.rest(release);
    if (outcome === 'deadline') health.failed(release);
  },
  // The same address may have a public page: the health of one does not describe the other.
  addressOf: ({ key }) => `private ${key}`,
  logged: ({ match }) => ({ page: match?.page }),
  messages: { page: 'A private page was not rendered.', region: 'A part of a private page was not rendered.' },
};
