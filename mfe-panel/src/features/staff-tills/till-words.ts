/** Amounts and people of a till, as they are shown. Pure. */
import { moneyText } from '@aksamit/contracts/money';
import type { TillMethod, TillSummary } from '@aksamit/contracts/staff';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** Ways of paying in the order in which they are shown. */
export const TILL_METHODS: readonly TillMethod[] = ['cash', 'card', 'coupon', 'voucher'];

/** Count minus what was expected, minor units; null while the till is open. */
export const differenceOf = ({ counted, expected }: Pick<TillSummary, 'counted' | 'expected'>): number | null =>
  counted === null ? null : counted - expected;

/** Money of a till's own currency; of any other with its code, which the shop may not sell in. */
export const tillMoney = (amount: number, currency: string, locale: 'pl' | 'en'): string =>
  moneyText(amount, currency === 'GBP' ? 'GBP' : 'PLN', locale);

/** Who did it; of a deleted account no name is left. */
export const personName = (person: { name: string | null } | null, t: Translate): string =>
  person?.name ?? t('staff.tills.noName');
