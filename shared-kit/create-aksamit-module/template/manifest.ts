import type { ModuleInput } from '@aksamit/contracts/platform';

/** What this module offers and uses beside its pages (`src/pages`). */
export const manifest: ModuleInput = {
  name: 'template-module',
  bus: { publishes: [], reads: [] },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
