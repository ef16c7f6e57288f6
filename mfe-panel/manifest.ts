import type { ModuleInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { slotPicked } from './src/features/visits/slot-picked';

/** What this module uses beside its pages (`src/pages`). */
export const manifest: ModuleInput = {
  name: 'panel',
  entryPage: 'login',
  bus: {
    publishes: publications('toast', 'session.login-succeeded', 'session.logout-requested', 'problem', 'measurement'),
    reads: [
      ...readings('session', 'session.logout-requested', 'market', 'locale'),
      { topic: 'cart-checkout.slot-picked', version: 1, schema: z.toJSONSchema(slotPicked) },
    ],
  },
  apiVersion: '1',
  // Texts of both languages are a third of it. The same sources vary by some 20 bytes with the order of their modules.
  budgets: { entryBrotliBytes: 45_800 },
};
