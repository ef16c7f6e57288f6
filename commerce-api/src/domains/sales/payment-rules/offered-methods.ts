import type { OfferedPaymentMethod, PaymentMethod } from '@aksamit/contracts';
import { isOfflineMethod } from './payment-state';

interface MethodTerms {
  paymentMethod: PaymentMethod;
  minAmount: number;
  maxAmount: number;
}

/**
 * The methods that work in each market, in the order they are shown, with their bounds in minor units. Source: readings.md, "Markets" and "Payments".
 */
const methodsByMarket: Record<string, readonly MethodTerms[]> = {
  pl: [
    { paymentMethod: 'przelewy24', minAmount: 100, maxAmount: 5_000_000 },
    { paymentMethod: 'blik', minAmount: 100, maxAmount: 5_000_000 },
    { paymentMethod: 'przelewy24Instalments', minAmount: 30_000, maxAmount: 5_000_000 },
    { paymentMethod: 'paypo', minAmount: 5000, maxAmount: 500_000 },
    { paymentMethod: 'blikPayLater', minAmount: 3000, maxAmount: 400_000 },
    { paymentMethod: 'paypal', minAmount: 100, maxAmount: 5_000_000 },
    { paymentMethod: 'stripe', minAmount: 200, maxAmount: 5_000_000 },
    { paymentMethod: 'cash', minAmount: 0, maxAmount: 1_500_000 },
  ],
  en: [
    { paymentMethod: 'paypal', minAmount: 100, maxAmount: 1_000_000 },
    { paymentMethod: 'stripe', minAmount: 30, maxAmount: 1_000_000 },
    { paymentMethod: 'cash', minAmount: 0, maxAmount: 300_000 },
  ],
};

/** Decided by a bank within days: not offered while a slot is held. Source: readings.md, "Payments". */
const settlesLater: readonly PaymentMethod[] = ['przelewy24Instalments'];

/** The lender requires the payer's address. Source: commerce-core.md, section 5. */
const needsAddress: readonly PaymentMethod[] = ['przelewy24Instalments', 'paypo'];

/** True when the order must carry the payer's address: instalments by address, PayPo by residence. */
export const needsPayerAddress = (paymentMethod: PaymentMethod): boolean => needsAddress.includes(paymentMethod);

export interface PaymentSubject {
  marketSlug: string;
  defaultPaymentMethod: PaymentMethod;
  /** Minor units. */
  amount: number;
  /** False when a line may not be paid in the salon. */
  cashAllowed: boolean;
  /** A slot is reserved until payment. */
  hasHeldSlot: boolean;
  /** The slots' hour to be paid at a gateway is over. */
  isHoldOver?: boolean;
}

/** Which methods are offered for an amount, each with whether (and why not) it can be chosen. */
export function offeredMethods(subject: PaymentSubject): OfferedPaymentMethod[] {
  const terms = (methodsByMarket[subject.marketSlug] ?? []).filter(
    ({ paymentMethod }) =>
      !(subject.hasHeldSlot && settlesLater.includes(paymentMethod)) &&
      !(subject.isHoldOver && !isOfflineMethod(paymentMethod)),
  );
  const hasDefault = terms.some((method) => method.paymentMethod === subject.defaultPaymentMethod);
  return terms.map((method, index) => {
    const reason = refusalOf(method, subject);
    return {
      ...method,
      isDefault: hasDefault ? method.paymentMethod === subject.defaultPaymentMethod : index === 0,
      isAvailable: reason === null,
      reason,
    };
  });
}

function refusalOf(method: MethodTerms, subject: PaymentSubject): OfferedPaymentMethod['reason'] {
  // Where nothing is owed there is nothing to pay in the salon either.
  if (method.paymentMethod === 'cash' && !subject.cashAllowed && subject.amount > 0) return 'noCash';
  if (subject.amount < method.minAmount) return 'belowMin';
  return subject.amount > method.maxAmount ? 'aboveMax' : null;
}

/** True when the method can be chosen for this amount. */
export function isMethodAvailable(paymentMethod: PaymentMethod, subject: PaymentSubject): boolean {
  return offeredMethods(subject).some((method) => method.paymentMethod === paymentMethod && method.isAvailable);
}
