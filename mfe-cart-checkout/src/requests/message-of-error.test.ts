import { HttpError } from '@aksamit/module-sdk/http';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import addToCartEn from '../fragments/locales/add-to-cart.en.json';
import addToCartPl from '../fragments/locales/add-to-cart.pl.json';
import slotPickerEn from '../fragments/locales/slot-picker.en.json';
import slotPickerPl from '../fragments/locales/slot-picker.pl.json';
import voucherForm from '../fragments/voucher-form.fragment';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { messageOfError } from './message-of-error';

const unreadable = { status: 502, statusText: 'invalid_response', code: 'invalid_response', message: '' };
const failed = (status: number, code: string, message = '') =>
  new HttpError({ status, statusText: code, code, message });

describe.each([
  ['pages', { pl, en }],
  ['add-to-cart', { pl: addToCartPl, en: addToCartEn }],
  ['slot-picker', { pl: slotPickerPl, en: slotPickerEn }],
  ['voucher-form', voucherForm.texts],
])('%s', (_name, resources) => {
  test.each([
    [failed(0, 'network_error'), 'Brak połączenia z internetem. Spróbuj ponownie', 'No connection. Please try again'],
    [
      failed(0, 'timeout'),
      'Sklep nie odpowiedział na czas. Spróbuj ponownie',
      'The shop took too long to answer. Please try again',
    ],
    [
      failed(0, 'aborted'),
      'Połączenie zostało przerwane. Spróbuj ponownie',
      'The request was cut off. Please try again',
    ],
    [
      failed(502, 'status_502'),
      'Sklep odpowiedział błędem. Spróbuj ponownie',
      'The shop answered with an error. Please try again',
    ],
    [
      new HttpError({ ...unreadable, details: { call: 'POST /cart-items' } }),
      'Sklep to przyjął, ale strona nie może pokazać wyniku. Odśwież stronę, zanim spróbujesz ponownie',
      'The shop has received this, but this page cannot show the result. Reload the page before you try again',
    ],
    [
      new HttpError({ ...unreadable, details: { call: 'GET /carts' } }),
      'Sklep odpowiedział błędem. Spróbuj ponownie',
      'The shop answered with an error. Please try again',
    ],
    [failed(401, 'unauthorized', 'x'), 'Brak dostępu', 'No access'],
    [failed(409, 'cart_changed', 'Koszyk jest inny'), 'Koszyk jest inny', 'Koszyk jest inny'],
    [new Error('x'), 'Wystąpił błąd, spróbuj ponownie', 'Something went wrong, please try again'],
  ])('%s has words in both languages', (error, polish, english) => {
    expect(messageOfError(error, createTranslations('pl', resources))).toBe(polish);
    expect(messageOfError(error, createTranslations('en', resources))).toBe(english);
  });
});
