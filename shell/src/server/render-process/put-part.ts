import type { FragmentFreshness } from '@aksamit/module-sdk/platform';
import type { StyleBlock } from '../model/rendered-page';

/** A fragment or an island as it was rendered. */
export interface RenderedPart extends FragmentFreshness {
  of: { placeholder: string };
  /** Id prefix of the root; the browser reads it from the host element and hydrates the root with it. */
  root: string;
  html: string;
  /** JSON text; null: it was not rendered. */
  stateJson: string | null;
  /** Nothing in it acts: browsers do not start it. */
  isStatic?: true;
  style: StyleBlock | null;
}

/** Replaces a placeholder by the part's HTML and marks the host element around it for the browser. */
export function putPart(html: string, { of, root, html: inner, stateJson, isStatic }: RenderedPart): string {
  const at = html.indexOf(of.placeholder);
  if (at === -1) return html;
  const after = html.slice(at + of.placeholder.length);
  if (stateJson === null) return html.slice(0, at) + after;
  const opening = html.lastIndexOf('>', at);
  const mark = isStatic ? ' data-static=""' : '';
  return `${html.slice(0, opening)} data-fragment-root="${root}"${mark}${html.slice(opening, at)}${inner}${after}`;
}
