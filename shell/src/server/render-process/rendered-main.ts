import type { ServerRenderScope } from '@aksamit/contracts/platform';
import type { ActionResult, RenderResult } from '@aksamit/module-sdk/platform';
import type { RenderedMain } from '../model/rendered-page';
import { putPart, type RenderedPart } from './put-part';

/**
 * The module's part of a page: its root's HTML with the HTML of its islands and fragments in place. It leaves the cache with
 * the records of any of them.
 */
export function mainOf(
  result: Extract<RenderResult | ActionResult, { element: unknown }>,
  scope: ServerRenderScope,
  html: string,
  parts: RenderedPart[],
): RenderedMain {
  return {
    status: result.status,
    head: result.head,
    html: parts.reduce(putPart, html),
    // No browser hydrates the static part of an islands page.
    stateJson: scope.islands ? 'null' : JSON.stringify(result.state ?? null),
    fragmentStates: Object.fromEntries(
      parts.flatMap(({ root, stateJson }) => (stateJson === null || stateJson === 'null' ? [] : [[root, stateJson]])),
    ),
    fragments: scope.fragments.map((requested) => {
      const { module, name, version } = requested;
      const part = parts.find(({ of }) => of === requested);
      return { module, name, version, isStatic: part?.isStatic === true };
    }),
    islands: scope.islands ? [...new Set(scope.islands.map(({ name }) => name))] : null,
    publications: withoutRepeats(scope.publications ?? []),
    cacheKeys: [...new Set([result, ...parts].flatMap(({ cacheKeys = [] }) => cacheKeys))],
    freshUntil: earliest([result, ...parts].flatMap(({ freshUntil = [] }) => freshUntil)),
  };
}

const earliest = (instants: readonly string[]): string | null =>
  [...instants].sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;

/** React may render a component twice. */
function withoutRepeats<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
