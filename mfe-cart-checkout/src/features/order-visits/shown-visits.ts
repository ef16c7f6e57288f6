import type { Event } from '@aksamit/contracts';

/** A visit of an order. Without `location` only the city is known. */
export interface ShownVisit {
  id: string;
  name: string;
  startAt: string;
  endAt?: string;
  location?: Event['location'];
  city: string | null;
  /** Who gives the treatment, as planned now. */
  therapist?: Event['therapist'];
  /** A canceled one is struck through. */
  doneStatus?: Event['doneStatus'];
}

/**
 * The visits of an order that are ahead, as they are now, the earliest first. @param ordered the visits as they were
 * ordered: shown when the present ones cannot be loaded
 */
export function shownVisits(events: readonly Event[] | undefined, ordered: readonly ShownVisit[]): ShownVisit[] {
  if (!events) return [...ordered];
  return events
    .filter(({ doneStatus }) => doneStatus === 'active')
    .map(({ id, product, startAt, endAt, location, therapist }) => ({
      id,
      name: product.name,
      startAt,
      endAt,
      location,
      city: location.city,
      therapist,
    }))
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
