import type { LocaleCode, SentSection } from '@aksamit/contracts';
import type { Db } from '../../../platform/database';
import { selectCities } from '../../catalogue/locations';
import { selectAggregate, selectOpinions } from '../../catalogue/opinions';
import { selectArticles } from './article-queries';

interface Shown {
  locale: LocaleCode;
  now: Date;
}

/**
 * Sections with the records that they show: cities with salons, articles, opinions. They come with the page, so that pages
 * with several of them need one call.
 */
export function withRecords(db: Db, sections: readonly SentSection[], shown: Shown): Promise<SentSection[]> {
  return Promise.all(sections.map(async (section) => ({ ...section, ...(await recordsOf(db, section, shown)) })));
}

async function recordsOf(db: Db, section: SentSection, { locale, now }: Shown): Promise<Record<string, unknown>> {
  const count = typeof section.count === 'number' ? section.count : 3;
  if (section.kind === 'salons') {
    const cities = (await selectCities(db, true)).sort((a, b) => b.locationsCount - a.locationsCount).slice(0, count);
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
  return {};
}
