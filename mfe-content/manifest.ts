import type { ModuleInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';

/** What this module offers and uses beside its pages (`src/pages`). */
export const manifest: ModuleInput = {
  name: 'content',
  bus: { publishes: publications('toast'), reads: readings('market', 'locale', 'session', 'consent') },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
