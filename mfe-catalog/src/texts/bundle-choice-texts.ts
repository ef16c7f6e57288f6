import en from '../locales/bundle-choice.en.json';
import pl from '../locales/bundle-choice.pl.json';

/** Texts of the choice of body parts: of islands, and of the bundle's page around them. */
export const bundleChoiceTexts = { pl, en };
