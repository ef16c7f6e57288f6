import type { Viewer } from '@aksamit/contracts/platform';
import type { PlannedPage } from './planned-page';
import type { RenderedParts } from './rendered-page';

/** One page to render. Plain data: it is copied to a render process. */
export interface RenderJob {
  plan: PlannedPage;
  /** False renders header and footer only. */
  withMain: boolean;
  requestId: string;
  /** Timeout of the module for its data and its rendering. */
  deadlineMs: number;
  https: boolean;
  /** Modules whose fragments the browser renders. */
  withoutFragmentsOf: readonly string[];
  /** Embedded in the page for its reports. */
  pageViewToken?: string | undefined;
  /** The viewer of a private page. */
  viewer?: Viewer | undefined;
  /** A form that was sent to the page: the module runs its action. Such a job is never repeated. */
  form?: SentForm | undefined;
  /** The form's page can show an outcome in place. */
  inBackground?: true | undefined;
  /** Why the form submission was refused: header and footer are rendered around an error message. */
  refusal?: FormRefusal | undefined;
  /** For a page without the module's part: head and status that the module returned before its process was lost. */
  known?: RenderedParts['known'];
}

/** The form's fields in their order. */
export type SentForm = readonly (readonly [name: string, value: string])[];

/**
 * Why a form was refused: its page takes none without scripts; it comes from another site; it cannot be parsed; its
 * sender sends too many; its module or the API failed; they took too long.
 */
export type FormRefusal = 'needsScripts' | 'crossOrigin' | 'unreadable' | 'tooMany' | 'failed' | 'late';
