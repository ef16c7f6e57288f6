import type { RenderContext, RequestedIsland } from '@aksamit/contracts/platform';
import type { ServerModule } from '@aksamit/module-sdk/platform';
import type { RegionProblem } from '../model/rendered-page';
import type { RenderedPart } from './put-part';
import { renderRoot, stackOf } from './render-root';

interface IslandsOptions {
  /** The page's module, which renders its islands itself. */
  own: ServerModule;
  module: string;
  /** The page's: fragments that islands request are added to its scope. */
  context: RenderContext;
  problems: RegionProblem[];
}

/** Renders a page's islands. One that throws leaves its element empty, for the browser to fill. */
export function renderIslands(islands: readonly RequestedIsland[], options: IslandsOptions): Promise<RenderedPart[]> {
  return Promise.all(islands.map((island, index) => renderIsland(island, index, options)));
}

async function renderIsland(
  island: RequestedIsland,
  index: number,
  { own, module, context, problems }: IslandsOptions,
): Promise<RenderedPart> {
  const { name } = island;
  const root = `${module}-${name}-i${index}-`;
  const report = (message: string) => void problems.push({ module, region: `island ${name}`, message });
  const { islands: _, ...scope } = context.scope;
  try {
    const rendered = await own.renderIsland?.(island, { ...context, scope });
    if (!rendered) throw new Error(`Failed to render island ${name}: the bundle renders none.`);
    const options = { key: `${module}-${name}`, identifierPrefix: root, signal: context.signal, scope };
    const { html, style, errors } = await renderRoot(rendered.element, options);
    for (const message of errors) report(message);
    return { of: island, root, html, stateJson: JSON.stringify(rendered.state), style };
  } catch (error) {
    if (context.signal.aborted) throw error;
    report(stackOf(error));
    return { of: island, root, html: '', stateJson: null, style: null };
  }
}
