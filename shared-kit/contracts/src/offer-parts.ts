/** What packages, bundles and offers have in common. */
import { z } from 'zod';
import { localizedSlugs } from './envelope';

/** Slugs of the markets that sell a record. APIs that predate this field omit it. */
export const soldIn = z
  .array(z.string())
  .optional()
  .meta({ examples: [['pl', 'en']] });

/** A treatment inside a package or offer, and how many times. */
export const contentItem = z
  .object({
    product: z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      slugs: localizedSlugs,
      /** Minutes. */
      duration: z.int(),
    }),
    quantity: z.int().min(1),
  })
  .meta({
    examples: [
      {
        product: {
          id: '1',
          name: 'Depilacja laserowa pach',
          slug: 'depilacja-laserowa-pachy',
          slugs: { pl: 'depilacja-laserowa-pachy', en: 'laser-hair-removal-underarms' },
          duration: 15,
        },
        quantity: 1,
      },
    ],
  });
export type ContentItem = z.infer<typeof contentItem>;
