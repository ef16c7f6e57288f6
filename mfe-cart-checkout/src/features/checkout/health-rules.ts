/** The acknowledgement of the health rules. Source: readings, "Visits and slots" (health, age). */
import type { Cart } from '@aksamit/contracts';

/** Version of the text under `health` in the locale files; raised whenever its meaning changes. */
export const HEALTH_TEXT_VERSION = '2026-11-21';

/** Whether the order holds a treatment: a voucher alone needs no acknowledgement. */
export function asksForHealth({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(({ isAccepted, itemType }) => isAccepted && itemType !== 'voucher');
}

/** Consequence of a customer's age: refused under 16, with a guardian's written consent at 16 and 17. */
export type AgeRule = 'refused' | 'guardian' | 'free' | 'unknown';

/** Age groups that may be declared; the API's own are the same (a test compares). */
export const DECLARED_AGES = ['adult', 'minorWithGuardian', 'under16'] as const;

/** `dateBirth` as YYYY-MM-DD; `today` in the same form, of the store's time zone. */
export function ageRule(dateBirth: string | null | undefined, today: string): AgeRule {
  if (!dateBirth || !/^\d{4}-\d{2}-\d{2}$/.test(dateBirth)) return 'unknown';
  const years = Number(today.slice(0, 4)) - Number(dateBirth.slice(0, 4));
  const age = today.slice(5) >= dateBirth.slice(5) ? years : years - 1;
  if (age < 16) return 'refused';
  return age < 18 ? 'guardian' : 'free';
}
