/** Buyers write their country freely; the e-invoice system requires its code. */
const names = new Map<string, string>();
for (const locale of ['pl', 'en']) {
  const inWords = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  for (let index = 0; index < 26 * 26; index += 1) {
    const code = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    // Replaced codes have the names of their successors.
    const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    const name = isCurrent && inWords.of(code);
    if (name) names.set(name.toLowerCase(), code);
  }
}
names.set('uk', 'GB').set('usa', 'US').set('pol', 'PL');

const codes = new Set(names.values());

/** Two-letter code of a country, given by its name in Polish or English or by its code; null for any other text. */
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
