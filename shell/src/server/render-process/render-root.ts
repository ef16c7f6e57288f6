import { Writable } from 'node:stream';
import type { ServerRenderScope } from '@aksamit/contracts/platform';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { StyleBlock } from '../model/rendered-page';

export interface RenderedRoot {
  html: string;
  style: StyleBlock | null;
  /** Stacks of errors inside Suspense boundaries: the HTML contains their fallbacks, for the browser to fill. */
  errors: string[];
}

export interface RootOptions {
  /** Key of its emotion cache. */
  key: string;
  identifierPrefix: string;
  signal?: AbortSignal;
  /** What its components request; a second attempt requests it again. */
  scope?: ServerRenderScope;
}

/** Limits the report: one broken list would fill it with its rows. */
const MOST_ERRORS = 5;

/**
 * Renders one React root to text, with its own emotion cache and id prefix. Header, footer, a module's page and each
 * fragment are such roots.
 *
 * Nearly every root is complete at once, and is then rendered by the synchronous renderer, which joins strings: the
 * streaming one encodes each tag, attribute and text apart. The HTML is the same. A root in which a part waits or
 * throws inside a Suspense boundary is rendered anew as a stream, which waits and knows the errors.
 * @throws when the root throws outside a Suspense boundary or the signal aborts
 */
export async function renderRoot(element: ReactElement, options: RootOptions): Promise<RenderedRoot> {
  const dropRequests = noteRequests(options.scope);
  const complete = renderComplete(element, options);
  if (complete) return complete;
  dropRequests();
  return renderWaiting(element, options);
}

/** React's mark of a boundary whose content the browser renders. */
const CLIENT_BOUNDARY = '<!--$!-->';

/** Null: a part waits or throws. */
function renderComplete(element: ReactElement, { key, identifierPrefix }: RootOptions): RenderedRoot | null {
  const { cache, tree } = withCache(element, key);
  try {
    const html = renderToString(tree, { identifierPrefix });
    return html.includes(CLIENT_BOUNDARY) ? null : { html, style: styleBlock(cache), errors: [] };
  } catch {
    // The stream throws the same, unless it was a part that waits.
    return null;
  }
}

function renderWaiting(element: ReactElement, { key, identifierPrefix, signal }: RootOptions): Promise<RenderedRoot> {
  const { cache, tree } = withCache(element, key);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const errors = new Set<string>();
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), style: styleBlock(cache), errors: [...errors] });
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix,
      // Unlimited: parts that are sent later need inline scripts, which the page's policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (signal?.aborted) reject(error);
        else if (errors.size < MOST_ERRORS) errors.add(stackOf(error));
      },
    });
    signal?.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

function withCache(element: ReactElement, key: string): { cache: EmotionCache; tree: ReactElement } {
  const cache = createCache({ key });
  // Without this emotion would write style elements between the page's own elements.
  cache.compat = true;
  return { cache, tree: createElement(CacheProvider, { value: cache }, element) };
}

/** @returns drops what was requested since */
function noteRequests(scope: ServerRenderScope | undefined): () => void {
  const lists: unknown[][] = [scope?.fragments, scope?.islands, scope?.publications].flatMap((list) =>
    list ? [list] : [],
  );
  const lengths = lists.map(({ length }) => length);
  return () => {
    for (const [index, list] of lists.entries()) list.length = lengths[index] ?? 0;
  };
}

/** An error as its stack, which begins with name and message; any other thrown value as text. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // V8 captures the stack before a class has set its errors' name.
  return (error.stack ?? error.message).replace(/^Error\b/, error.name);
}

function styleBlock(cache: EmotionCache): StyleBlock | null {
  const ids: string[] = [];
  let css = '';
  for (const [id, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue;
    ids.push(id);
    css += rule;
  }
  return css === '' ? null : { key: cache.key, ids, css };
}

/** One block per key: roots with the same key share rules, each is written once. */
export function mergeStyles(
  blocks: readonly (StyleBlock | null)[],
  rulesById = new Map<string, StyleBlock>(),
): StyleBlock[] {
  for (const block of blocks) {
    if (!block) continue;
    const known = rulesById.get(block.key);
    if (!known) rulesById.set(block.key, { ...block, ids: [...block.ids] });
    else if (block.ids.some((id) => !known.ids.includes(id))) {
      known.ids = [...new Set([...known.ids, ...block.ids])];
      known.css += block.css;
    }
  }
  return [...rulesById.values()];
}
