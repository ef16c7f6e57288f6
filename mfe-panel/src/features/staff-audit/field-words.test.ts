import * as inputs from '@aksamit/contracts/staff';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';
import { fieldName, fieldValue } from './field-words';

const texts = { pl: createTranslations('pl', { pl, en }), en: createTranslations('en', { pl, en }) };

const inputsOf = {
  article: inputs.staffArticleInput,
  articleAuthor: inputs.staffAuthorInput,
  articleCategory: inputs.staffArticleCategoryInput,
  bundle: inputs.staffBundleInput,
  city: inputs.staffCityInput,
  cmsPage: inputs.staffPageInput,
  device: inputs.staffDeviceInput,
  discountCode: inputs.staffDiscountCodeInput,
  location: inputs.staffLocationInput,
  offer: inputs.staffOfferInput,
  price: inputs.staffPriceInput,
  product: inputs.staffProductInput,
  promoBar: inputs.staffPromoBarInput,
  promotion: inputs.staffPromotionInput,
  redirect: inputs.staffRedirectInput,
  room: inputs.staffRoomInput,
  staff: inputs.staffTherapistInput,
  voucher: inputs.staffVoucherInput,
};

test.each(Object.entries(inputsOf))('each field of %s has a label in both languages', (kind, input) => {
  const fields = Object.keys(input.shape);
  expect(fields.filter((field) => fieldName(kind, field, texts.pl) === field)).toEqual([]);
  expect(fields.filter((field) => fieldName(kind, field, texts.en) === field)).toEqual([]);
});

test.each([
  ['redirect', 'status', 'Rodzaj przekierowania'],
  ['opinion', 'status', 'Stan'],
  ['user', 'role', 'Rola'],
  ['articleAuthor', 'role', 'Stanowisko'],
  ['location', 'monday', 'poniedziałek'],
  ['widget', 'wheels', 'wheels'],
  [null, 'constructor', 'constructor'],
])('of %s %s is called %s', (kind, field, label) => {
  expect(fieldName(kind, field, texts.pl)).toBe(label);
});

test.each([
  ['user', 'role', 'manager', 'Menedżer'],
  ['opinion', 'status', 'published', 'Opublikowana'],
  ['event', 'doneStatus', 'noShow', 'nieobecność'],
  ['product', 'enabled', false, 'nie'],
  ['product', 'name', { pl: 'Peeling', en: 'Peel' }, 'Peeling / Peel'],
  ['price', 'price', 12900, '129,00'],
  ['price', 'quantityTo', 3, '3'],
  ['promotion', 'endAt', '2026-11-27T09:00:00.000Z', '27.11.2026 10:00'],
  ['location', 'monday', { start: '09:00', end: '21:00', closed: false, allDay: false }, '09:00–21:00'],
  ['location', 'sunday', { start: null, end: null, closed: true, allDay: false }, 'zamknięte'],
  ['location', 'categoryIds', ['1', '2'], '1, 2'],
  ['redirect', 'to', '/cennik/', '/cennik/'],
  ['room', 'name', 'x'.repeat(100), `${'x'.repeat(80)}…`],
  ['room', 'nameEn', null, '–'],
])('of %s %s is shown in words', (kind, field, value, words) => {
  expect(fieldValue(kind, field, value, { t: texts.pl, locale: 'pl' })).toBe(words);
});
