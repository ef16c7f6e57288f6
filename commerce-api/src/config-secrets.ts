/** Which secrets production needs of its own. Source: issue of the API, "Security"; docs/decisions/0057. */

interface Secret {
  name: string;
  /** Needed only where this is set. */
  with?: string;
}

/**
 * Every secret of the configuration that has a default, or that processes must share. Without them a gateway would be
 * called with publicly known keys, and each process would know only its own codes and signed addresses.
 */
export const SECRETS: readonly Secret[] = [
  { name: 'P24_API_KEY' },
  { name: 'P24_CRC_KEY' },
  { name: 'PAYPAL_CLIENT_SECRET' },
  { name: 'PAYPAL_WEBHOOK_ID' },
  { name: 'STRIPE_SECRET_KEY' },
  { name: 'STRIPE_WEBHOOK_SECRET' },
  { name: 'CODE_SECRET' },
  { name: 'E_INVOICE_TOKEN', with: 'E_INVOICE_BASE_URL' },
  { name: 'SMS_TOKEN', with: 'SMS_BASE_URL' },
  { name: 'GUS_KEY', with: 'GUS_URL' },
  // The worker's key for calls to page servers; they accept no other caller.
  { name: 'RELEASE_SECRET', with: 'PAGE_SERVERS' },
];

/** Where payments are made: without an address of its own a deployment would call the sandbox. */
const GATEWAYS = ['P24_BASE_URL', 'PAYPAL_BASE_URL', 'STRIPE_BASE_URL'];

/** Submitting invoices to the e-invoice system needs the seller's identity. */
const SELLER = ['SELLER_NAME', 'SELLER_VAT_ID', 'SELLER_ADDRESS', 'SELLER_POSTAL_CODE', 'SELLER_CITY'];

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
