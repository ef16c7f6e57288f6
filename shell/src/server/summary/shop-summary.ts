import { currencyCode, type OpeningDay } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { ShopSummary } from '@aksamit/contracts/shop-summary';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';
import { type FeedSite, pageUrl } from '../feeds/feed-site';
import { siteUrl } from './site-url';
import {
  type ListedBundle,
  type ListedSalon,
  type ListedTreatment,
  readBundles,
  readTreatments,
  readVisitedSalons,
} from './summary-records';

export const SCHEMA_PATH = '/services.schema.json';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * Services, prices and salons of a market in one of its languages, with the prices of their pages. Records without a page in
 * a deployed module are omitted.
 * @throws while the API is away
 */
export async function buildSummary(site: FeedSite, locale: LocaleCode): Promise<ShopSummary> {
  const [treatments, bundles, salons] = await Promise.all([
    readTreatments(site, locale),
    readBundles(site, locale),
    readVisitedSalons(site, locale),
  ]);
  const { brand, currencies, slug } = site.market;
  return {
    $schema: site.origin + SCHEMA_PATH,
    name: brand.name,
    url: siteUrl(site, locale, '/'),
    market: slug,
    language: locale,
    currency: currencyCode.parse(currencies[0]?.code),
    contact: { phone: brand.phone, email: brand.mailboxes?.[locale]?.email ?? brand.email },
    services: treatments.flatMap((one) => treatmentEntry(one, site, locale)),
    bundles: bundles.flatMap((one) => {
      const url = pageUrl(site, locale, 'catalog/bundle', one.slug);
      return url === undefined ? [] : [soldEntry(one, url, one.pricing.lowestPriceValue)];
    }),
    salons: salons.flatMap((one) => salonEntry(one, site, locale)),
  };
}

/** Address of a treatment's page; undefined when no deployed module has it. */
export function treatmentUrl(
  site: FeedSite,
  locale: LocaleCode,
  { gender, slug }: Pick<ListedTreatment, 'gender' | 'slug'>,
): string | undefined {
  return pageUrl(site, locale, gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', slug);
}

function treatmentEntry(one: ListedTreatment, site: FeedSite, locale: LocaleCode): ShopSummary['services'] {
  const url = treatmentUrl(site, locale, one);
  if (url === undefined) return [];
  return [
    {
      ...soldEntry(one, url, one.lowestPriceValue),
      kind: one.type === 'package' ? 'package' : 'treatment',
      category: one.category.name,
      durationMinutes: one.duration,
      treatmentsCount: one.packageQuantity,
      bodyParts: one.productBodyParts.map(({ name }) => name),
      ...(one.rating ? { rating: one.rating } : {}),
    },
  ];
}

function soldEntry(
  { id, name, lead, gender, pricing }: ListedTreatment | ListedBundle,
  url: string,
  lowest: number | null,
): ShopSummary['bundles'][number] {
  return {
    id,
    name,
    description: lead,
    url,
    audience: gender,
    price: {
      amountMinor: pricing.finalPrice,
      regularMinor: pricing.price,
      lowestOf30DaysMinor: lowest,
      currency: pricing.currency.code,
    },
  };
}

function salonEntry(salon: ListedSalon, site: FeedSite, locale: LocaleCode): ShopSummary['salons'] {
  const url = pageUrl(site, locale, 'catalog/salon', salon.slug);
  if (url === undefined) return [];
  const { id, name, phone, email, rating, ratingsCount = 0 } = salon;
  return [
    {
      id,
      name,
      url,
      bookingUrl: url,
      phone,
      email,
      address: {
        street: salon.address,
        postalCode: salon.postalCode,
        city: salon.city.name,
        region: salon.city.voivodeship,
        country: 'PL',
      },
      geo: { latitude: degrees(salon.location.lat), longitude: degrees(salon.location.lng) },
      openingHours: WEEK.flatMap((day) => {
        const hours = hoursOf(salon.openTime[day]);
        return hours ? [{ day, ...hours }] : [];
      }),
      timeZone: STORE_TIME_ZONE,
      treatmentCategories: salon.productCategories.map((category) => category.name),
      ...(rating && ratingsCount > 0 ? { rating: { average: rating, count: ratingsCount } } : {}),
    },
  ];
}

/** Null: closed. A whole day is written as 00:00 to 24:00. */
function hoursOf({ closed, allDay, start, end }: OpeningDay): { opens: string; closes: string } | null {
  if (closed) return null;
  if (allDay) return { opens: '00:00', closes: '24:00' };
  return start === null || end === null ? null : { opens: start, closes: end };
}

/** To a tenth of a metre; binary fractions have more digits than that. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;
