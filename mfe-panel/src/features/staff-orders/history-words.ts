/** Steps in the life of an order in words. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { OrderHistoryEntry, StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, type Translate } from '@aksamit/module-sdk/i18n';
import { methodWord } from '../../staff-kit/payment-methods';
import { visitState } from './order-words';

export interface HistoryWords {
  t: Translate;
  locale: LocaleCode;
  money(amountMinor: number): string;
  order: Pick<StaffOrder, 'items'>;
}

type Step = OrderHistoryEntry;

const DONE: readonly string[] = ['new', 'active', 'done', 'canceled'];
const PAID: readonly string[] = ['notPaid', 'partPaid', 'paid', 'partRefunded', 'refunded'];

/** What happened, in a sentence. */
export function stepText(step: Step, words: HistoryWords): string {
  const { t } = words;
  return t(`staff.orders.history.steps.${step.kind}`, { ...valuesOf(step, words) });
}

/** Values of the step's text: every step has those that its kind has. */
function valuesOf(step: Step, words: HistoryWords): Record<string, string> {
  const { amount, reference } = step;
  const line = words.order.items.find(({ id }) => id === reference);
  return {
    amount: amount === null ? '' : words.money(amount),
    reference: reference ?? '',
    line: line?.name ?? '',
    ...spanOf(step, words),
  };
}

/** `from` and `to` in words: statuses, outcomes, times, methods, reasons. */
function spanOf({ kind, from, to }: Step, { t, locale }: HistoryWords): { from: string; to: string } {
  if (kind === 'doneStatus') return { from: statusWord('done', DONE, from, t), to: statusWord('done', DONE, to, t) };
  if (kind === 'paidStatus') return { from: statusWord('paid', PAID, from, t), to: statusWord('paid', PAID, to, t) };
  if (kind === 'visitMarked') return { from: visitState(from, t), to: visitState(to, t) };
  if (kind === 'visitBooked' || kind === 'visitMoved')
    return { from: timeWord(from, locale), to: timeWord(to, locale) };
  if (kind === 'refund')
    return { from: '', to: t(`staff.orders.refunds.reasons.${to === 'staff' ? 'staff' : 'withdrawal'}`) };
  return { from: '', to: methodWord(to, t) };
}

const statusWord = (group: 'done' | 'paid', known: readonly string[], status: string | null, t: Translate): string =>
  status !== null && known.includes(status) ? t(`staff.orders.${group}.${status}`) : (status ?? '');

const timeWord = (instant: string | null, locale: LocaleCode): string =>
  instant !== null && !Number.isNaN(Date.parse(instant)) ? formatDateTime(instant, locale) : (instant ?? '');

/** Who did it: a member of staff, a deleted account, or nobody of the staff. */
export function actorText({ actor }: Step, t: Translate): string {
  if (actor === null) return t('staff.orders.history.nobody');
  return actor.name ?? t('staff.orders.history.deleted');
}
