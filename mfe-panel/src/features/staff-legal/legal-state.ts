import type { LegalDocument } from '@aksamit/contracts/staff';

export type LegalState = 'draft' | 'coming' | 'current' | 'earlier' | 'withdrawn';

export interface StatedDocument {
  document: LegalDocument;
  state: LegalState;
}

const sinceOf = ({ effectiveAt, createdAt }: LegalDocument) => Date.parse(effectiveAt ?? createdAt);

/**
 * The versions of a text with their states now: drafts first, then by when they take effect, the newest first. One whose time has
 * come holds also in the moments before the worker records it.
 */
export function statedDocuments(documents: readonly LegalDocument[], now: number): StatedDocument[] {
  const held = documents
    .filter(({ status, effectiveAt }) => isPublished(status) && effectiveAt !== null && Date.parse(effectiveAt) <= now)
    .toSorted((a, b) => sinceOf(b) - sinceOf(a));
  const stateOf = (document: LegalDocument): LegalState => {
    if (!isPublished(document.status)) return document.status === 'draft' ? 'draft' : 'withdrawn';
    if (!held.includes(document)) return 'coming';
    return document === held[0] ? 'current' : 'earlier';
  };
  return documents
    .map((document) => ({ document, state: stateOf(document) }))
    .toSorted(
      (a, b) => Number(b.state === 'draft') - Number(a.state === 'draft') || sinceOf(b.document) - sinceOf(a.document),
    );
}

const isPublished = (status: LegalDocument['status']) => status === 'published' || status === 'inEffect';

/** What a version changes: the published one that it follows. */
export function versionBefore(
  documents: readonly StatedDocument[],
  { document, state }: StatedDocument,
): LegalDocument | null {
  const others = documents.filter((other) => other.document.id !== document.id && SHOWN.includes(other.state));
  const before = state === 'draft' ? others : others.filter((other) => sinceOf(other.document) < sinceOf(document));
  return before[0]?.document ?? null;
}

const SHOWN: readonly LegalState[] = ['coming', 'current', 'earlier'];
