import type { LocaleCode } from '@aksamit/contracts';
import { wholeMoneyText } from '@aksamit/contracts/money';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import type { StoredVoucherData } from './stored-item-data';

/** The name of a voucher's line: its kind and the chosen amount, which may differ from its record's. */
export function voucherName(
  { voucherType, voucherValue }: Pick<StoredVoucherData, 'voucherType' | 'voucherValue'>,
  currency: string,
): Record<LocaleCode, string> {
  return {
    pl: `${pl.vouchers[voucherType]} ${wholeMoneyText(voucherValue, currency, 'pl')}`,
    en: `${en.vouchers[voucherType]} ${wholeMoneyText(voucherValue, currency, 'en')}`,
  };
}
