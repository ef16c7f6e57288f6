/** Fields and validation of the voucher form. The server checks the same and decides. */
import type { VoucherDesign, VoucherItemInput } from '@aksamit/contracts';
import { DEFAULT_VOUCHER_DESIGN, sendDateProblem } from '@aksamit/contracts/voucher-designs';

/** Source: specification, content, section 5. */
export const VOUCHER_TEXT_MAX = 250;

export interface VoucherAmounts {
  step: number;
  offered: readonly number[];
  least: number;
  most: number;
}

/** What the date of sending depends on. */
export interface SendRules {
  /** Of the stores, `YYYY-MM-DD`. */
  today: string;
  /** Calendar months from the purchase. */
  validMonths: number;
}

/** What the form holds, as typed. */
export interface VoucherValues {
  kind: 'electronic' | 'paper';
  /** Minor units, or null while another amount is being typed. */
  offered: number | null;
  /** Another amount as typed, in major units. */
  other: string;
  quantity: number;
  design: VoucherDesign;
  /** Who is sent an electronic one. */
  delivery: 'self' | 'recipient';
  /** `YYYY-MM-DD`; empty: as soon as it is paid. */
  sendOn: string;
  firstName: string;
  lastName: string;
  email: string;
  text: string;
  locationId: string;
}

/** Key of a text under `problem`. */
export type VoucherProblem =
  | 'amountMissing'
  | 'amountStep'
  | 'amountBounds'
  | 'email'
  | 'datePast'
  | 'dateLate'
  | 'text';
export type VoucherField = 'amount' | 'email' | 'sendOn' | 'text';

/** The amount that is chosen or typed, minor units; null when it is no number. */
export function chosenAmount({ offered, other }: Pick<VoucherValues, 'offered' | 'other'>): number | null {
  if (offered !== null) return offered;
  const digits = other.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : null;
}

/** Why an amount cannot be bought; undefined when it can. Source: readings, "Vouchers": by the market's step and bounds. */
export function amountProblem(
  amount: number | null,
  { step, least, most }: VoucherAmounts,
): VoucherProblem | undefined {
  if (amount === null) return 'amountMissing';
  if (amount % step !== 0) return 'amountStep';
  return amount < least || amount > most ? 'amountBounds' : undefined;
}

/** Problems by field, in the order of the form. */
export function voucherProblems(
  values: VoucherValues,
  amounts: VoucherAmounts,
  sending: SendRules,
): Map<VoucherField, VoucherProblem> {
  const problems = new Map<VoucherField, VoucherProblem>();
  const amount = amountProblem(chosenAmount(values), amounts);
  if (amount) problems.set('amount', amount);
  if (isSentToRecipient(values)) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) problems.set('email', 'email');
    const problem = values.sendOn === '' ? null : sendDateProblem(values.sendOn, sending.today, sending.validMonths);
    if (problem) problems.set('sendOn', problem === 'past' ? 'datePast' : 'dateLate');
  }
  if (values.text.trim().length > VOUCHER_TEXT_MAX) problems.set('text', 'text');
  return problems;
}

const isSentToRecipient = ({ kind, delivery }: VoucherValues) => kind === 'electronic' && delivery === 'recipient';

/** An instant of a date, for the formats. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** `data` of the cart's line. Empty fields are omitted, as the first design is, which an API of before does not know; a paper voucher is sent to the order's address. */
export function voucherData(values: VoucherValues, amount: number): VoucherItemInput {
  const text = (key: string, value: string) => (value.trim() === '' ? {} : { [key]: value.trim() });
  return {
    voucherType: values.kind,
    voucherValue: amount,
    ...text('voucherFirstName', values.firstName),
    ...text('voucherLastName', values.lastName),
    ...(values.design === DEFAULT_VOUCHER_DESIGN ? {} : { voucherDesign: values.design }),
    ...(isSentToRecipient(values)
      ? { ...text('voucherEmail', values.email), ...text('voucherSendOn', values.sendOn) }
      : {}),
    ...text('voucherText', values.text),
    ...text('voucherLocationId', values.locationId),
  };
}
