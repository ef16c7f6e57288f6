import type { LocaleCode, ProfiledLocation, SentSection } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import { selectLocationCities, selectProfiles } from '../../catalogue/locations';
import { selectAggregate, selectOpinions } from '../../catalogue/opinions';
import { selectTotals } from '../charity';
import { selectArticles } from './article-queries';

/** Published months of the charity campaign in its section: a year. */
const MOST_MONTHS = 12;

interface Shown {
  locale: LocaleCode;
  now: Date;
}

/**
 * Sections with the records that they show: cities with salons, articles, opinions, reviews, sums of the campaign. They come
 * with the page, so that pages with several of them need one call.
 */
export function withRecords(db: Db, sections: readonly SentSection[], shown: Shown): Promise<SentSection[]> {
  return Promise.all(sections.map(async (section) => ({ ...section, ...(await recordsOf(db, section, shown)) })));
}

async function recordsOf(db: Db, section: SentSection, { locale, now }: Shown): Promise<Record<string, unknown>> {
  const count = typeof section.count === 'number' ? section.count : 3;
  if (section.kind === 'salons') {
    const found = await selectLocationCities(db, {}, locale);
    const cities = found.sort((a, b) => b.locationsCount - a.locationsCount).slice(0, count);
    return { cities: cities.map(({ id, name, locationsCount }) => ({ id, name, locationsCount })) };
  }
  if (section.kind === 'articles') {
    const category = typeof section.category === 'string' ? section.category : undefined;
    const { articles } = await selectArticles(db, { category }, { page: 1, perPage: count }, locale, now);
    return { articles };
  }
  if (section.kind === 'opinions') {
    const [rating, opinions] = await Promise.all([
      selectAggregate(db, {}),
      selectOpinions(db, {}, null, { page: 1, perPage: count }, locale),
    ]);
    return { rating, opinions };
  }
  if (section.kind === 'charityTotals') {
    const { charityTotals } = await selectTotals(db, { limit: MOST_MONTHS, offset: 0 });
    return { months: charityTotals };
  }
  if (section.kind === 'salonReviews') return { cities: reviewedCities(await selectProfiles(db, {}, locale)) };
  return {};
}

/** Salons with a profile on the maps service by city: those with most salons first, then by name. */
function reviewedCities(profiles: readonly ProfiledLocation[]) {
  const cities = new Map<string, { name: string; reviewUrl: string }[]>();
  for (const { city, name, gmb } of profiles) {
    cities.set(city.name, [...(cities.get(city.name) ?? []), { name, reviewUrl: gmb.reviewUrl }]);
  }
  return [...cities]
    .map(([name, salons]) => ({ name, salons }))
    .sort((a, b) => b.salons.length - a.salons.length || a.name.localeCompare(b.name, 'pl'));
}
