import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import { wholeMoneyText } from '@aksamit/shared-kit/money';
import en from '../../locales/commerce-en.json';
import pl from '../../locales/commerce-pl.json';
import type { StoredVoucherData } from './item-data';

/** What a voucher's line is called: its kind and the amount that was chosen, which need not be its record's. */
export function voucherName(
  { voucherType, voucherValue }: Pick<StoredVoucherData, 'voucherType' | 'voucherValue'>,
  currency: string,
): Record<LocaleCode, string> {
  return {
    pl: `${pl.vouchers[voucherType]} ${wholeMoneyText(voucherValue, currency, 'pl')}`,
    en: `${en.vouchers[voucherType]} ${wholeMoneyText(voucherValue, currency, 'en')}`,
  };
}
