/** What a visitor decided about articles, in this browser's storage; where that is off nothing fails. */
const RATED_KEY = 'ratedArticles';
const PROFESSIONAL_KEY = 'readsAsProfessional';
/** Articles that one browser keeps its ratings of; the oldest are dropped. */
const MOST_RATED = 200;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is off or full: the visitor is asked again next time.
  }
}

const isRating = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] >= 0 && value[1] <= 5;

function ratings(): [string, number][] {
  try {
    const list: unknown = JSON.parse(stored(RATED_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isRating) : [];
  } catch {
    return [];
  }
}

/** The rating given to an article in this browser: 1 to 5; 0: given, but elsewhere; null: none. */
export function givenRating(articleId: string): number | null {
  return ratings().find(([id]) => id === articleId)?.[1] ?? null;
}

/** Keeps the rating of an article; 0 where the shop knows one that this browser does not. */
export function keepRating(articleId: string, rating: number): void {
  const others = ratings().filter(([id]) => id !== articleId);
  store(RATED_KEY, JSON.stringify([...others, [articleId, rating]].slice(-MOST_RATED)));
}

/** Whether the visitor confirmed to be a professional. */
export const readsAsProfessional = (): boolean => stored(PROFESSIONAL_KEY) === 'yes';

/** Keeps, or withdraws, that the visitor is a professional. */
export function keepProfessional(isProfessional: boolean): void {
  store(PROFESSIONAL_KEY, isProfessional ? 'yes' : null);
}
