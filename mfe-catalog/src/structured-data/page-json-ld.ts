/** Structured data that several kinds of page share. */

export type JsonLd = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';

/** What structured data needs to know of a page. Paths include the base path, `origin` has no slash at its end. */
export interface JsonLdPage {
  origin: string;
  brand: string;
  /** From the home page down to this one. */
  trail: readonly { label: string; href: string }[];
  lowestPriceLabel: string;
}

/** The way from the home page. */
export function trailEntry({ origin, trail }: Pick<JsonLdPage, 'origin' | 'trail'>): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
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
