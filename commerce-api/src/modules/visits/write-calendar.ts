import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarVisit } from './calendar-queries';

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
