import { localeGaps } from '@aksamit/module-sdk/testing';
import addToCartEn from '../fragments/locales/add-to-cart.en.json';
import addToCartPl from '../fragments/locales/add-to-cart.pl.json';
import miniCartEn from '../fragments/locales/mini-cart.en.json';
import miniCartPl from '../fragments/locales/mini-cart.pl.json';
import slotPickerEn from '../fragments/locales/slot-picker.en.json';
import slotPickerPl from '../fragments/locales/slot-picker.pl.json';
import { voucherFormResources } from '../fragments/voucher-form-resources';
import en from './en.json';
import pl from './pl.json';

test.each([
  ['pages', { pl, en }],
  ['mini-cart', { pl: miniCartPl, en: miniCartEn }],
  ['add-to-cart', { pl: addToCartPl, en: addToCartEn }],
  ['voucher-form', voucherFormResources],
  ['slot-picker', { pl: slotPickerPl, en: slotPickerEn }],
])('every text of the %s stands in both languages', (_name, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
