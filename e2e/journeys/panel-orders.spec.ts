import type { Locator, Page } from '@playwright/test';
import { beCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { fillCart, fillRestOfSummary, goToSummary, orderAndPay } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailTo } from '../fixtures/mailbox';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { readPdf } from '../fixtures/read-pdf';
import { like, text } from '../fixtures/texts';
import { callApi } from '../fixtures/visits';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

interface Order {
  id: string;
  number: string;
  amountDue: number;
  invoices: { number: string; kind: string }[];
}

const orderOf = async (page: Page): Promise<Order> => {
  const { data } = await callApi<{ orders: Order[] }>(page, 'GET', '/me/orders');
  const [order] = data.orders;
  if (!order) throw new Error('Failed to find the order: the customer has none.');
  return order;
};

/** Saves the document behind a button. @returns its name and its text */
async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await button.click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readPdf(await file.path()) };
}

const t = (site: Site, key: string, values: Record<string, string | number> = {}) => text(site, `panel:${key}`, values);

/** Requests an invoice for a company, whose data come from the register. */
async function requestInvoice(page: Page, site: Site): Promise<void> {
  const form = (key: string) => text(site, `cart-checkout:form.${key}`);
  await main(page)
    .getByRole('checkbox', { name: form('wantsInvoice') })
    .check();
  await main(page)
    .getByRole('textbox', { name: form('vatId') })
    .fill('5261040567');
  await main(page)
    .getByRole('button', { name: text(site, 'cart-checkout:company.find') })
    .click();
  await expect(main(page).getByRole('textbox', { name: form('companyName') })).toHaveValue(/T-MOBILE/);
}

/** Saves the invoice of the only order. @returns the invoice's number */
async function expectInvoice(page: Page, site: Site, orderNumber: string): Promise<string> {
  const button = main(page).getByRole('button', { name: t(site, 'orders.invoiceNamed', { number: orderNumber }) });
  const invoice = await saved(page, button);
  const issued = (await orderOf(page)).invoices[0]?.number ?? '';
  expect(issued, 'the invoice has a number').not.toBe('');
  expect(invoice.name).toBe(`${issued.replaceAll('/', '-')}.pdf`);
  for (const part of [issued, 'T-MOBILE', '5261040567']) expect(invoice.text).toContain(part);
  return issued;
}

/** Withdraws from the contract on a treatment. */
async function withdraw(page: Page, site: Site, number: string, treatment: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: t(site, 'orders.withdrawNamed', { number }) })
    .click();
  await expect(heading(page)).toHaveText(t(site, 'withdrawal.pageTitle'));
  await expect(main(page).getByRole('checkbox', { name: treatment })).toBeChecked();
  await expectSound(page, site);
  await main(page)
    .getByRole('button', { name: t(site, 'withdrawal.withdraw'), exact: true })
    .click();
  await expect(main(page).getByText(t(site, 'withdrawal.confirmTitle'))).toBeVisible();
  await expectSound(page, site);
  await main(page)
    .getByRole('button', { name: t(site, 'withdrawal.confirm') })
    .click();
  await expect(main(page).getByRole('heading', { name: t(site, 'withdrawal.doneTitle') })).toBeFocused();
  await expect(
    main(page).getByText(like(site, 'panel:withdrawal.doneText', { number, names: treatment })),
  ).toBeVisible();
  await expectSound(page, site);
}

/** Waits for the refund and saves the correction of the invoice. */
async function expectCorrection(page: Page, site: Site, number: string, issued: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: t(site, 'withdrawal.toOrders') })
    .last()
    .click();
  // The gateway refunds a little later, then the correction is issued.
  const corrected = async () => (await orderOf(page)).invoices.find(({ kind }) => kind === 'correction')?.number ?? '';
  await expect.poll(corrected, { timeout: 60_000 }).not.toBe('');
  await page.reload();
  await expect(main(page).getByText(t(site, 'orders.status.refunded'), { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: t(site, 'orders.withdrawNamed', { number }) })).toHaveCount(0);
  const document = await corrected();
  const button = main(page).getByRole('button', { name: t(site, 'orders.correctionNamed', { document, number }) });
  const correction = await saved(page, button);
  for (const part of [document, issued]) expect(correction.text).toContain(part);
}

for (const site of bothLanguages) {
  test(`at ${site.base}/ a customer takes an invoice, withdraws from the contract and has both on paper`, async ({
    page,
  }) => {
    const person = await beCustomer(page, newPerson(), site);
    const treatment = await fillCart(page, site);
    await goToSummary(page, site);
    await requestInvoice(page, site);
    await fillRestOfSummary(page, site);
    await orderAndPay(page, site);

    await page.goto(address(site, 'orders'));
    await expectPageReady(page);
    await expectSound(page, site);
    const { id, number } = await orderOf(page);
    const issued = await expectInvoice(page, site, number);
    await withdraw(page, site, number, treatment.name);
    await mailTo(page, person.email, number);
    await expectCorrection(page, site, number, issued);
    // A stranger with the order's address sees nothing of it.
    const stranger = await page.request.get(`/api/orders/${id}/invoice`, {
      headers: { cookie: '', 'market-slug': 'pl' },
    });
    expect(stranger.status()).toBe(404);
  });
}
