import { defineIsland } from '@aksamit/module-sdk/islands';
import { RememberButton } from '../features/treatments/components/remember-button';
import { rememberTexts } from '../texts/remember-texts';

/** The heart of a treatment's page. It starts by itself when it is pressed, so that buying loads nothing of it. */
export default defineIsland({
  name: 'remember',
  component: RememberButton,
  texts: { pl: rememberTexts.pl, en: rememberTexts.en },
});
