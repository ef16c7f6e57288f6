import { type CalendarVisit, writeCalendar } from './index';

const visit: CalendarVisit = {
  id: 'a',
  state: 'booked',
  sequence: 1,
  productName: 'Laserowe usuwanie owłosienia całego ciała, zabieg trzeci z sześciu, z konsultacją',
  locationName: 'Aksamit Warszawa Wola',
  city: 'Warszawa',
  address: 'Prosta 1',
  postalCode: '00-001',
  lat: 52.2296,
  lng: 21.0157,
  salonEmail: 'wola@aksamit.example',
  startAt: '2026-11-21T10:00:00Z',
  endAt: '2026-11-21T11:00:00Z',
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
};

test.each([[[visit]], [[]]])(
  'every line ends with CRLF, the last one too, and is no longer than 75 bytes',
  (visits) => {
    const file = writeCalendar('Aksamit', visits);
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  },
);
