import type { OfferedPaymentMethod, PaymentMethod } from '@aksamit/shared-kit/contracts';

interface MethodTerms {
  paymentMethod: PaymentMethod;
  minAmount: number;
  maxAmount: number;
}

/**
 * The methods that work in each market, in the order they are shown, with their bounds in minor units. A method joins
 * the list when its gateway is connected. Source: readings.md, "Markets" and "Payments".
 */
const methodsByMarket: Record<string, readonly MethodTerms[]> = {
  pl: [
    { paymentMethod: 'przelewy24', minAmount: 100, maxAmount: 5_000_000 },
    { paymentMethod: 'blik', minAmount: 100, maxAmount: 5_000_000 },
    { paymentMethod: 'cash', minAmount: 0, maxAmount: 1_500_000 },
  ],
  en: [{ paymentMethod: 'cash', minAmount: 0, maxAmount: 300_000 }],
};

export interface PaymentSubject {
  marketSlug: string;
  defaultPaymentMethod: PaymentMethod;
  /** Minor units. */
  amount: number;
  /** False when a line may not be paid in the salon. */
  cashAllowed: boolean;
}

/** Which methods are offered for an amount, each with whether (and why not) it can be chosen. */
export function offeredMethods(subject: PaymentSubject): OfferedPaymentMethod[] {
  const terms = methodsByMarket[subject.marketSlug] ?? [];
  const hasDefault = terms.some((method) => method.paymentMethod === subject.defaultPaymentMethod);
  return terms.map((method, index) => {
    const reason = refusalOf(method, subject);
    return {
      ...method,
      // The market's default may not be connected yet: then the first one is.
      isDefault: hasDefault ? method.paymentMethod === subject.defaultPaymentMethod : index === 0,
      isAvailable: reason === null,
      reason,
    };
  });
}

function refusalOf(method: MethodTerms, subject: PaymentSubject): OfferedPaymentMethod['reason'] {
  if (method.paymentMethod === 'cash' && !subject.cashAllowed) return 'noCash';
  if (subject.amount < method.minAmount) return 'belowMin';
  return subject.amount > method.maxAmount ? 'aboveMax' : null;
}

/** True when the method can be chosen for this amount. */
export function isMethodAvailable(paymentMethod: PaymentMethod, subject: PaymentSubject): boolean {
  return offeredMethods(subject).some((method) => method.paymentMethod === paymentMethod && method.isAvailable);
}
