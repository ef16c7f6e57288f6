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
  /** ISO 8601, like the other instants. */
  startAt: string;
  endAt: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * A calendar file (RFC 5545). Each visit keeps one UID for its life and a SEQUENCE that rises with each change, so that
 * calendars update the entry they have; a canceled one is marked so.
 */
export function writeCalendar(name: string, visits: readonly CalendarVisit[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Aksamit', product: 'visits', language: 'PL' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const visit of visits) {
    const isOff = visit.state === 'canceled' || visit.state === 'refused';
    calendar.createEvent({
      id: `${visit.id}@aksamit.example`,
      sequence: visit.sequence,
      start: new Date(visit.startAt),
      end: new Date(visit.endAt),
      stamp: new Date(visit.updatedAt),
      created: new Date(visit.createdAt),
      lastModified: new Date(visit.updatedAt),
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: visit.productName,
      location: {
        title: visit.locationName,
        address: `${visit.address}, ${visit.postalCode} ${visit.city}`,
        geo: { lat: visit.lat, lon: visit.lng },
      },
    });
  }
  return calendar.toString();
}
