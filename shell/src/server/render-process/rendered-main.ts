import type { RequestedFragment, ServerRenderScope } from '@aksamit/contracts/platform';
import type { ActionResult, RenderResult } from '@aksamit/module-sdk/platform';
import type { RenderedMain, StyleBlock } from '../model/rendered-page';

export interface RenderedFragment {
  fragment: RequestedFragment;
  /** Id prefix of the root; the browser reads it from the host element and hydrates the root with it. */
  root: string;
  html: string;
  stateJson: string | null;
  style: StyleBlock | null;
}

/** The module's part of a page: its root's HTML with the HTML of its fragments in place. */
export function mainOf(
  result: Extract<RenderResult | ActionResult, { element: unknown }>,
  scope: ServerRenderScope,
  html: string,
  fragments: RenderedFragment[],
): RenderedMain {
  return {
    status: result.status,
    head: result.head,
    html: fragments.reduce(putFragment, html),
    stateJson: JSON.stringify(result.state ?? null),
    fragmentStates: Object.fromEntries(
      fragments.flatMap(({ root, stateJson }) => (stateJson === null ? [] : [[root, stateJson]])),
    ),
    fragments: scope.fragments.map(({ module, name, version }) => ({ module, name, version })),
    publications: withoutRepeats(scope.publications ?? []),
    cacheKeys: result.cacheKeys ?? [],
    freshUntil: result.freshUntil ?? null,
  };
}

/** React may render a component twice. */
function withoutRepeats<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Replaces a placeholder by the fragment's HTML and marks the host element around it for the browser. */
function putFragment(html: string, { fragment, root, html: inner, stateJson }: RenderedFragment): string {
  const at = html.indexOf(fragment.placeholder);
  if (at === -1) return html;
  const after = html.slice(at + fragment.placeholder.length);
  if (stateJson === null) return html.slice(0, at) + after;
  const opening = html.lastIndexOf('>', at);
  return `${html.slice(0, opening)} data-fragment-root="${root}"${html.slice(opening, at)}${inner}${after}`;
}
