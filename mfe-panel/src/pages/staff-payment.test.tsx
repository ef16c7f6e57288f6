import type { StaffOrder } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffOrder } from '../testing/staff-order-fixtures';
import { renderOrder } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());

const PAYMENTS = 'POST /admin/orders/o1/payments';
const VOUCHERS = 'POST /admin/orders/o1/voucher-redemptions';
const plain = (text: string) => text.replace(/\s/g, ' ');
/** 100 of 150 are owed. */
const owed = staffOrder({ paidStatus: 'partPaid', amountPaid: 5_000, paymentMethod: 'cash' });
const refused =
  (status: number, code: string, fields = {}) =>
  () => {
    throw httpError(status, code, { message: 'From the API', fields });
  };

/** Opens a dialog of the order as the reception. The order is paid once a payment was taken. */
async function open(button: string, answers: NonNullable<Parameters<typeof renderOrder>[0]>['answers'] = {}) {
  let order: StaffOrder = owed;
  const paid = (change: Partial<StaffOrder>) => {
    order = { ...owed, ...change };
    return { order };
  };
  const rendered = renderOrder({
    role: 'staff',
    answers: {
      'GET /admin/orders/o1': () => ({ order }),
      [PAYMENTS]: () => paid({ paidStatus: 'paid', amountPaid: 15_000 }),
      [VOUCHERS]: () => paid({ amountDue: 12_000 }),
      ...answers,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: button }));
  return { ...rendered, user, dialog: within(screen.getByRole('dialog', { name: button })) };
}

const openPayment = (answers = {}) => open('Przyjmij płatność', answers);
const openVoucher = (answers = {}) => open('Zrealizuj voucher', answers);

test('cash: what is owed is filled in, the change is shown, and the payment is taken once', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const paid = { ...owed, paidStatus: 'paid', amountPaid: 15_000 };
  const { user, dialog, http, toasts } = await openPayment({
    [PAYMENTS]: async () => {
      await isAnswered;
      return { order: paid };
    },
  });
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Kwota/ }).value).toBe('100,00');
  await user.type(dialog.getByRole('textbox', { name: /^Otrzymana gotówka/ }), '120');
  expect(plain(dialog.getByRole('status').textContent ?? '')).toBe('Reszta do wydania: 20,00 zł');
  await user.dblClick(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  answer();
  await waitFor(() => expect(toasts.map(plain)).toEqual(['Przyjęto 100,00 zł']));
  expect(http.bodiesOf(PAYMENTS)).toEqual([{ method: 'cash', amount: 10_000, locationId: '1' }]);
});

test('the focus goes to the order’s heading when its button is gone', async () => {
  const { user, dialog } = await openPayment();
  await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Przyjmij płatność' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a part by card has no change; too much, no amount and too little cash are refused at once', async () => {
  const { user, dialog, http } = await openPayment();
  const amount = dialog.getByRole('textbox', { name: /^Kwota/ });
  const type = async (text: string) => {
    await user.clear(amount);
    await user.type(amount, text);
    await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  };
  await type('100,01');
  expect((await dialog.findAllByText(/Do zapłaty jest tylko 100,00/)).length).toBeGreaterThan(0);
  await type('zero');
  expect((await dialog.findAllByText(/Wpisz kwotę/)).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /^Otrzymana gotówka/ }), '30');
  await type('40');
  expect((await dialog.findAllByText(/Brakuje 10,00/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf(PAYMENTS)).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Karta' }));
  expect(dialog.queryByRole('textbox', { name: /^Otrzymana gotówka/ })).toBeNull();
  await type('40');
  await waitFor(() => expect(http.bodiesOf(PAYMENTS)).toEqual([{ method: 'card', amount: 4_000, locationId: '1' }]));
});

test('a coupon needs its data and a checked document; a used one is refused at its code', async () => {
  const { user, dialog, http } = await openPayment({ [PAYMENTS]: refused(409, 'coupon_used') });
  await user.click(dialog.getByRole('radio', { name: 'Kupon grupowy' }));
  await user.type(dialog.getByRole('textbox', { name: /^Serwis/ }), 'Groupon');
  await user.type(dialog.getByRole('textbox', { name: /^Kod kuponu/ }), 'abc-123');
  await user.type(dialog.getByRole('textbox', { name: /^Imię i nazwisko/ }), 'Jan Nowak');
  await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  expect((await dialog.findAllByText(/Bez sprawdzonego dokumentu/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf(PAYMENTS)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /Dokument posiadacza sprawdzony/ }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  expect((await dialog.findAllByText(/kupon został już wykorzystany/)).length).toBeGreaterThan(0);
  const code = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Kod kuponu/ });
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['abc-123', 'true']);
  const coupon = { service: 'Groupon', code: 'abc-123', holderName: 'Jan Nowak', idChecked: true };
  expect(http.bodiesOf(PAYMENTS)).toEqual([{ method: 'coupon', amount: 10_000, coupon, locationId: '1' }]);
});

test.each([
  [409, 'already_paid', /jest już opłacone/],
  [409, 'order_canceled', /zostało anulowane/],
  [409, 'slot_taken', /jest już zajęty/],
  [404, 'not_found', /nie należy do Twoich salonów/],
  [403, 'forbidden', /nie ma do tego uprawnień/],
  [0, 'network_error', /Nie udało się połączyć/],
])('a payment refused with %s %s states why and leaves what was typed', async (status, code, words) => {
  const { user, dialog } = await openPayment({ [PAYMENTS]: refused(status, code) });
  await user.type(dialog.getByRole('textbox', { name: /^Otrzymana gotówka/ }), '200');
  await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Otrzymana/ }).value).toBe('200');
});

test('an amount above what is due meanwhile is refused at its field', async () => {
  const fields = { amount: ['Kwota jest za duża'] };
  const { user, dialog } = await openPayment({ [PAYMENTS]: refused(422, 'validation_failed', fields) });
  await user.click(dialog.getByRole('button', { name: 'Zapisz płatność' }));
  expect((await dialog.findAllByText(/Kwota jest za duża/)).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: /^Kwota/ }).getAttribute('aria-invalid')).toBe('true');
});

test('a voucher pays what it holds, and what is left is named', async () => {
  const { user, dialog, http, toasts } = await openVoucher();
  await user.type(dialog.getByRole('textbox', { name: /^Kod vouchera/ }), ' abcd-efgh-jklm-npqr ');
  await user.click(dialog.getByRole('button', { name: 'Zapłać voucherem' }));
  await waitFor(() => expect(toasts.map(plain)).toEqual(['Zapłacono voucherem 30,00 zł. Do zapłaty zostało 70,00 zł']));
  expect(http.bodiesOf(VOUCHERS)).toEqual([{ code: 'abcd-efgh-jklm-npqr', locationId: '1' }]);
});

test.each([
  [404, 'not_found', /Nie ma takiego vouchera w tym kraju/],
  [404, 'expired', /stracił ważność/],
  [404, 'limit_reached', /wykorzystano już wszystko/],
  [422, 'not_combinable', /nie łączy się z rabatem/],
  [422, 'voucher_not_applicable', /nie opłaci voucher/],
])('a code refused with %s %s states why at its field', async (status, code, words) => {
  const { user, dialog } = await openVoucher({ [VOUCHERS]: refused(status, code) });
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Kod vouchera/ });
  await user.type(field, 'ABCD');
  await user.click(dialog.getByRole('button', { name: 'Zapłać voucherem' }));
  expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['ABCD', 'true']);
});

test.each([
  ['already_paid', /jest już opłacone/],
  ['payment_under_way', /właśnie płaci online/],
])('a redemption refused as %s is no fault of the code', async (code, words) => {
  const { user, dialog } = await openVoucher({ [VOUCHERS]: refused(409, code) });
  const field = dialog.getByRole('textbox', { name: /^Kod vouchera/ });
  await user.type(field, 'ABCD');
  await user.click(dialog.getByRole('button', { name: 'Zapłać voucherem' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
