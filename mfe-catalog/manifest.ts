import type { ModuleInput } from '@aksamit/contracts/platform';
import { publications, readings } from '@aksamit/contracts/topics';
import { z } from 'zod';
import { salonChosen } from './src/fragments/salon-chosen';

/** What the catalog offers and uses beside its pages (`src/pages`). Data only: releases carry it, the shell reads it. */
export const manifest: ModuleInput = {
  name: 'catalog',
  bus: {
    publishes: [
      ...publications('commerce', 'toast'),
      { topic: 'catalog.salon-chosen', version: 1, kind: 'event', schema: z.toJSONSchema(salonChosen) },
    ],
    reads: readings('session'),
  },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 40_000 },
};
