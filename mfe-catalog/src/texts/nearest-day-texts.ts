import en from '../locales/nearest-day.en.json';
import pl from '../locales/nearest-day.pl.json';

/** Texts of a treatment's first free day, an island. */
export const nearestDayTexts = { pl, en };
