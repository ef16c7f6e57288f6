import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { LEFT } from './load-private';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'remembered',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/zapamietane/'], en: ['/panel/saved/'] },
  area: 'panel',
  // The catalog's fragment fetches the list in the browser.
  load: async () => LEFT,
  component: RememberedPage,
});

/** Treatments that the customer remembers, shown by the catalog, which knows their prices. */
export function RememberedPage() {
  const t = useTranslate();
  return (
    <PanelPage current="remembered" lead={t('remembered.lead')}>
      {() => <Fragment module="catalog" name="remembered-treatments" version={1} reservedHeightPx={640} props={{}} />}
    </PanelPage>
  );
}
