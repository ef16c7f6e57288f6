import type { Location, OpeningDay } from '@aksamit/contracts';
import { CONTEXT, type JsonLd, ratingOf } from '@aksamit/contracts/structured-data';
import { pictureUrl } from '@aksamit/ui';
import { weekdays } from './opening-rules';
import { addressEntry } from './salon-entry';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A tenth of a metre; binary fractions have more digits than that. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Structured data of a salon's page. `url` is its full address, `origin` has no slash at its end. */
export function salonJsonLd(
  salon: Location,
  { url, origin, brand }: { url: string; origin: string; brand: string },
): JsonLd {
  const exceptions = salon.openingExceptions.map(exceptionOf);
  return {
    '@context': CONTEXT,
    '@type': 'BeautySalon',
    '@id': url,
    url,
    name: salon.name,
    description: salon.locale.description,
    image: salon.images.map((image) => origin + pictureUrl(image, image.width, 'webp')),
    telephone: salon.phone,
    email: salon.email,
    address: addressEntry(salon),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: degrees(salon.location.lat),
      longitude: degrees(salon.location.lng),
    },
    parentOrganization: { '@type': 'Organization', name: brand, url: `${origin}/` },
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = hoursOf(salon.openTime[day]);
      return hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: capitalised(day), ...hours }] : [];
    }),
    ...ratingOf(salon.rating ? { average: salon.rating, count: salon.ratingsCount ?? 0 } : null),
    ...(exceptions.length > 0 ? { specialOpeningHoursSpecification: exceptions } : {}),
  };
}

/** Null: closed. A whole day is written as 00:00 to 23:59. */
function hoursOf(day: OpeningDay): { opens: string; closes: string } | null {
  if (day.closed) return null;
  if (day.allDay) return { opens: '00:00', closes: '23:59' };
  if (day.start === null || day.end === null) return null;
  return { opens: day.start, closes: day.end === '24:00' ? '23:59' : day.end };
}

/** A date with hours of its own; a closed one opens and closes at midnight, as search engines expect. */
function exceptionOf(exception: Location['openingExceptions'][number]): JsonLd {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: exception.date,
    validThrough: exception.date,
    ...(hoursOf(exception) ?? { opens: '00:00', closes: '00:00' }),
  };
}
