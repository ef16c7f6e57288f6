import { z } from 'zod';

/** Event of the catalog's finder of salons, version 1. For manifest.ts only. */
export const salonChosen = z.object({ finderId: z.string(), salonId: z.string() });
/** Import as a type: the schema would bring zod into the pages. */
export type SalonChosen = z.infer<typeof salonChosen>;
