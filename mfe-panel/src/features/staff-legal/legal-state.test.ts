import type { LegalDocument } from '@aksamit/contracts/staff';
import { statedDocuments, versionBefore } from './legal-state';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const document = (id: string, status: LegalDocument['status'], effectiveAt: string | null): LegalDocument => ({
  id,
  cmsPageId: '1',
  status,
  body: { pl: [], en: [] },
  summary: null,
  createdAt: '2026-01-01T00:00:00Z',
  publishedAt: effectiveAt,
  effectiveAt,
  version: 1,
});

const all = [
  document('first', 'inEffect', '2024-01-01T00:00:00Z'),
  document('draft', 'draft', null),
  document('due', 'published', '2026-11-27T11:59:00Z'),
  document('next', 'published', '2026-12-10T00:00:00Z'),
  document('gone', 'withdrawn', '2026-10-01T00:00:00Z'),
];

test('each version has its state, also one that the worker has not recorded yet', () => {
  expect(statedDocuments(all, NOW).map(({ document: { id }, state }) => `${id} ${state}`)).toEqual([
    'draft draft',
    'next coming',
    'due current',
    'gone withdrawn',
    'first earlier',
  ]);
});

test.each([
  ['draft', 'next'],
  ['next', 'due'],
  ['due', 'first'],
  ['first', undefined],
])('%s is compared with %s', (id, before) => {
  const stated = statedDocuments(all, NOW);
  const one = stated.find(({ document: each }) => each.id === id);
  if (!one) throw new Error(id);
  expect(versionBefore(stated, one)?.id).toBe(before);
});
