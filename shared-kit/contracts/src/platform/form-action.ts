import type { InlinePublication, ServedPublication } from './publication';
import type { RenderContext, RenderingViewer } from './rendering';

/**
 * A form that a browser without scripts sent to a page's address, and the calls that its module may make for the
 * sender.
 */
export interface ActionContext extends RenderContext {
  /** As in the form; a name may come several times. */
  fields: readonly (readonly [name: string, value: string])[];
  reader: RenderingViewer;
  /**
   * POST of JSON to the API in the sender's name, by path; `_method` in it makes it a PUT or DELETE. The page server
   * makes a visitor known first where there is none, and gives each call an idempotency key, so that a form sent twice
   * has one effect.
   */
  send(path: string, body: string): Promise<Response>;
  /** The sender's page can show the outcome itself (`FormOutcome`). Absent: the browser leaves the page for the response. */
  inBackground?: true;
}

/** What the form of a page did, for that page to show in place. JSON. */
export interface FormOutcome {
  /** It was done, and the pressed button states so from now on. Omitted: refused, and it can be pressed again. */
  done?: PressedLabel;
  /** What the page publishes under the module's name: messages, the new state, steps for analytics. */
  publications: ServedPublication[];
  /** The module's own entries of local storage as they are now, by key. */
  stored?: Record<string, string>;
}

/** The words of a button whose form was accepted. */
export interface PressedLabel {
  label: string;
  /** Its name for assistive technology; begins with the label and names what was done. */
  name: string;
}

/** The same for browsers: publications are judged by the module's claims. */
export interface InlineFormOutcome extends Omit<FormOutcome, 'publications'> {
  module: string;
  publications: InlinePublication[];
}
