import { type CheckoutValues, emptyCheckout } from './checkout-values';
import { validateCheckout } from './validate-checkout';

const complete: CheckoutValues = {
  ...emptyCheckout('Polska', 48),
  user: {
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    phonePrefix: '48',
    phone: '600 100 200',
    gender: '',
  },
  agrees: { regulations: true, marketingEmail: false, marketingPhone: false },
  paymentMethod: 'przelewy24',
};
const problemsOf = (values: CheckoutValues) => Object.fromEntries(validateCheckout(values));

test('complete data without an invoice pass', () => {
  expect(problemsOf(complete)).toEqual({});
});

test('an empty form names every required field once, and only those', () => {
  expect(problemsOf(emptyCheckout('Polska', 48))).toEqual({
    'user.firstName': 'required',
    'user.lastName': 'required',
    'user.email': 'required',
    'user.phone': 'required',
    paymentMethod: 'paymentMethod',
    'agrees.regulations': 'consent',
  });
});

test.each(['anna', 'anna@', 'anna@example', '@example.com'])('%s is no e-mail address', (email) => {
  expect(problemsOf({ ...complete, user: { ...complete.user, email } })).toEqual({ 'user.email': 'email' });
});

test.each(['12345', '60010020a', '1234567890123'])('%s is no phone number', (phone) => {
  expect(problemsOf({ ...complete, user: { ...complete.user, phone } })).toEqual({ 'user.phone': 'phone' });
});

test.each([
  ['48', true],
  ['+44', true],
  ['048', false],
  ['abc', false],
])('prefix %s', (phonePrefix, isGood) => {
  const expected = isGood ? {} : { 'user.phonePrefix': 'phonePrefix' };
  expect(problemsOf({ ...complete, user: { ...complete.user, phonePrefix } })).toEqual(expected);
});

describe('an invoice', () => {
  const invoice = {
    vatId: '526-025-02-74',
    companyName: 'Firma',
    address: 'Polna 1',
    city: 'Łódź',
    postalCode: '90-001',
    country: 'Polska',
  };

  test('requires all of its fields once it is requested', () => {
    expect(problemsOf({ ...complete, wantsInvoice: true })).toEqual({
      'invoice.vatId': 'required',
      'invoice.companyName': 'required',
      'invoice.address': 'required',
      'invoice.city': 'required',
      'invoice.postalCode': 'required',
    });
  });

  test('takes a NIP with the right check digit', () => {
    expect(problemsOf({ ...complete, wantsInvoice: true, invoice })).toEqual({});
  });

  test('refuses a NIP with a wrong one, in Poland only', () => {
    const wrong = { ...invoice, vatId: '5260250275' };
    expect(problemsOf({ ...complete, wantsInvoice: true, invoice: wrong })).toEqual({ 'invoice.vatId': 'vatId' });
    expect(problemsOf({ ...complete, wantsInvoice: true, invoice: { ...wrong, country: 'Deutschland' } })).toEqual({});
  });
});

test.each([
  ['przelewy24Instalments', 4],
  ['paypo', 4],
  ['blik', 0],
] as const)('%s asks for %i fields of an address', (paymentMethod, count) => {
  const problems = validateCheckout({ ...complete, address: { ...complete.address, country: '' }, paymentMethod });
  expect([...problems.keys()].filter((path) => path.startsWith('address.'))).toHaveLength(count);
});
