import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A visit as calendars know it. */
export interface CalendarVisit {
  id: string;
  state: 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';
  /** Rises with each change of an entry already in calendars. */
  sequence: number;
  productName: string;
  locationName: string;
  city: string;
  address: string;
  postalCode: string;
  lat: number;
  lng: number;
  /** Of the salon, which organizes it; missing from messages of older releases. */
  salonEmail?: string;
  /** ISO 8601, like the other instants. */
  startAt: string;
  endAt: string;
  createdAt: string;
  updatedAt: string;
}

/** The method of a file: publish entries, or (in a message about a canceled visit) cancel one. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

const isOff = ({ state }: CalendarVisit) => state === 'canceled' || state === 'refused';

/** The method of a message about one visit. Source: RFC 5546, 3.2.5: only CANCEL removes an entry. */
export const calendarMethodOf = (visit: CalendarVisit): CalendarMethod => (isOff(visit) ? 'CANCEL' : 'PUBLISH');

/**
 * A calendar file (RFC 5545, RFC 5546), every line ended by CRLF, the last one too. Each visit has one permanent UID
 * and a SEQUENCE that rises with each change, so that calendars update their entry; a canceled one is marked so. The
 * salon is its organizer.
 */
export function writeCalendar(
  name: string,
  visits: readonly CalendarVisit[],
  method: CalendarMethod = 'PUBLISH',
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Aksamit', product: 'visits', language: 'PL' },
    method: ICalCalendarMethod[method],
  });
  for (const visit of visits) {
    calendar.createEvent({
      id: `${visit.id}@aksamit.example`,
      sequence: visit.sequence,
      start: new Date(visit.startAt),
      end: new Date(visit.endAt),
      stamp: new Date(visit.updatedAt),
      created: new Date(visit.createdAt),
      lastModified: new Date(visit.updatedAt),
      status: isOff(visit) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: visit.productName,
      ...(visit.salonEmail && { organizer: { name: visit.locationName, email: visit.salonEmail } }),
      location: {
        title: visit.locationName,
        address: `${visit.address}, ${visit.postalCode} ${visit.city}`,
        geo: { lat: visit.lat, lon: visit.lng },
      },
    });
  }
  return `${calendar.toString()}\r\n`;
}
