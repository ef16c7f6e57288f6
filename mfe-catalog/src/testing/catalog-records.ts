import { join } from 'node:path';
import type { Image, Location, Product, ProductCategory } from '@aksamit/contracts';
import type { Sitemap } from '@aksamit/contracts/platform';
import { definedPages, sitemapOf } from '@aksamit/module-sdk/testing';

/** Pages as the shell knows them: this module's, home and the cart. */
export const sitemap: Sitemap = {
  'content/home': { pl: '/', en: '/' },
  'cart-checkout/cart': { pl: '/koszyk/', en: '/cart/' },
  'content/opinions': { pl: '/opinie/', en: '/opinions/' },
  ...sitemapOf('catalog', definedPages(join(__dirname, '../pages'))),
};

const image: Image = {
  id: 'legs',
  kind: 'treatments',
  imageUrl: '/api/images/treatments/legs-960.webp',
  alt: 'Nogi',
  title: '',
  mimeType: 'image/webp',
  fileName: 'legs.webp',
  originalName: 'legs.webp',
  width: 1280,
  height: 960,
  widths: [320, 640, 1280],
};

export const epilation: ProductCategory = {
  id: '1',
  modelType: 'productCategory',
  enabled: true,
  code: 'epilation',
  name: 'Depilacja laserowa',
  slug: 'epilacja',
  slugs: { pl: 'epilacja', en: 'epilation' },
  locales: [],
  isVirtual: false,
  showInMenu: true,
  link: null,
};

const row = (quantityFrom: number, quantityTo: number, price: number) => ({
  quantityFrom,
  quantityTo,
  price,
  currency: 'PLN' as const,
  lowestPriceValue: null,
});

/** A treatment of legs for women, 200 zł, 150 zł from six on. */
export function treatment(change: Partial<Product> = {}): Product {
  return {
    id: '7',
    name: 'Depilacja nóg',
    slug: 'depilacja-nog',
    slugs: { pl: 'depilacja-nog', en: 'leg-hair-removal' },
    lead: 'Gładkie nogi.',
    duration: 45,
    productDurationTo: 60,
    showProductDuration: true,
    gender: 'female',
    category: epilation,
    type: 'product',
    packageQuantity: 1,
    packageBonusQuantity: 0,
    level: null,
    recommendedQuantityFrom: 6,
    recommendedQuantityTo: 9,
    productBodyParts: [],
    bodyPartCount: 0,
    promoRecommended: false,
    isSpecial: false,
    isBundlable: false,
    canPaymentByCash: true,
    showLowestPrice: true,
    lowestPriceValue: null,
    pricing: { price: 20_000, finalPrice: 20_000, currency: { code: 'PLN' } },
    pricingMatrix: [row(1, 5, 20_000), row(6, 12, 15_000)],
    ongoingPromos: [],
    promoValidTo: null,
    savingsPercent: 0,
    image,
    description: ['Laser ogrzewa mieszek włosowy.'],
    vatRate: 23,
    pricePerItem: 20_000,
    products: [],
    standardPrice: null,
    packageSavingsPercent: 0,
    images: [image],
    infos: [
      { section: 'benefits', description: 'gładka skóra', order: 1 },
      { section: 'contraindications', description: 'ciąża', order: 1 },
      { section: 'contraindications', description: 'karmienie piersią', order: 2, needsConsultation: true },
    ],
    faqs: [{ title: 'Czy to boli?', content: 'Nie.', order: 1 }],
    comparisons: [],
    stages: [{ stage: 'before', description: 'Ogól miejsce zabiegu.', order: 1 }],
    lists: [],
    hasCheckbox: false,
    checkboxLabel: null,
    cmsSections: [],
    metaTitle: 'Depilacja nóg laserem',
    metaDescription: 'Opis strony.',
    ...change,
  };
}

/** The same treatment while a promotion takes it to 160 zł; it was 180 zł at its lowest. */
export function promotedTreatment(change: Partial<Product> = {}): Product {
  return treatment({
    lowestPriceValue: 18_000,
    promoValidTo: '2026-12-01T00:00:00+01:00',
    savingsPercent: 11,
    pricing: { price: 20_000, finalPrice: 16_000, currency: { code: 'PLN' } },
    pricingMatrix: [{ ...row(1, 1, 20_000), lowestPriceValue: 18_000 }],
    ongoingPromos: [
      {
        id: '3',
        name: 'Gładka zima',
        slug: 'gladka-zima',
        startAt: '2026-11-01T00:00:00+01:00',
        endAt: '2026-12-01T00:00:00+01:00',
        product: { id: '7', name: 'Depilacja nóg' },
        pricing: { price: 20_000, finalPrice: 16_000, currency: { code: 'PLN' } },
        pricingMatrix: [row(1, 1, 16_000)],
      },
    ],
    ...change,
  });
}

const day = { start: '09:00', end: '19:00', closed: false, allDay: false };
const closedDay = { start: null, end: null, closed: true, allDay: false };

/** A salon in Kraków. */
export function salon(change: Partial<Location> = {}): Location {
  const locale = {
    locale: 'pl' as const,
    name: 'Kraków Rynek',
    headlineSeo: 'Salon Kraków Rynek',
    slug: 'krakow-rynek',
    description: 'Przy Rynku.',
    directions: 'Tramwaj 3.',
    metaTitle: 'Salon w Krakowie',
    metaDescription: 'Adres i godziny.',
    productCategoryId: null,
    showInCategoryMenu: false,
  };
  return {
    id: '4',
    name: 'Kraków Rynek',
    slug: 'krakow-rynek',
    slugs: { pl: 'krakow-rynek', en: 'krakow-market-square' },
    adidCode: 'KRK1',
    country: 'PL',
    region: 'małopolskie',
    city: { id: '1', name: 'Kraków', slug: 'krakow', voivodeship: 'małopolskie', lat: 50.06, lng: 19.94 },
    postalCode: '31-001',
    address: 'Rynek 1',
    location: { lat: 50.06, lng: 19.94 },
    phone: '+48 12 100 20 30',
    email: 'krakow@example.com',
    images: [],
    locale,
    locales: [locale],
    openTime: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: { start: null, end: null, closed: false, allDay: true },
      sunday: closedDay,
    },
    openingExceptions: [{ ...closedDay, date: '2026-12-24', reason: 'Wigilia' }],
    productCategories: [epilation],
    isVirtual: false,
    infos: [],
    ...change,
  };
}
