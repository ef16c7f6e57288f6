import { defineIsland } from '@aksamit/module-sdk/islands';
import { BundleChoice } from '../features/sales/components/bundle-choice';
import { bundleChoiceTexts } from '../texts/bundle-choice-texts';

/** What is chosen and bought on a bundle's page; the bottom bar follows it. */
export default defineIsland({
  name: 'bundle-choice',
  component: BundleChoice,
  texts: { pl: bundleChoiceTexts.pl, en: bundleChoiceTexts.en },
  group: 'bundle',
});
