import type { LineHours } from '@aksamit/contracts/phone-hours';
import type { MarketBrand } from '@aksamit/contracts/platform';
import { CONTEXT, type JsonLd } from '@aksamit/contracts/structured-data';
import { LOGO_PATH } from '../../brand/logo-path';

interface Shop {
  brand: Pick<MarketBrand, 'name' | 'phone' | 'phoneHours' | 'email' | 'social'>;
  /** Without a slash at its end. */
  origin: string;
  /** Paths of the front page and of the search, base path included. */
  homePath: string;
  searchPath: string;
  /** Codes of the languages in which the shop is run. */
  languages: readonly string[];
}

/**
 * Structured data of the shop itself (schema.org Organization and WebSite with its search). The salons are listed where
 * they are shown: each has an entry of its own that names this organization.
 */
export function organisationJsonLd({ brand, origin, homePath, searchPath, languages }: Shop): JsonLd[] {
  const url = origin + homePath;
  const id = `${origin}/#organization`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      url,
      logo: { '@type': 'ImageObject', url: origin + LOGO_PATH },
      areaServed: { '@type': 'Country', name: 'PL' },
      ...(brand.social?.length ? { sameAs: brand.social.map(({ url }) => url) } : {}),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: brand.phone,
        email: brand.email,
        availableLanguage: [...languages],
        ...(brand.phoneHours ? { hoursAvailable: brand.phoneHours.map(hoursEntry) } : {}),
      },
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: brand.name,
      url,
      publisher: { '@type': 'Organization', '@id': id, name: brand.name },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const hoursEntry = ({ from, to, opens, closes }: LineHours): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS.slice(from - 1, to),
  opens: clock(opens),
  closes: clock(closes),
});
