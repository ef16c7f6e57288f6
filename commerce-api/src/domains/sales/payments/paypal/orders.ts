import { z } from 'zod';
import type { SettledMoney } from '../gateways/gateway';
import { fromDecimal } from './decimal-amount';

const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });

/** An order of PayPal's Orders v2, with the fields used here. */
export const payPalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z.object({ captures: z.array(capture).optional() }).optional(),
      }),
    )
    .default([]),
});
export type PayPalOrder = z.infer<typeof payPalOrder>;

/** The money that PayPal has for an order; null as long as there is none. */
export function capturedOf(order: PayPalOrder): SettledMoney | null {
  const captured = order.purchase_units[0]?.payments?.captures?.find(({ status }) =>
    ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status),
  );
  return captured ? moneyOf(captured.id, captured.amount) : null;
}

/** The capturable amount of an approved order, under the order's own id. */
export function approvedOf(order: PayPalOrder): SettledMoney | null {
  const amount = order.purchase_units[0]?.amount;
  return order.status === 'APPROVED' && amount ? moneyOf(order.id, amount) : null;
}

function moneyOf(externalId: string, { value, currency_code: currency }: z.infer<typeof money>): SettledMoney | null {
  const amount = fromDecimal(value);
  return amount === null ? null : { externalId, amount, currency };
}
