import type { SalonPaymentRequest } from '@aksamit/contracts/staff';
import { typedAmount } from '../../staff-kit/typed-amount';

/** Fields of a payment in the salon, as they are typed. */
export interface PaymentFields {
  method: 'cash' | 'card' | 'coupon';
  amount: string;
  /** Cash that the customer gave: only for the change. */
  received: string;
  service: string;
  code: string;
  holderName: string;
  idChecked: boolean;
}

export const PAYMENT_METHODS: readonly PaymentFields['method'][] = ['cash', 'card', 'coupon'];

export const EMPTY_PAYMENT: PaymentFields = {
  method: 'cash',
  amount: '',
  received: '',
  service: '',
  code: '',
  holderName: '',
  idChecked: false,
};

/** A coupon's code as the API takes it. Source: the contract `salonPaymentRequest`. */
export const COUPON_CODE = /^\s*[a-z0-9-]{3,60}\s*$/i;

/** The request of these fields. The amount is always named: nothing but what was shown is taken. */
export function paymentRequest(fields: PaymentFields): SalonPaymentRequest {
  const { method, service, code, holderName } = fields;
  const amount = typedAmount(fields.amount) ?? 0;
  if (method !== 'coupon') return { method, amount };
  const coupon = {
    service: service.trim(),
    code: code.trim(),
    holderName: holderName.trim(),
    idChecked: true as const,
  };
  return { method, amount, coupon };
}

/** What is to be given back of the cash, minor units; below 0: that much is missing. Null while nothing is typed. */
export function changeOf({ method, amount, received }: PaymentFields): number | null {
  const [due, given] = [typedAmount(amount), typedAmount(received)];
  return method !== 'cash' || due === null || given === null ? null : given - due;
}
