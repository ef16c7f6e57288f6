import { salon } from '../../testing/catalog-records';
import { salonJsonLd } from './salon-json-ld';

const page = { url: 'https://shop.example/salony/mokotow/', origin: 'https://shop.example', brand: 'Aksamit' };
const closed = { start: null, end: null, closed: true, allDay: false };
const open = { start: '09:00', end: '20:00', closed: false, allDay: false };

test('usual hours leave out closed days; a date with hours of its own is stated, also a closed one', () => {
  const { openTime } = salon();
  const record = salonJsonLd(
    salon({
      openTime: {
        ...openTime,
        monday: open,
        tuesday: { ...open, end: '24:00' },
        wednesday: { ...open, allDay: true },
        sunday: closed,
      },
      openingExceptions: [
        { ...closed, date: '2026-12-25', reason: 'Boże Narodzenie' },
        { ...open, end: '14:00', date: '2026-12-24', reason: 'Wigilia' },
      ],
    }),
    page,
  );
  const usual = record.openingHoursSpecification as { dayOfWeek: string }[];
  expect(usual.slice(0, 3)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '20:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Tuesday', opens: '09:00', closes: '23:59' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Wednesday', opens: '00:00', closes: '23:59' },
  ]);
  expect(usual.map(({ dayOfWeek }) => dayOfWeek)).not.toContain('Sunday');
  const special = { '@type': 'OpeningHoursSpecification' };
  expect(record.specialOpeningHoursSpecification).toEqual([
    { ...special, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    { ...special, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '14:00' },
  ]);
});

test('the place is named to a tenth of a metre, the chain as the parent', () => {
  const record = salonJsonLd(
    salon({ location: { lat: 52.229600000000005, lng: 21.015700000000002 }, openingExceptions: [] }),
    page,
  );
  expect(record).toMatchObject({
    '@id': page.url,
    geo: { latitude: 52.2296, longitude: 21.0157 },
    parentOrganization: { name: 'Aksamit', url: 'https://shop.example/' },
  });
  expect(record).not.toHaveProperty('specialOpeningHoursSpecification');
});
