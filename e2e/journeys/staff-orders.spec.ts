import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import {
  addToCart,
  addVoucher,
  fillSummary,
  goToSummary,
  openCart,
  openTreatment,
  orderAndPay,
} from '../fixtures/buying';
import { newPerson, type Person } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { type Arrive, orderInSalon, registerAt } from '../fixtures/other-device';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import type { Admin } from '../fixtures/staff';
import { like, text } from '../fixtures/texts';
import { findSlot } from '../fixtures/visits';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;
/** The second salon of the demo's reception. */
const SALON = '2';
const PASSWORD = 'Aksamit-2026';
const manager = { email: 'manager@example.com', password: PASSWORD };
const reception = { email: 'recepcja@example.com', password: PASSWORD };

const plain = async (shown: Locator): Promise<string> => ((await shown.textContent()) ?? '').replace(/\s/g, ' ');

/** A treatment and a voucher, paid online by a guest. @returns the treatment's name */
async function buyMixedOrder(page: Page, site: Site, guest: Person): Promise<string> {
  const { name } = await openTreatment(page, site);
  await expectPageReady(page);
  await addToCart(page, site);
  await addVoucher(page, site, { firstName: 'Ewa', count: 2 });
  await openCart(page, site);
  await goToSummary(page, site);
  await fillSummary(page, site, 'przelewy24', guest);
  await orderAndPay(page, site);
  return name;
}

/** A treatment to be paid in the salon, with a visit in the reception's salon. */
async function buyWithVisit(page: Page, arrive: Arrive, person: Person): Promise<void> {
  const device = await arrive();
  await registerAt(device, person);
  await device.send('POST', '/cart-items', { itemType: 'product', itemId: '1', quantity: 1 });
  await orderInSalon(device, person);
  const { orderProducts } = await device.send<{ orderProducts: { id: string }[] }>('GET', '/me/order-products');
  const [soonest, latest] = [Date.now() + 3 * DAY_MS, Date.now() + 12 * DAY_MS];
  const slot = await findSlot(page, '1', soonest, latest, [SALON]);
  if (!slot) throw new Error('Failed to book a visit: the reception’s salon has no free time. Check the seed.');
  await device.send('POST', '/me/events', { orderProductId: orderProducts[0]?.id, ...slot });
}

const company = {
  companyName: 'Łydka sp. z o.o.',
  vatId: '5261040567',
  address: 'Piotrkowska 1',
  postalCode: '90-001',
  city: 'Łódź',
  country: 'Polska',
};

/** A treatment for a company, paid by card in the salon. @returns the order's id */
async function orderForCompany(arrive: Arrive, staff: Admin, person: Person): Promise<string> {
  const device = await arrive();
  await registerAt(device, person);
  await device.send('POST', '/cart-items', { itemType: 'product', itemId: '1', quantity: 1 });
  await orderInSalon(device, person, company);
  const { orders } = await staff.get<{ orders: { id: string }[] }>(`/orders?q=${encodeURIComponent(person.email)}`);
  const id = orders[0]?.id ?? '';
  await staff.send('POST', `/orders/${id}/payments`, { method: 'card', locationId: SALON });
  const invoices = async () =>
    (await staff.get<{ order: { invoices: unknown[] } }>(`/orders/${id}`)).order.invoices.length;
  await expect.poll(invoices, { message: 'the worker issues the invoice', timeout: 60_000 }).toBe(1);
  return id;
}

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.orders.${key}`, values);
  const starts = (key: string) => like(site, `staff-area:staff.orders.${key}`);
  const path = `${site.base}/admin/${site.locale === 'pl' ? 'zamowienia' : 'orders'}/`;

  /** Finds the order of a person and opens it. */
  async function openOrder(page: Page, search: string): Promise<void> {
    await main(page).getByRole('searchbox').fill(search);
    await expect(main(page).getByRole('row')).toHaveCount(2);
    await expectSound(page, site);
    await main(page).getByRole('row').last().getByRole('link').first().click();
    await expect(heading(page)).toHaveText(starts('number'));
    await expect(main(page).getByRole('region', { name: t('history.title') })).toBeVisible();
  }

  test(`at ${site.base}/ a manager refunds one item of a mixed order as previewed`, async ({ page }) => {
    const guest = newPerson();
    const treatment = await buyMixedOrder(page, site, guest);
    await page.goto(path);
    await expectPageReady(page);
    await logIn(page, manager, site);
    await openOrder(page, guest.email);
    await expectSound(page, site);

    await main(page)
      .getByRole('button', { name: t('refund.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('refund.title') });
    await dialog.getByRole('checkbox', { name: treatment }).check();
    await dialog.getByRole('button', { name: t('refund.check') }).click();
    const ways = dialog.getByRole('region', { name: t('refund.where') }).locator('[data-amount]');
    await expect(ways).toHaveCount(1);
    const amount = await plain(ways);
    await expect(dialog.getByRole('region', { name: t('refund.ofLines') })).toContainText(treatment);
    await expect(dialog.getByText(starts('refund.ends'))).toContainText(treatment);
    await expectSound(page, site);
    await dialog.getByRole('button', { name: starts('refund.confirm') }).click();

    await expect(toasts(page)).toContainText(amount);
    await expect(dialog).toBeHidden();
    const refund = main(page)
      .getByRole('region', { name: t('payments.title') })
      .getByRole('listitem')
      .filter({ hasText: t('refunds.reasons.staff') });
    await expect(refund.locator('[data-amount]')).toHaveText(new RegExp(`^−${amount.replace(/[.\s]/g, '.')}$`));
    const step = main(page)
      .getByRole('region', { name: t('history.title') })
      .getByRole('listitem')
      .filter({ hasText: starts('history.steps.refund') })
      .filter({ hasText: 'Marta Zielińska' });
    await expect(step.first()).toContainText(amount);
    await expect(main(page).getByText(t('paid.partRefunded')).first()).toBeVisible();
  });

  test(`at ${site.base}/ the reception takes cash for an order with a visit in its salon`, async ({ page, arrive }) => {
    await page.goto(path);
    await expectPageReady(page);
    await logIn(page, reception, site);
    await expect(heading(page)).toHaveText(t('title'));
    await expectSound(page, site);
    const person = newPerson();
    await buyWithVisit(page, arrive, person);
    await openOrder(page, person.phone);
    await expect(main(page).getByRole('button', { name: t('refund.title') })).toHaveCount(0);

    await main(page)
      .getByRole('button', { name: t('payment.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('payment.title') });
    await dialog.getByRole('textbox', { name: t('payment.received') }).fill('2000');
    await expect(dialog.getByText(starts('payment.change'))).toBeVisible();
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('payment.submit') }).click();
    await expect(toasts(page).getByText(starts('payment.done'))).toBeVisible();
    await expect(main(page).getByText(t('paid.paid'), { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: t('payment.title') })).toHaveCount(0);
    const step = main(page)
      .getByRole('region', { name: t('history.title') })
      .getByRole('listitem')
      .filter({ hasText: 'Iga Wrona' });
    await expect(step.first()).toBeVisible();
    await expectSound(page, site);
  });

  test(`at ${site.base}/ a manager corrects an invoice as previewed`, async ({ page, arrive, staff }) => {
    const id = await orderForCompany(arrive, staff, newPerson());
    await page.goto(`${path}${id}/`);
    await expectPageReady(page);
    await logIn(page, manager, site);
    const invoices = main(page).getByRole('region', { name: t('invoices.title') });
    await expect(invoices.getByRole('listitem')).toHaveCount(1);
    await main(page)
      .getByRole('button', { name: t('correction.title') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('correction.title') });
    await dialog.getByRole('button', { name: t('correction.check') }).click();
    const reason = dialog.getByRole('textbox', { name: t('correction.fields.reason') });
    await expect(reason, 'it was left empty').toHaveAttribute('aria-invalid', 'true');
    await reason.fill('Rabat po reklamacji');
    await dialog.getByRole('textbox', { name: starts('correction.lineOf') }).fill('20');
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('correction.check') }).click();
    await expect(dialog.getByRole('heading', { level: 3, name: starts('correction.planTitle') })).toBeFocused();
    await expect(dialog.getByText('Rabat po reklamacji')).toBeVisible();
    await expect(
      dialog
        .getByRole('definition')
        .filter({ hasText: /20[.,]00/ })
        .first(),
    ).toBeVisible();
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('correction.issue') }).click();
    await expect(toasts(page).getByText(starts('correction.done'))).toBeVisible();
    await expect(invoices.getByRole('listitem').filter({ hasText: starts('invoices.kinds.correction') })).toBeVisible();
    await expectSound(page, site);
  });
}
