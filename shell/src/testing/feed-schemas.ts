/**
 * The feeds as their receivers publish them, with the fields that the shop sends. Sources: Google Merchant Center, product
 * data specification and RSS 2.0; Google Actions Center, appointments, messages MerchantFeed, ServiceFeed and
 * AvailabilityFeed.
 */
import { z } from 'zod';

const price = z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/);
const instant = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z`;

const picture = z
  .url()
  .max(2_000)
  .regex(/\.(jpg|png|gif|webp|bmp|tif)$/);

/** An item of the product feed. */
export const productItem = z
  .strictObject({
    'g:id': z.string().min(1).max(50),
    'g:title': z.string().min(1).max(150),
    'g:description': z.string().min(1).max(5_000),
    'g:link': z.url().max(2_000),
    'g:image_link': picture,
    // One is text, several are a list.
    'g:additional_image_link': z.union([picture, z.array(picture).max(10)]).optional(),
    'g:availability': z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
    'g:price': price,
    'g:sale_price': price.optional(),
    'g:sale_price_effective_date': z
      .string()
      .regex(new RegExp(`^${instant}/${instant}$`))
      .optional(),
    'g:condition': z.enum(['new', 'refurbished', 'used']),
    'g:brand': z.string().min(1).max(70),
    'g:identifier_exists': z.enum(['yes', 'no']),
    'g:product_type': z.string().min(1).max(750),
    'g:is_bundle': z.enum(['yes', 'no']).optional(),
  })
  .refine(
    (item) =>
      item['g:sale_price'] === undefined ||
      Number.parseFloat(item['g:sale_price']) < Number.parseFloat(item['g:price']),
    {
      message: 'the sale price is lower than the price',
    },
  );

/** RFC 822 as RSS writes it: `Thu, 26 Nov 2026 10:00:00 GMT`. */
const mailDate = z.string().regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);

/** The channel of the blog's feed. Sources: RSS 2.0; RSS Best Practices Profile; Media RSS. */
export const blogChannel = z.strictObject({
  title: z.string().min(1),
  link: z.url(),
  description: z.string().min(1),
  language: z.enum(['pl', 'en']),
  lastBuildDate: mailDate,
  'atom:link': z.strictObject({
    '@href': z.url(),
    '@rel': z.literal('self'),
    '@type': z.literal('application/rss+xml'),
  }),
  item: z.array(
    z.strictObject({
      title: z.string().min(1),
      link: z.url(),
      guid: z.strictObject({ '#text': z.string().min(1), '@isPermaLink': z.literal('false') }),
      pubDate: mailDate,
      'dc:creator': z.string().min(1),
      category: z.string().min(1),
      description: z.string().min(1),
      'media:content': z.strictObject({
        '@url': picture,
        '@medium': z.literal('image'),
        '@type': z.literal('image/jpeg'),
      }),
    }),
  ),
});

/** The blog's feed as JSON. Source: JSON Feed 1.1. */
export const blogJsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.enum(['pl', 'en']),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_text: z.string().min(1),
      image: picture,
      date_published: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url().optional() })).length(1),
      tags: z.array(z.string().min(1)).length(1),
    }),
  ),
});

const metadata = z.strictObject({
  processing_instruction: z.literal('PROCESS_AS_COMPLETE'),
  shard_number: z.int().min(0),
  total_shards: z.int().min(1),
  // A uint64, which JSON carries as text.
  nonce: z.string().regex(/^\d{1,20}$/),
  generation_timestamp: z.int().positive(),
});

const text = z.strictObject({
  value: z.string().min(1),
  localized_value: z.array(z.strictObject({ locale: z.string().min(2), value: z.string().min(1) })),
});

const id = z.string().regex(/^[\w.~-]+$/);

export const merchantFeed = z.strictObject({
  metadata,
  merchant: z.array(
    z.strictObject({
      merchant_id: id,
      name: z.string().min(1),
      telephone: z.string().regex(/^\+\d+$/),
      url: z.url().optional(),
      geo: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        address: z.strictObject({
          country: z.string().length(2),
          region: z.string(),
          locality: z.string().min(1),
          postal_code: z.string(),
          street_address: z.string().min(1),
        }),
      }),
      category: z.string().min(1),
    }),
  ),
});

export const serviceFeed = z.strictObject({
  metadata,
  service: z.array(
    z.strictObject({
      merchant_id: id,
      service_id: id,
      localized_service_name: text,
      localized_description: text.optional(),
      price: z.strictObject({ price_micros: z.int().min(0), currency_code: z.string().length(3) }),
      action_link: z.array(
        z.strictObject({
          url: z.url(),
          language: z.string(),
          platform: z.enum(['ACTION_PLATFORM_WEB_APPLICATION', 'ACTION_PLATFORM_MOBILE_WEB']),
          action_link_type: z.literal('ACTION_LINK_TYPE_BOOK_APPOINTMENT'),
        }),
      ),
    }),
  ),
});

export const availabilityFeed = z.strictObject({
  metadata,
  service_availability: z.array(
    z.strictObject({
      availability: z.array(
        z.strictObject({
          merchant_id: id,
          service_id: id,
          start_sec: z.int().positive(),
          duration_sec: z.int().positive(),
          spots_total: z.int().min(1),
          spots_open: z.int().min(0),
          confirmation_mode: z.enum(['CONFIRMATION_MODE_SYNCHRONOUS', 'CONFIRMATION_MODE_ASYNCHRONOUS']),
        }),
      ),
    }),
  ),
});
