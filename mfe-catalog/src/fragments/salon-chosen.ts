import { z } from 'zod';

/** Event `catalog.salon-chosen`, version 1: a salon was chosen in a finder of mode `choose`, which stays open. */
export const salonChosen = z.object({
  finderId: z.string(),
  salonId: z.string(),
});
/** Import as a type: the schema would bring zod into every page. */
export type SalonChosen = z.infer<typeof salonChosen>;

declare module '@aksamit/module-sdk/bus' {
  interface ModuleTopics {
    'catalog.salon-chosen': { kind: 'event'; value: SalonChosen };
  }
}
