import { LOGO_PATH } from '../../brand/logo-path';

/** Structured data of the shop itself (schema.org Organization and WebSite). `url`: the front page with origin. */
export function organisationJsonLd(shop: {
  brand: { name: string; phone: string; email: string };
  url: string;
}): Record<string, unknown>[] {
  const { brand, url } = shop;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url,
      logo: new URL(LOGO_PATH, url).href,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: brand.phone,
        email: brand.email,
      },
    },
    { '@context': 'https://schema.org', '@type': 'WebSite', name: brand.name, url },
  ];
}
