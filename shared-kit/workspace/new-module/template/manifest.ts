import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';

/** What this module claims and offers. */
export const manifest: ModuleDeclarationInput = {
  name: 'template-module',
  pages: [
    {
      name: 'start',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: ['/adres-modulu/'], en: ['/module-address/'] },
    },
  ],
  fragments: { offers: [] },
  bus: { publishes: [], reads: [] },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 45_000 },
};
