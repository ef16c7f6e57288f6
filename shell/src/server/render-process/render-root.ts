import { Writable } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { StyleBlock } from '../model/rendered-page';

export interface RenderedRoot {
  html: string;
  style: StyleBlock | null;
  /** Stacks of errors inside Suspense boundaries: the HTML contains their fallbacks, for the browser to fill. */
  errors: string[];
}

/** Limits the report: one broken list would fill it with its rows. */
const MOST_ERRORS = 5;

/**
 * Renders one React root to text, with its own emotion cache and id prefix. Header, footer, a module's page and each
 * fragment are such roots.
 * @throws when the root throws outside a Suspense boundary or the signal aborts
 */
export function renderRoot(
  element: ReactElement,
  options: { key: string; identifierPrefix: string; signal?: AbortSignal },
): Promise<RenderedRoot> {
  const cache = createCache({ key: options.key });
  // Without this emotion would write style elements between the page's own elements.
  cache.compat = true;
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
    const stream = renderToPipeableStream(createElement(CacheProvider, { value: cache }, element), {
      identifierPrefix: options.identifierPrefix,
      // Unlimited: parts that are sent later need inline scripts, which the page's policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (options.signal?.aborted) reject(error);
        else if (errors.size < MOST_ERRORS) errors.add(stackOf(error));
      },
    });
    options.signal?.addEventListener('abort', () => stream.abort(options.signal?.reason), { once: true });
  });
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
