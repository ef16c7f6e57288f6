/** Product feed for Google Merchant Center: RSS 2.0 with the attributes of its product data specification. */
import { decimalAmount, reductionOf } from '@aksamit/contracts/money';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { XMLBuilder } from 'fast-xml-parser';
import { feedBundle, feedOffer, feedProduct, readList } from './feed-records';
import { type FeedSite, pageUrl, sourceOf } from './feed-site';

/** Letters that the specification allows in a title and in a description. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
/** Pictures beside the first that the specification allows. */
const MOST_FURTHER_PICTURES = 10;
/** Control characters: XML 1.0 forbids them. */
const UNWANTED = /\p{C}/gu;

interface SoldRecord {
  id: string;
  name: string;
  lead: string;
  image: { kind: string; id: string; width: number };
  /** Ids of the pictures of its page in their order; absent: `image` alone. */
  imageIds?: readonly string[] | undefined;
  /** Name of the category. */
  category: string;
  link: string | undefined;
  /** What is paid for one piece, and its lowest price of the 30 days before the promotion; minor units. */
  paid: number;
  lowest: number | null;
  currency: string;
  promo: { startAt: string; endAt: string } | undefined;
  isBundle: boolean;
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

/**
 * All treatments, packages, bundles and offers of a market in one of its languages, with the prices of their pages.
 * @throws while the API is away
 */
export async function productFeed(site: FeedSite, locale: LocaleCode): Promise<string> {
  const { brand } = site.market;
  const items = (await soldRecords(site, locale)).flatMap((record) =>
    record.link === undefined ? [] : [itemOf(record, record.link, site)],
  );
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:g': 'http://base.google.com/ns/1.0',
      channel: { title: brand.name, link: `${site.origin}/`, description: brand.name, item: items },
    },
  });
}

async function soldRecords(site: FeedSite, locale: LocaleCode): Promise<SoldRecord[]> {
  const source = sourceOf(site, locale);
  const [products, bundles, offers] = await Promise.all([
    readList(source, 'products', feedProduct),
    readList(source, 'bundles', feedBundle),
    readList(source, 'offers', feedOffer),
  ]);
  const linkTo = (page: string, slug: string) => pageUrl(site, locale, page, slug);
  return [
    ...products.map((one) => ({
      ...shared(one),
      imageIds: one.imageIds,
      category: one.category.name,
      link: linkTo(one.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', one.slug),
      lowest: one.lowestPriceValue,
      isBundle: false,
    })),
    ...bundles.map((one) => ({
      ...shared(one),
      category: one.category.name,
      link: linkTo('catalog/bundle', one.slug),
      lowest: one.pricing.lowestPriceValue,
      isBundle: true,
    })),
    ...offers.map((one) => ({
      ...shared(one),
      category: one.productCategory.name,
      link: linkTo(one.variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer', one.slug),
      lowest: one.lowestPriceValue,
      isBundle: true,
    })),
  ];
}

type Listed = Pick<SoldRecord, 'id' | 'name' | 'lead' | 'image'> & {
  pricing: { finalPrice: number; currency: { code: string } };
  ongoingPromos: { startAt: string; endAt: string }[];
};

const shared = ({ id, name, lead, image, pricing, ongoingPromos }: Listed) => ({
  id,
  name,
  lead,
  image,
  paid: pricing.finalPrice,
  currency: pricing.currency.code,
  promo: ongoingPromos[0],
});

/** In a promotion the lowest price of the 30 days before is the regular one, as on the page. */
function itemOf(record: SoldRecord, link: string, { origin, market }: FeedSite): Record<string, unknown> {
  const { image, imageIds = [image.id], promo, paid } = record;
  const pictures = imageIds.map((id) => `${origin}/api/images/${image.kind}/${id}-${image.width}.jpg`);
  const amount = (minor: number) => `${decimalAmount(minor)} ${record.currency}`;
  const reduction = promo ? reductionOf({ paid, lowestPiece: record.lowest, pieces: 1 }) : null;
  return {
    'g:id': record.id,
    'g:title': printable(record.name, LONGEST_TITLE),
    'g:description': printable(record.lead || record.name, LONGEST_DESCRIPTION),
    'g:link': link,
    'g:image_link': pictures[0],
    ...(pictures.length > 1 ? { 'g:additional_image_link': pictures.slice(1, 1 + MOST_FURTHER_PICTURES) } : {}),
    'g:availability': 'in_stock',
    'g:price': amount(reduction?.lowest ?? paid),
    ...(reduction && promo
      ? {
          'g:sale_price': amount(paid),
          'g:sale_price_effective_date': `${seconds(promo.startAt)}/${seconds(promo.endAt)}`,
        }
      : {}),
    'g:condition': 'new',
    'g:brand': market.brand.name,
    'g:identifier_exists': 'no',
    'g:product_type': printable(record.category, LONGEST_TITLE),
    ...(record.isBundle ? { 'g:is_bundle': 'yes' } : {}),
  };
}

const printable = (text: string, longest: number): string => text.replace(UNWANTED, ' ').trim().slice(0, longest);

/** ISO 8601 in UTC without fractions of a second. */
const seconds = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
