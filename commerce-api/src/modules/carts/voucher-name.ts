import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import en from '../../locales/commerce-en.json';
import pl from '../../locales/commerce-pl.json';
import type { StoredVoucherData } from './item-data';

/** What a voucher's line is called: its kind and the amount that was chosen, which need not be its record's. */
export function voucherName(
  { voucherType, voucherValue }: Pick<StoredVoucherData, 'voucherType' | 'voucherValue'>,
  currency: string,
): Record<LocaleCode, string> {
  const amountIn = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(voucherValue / 100);
  return {
    pl: `${pl.vouchers[voucherType]} ${amountIn('pl-PL')}`,
    en: `${en.vouchers[voucherType]} ${amountIn('en-GB')}`,
  };
}
