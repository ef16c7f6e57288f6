import type { PaymentMethod, StartPaymentRequest } from '@aksamit/contracts';
import { useState } from 'react';

export type PayerAddress = NonNullable<StartPaymentRequest['address']>;
export const ADDRESS_FIELDS = ['address', 'postalCode', 'city', 'country'] as const satisfies (keyof PayerAddress)[];

/** Methods that require the payer's address. Source: specification, commerce core, section 5. */
const asksForAddress = (method: PaymentMethod | undefined) => method === 'przelewy24Instalments' || method === 'paypo';

/** The address that some methods require, where the order has none: typed here, checked for presence. */
export function usePayerAddress(method: PaymentMethod | undefined, hasAddress: boolean, country: string) {
  const [values, setValues] = useState<PayerAddress>({ address: '', postalCode: '', city: '', country });
  const [attempt, setAttempt] = useState(0);
  const isAsked = asksForAddress(method) && !hasAddress;
  const missing = ADDRESS_FIELDS.filter((field) => values[field].trim() === '');
  return {
    isAsked,
    values,
    attempt,
    missing: attempt > 0 ? missing : [],
    change: (field: keyof PayerAddress, value: string) => setValues((before) => ({ ...before, [field]: value })),
    /** The address to send; null when something is still missing, whose fields then show the error. */
    check: (): PayerAddress | null => {
      if (missing.length === 0) return values;
      setAttempt((count) => count + 1);
      return null;
    },
  };
}
