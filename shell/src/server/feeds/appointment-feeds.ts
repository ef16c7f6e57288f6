/** Feeds for Google Actions Center, appointments: merchants, services and availability as its published messages. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { type FeedProduct, type FeedSalon, feedProduct, feedSalon, readFirstSlots, readList } from './feed-records';
import { type FeedSite, pageUrl, sourceOf } from './feed-site';

/** A feed without its metadata: what an ETag is made of. */
export type FeedContent = Record<string, readonly Record<string, unknown>[]>;

/** A micro unit is a millionth of a currency unit, a minor unit its hundredth. */
const MICROS_PER_MINOR = 10_000;

/** Ids of the partner's own: safe in addresses and never those of another kind. */
export const merchantId = (salonId: string): string => `salon-${salonId}`;
export const serviceId = (productId: string): string => `treatment-${productId}`;

const mainLocale = ({ market }: FeedSite): LocaleCode => market.locales[0]?.code ?? 'pl';

/** Salons that visitors can come to. @throws while the API is away */
export async function readSalons(site: FeedSite): Promise<FeedSalon[]> {
  const salons = await readList(sourceOf(site, mainLocale(site)), 'locations', feedSalon);
  return salons.filter(({ isVirtual }) => !isVirtual);
}

/** The salons. Name, address and point serve to match them with places on the map. */
export async function merchantsFeed(site: FeedSite): Promise<FeedContent> {
  const locale = mainLocale(site);
  const salons = await readSalons(site);
  return {
    merchant: salons.map((salon) => {
      const url = pageUrl(site, locale, 'catalog/salon', salon.slug);
      return {
        merchant_id: merchantId(salon.id),
        name: salon.name,
        telephone: salon.phone.replaceAll(' ', ''),
        ...(url === undefined ? {} : { url }),
        geo: {
          latitude: degrees(salon.location.lat),
          longitude: degrees(salon.location.lng),
          address: {
            country: 'PL',
            region: salon.city.voivodeship,
            locality: salon.city.name,
            postal_code: salon.postalCode,
            street_address: salon.address,
          },
        },
        category: 'Beauty salon',
      };
    }),
  };
}

/** Single treatments of each salon that serves their category, in all languages of the market. */
export async function servicesFeed(site: FeedSite): Promise<FeedContent> {
  const [salons, ...lists] = await Promise.all([
    readSalons(site),
    ...site.market.locales.map(async ({ code }) => ({
      code,
      products: await readList(sourceOf(site, code), 'products', feedProduct),
    })),
  ]);
  const treatments = localizedTreatments(site, lists);
  return {
    service: salons.flatMap((salon) => {
      const served = new Set(salon.productCategories.map(({ code }) => code));
      return treatments
        .filter(({ category }) => served.has(category))
        .map(({ service }) => ({ merchant_id: merchantId(salon.id), ...service }));
    }),
  };
}

interface LocalizedList {
  code: LocaleCode;
  products: readonly FeedProduct[];
}

function localizedTreatments(site: FeedSite, lists: readonly LocalizedList[]) {
  const [first, ...others] = lists;
  return (first?.products ?? [])
    .filter(({ type }) => type === 'product')
    .map((product) => {
      const same = others.flatMap(({ code, products }) => {
        const found = products.find(({ id }) => id === product.id);
        return found ? [{ code, product: found }] : [];
      });
      const versions = [{ code: first?.code ?? 'pl', product }, ...same];
      const text = (of: (one: FeedProduct) => string) => ({
        value: of(product),
        localized_value: versions.map((version) => ({ locale: version.code, value: of(version.product) })),
      });
      return {
        category: product.category.code,
        service: {
          service_id: serviceId(product.id),
          localized_service_name: text(({ name }) => name),
          ...(product.lead ? { localized_description: text(({ lead }) => lead) } : {}),
          price: {
            price_micros: product.pricing.finalPrice * MICROS_PER_MINOR,
            currency_code: product.pricing.currency.code,
          },
          action_link: versions.flatMap((version) => actionLink(site, version.code, version.product)),
        },
      };
    });
}

function actionLink(site: FeedSite, locale: LocaleCode, product: FeedProduct): Record<string, string>[] {
  const page = product.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  const url = pageUrl(site, locale, page, product.slug);
  if (url === undefined) return [];
  return [
    {
      url,
      language: locale,
      platform: 'ACTION_PLATFORM_WEB_APPLICATION',
      action_link_type: 'ACTION_LINK_TYPE_BOOK_APPOINTMENT',
    },
  ];
}

/** The first free times of each salon's treatments. Salons are read one after the other: a feed never floods the API. */
export async function availabilityFeed(site: FeedSite): Promise<FeedContent> {
  const source = sourceOf(site, mainLocale(site));
  const availability: Record<string, unknown>[] = [];
  for (const salon of await readSalons(site)) {
    for (const { productId, minutes, startsAt } of await readFirstSlots(source, salon.id)) {
      for (const startAt of startsAt)
        availability.push({
          merchant_id: merchantId(salon.id),
          service_id: serviceId(productId),
          start_sec: Date.parse(startAt) / 1000,
          duration_sec: minutes * 60,
          spots_total: 1,
          spots_open: 1,
          confirmation_mode: 'CONFIRMATION_MODE_SYNCHRONOUS',
        });
    }
  }
  return { service_availability: [{ availability }] };
}

/** To a tenth of a metre; binary fractions have more digits than that. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;
