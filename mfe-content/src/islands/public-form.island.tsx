import { defineIsland } from '@aksamit/module-sdk/islands';
import { loadSentChoices } from '../features/forms/api/load-sent-choices';
import { PublicForm } from '../features/forms/components/public-form';
import en from '../locales/forms.en.json';
import pl from '../locales/forms.pl.json';

/** A form for visitors, with its checks and its thanks. Starts when it is seen, so that a draft is there before a field is touched. */
export default defineIsland({
  name: 'public-form',
  component: PublicForm,
  load: loadSentChoices,
  texts: { pl, en },
  starts: 'seen',
});
