import type { Resources } from '@aksamit/module-sdk/i18n';
import pageEn from '../locales/en.json';
import pagePl from '../locales/pl.json';
import en from './locales/voucher-form.en.json';
import pl from './locales/voucher-form.pl.json';

/** Texts of the voucher form, with the summary's for the customer's fields. */
export const voucherFormResources: Resources = {
  pl: { ...pl, form: pagePl.form, known: pagePl.known },
  en: { ...en, form: pageEn.form, known: pageEn.known },
};
