/** How old a customer must be. Source: readings.md, "Visits and slots", "Health"; content, "Salon terms". Pure. */
import type { AgeDeclaration } from '@aksamit/contracts';
import { bookingPolicies } from '../policies';
import { yearsBetween } from './zoned-time';

const { youngestYears, adultYears } = bookingPolicies.everywhere;

/** A declared age with which treatments are sold. */
export type AllowedAge = Exclude<AgeDeclaration, 'under16'>;

export interface KnownAge {
  /** Of the account, YYYY-MM-DD; it overrides the declared age. */
  dateBirth: string | null;
  /** The customer's declaration, now or with the purchase. */
  declared: AgeDeclaration | null;
}

/** The customer's age on a local date; null: unknown. */
export function ageOn({ dateBirth, declared }: KnownAge, date: string): AgeDeclaration | null {
  if (dateBirth === null) return declared;
  const years = yearsBetween(dateBirth, date);
  if (years < youngestYears) return 'under16';
  return years < adultYears ? 'minorWithGuardian' : 'adult';
}

/** Whether a visit on this date needs a guardian's written consent, given in the salon. */
export const asksForGuardian = (known: KnownAge, date: string): boolean => ageOn(known, date) === 'minorWithGuardian';
