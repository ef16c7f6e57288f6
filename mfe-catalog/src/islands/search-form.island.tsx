import { defineIsland } from '@aksamit/module-sdk/islands';
import { SearchForm } from '../features/search/components/search-form';
import { searchTexts } from '../texts/search-texts';

/** The field of the search page. */
export default defineIsland({
  name: 'search-form',
  component: SearchForm,
  texts: { pl: searchTexts.pl, en: searchTexts.en },
});
