const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o' };
const LONGEST = 120;

/** A title as part of an address: small letters without accents, digits and hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[łßæø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
