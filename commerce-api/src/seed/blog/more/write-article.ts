import { both } from '../../localized';
import type { SeedArticle } from '../seed-article';

type Pair = readonly [pl: string, en: string];

interface Words {
  title: Pair;
  slugs: Pair;
  lead: Pair;
  pl: string;
  en: string;
}

/** An article of the demo blog, written shortly. */
export function article(
  code: string,
  [category, author, daysAgo]: readonly [category: string, author: 'anna-zielinska' | 'marek-wolski', daysAgo: number],
  words: Words,
  rest: Pick<SeedArticle, 'gender' | 'products' | 'cta' | 'sideCategories'> = {},
): SeedArticle {
  return {
    code,
    category,
    author,
    daysAgo,
    title: both(...words.title),
    slugs: both(...words.slugs),
    lead: both(...words.lead),
    text: both(words.pl, words.en),
    ...rest,
  };
}
