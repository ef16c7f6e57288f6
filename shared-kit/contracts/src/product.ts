/** Treatments and packages. Source: commerce-core.md section 3, calls.md. */
import { z } from 'zod';
import { instant, listQuery, localizedSlugs } from './envelope';
import { image } from './image';
import { amountMinor, pricing, pricingMatrixRow } from './money-schema';
import { contentItem, soldIn } from './offer-parts';
import { opinion } from './opinion';
import { bodyPart, gender, productCategory } from './product-category';
import { productFacets } from './product-facets';

export const productType = z.enum(['product', 'package', 'voucher', 'bundle']);
export type ProductType = z.infer<typeof productType>;

/** Levels of packages and bundles. */
export const productLevel = z.enum(['minimum', 'soft', 'komfort', 'premium']);
export type ProductLevel = z.infer<typeof productLevel>;

/** Promotion of a product. The prices are the promotion's own, for one piece. */
export const productPromo = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  startAt: instant,
  endAt: instant,
  /** The product it holds for. */
  product: z.object({ id: z.string(), name: z.string() }),
  pricing,
  pricingMatrix: z.array(pricingMatrixRow),
});
export type ProductPromo = z.infer<typeof productPromo>;

export const productInfo = z.object({
  section: z.enum(['indications', 'contraindications', 'benefits']),
  description: z.string(),
  order: z.int(),
  /** Of a contraindication: the treatment is possible once it was talked about. Absent: it is not done. */
  needsConsultation: z.boolean().optional(),
});
export type ProductInfo = z.infer<typeof productInfo>;

/** GET /product-contraindications: of up to 50 treatments. */
export const productContraindicationsQuery = z.object({
  productIds: z
    .string()
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/)
    .transform((ids) => [...new Set(ids.split(','))]),
});

/** A treatment with its contraindications, and of a package, bundle or offer with those of its contents. */
export const productContraindications = z.object({
  productId: z.string(),
  name: z.string(),
  contraindications: z.array(z.string()),
});
export type ProductContraindications = z.infer<typeof productContraindications>;

export const productStage = z.object({
  stage: z.enum(['before', 'ongoing', 'after']),
  description: z.string(),
  order: z.int(),
});
export type ProductStage = z.infer<typeof productStage>;

export const faqEntry = z.object({ title: z.string(), content: z.string(), order: z.int() });
export type FaqEntry = z.infer<typeof faqEntry>;

export const comparison = z.object({
  title: z.string(),
  content: z.string(),
  order: z.int(),
  imageBefore: image.nullable(),
  imageAfter: image.nullable(),
  imagesBeforeAfterList: z.array(z.object({ imageBefore: image, imageAfter: image })),
  /** Its pictures are drawn, not photographs of a customer: the page marks them. Absent: they are photographs. */
  isIllustration: z.boolean().optional(),
});
export type Comparison = z.infer<typeof comparison>;

/** How the published opinions of a treatment rate it. */
export const productRating = z.object({
  /** Of stars, two decimals. */
  average: z.number().min(1).max(5),
  count: z.int().min(1),
});
export type ProductRating = z.infer<typeof productRating>;

/** What a treatment's page quotes of an opinion. */
export const productQuote = opinion.pick({
  id: true,
  authorName: true,
  rating: true,
  content: true,
  locale: true,
  isTranslated: true,
  verification: true,
  createdAt: true,
});
export type ProductQuote = z.infer<typeof productQuote>;

/** What a list shows of a product. */
export const productSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  /** One sentence for cards and descriptions of pages. */
  lead: z.string(),
  /** Minutes. */
  duration: z.int().min(1),
  /** Minutes; null: always `duration`. */
  productDurationTo: z.int().nullable(),
  showProductDuration: z.boolean(),
  gender,
  category: productCategory,
  type: productType,
  /** Treatments in a package; 1 for a single treatment. */
  packageQuantity: z.int().min(1),
  /** How many of them are free. */
  packageBonusQuantity: z.int().min(0),
  /** Of a package. */
  level: productLevel.nullable(),
  /** How many treatments make a series. */
  recommendedQuantityFrom: z.int().min(1),
  recommendedQuantityTo: z.int().min(1),
  productBodyParts: z.array(bodyPart),
  bodyPartCount: z.int().min(0),
  promoRecommended: z.boolean(),
  isSpecial: z.boolean(),
  isBundlable: z.boolean(),
  canPaymentByCash: z.boolean(),
  showLowestPrice: z.boolean(),
  /** Lowest price, for one piece, of the 30 days before the running promotion; null when none runs. */
  lowestPriceValue: amountMinor.nullable(),
  /** At the smallest quantity of the matrix. */
  pricing,
  /** Before promotion; sorted, without gaps in what can be bought. */
  pricingMatrix: z.array(pricingMatrixRow),
  /** The first one holds. */
  ongoingPromos: z.array(productPromo),
  /** End of the promotion that holds. */
  promoValidTo: instant.nullable(),
  /** Whole per cent that `finalPrice` lies below `lowestPriceValue`, rounded down; 0 when it does not. */
  savingsPercent: z.int().min(0).max(100),
  image,
  /** Ids of the pictures of its page in their order; absent: `image` alone. */
  imageIds: z.array(z.string()).optional(),
  /** Absent: nobody has rated it yet. */
  rating: productRating.optional(),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const product = productSummary.extend({
  /** Paragraphs. */
  description: z.array(z.string()),
  /** Whom it is for, as the end of a sentence; absent: those of its gender. */
  target: z.string().optional(),
  vatRate: z.int(),
  /** Price of one of the package's treatments, rounded to whole minor units. */
  pricePerItem: amountMinor,
  /** Contents of a package; empty for a single treatment. */
  products: z.array(contentItem),
  /** A package's treatments bought one by one now, promotions included; null when there is no such price. */
  standardPrice: amountMinor.nullable(),
  /** Whole per cent that the package costs less than `standardPrice`, rounded down: a saving, no reduction. */
  packageSavingsPercent: z.int().min(0).max(100),
  /** Pictures of its page in their order. The first one is the largest on the screen. */
  images: z.array(image),
  infos: z.array(productInfo),
  faqs: z.array(faqEntry),
  comparisons: z.array(comparison),
  stages: z.array(productStage),
  lists: z.array(z.object({ title: z.string(), items: z.array(z.string()), order: z.int() })),
  hasCheckbox: z.boolean(),
  checkboxLabel: z.string().nullable(),
  cmsSections: z.array(z.object({ title: z.string(), content: z.string(), order: z.int() })),
  metaTitle: z.string(),
  metaDescription: z.string(),
  markets: soldIn,
  /** The latest three opinions, whatever they rate; absent: there are none. */
  quotes: z.array(productQuote).max(3).optional(),
});
export type Product = z.infer<typeof product>;

/** Up to 20 ids of products, separated by commas. */
const productIds = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,19}$/)
  .transform((ids) => ids.split(','));

/**
 * Query of GET /products. `ids`: these alone, as far as they are sold, in this order unless sorted; `category`: code or slug;
 * `bodyPart`: code or slug; `q`: words.
 */
export const productQuery = listQuery.extend({
  ids: productIds.optional(),
  category: z.string().max(80).optional(),
  gender: gender.optional(),
  bodyPart: z.string().max(80).optional(),
  type: productType.optional(),
  q: z.string().max(100).optional(),
  isSpecial: z.enum(['true', 'false', '1', '0']).optional(),
  /** The list holds so many treatments and so many packages at most: its first ones of each. */
  perType: z.coerce.number().int().min(1).max(50).optional(),
  /** `true`: `perType` counts women's and men's ones apart. */
  perGender: z.enum(['true', 'false']).optional(),
  /** `true`: with what the list can be narrowed by. */
  facets: z.enum(['true', 'false']).optional(),
});
export type ProductQuery = z.input<typeof productQuery>;

/** Data of GET /products. `facets`: as requested. */
export const productList = z.object({ products: z.array(productSummary), facets: productFacets.optional() });

/** Query of GET /suggested-products. `sort`: name, duration, price. */
export const suggestedProductQuery = listQuery.extend({
  perPage: listQuery.shape.perPage.default(6),
  productIds: productIds.optional(),
  gender: gender.optional(),
});

/**
 * The first day on which a salon has a free time for a treatment, a first visit included, and that salon; found every few minutes.
 */
export const productFirstFreeDay = z.object({
  /** `YYYY-MM-DD`, in the salons' time zone. */
  date: z.string(),
  location: z.object({ id: z.string(), name: z.string(), slug: z.string(), city: z.string() }),
});
export type ProductFirstFreeDay = z.infer<typeof productFirstFreeDay>;
