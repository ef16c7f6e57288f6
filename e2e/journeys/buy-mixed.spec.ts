import type { Page } from '@playwright/test';
import { beCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import {
  addToCart,
  addVoucher,
  atGateway,
  decide,
  expectConfirmation,
  goToSummary,
  openCodes,
  openTreatment,
} from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

/** More than a bundle needs at least. */
const AREAS = 3;

/** @returns name of the treatment */
async function addTreatment(page: Page, site: Site): Promise<string> {
  const { name } = await openTreatment(page, site);
  await expectPageReady(page);
  await addToCart(page, site);
  return name;
}

/** Adds a bundle, which cannot be added before there are enough parts of the body. @returns its name */
async function addBundle(page: Page, site: Site): Promise<string> {
  await page.goto(address(site, 'softBundle'));
  await expectPageReady(page);
  const bundle = (await heading(page).textContent()) ?? '';
  await main(page).getByRole('button', { name: site.words.addToCart }).filter({ visible: true }).click();
  const missing = main(page).getByText(text(site, 'bundle-choice:bundleChoice.missing', { count: AREAS }));
  await expect(missing.last()).toBeVisible();
  for (let area = 0; area < AREAS; area += 1) await main(page).getByRole('checkbox').nth(area).check();
  await addToCart(page, site, 2);
  return bundle;
}

/** Enters a discount code in the cart. @returns the amount due after it, as it is shown */
async function applyDiscountCode(page: Page, site: Site, code: string): Promise<string> {
  const due = main(page).getByTestId('amount-due');
  const before = await due.textContent();
  await openCodes(page, site);
  await main(page)
    .getByRole('textbox', { name: text(site, 'cart-checkout:code.label') })
    .fill(code);
  await main(page)
    .getByRole('button', { name: text(site, 'cart-checkout:code.apply'), exact: true })
    .click();
  const remove = text(site, 'cart-checkout:code.remove', { code });
  await expect(main(page).getByRole('button', { name: remove })).toBeVisible();
  await expect(due).not.toHaveText(before ?? '');
  return (await due.textContent()) ?? '';
}

/** Orders as a logged-in customer and pays by BLIK. @param amount amount due, as it is shown */
async function orderByBlik(page: Page, site: Site, amount: string): Promise<void> {
  const { words } = site;
  // A logged-in customer has typed it all before: it is folded into one line.
  await expect(main(page).getByRole('region', { name: text(site, 'cart-checkout:form.user') })).toContainText('Anna');
  await main(page)
    .getByRole('radio', { name: /^BLIK (?!Płacę|Pay)/ })
    .check();
  await main(page).getByRole('checkbox', { name: words.health }).check();
  await main(page).getByRole('checkbox', { name: words.regulations }).check();
  await main(page)
    .getByRole('button', { name: text(site, 'cart-checkout:order.button', { amount }) })
    .or(main(page).getByRole('button', { name: words.order }))
    .filter({ visible: true })
    .first()
    .click();
  await atGateway(page);
  await decide(page, site, 'paid');
}

for (const site of bothLanguages) {
  test(`a customer at ${site.base}/ mixes a treatment, a bundle and a voucher, takes 10 % off and pays by BLIK`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await beCustomer(page, newPerson(), site);
    const treatment = await addTreatment(page, site);
    const bundle = await addBundle(page, site);
    await addVoucher(page, site, { firstName: 'Ewa', count: 3 });

    await page.goto(address(site, 'cart'));
    await expectPageReady(page);
    const lines = main(page).getByRole('heading', { level: 2 });
    for (const name of [treatment, bundle]) await expect(lines.filter({ hasText: name }).first()).toBeVisible();
    await expect(main(page).getByText(text(site, 'cart-checkout:line.voucher.for', { name: 'Ewa' }))).toBeVisible();
    await expect(main(page).getByText(/^6 × /)).toHaveCount(AREAS);
    const paid = await applyDiscountCode(page, site, 'AKSAMIT10');

    await goToSummary(page, site);
    await orderByBlik(page, site, paid);
    await expectConfirmation(page, site.words.success);
    await expect(main(page).getByText(paid).first()).toBeVisible();
    await expect(main(page).getByText(like(site, 'cart-checkout:next.voucherElectronic'))).toBeVisible();
    const book = main(page).getByRole('link', { name: text(site, 'cart-checkout:next.bookInPanel') });
    await expect(book).toBeVisible();
  });
}
