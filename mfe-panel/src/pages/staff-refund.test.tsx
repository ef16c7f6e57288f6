import type { StaffOrder } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refundPreview, staffOrder } from '../testing/staff-order-fixtures';
import { renderOrder } from '../testing/staff-order-pages';

beforeEach(() => localStorage.clear());

const PREVIEWS = 'POST /admin/orders/o1/refund-previews';
const REFUNDS = 'POST /admin/orders/o1/refunds';
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

/** Opens the refund of an order. The answers' order is that of after the refund once it was made. */
async function open(order: StaffOrder = staffOrder(), answers: Parameters<typeof renderOrder>[0] = {}) {
  const rendered = renderOrder({ answers: { 'GET /admin/orders/o1': () => ({ order }), ...answers.answers } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zwrot' }));
  return { ...rendered, user, dialog: within(screen.getByRole('dialog', { name: 'Zwrot' })) };
}

test('a part of one line is previewed, then refunded once by the same request, whatever is pressed', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, dialog, http, toasts } = await open(staffOrder(), {
    answers: {
      [PREVIEWS]: () => refundPreviewOf({ amount: 2_500, refundedBefore: 700, endedItemIds: [] }),
      [REFUNDS]: async () => {
        await isAnswered;
        return { order: staffOrder({ paidStatus: 'partRefunded' }) };
      },
    },
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Depilacja laserowa pach/ }));
  const amount = dialog.getByRole('textbox', { name: /^Kwota: Depilacja/ });
  expect((amount as HTMLInputElement).value).toBe('100,00');
  await user.clear(amount);
  await user.type(amount, '25');
  await user.type(dialog.getByRole('textbox', { name: 'Powód' }), 'skrócony zabieg');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  const title = await dialog.findByRole('heading', { name: /^Do zwrotu 25,00/ });
  expect(document.activeElement).toBe(title);
  expect(dialog.getByText(/Nic się nie kończy/)).toBeTruthy();
  await user.dblClick(dialog.getByRole('button', { name: /^Zwracam 25,00/ }));
  answer();
  await waitFor(() => expect(toasts.map(plain)).toEqual(['Zlecono zwrot 25,00 zł']));
  const asked = { items: [{ orderItemId: 'i1', amount: 2_500 }], note: 'skrócony zabieg' };
  expect(http.bodiesOf(PREVIEWS)).toEqual([asked]);
  expect(http.bodiesOf(REFUNDS)).toEqual([{ ...asked, refundedBefore: 700 }]);
  expect(screen.queryByRole('dialog', { name: 'Zwrot' })).toBeNull();
});

const refundPreviewOf = (change: Parameters<typeof refundPreview>[0]) => ({ refundPreview: refundPreview(change) });

const [online] = staffOrder().payments;
const inSalon = { ...online, paymentMethod: 'cash', paymentProvider: 'salon' };
const paidInThreeWays = [
  online,
  { ...inSalon, id: 't2', salonMethod: 'card' },
  { ...inSalon, id: 't3', salonMethod: 'cash' },
] as StaffOrder['payments'];

test('the plan shows what goes back where, what ends and which visits are canceled', async () => {
  const { user, dialog } = await open(staffOrder({ payments: paidInThreeWays }), {
    answers: {
      [PREVIEWS]: () =>
        refundPreviewOf({
          voucherAmount: 3_000,
          gatewayAmount: 5_000,
          salonAmount: 2_000,
          vouchers: [{ code: '…ABCD', amount: 3_000 }],
          payments: [
            { paymentId: 't1', isInSalon: false, amount: 5_000 },
            { paymentId: 't2', isInSalon: true, amount: 1_500 },
            { paymentId: 't3', isInSalon: true, amount: 500 },
          ],
        }),
    },
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Depilacja laserowa pach/ }));
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  const ways = await dialog.findByRole('region', { name: 'Dokąd wrócą pieniądze' });
  expect(
    within(ways)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'na voucher …ABCD30,00 zł',
    'na konto klienta, Przelewy2450,00 zł',
    'na kartę, terminalem w salonie, do zwrotu teraz15,00 zł',
    'z kasy salonu, do wypłaty teraz5,00 zł',
  ]);
  expect(dialog.getByText(/Zakończą się: Depilacja laserowa pach/)).toBeTruthy();
  const visits = dialog.getByRole('region', { name: 'Wizyty, które odwołamy' });
  expect(plain(visits.textContent)).toContain('04.03.2099 09:15, Aksamit Mokotów');
});

test('too much, no amount and no line are refused at once, without a call', async () => {
  const { user, dialog, http } = await open();
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  expect(await dialog.findByText('Zaznacz co najmniej jedną pozycję')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /^Depilacja laserowa pach/ }));
  const amount = dialog.getByRole('textbox', { name: /^Kwota: Depilacja/ });
  await user.clear(amount);
  await user.type(amount, '100,01');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  expect(await dialog.findByText(/można zwrócić najwyżej 100,00/)).toBeTruthy();
  expect(http.bodiesOf(PREVIEWS)).toEqual([]);
});

test('a bought voucher goes back whole: it has no amount', async () => {
  const { user, dialog, http } = await open(staffOrder(), {
    answers: { [PREVIEWS]: () => refundPreviewOf({ amount: 5_000, items: [{ orderItemId: 'i2', amount: 5_000 }] }) },
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Voucher 50\szł/ }));
  expect(dialog.queryByRole('textbox', { name: /^Kwota/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  await dialog.findByRole('heading', { name: /^Do zwrotu 50,00/ });
  expect(http.bodiesOf(PREVIEWS)).toEqual([{ items: [{ orderItemId: 'i2' }] }]);
});

test('an order that is paid in part goes back as a whole, after a warning', async () => {
  const { user, dialog, http } = await open(staffOrder({ paidStatus: 'partPaid', amountPaid: 5_000 }), {
    answers: { [PREVIEWS]: () => refundPreviewOf({ amount: 5_000 }) },
  });
  expect(dialog.getByText(/nie jest w całości opłacone/)).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  await dialog.findByRole('heading', { name: /^Do zwrotu 50,00/ });
  expect(http.bodiesOf(PREVIEWS)).toEqual([{}]);
});

test.each([
  ['refund_changed', /Ktoś z zespołu właśnie zwrócił/],
  ['nothing_to_refund', /nie ma już czego zwrócić/],
  ['not_fully_paid', /nie jest w całości opłacone/],
  ['voucher_used', /voucher został już użyty/],
])('a refund refused as %s states why; what was typed is there when one goes back', async (code, words) => {
  const { user, dialog, http } = await open(staffOrder(), {
    answers: {
      [PREVIEWS]: () => refundPreviewOf({}),
      [REFUNDS]: () => {
        throw httpError(409, code, { message: 'From the API' });
      },
    },
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Depilacja laserowa pach/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Powód' }), 'alergia');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  const before = http.calls.filter(({ path }) => path === '/admin/orders/o1').length;
  await user.click(await dialog.findByRole('button', { name: /^Zwracam/ }));
  expect(await dialog.findByText(words)).toBeTruthy();
  await waitFor(() =>
    expect(http.calls.filter(({ path }) => path === '/admin/orders/o1').length).toBeGreaterThan(before),
  );
  await user.click(dialog.getByRole('button', { name: 'Zmień' }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Powód' }).value).toBe('alergia');
});

test('a repeat after a lost answer has the same key', async () => {
  let isAway = true;
  const { user, dialog, http, toasts } = await open(staffOrder(), {
    answers: {
      [PREVIEWS]: () => refundPreviewOf({}),
      [REFUNDS]: () => {
        if (isAway) throw httpError(0, 'timeout');
        return { order: staffOrder({ paidStatus: 'partRefunded' }) };
      },
    },
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Depilacja laserowa pach/ }));
  await user.click(dialog.getByRole('button', { name: 'Sprawdź zwrot' }));
  await user.click(await dialog.findByRole('button', { name: /^Zwracam/ }));
  await dialog.findByText(/nie odpowiedział na czas/);
  isAway = false;
  await user.click(dialog.getByRole('button', { name: /^Zwracam/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  const keys = http.calls.filter(({ path }) => path.endsWith('/refunds')).map(({ options }) => options.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
