/** A process that renders pages of the module under development, as a page server does: there is no `window`. */
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import type { ServerRenderScope } from '@aksamit/contracts/platform';
import type { ServerModule } from '@aksamit/module-sdk/platform';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { RenderAnswer, RenderRequest } from './render-messages';

// Stacks name sources: the bundle carries its map.
process.setSourceMapsEnabled(true);

const send = (answer: RenderAnswer): void => void process.send?.(answer);

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : `${String(error)} was thrown, which is no Error`;

/** Evaluated anew each time: it may have changed. */
function loadBundle(file: string): ServerModule {
  const require = createRequire(file);
  delete require.cache[file];
  return require(file).module;
}

function renderElement(element: ReactElement, onError: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() }).once('finish', resolve);
    const stream = renderToPipeableStream(element, {
      onError,
      onAllReady: () => stream.pipe(nowhere),
      onShellError: () => resolve(),
    });
  });
}

async function render({ bundle, context }: RenderRequest): Promise<string[]> {
  const errors = new Set<string>();
  const note = (error: unknown): void => void errors.add(stackOf(error));
  try {
    // The parent stops what this does not stop.
    const signal = new AbortController().signal;
    const { apiOrigin, locale, market } = context;
    const headers = { accept: 'application/json', 'accept-language': locale, 'market-slug': market.slug };
    const scope: ServerRenderScope = { head: { title: '' }, fragments: [] };
    const given = {
      ...context,
      signal,
      scope,
      // The page server makes a page's calls of the API.
      call: (path: string) => fetch(apiOrigin + path, { headers }),
    };
    const module = loadBundle(bundle);
    const result = await module.render(given);
    if ('element' in result) await renderElement(result.element, note);
    for (const island of scope.islands ?? []) {
      const rendered = await module.renderIsland?.(island, given);
      if (rendered) await renderElement(rendered.element, note);
    }
  } catch (error) {
    note(error);
  }
  return [...errors];
}

process.on('message', (request: RenderRequest) => {
  void render(request).then((errors) => send({ kind: 'rendered', id: request.id, errors }));
});
process.on('unhandledRejection', (reason) => send({ kind: 'stray', error: stackOf(reason) }));
send({ kind: 'ready' });
