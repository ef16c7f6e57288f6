import { defineFragment } from '@aksamit/module-sdk/fragments';
import { z } from 'zod';
import { SuggestionBox } from '../features/search/components/suggestion-box';
import en from '../locales/suggestions.en.json';
import pl from '../locales/suggestions.pl.json';

export default defineFragment({
  name: 'search-suggestions',
  version: 1,
  rendering: 'private',
  props: z.object({
    /** Id of the search field, in a form with the address of the results. */
    field: z.string(),
  }),
  reservedHeightPx: 0,
  component: SuggestionBox,
  texts: { pl, en },
});
