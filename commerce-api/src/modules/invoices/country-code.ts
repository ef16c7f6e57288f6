/** Buyers write their country as they like; the e-invoice system wants its code. */
const names = new Map<string, string>();
for (const locale of ['pl', 'en']) {
  const inWords = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  for (let index = 0; index < 26 * 26; index += 1) {
    const code = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    // Codes that were replaced by others have the others' names.
    const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    const name = isCurrent && inWords.of(code);
    if (name) names.set(name.toLowerCase(), code);
  }
}
names.set('uk', 'GB').set('usa', 'US').set('pol', 'PL');

const codes = new Set(names.values());

/** Two-letter code of a country in Polish or English, or given as its code; null for what is neither. */
export function countryCode(country: string): string | null {
  const word = country.trim();
  const named = names.get(word.toLowerCase());
  if (named) return named;
  return codes.has(word.toUpperCase()) ? word.toUpperCase() : null;
}

/** Members of the Union by the codes that their VAT numbers begin with: Greece writes EL. */
const UNION = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' '));

/** The Union's prefix of a member's VAT numbers; null for Poland and countries outside. */
export function unionPrefix(code: string | null): string | null {
  const prefix = code === 'GR' ? 'EL' : code;
  return prefix !== null && UNION.has(prefix) ? prefix : null;
}
