import type { AtlasTexts } from '@aksamit/body-atlas';
import type { Translate } from '@aksamit/module-sdk/i18n';
import en from '../locales/body-views.en.json';
import pl from '../locales/body-views.pl.json';

/** Texts of the sides of a drawn body. */
export const bodyViewResources = { pl, en };

/** The words of the sides, for a `BodyAtlas`. */
export const bodyViewTexts = (t: Translate): Omit<AtlasTexts, 'label'> => ({
  views: t('bodyViews.label'),
  view: { front: t('bodyViews.front'), back: t('bodyViews.back'), face: t('bodyViews.face') },
});
