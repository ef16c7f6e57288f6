import { z } from 'zod';

/**
 * Props of the fragment `voucher-form`, version 1: its contract with the voucher page. For manifest.ts only.
 * What may be bought comes with the page, so that amounts stand in the first HTML. Amounts in minor units.
 */
export const voucherFormProps = z.object({
  /** One record of each kind that is sold: the item added to the cart, whatever the amount. */
  vouchers: z.array(z.object({ id: z.string(), kind: z.enum(['electronic', 'paper']) })).min(1),
  /** The market's rules of amounts. Source: readings, "Markets, locales, hosts". */
  amounts: z.object({
    step: z.number().int().positive(),
    offered: z.array(z.number().int().positive()).min(1),
    least: z.number().int().positive(),
    most: z.number().int().positive(),
  }),
});
/** Import as a type: the schema would bring zod into the page. */
export type VoucherFormProps = z.infer<typeof voucherFormProps>;
