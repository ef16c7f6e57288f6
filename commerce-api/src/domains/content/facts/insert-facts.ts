import { type ShopFact, shopFact } from '@aksamit/contracts';

export type ShopFacts = Readonly<Record<ShopFact, string>>;

/** A name in braces: `{salonCount}`. */
const NAMED = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

const isFact = (name: string): name is ShopFact => shopFact.safeParse(name).success;

/** A record with the facts that its texts name; a number to be called has no spaces. Unknown names stay as they are. */
export function insertFacts<Value>(value: Value, facts: ShopFacts): Value {
  // Texts alone change, so that the shape stays.
  return changedTexts(value, (text) => {
    const inserted = text.replace(NAMED, (written, name: string) => (isFact(name) ? facts[name] : written));
    return text.startsWith('tel:') ? inserted.replace(/\s/g, '') : inserted;
  }) as Value;
}

function changedTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => changedTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, changedTexts(entry, change)]));
}

/** Paths (`sections.pl.0.title`) of texts with a name in braces that is no fact of the shop. */
export function unknownFactsOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(NAMED)].some(([, name = '']) => !isFact(name)) ? [path.join('.')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => unknownFactsOf(entry, [...path, name]));
}
