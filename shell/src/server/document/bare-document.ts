import type { RenderedDocument, RenderedParts } from '../model/rendered-page';
import { compressDocument } from './compressed-document';
import { createDocument, type DocumentInput } from './document';

/** A page that the browser alone fills, for when no render process answers. */
export function bareDocument(
  input: Omit<DocumentInput, 'rendered' | 'main'>,
  known: RenderedParts['known'],
): Extract<RenderedDocument, { kind: 'document' }> {
  const rendered = { headerHtml: '', footerHtml: '', styles: [], alternates: {}, known, isClientFallback: false };
  const document = createDocument({ ...input, rendered, main: null });
  return {
    kind: 'document',
    status: document.status,
    content: compressDocument(document.html),
    contentSecurityPolicy: document.contentSecurityPolicy,
    shareCard: document.shareCard,
    cacheKeys: [],
    freshUntil: null,
    hasMain: false,
    isClientFallback: false,
    problem: null,
    regionProblems: [],
    isComplete: false,
  };
}
