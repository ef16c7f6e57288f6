import type { Location, OpeningDay } from '@aksamit/contracts';
import { weekdays } from './opening-rules';

const CONTEXT = 'https://schema.org';
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Structured data of a salon's page; `url` is its full address. */
export function salonJsonLd(salon: Location, url: string): Record<string, unknown> {
  return {
    '@context': CONTEXT,
    '@type': 'BeautySalon',
    '@id': url,
    url,
    name: salon.name,
    telephone: salon.phone,
    email: salon.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: salon.address,
      postalCode: salon.postalCode,
      addressLocality: salon.city.name,
      addressRegion: salon.city.voivodeship,
      addressCountry: 'PL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: salon.location.lat, longitude: salon.location.lng },
    openingHoursSpecification: weekdays.flatMap((day) => hoursOf(capitalised(day), salon.openTime[day])),
  };
}

function hoursOf(dayOfWeek: string, day: OpeningDay): Record<string, unknown>[] {
  if (day.closed) return [];
  const opens = day.allDay ? '00:00' : day.start;
  const closes = day.allDay ? '23:59' : day.end;
  return opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : [];
}
