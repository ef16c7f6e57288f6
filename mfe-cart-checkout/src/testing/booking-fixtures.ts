import type { EventSlotDay, SalonMap } from '@aksamit/contracts';
import { createFakeHttp, type FakeHttp } from '@aksamit/module-sdk/testing';

const DAY_MS = 86_400_000;
const slot = (startAt: string) => ({
  startAt,
  endAt: new Date(Date.parse(startAt) + 45 * 60_000).toISOString(),
});

/** Two weeks from a date: free at 10:15, 13:00 and 17:30, closed on Sundays, full on Tuesdays. Winter time. */
export function slotsOn(from: string): EventSlotDay[] {
  return Array.from({ length: 14 }, (_, index) => {
    const date = new Date(Date.parse(`${from}T12:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const isPast = date <= '2026-11-21';
    if (weekday === 0 || isPast) return { date, slots: [], isOffered: false };
    if (weekday === 2) return { date, slots: [], isOffered: true };
    const starts = ['09:15', '12:00', '16:30'].map((time) => `${date}T${time}:00.000Z`);
    return { date, slots: starts.map(slot), isOffered: true };
  });
}

const point = (locationId: string, city: string, lat: number, lng: number): SalonMap['points'][number] => ({
  locationId,
  name: `Aksamit ${city}`,
  slug: `aksamit-${locationId}`,
  city,
  address: 'ul. Długa 1',
  categories: ['epilation'],
  lat,
  lng,
});

const salonPoints = [
  point('1', 'Kraków', 50.06, 19.94),
  point('2', 'Łódź', 51.76, 19.46),
  point('3', 'Tarnów', 50.01, 20.98),
];

/** An API with three salons; on 2026-11-21, a Saturday, the first free day is Monday the 23rd. */
export function bookingApi(): FakeHttp {
  const map: SalonMap = {
    id: 'poland',
    name: 'Polska',
    bounds: { south: 49, west: 14, north: 55, east: 24 },
    center: { lat: 52, lng: 19 },
    points: salonPoints,
  };
  return createFakeHttp({
    'GET /maps': () => ({ maps: [map] }),
    'GET /events/first-free-day': ({ options }) => ({
      eventFirstFreeDay: { date: '2026-11-23', locationId: String(options.query?.locationId) },
    }),
    'GET /events/therapists': () => ({ eventTherapists: [] }),
    'GET /events/slots': ({ options }) => ({ eventSlots: slotsOn(String(options.query?.date)) }),
  });
}

/** Sets the date that the page sees; timers stay real, so that pending responses still arrive. */
export function onlyDate(now: Date): void {
  const timers = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const;
  const turns = ['queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;
  jest.useFakeTimers({ now, doNotFake: [...timers, ...turns] });
}
