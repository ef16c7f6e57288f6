/** What structured data of all modules share. Vocabulary: schema.org; the test of all pages holds them to it. */

/** A record of structured data, as a page's head carries it. */
export type JsonLd = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';

/** What structured data needs to know of a page. Paths include the base path, `origin` has no slash at its end. */
export interface JsonLdSite {
  origin: string;
  /** From the home page down to this one; an entry without a path is the page itself. */
  trail: readonly { label: string; href?: string | undefined }[];
}

/** The way from the home page. */
export function trailEntry({ origin, trail }: JsonLdSite): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: origin + href }),
    })),
  };
}

/** Questions with their answers. */
export function questionsEntry(faqs: readonly { title: string; content: string }[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}

/** A list whose entries have pages of their own. */
export interface JsonLdList {
  origin: string;
  name: string;
  /**
   * In the order of the page. A path includes the base path. `record`: what the list itself states of the entry, with its
   * type, besides name and address.
   */
  items: readonly { name: string; href: string; record?: JsonLd | undefined }[];
  /** Position of the first entry in the whole list; default 1. */
  from?: number | undefined;
  /** Entries of all of the list's pages; default: those of this one. */
  total?: number | undefined;
}

/** The entries of a list; none for an empty list. */
export function listEntries({ origin, name, items, from = 1, total = items.length }: JsonLdList): JsonLd[] {
  if (items.length === 0) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      name,
      numberOfItems: total,
      itemListElement: items.map(({ name: entry, href, record }, index) => ({
        '@type': 'ListItem',
        position: from + index,
        ...(record
          ? { item: { ...record, '@id': origin + href, name: entry, url: origin + href } }
          : { name: entry, url: origin + href }),
      })),
    },
  ];
}

/** The mean of customers' marks, one to five, and of how many. */
export interface JsonLdRating {
  average: number;
  count: number;
}

/** The property `aggregateRating` of a record; nothing without marks. */
export function ratingOf(rating: JsonLdRating | null | undefined): JsonLd {
  if (!rating || rating.count < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(rating.average * 100) / 100,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** A kind of treatment with a page of its own. */
export interface JsonLdService {
  name: string;
  description: string;
  /** Address of its picture, without origin. */
  image?: string | undefined;
  /** Treatments of this kind with pages of their own. */
  offers?: readonly { name: string; href: string; price: string; currency: string }[] | undefined;
  rating?: JsonLdRating | null | undefined;
}

/** A kind of treatment as a service of the shop; prices are decimal (`120.00`). */
export function serviceJsonLd(service: JsonLdService, page: JsonLdSite & { brand: string; path: string }): JsonLd {
  const { origin, brand, path } = page;
  const { offers = [], image } = service;
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name: service.name,
    description: service.description,
    url: origin + path,
    serviceType: service.name,
    areaServed: { '@type': 'Country', name: 'PL' },
    provider: { '@type': 'BeautySalon', name: brand, url: `${origin}/` },
    ...(image === undefined ? {} : { image: origin + image }),
    ...(offers.length > 0
      ? {
          offers: offers.map((offer) => ({
            '@type': 'Offer',
            name: offer.name,
            url: origin + offer.href,
            price: offer.price,
            priceCurrency: offer.currency,
            availability: `${CONTEXT}/InStock`,
          })),
        }
      : {}),
    ...ratingOf(service.rating),
  };
}

/** Structured data of a page that shows a list: the way to it, and the entries. The list has the name of the page. */
export function listPageJsonLd(page: JsonLdSite, list: Omit<JsonLdList, 'origin' | 'name'>): JsonLd[] {
  return [trailEntry(page), ...listEntries({ ...list, origin: page.origin, name: page.trail.at(-1)?.label ?? '' })];
}
