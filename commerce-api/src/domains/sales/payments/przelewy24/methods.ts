import type { PaymentMethod, Wallet } from '@aksamit/contracts';
import { MethodNotOffered } from '../gateways/gateway';
import type { OfferedMethod } from './client';

/** Bits of the gateway's channel. Source: its documentation, and the specification's filter codes. */
/** Cards, Google Pay and Apple Pay. */
const CHANNEL_CARDS_AND_WALLETS = 1;
const CHANNEL_ALL_DAY = 16;
const CHANNEL_INSTALMENTS = 128;
const BLIK = 154;

/** Methods whose ids differ by contract: they are looked up by name in the gateway's own list. */
const names: Partial<Record<PaymentMethod, RegExp>> = {
  paypo: /paypo/i,
  blikPayLater: /blik.*(p[oó][zź]niej|pay later)/i,
};

/**
 * The methods offered to a payer at the gateway. `przelewy24` excludes manual transfers, which complete days later.
 * @throws MethodNotOffered when the gateway's list has no such method for this amount
 */
export async function choiceOf(
  method: PaymentMethod,
  offered: () => Promise<readonly OfferedMethod[]>,
  wallet?: Wallet,
): Promise<{ method?: number; channel?: number }> {
  if (wallet) return { channel: CHANNEL_CARDS_AND_WALLETS };
  if (method === 'blik') return { method: BLIK };
  if (method === 'przelewy24Instalments') return { channel: CHANNEL_INSTALMENTS };
  const name = names[method];
  if (!name) return { channel: CHANNEL_ALL_DAY };
  const found = (await offered()).find((entry) => entry.status && name.test(entry.name));
  if (!found) throw new MethodNotOffered(`Failed to open a payment by ${method}: the gateway does not offer it now.`);
  return { method: found.id };
}
