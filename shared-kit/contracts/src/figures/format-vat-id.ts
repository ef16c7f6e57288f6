import type { LocaleCode } from '../platform';

const NIP = /^(\d{3})(\d{3})(\d{2})(\d{2})$/;

/**
 * A Polish tax number as it is printed: `123-456-32-18` after "NIP", `PL1234563218` after "VAT number", the form of the
 * European Union. Another country's number stays as it is.
 */
export function formatVatId(vatId: string, locale: LocaleCode): string {
  if (!NIP.test(vatId)) return vatId;
  return locale === 'pl' ? vatId.replace(NIP, '$1-$2-$3-$4') : `PL${vatId}`;
}
