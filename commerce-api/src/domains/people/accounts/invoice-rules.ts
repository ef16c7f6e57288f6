const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const POLAND = new Set(['pl', 'pol', 'polska', 'poland']);

/** Whether a Polish tax number has the right check digit. Blanks and hyphens do not matter. Source: GUS. */
export function isNip(vatId: string): boolean {
  const digits = vatId.replace(/^PL/i, '').replace(/[\s-]/g, '');
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

/** A tax number fits its country: checked for Poland only, taken as it is for others. */
export function isVatIdOf(country: string, vatId: string): boolean {
  return !POLAND.has(country.trim().toLowerCase()) || isNip(vatId);
}
