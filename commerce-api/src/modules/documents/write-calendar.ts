import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A visit as calendars know it. */
export interface CalendarVisit {
  id: string;
  state: 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';
  /** Rises with each change of an entry that calendars have. */
  sequence: number;
  productName: string;
  locationName: string;
  city: string;
  address: string;
  postalCode: string;
  lat: number;
  lng: number;
  /** Of the salon, which organizes it; not in messages that an older release wrote. */
  salonEmail?: string;
  /** ISO 8601, like the other instants. */
  startAt: string;
  endAt: string;
  createdAt: string;
  updatedAt: string;
}

/** What a file says to calendars: here are entries, or (of a message about one that is off) take it out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

const isOff = ({ state }: CalendarVisit) => state === 'canceled' || state === 'refused';

/** The method of a message about one visit. Source: RFC 5546, 3.2.5: an entry is taken out by CANCEL alone. */
export const calendarMethodOf = (visit: CalendarVisit): CalendarMethod => (isOff(visit) ? 'CANCEL' : 'PUBLISH');

/**
 * A calendar file (RFC 5545, RFC 5546), every line ended by CRLF, the last one too. Each visit keeps one UID for its life and a SEQUENCE that rises with each change,
 * so that calendars update the entry they have; a canceled one is marked so. The salon is its organizer.
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
