import { defineIsland } from '@aksamit/module-sdk/islands';
import { BeforeAfter } from '../features/treatments/components/before-after';
import { beforeAfterTexts } from '../texts/before-after-texts';

/** Pictures before and after a treatment, with the border between them. */
export default defineIsland({
  name: 'before-after',
  component: BeforeAfter,
  texts: { pl: beforeAfterTexts.pl, en: beforeAfterTexts.en },
  starts: 'seen',
});
