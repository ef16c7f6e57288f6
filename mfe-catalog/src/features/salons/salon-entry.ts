import type { Location } from '@aksamit/contracts';
import type { JsonLd } from '@aksamit/contracts/structured-data';

/** Structured data of a salon's address. */
export function addressEntry({ address, postalCode, city }: Pick<Location, 'address' | 'postalCode' | 'city'>): JsonLd {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode,
    addressLocality: city.name,
    addressRegion: city.voivodeship,
    addressCountry: 'PL',
  };
}

type Listed = Pick<Location, 'name' | 'slug' | 'phone' | 'address' | 'postalCode' | 'city'>;

/** A salon in a list of salons: a local business by itself. @param href path of its page */
export const salonEntry = (salon: Listed, href: string) => ({
  name: salon.name,
  href,
  record: { '@type': 'BeautySalon', telephone: salon.phone, address: addressEntry(salon) },
});
