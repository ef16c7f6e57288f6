/** Which secrets production needs of its own. Source: issue of the API, "Security"; docs/decisions/0057. */

import { messageSettings } from './domains/operations/messages/settings';
import { companyRegisterSettings } from './domains/sales/company-register/settings';
import { invoiceSettings, SELLER } from './domains/sales/invoices/settings';
import { paymentProviders } from './domains/sales/payments/providers';
import type { Secret } from './platform/define-settings';

/**
 * Every secret of the configuration that has a default, or that processes must share. Without them a gateway would be
 * called with publicly known keys, and each process would know only its own codes and signed addresses.
 */
export const SECRETS: readonly Secret[] = [
  ...Object.values(paymentProviders).flatMap(({ secrets }) => secrets.map((name) => ({ name }))),
  { name: 'CODE_SECRET' },
  ...[invoiceSettings, companyRegisterSettings, messageSettings].flatMap(({ secrets }) => secrets),
  // The worker's key for calls to page servers; they accept no other caller.
  { name: 'RELEASE_SECRET', with: 'PAGE_SERVERS' },
];

/** Where payments are made: without an address of its own a deployment would call the sandbox. */
const GATEWAYS = Object.values(paymentProviders).map(({ address }) => address);

/**
 * Settings that production lacks: secrets and gateways that are not given or are the sandbox's, and the seller.
 * @param defaultOf the publicly known default, undefined where there is none
 */
export function missingInProduction(
  env: Readonly<Record<string, string | undefined>>,
  defaultOf: (name: string) => unknown,
): string[] {
  const isUsed = (secret: Secret) => secret.with === undefined || env[secret.with] !== undefined;
  const isMissing = (name: string) => env[name] === undefined || env[name] === defaultOf(name);
  const needed = [...SECRETS.filter(isUsed).map(({ name }) => name), ...GATEWAYS].filter(isMissing);
  const seller = env.E_INVOICE_BASE_URL === undefined ? [] : SELLER.filter((name) => env[name] === undefined);
  return [...needed, ...seller];
}
