import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import { localized } from './localized';
import type { ReferenceName } from './reference-names';
import { optionKey } from './references';

/**
 * Stores the names of what a record refers to, as the record has them, so that none is requested by itself.
 * @param names by id; what an older API has not is requested
 */
export function useKnownNames(references: readonly ReferenceName[], names: unknown): void {
  const { locale } = usePageContext();
  const queryClient = useQueryClient();
  // Before the controls below are rendered for the first time.
  useState(() => {
    if (typeof names !== 'object' || names === null) return;
    for (const [id, name] of Object.entries(names)) {
      for (const to of references) {
        queryClient.setQueryData(optionKey(to, { id, locale }), { id, label: localized(name, locale) });
      }
    }
  });
}
