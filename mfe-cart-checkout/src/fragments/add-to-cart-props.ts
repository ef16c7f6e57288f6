import { z } from 'zod';

/** Props of the fragment `add-to-cart`, version 1: its contract with the pages that use it. For manifest.ts only. */
export const addToCartProps = z.object({
  itemType: z.enum(['product', 'package', 'bundle', 'offer']),
  itemId: z.number().int().positive(),
  /** Pieces, 1 to 99; the page's own stepper or choice of a series. */
  quantity: z.number().int().min(1).max(99),
  /** Name of what is bought, in the page's locale, for the message that it is in the cart. */
  name: z.string().min(1),
  /** Treatments chosen for a bundle or package, by id. */
  chosen: z.array(z.string()).optional(),
  /** What is still missing before it can be bought, in the page's locale; shown when a button is pressed. */
  missing: z.string().optional(),
  /** Shows "buy now" too: adds and continues with the next step of the order at once. */
  buyNow: z.boolean().optional(),
  /** On a phone the page's bottom bar holds the add button: only "buy now" is shown here then. */
  addIsInBar: z.boolean().optional(),
  /**
   * Id for the form that works without scripts. Fields of the page belong to it by their attribute `form`: `pieces`
   * (replaces `quantity`) and `chosen`, the id of each treatment chosen. Omitted: without scripts it explains how to
   * buy.
   */
  formId: z.string().optional(),
});
/** Import as a type: the schema would bring zod into every product page. */
export type AddToCartProps = z.infer<typeof addToCartProps>;
