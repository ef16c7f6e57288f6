import { defineIsland } from '@aksamit/module-sdk/islands';
import { BundleButtons, type ButtonBundle } from '../features/sales/components/bundle-choice';
import { bundleChoiceTexts } from '../texts/bundle-choice-texts';

/** The cart's button in the phone's bottom bar of a bundle's page. */
export default defineIsland({
  name: 'bundle-bar',
  component: BarButtons,
  texts: { pl: bundleChoiceTexts.pl, en: bundleChoiceTexts.en },
  group: 'bundle',
});

function BarButtons({ bundle }: { bundle: ButtonBundle }) {
  return <BundleButtons bundle={bundle} inBar />;
}
