import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import {
  addToCart,
  fillRestOfSummary,
  goOnToSummary,
  openTreatment,
  orderAndPay,
  treatmentsOf,
} from '../fixtures/buying';
import { newPerson, type Person } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { type OtherDevice, registerAt } from '../fixtures/other-device';
import { expectPageReady } from '../fixtures/page-ready';
import { header, heading, main } from '../fixtures/page-regions';
import { chooseSalon, takeTime, visit } from '../fixtures/reserving';
import { text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

interface FullCarts {
  person: Person;
  /** Name of the product in the customer's cart. */
  ofCustomer: string;
  /** Name of the product that the guest has just added to the cart and holds a time for. */
  ofGuest: string;
  /** When the held visit is. */
  when: string;
}

/**
 * A customer with a product in the cart, at another device; here, still a guest, with another product and a held slot.
 */
async function fillBothCarts(page: Page, site: Site, customer: OtherDevice): Promise<FullCarts> {
  const person = newPerson();
  await registerAt(customer, person);
  const [first] = await treatmentsOf(page.request, site);
  if (!first) throw new Error('Failed to fill a cart: the shop has no treatment. Check the seed.');
  await customer.send('POST', '/cart-items', { itemType: 'product', itemId: first.id, quantity: 1 });

  const { name: ofGuest } = await openTreatment(page, site, 1);
  await addToCart(page, site);
  await page.goto(address(site, 'reservation'));
  await expectPageReady(page);
  await chooseSalon(page, site, cityOf(site));
  await takeTime(page);
  const when = (await visit(page, 'held').locator('strong').first().textContent()) ?? '';
  return { person, ofCustomer: first.name, ofGuest, when };
}

test.describe.configure({ timeout: 180_000 });
const cities = { pl: { desktop: 'Lublin', phone: 'Gdynia' }, en: { desktop: 'Sosnowiec', phone: 'Bielsko-Biała' } };
const cityOf = ({ locale }: Site) => cities[locale][test.info().project.name === 'phone' ? 'phone' : 'desktop'];

for (const site of bothLanguages) {
  const { words } = site;

  test(`at ${site.base}/ who is known is offered a login on the summary; both carts are joined, the held time stays`, async ({
    page,
    arrive,
  }) => {
    const { person, ofCustomer, ofGuest, when } = await fillBothCarts(page, site, await arrive());
    await goOnToSummary(page, site);
    await main(page).getByRole('textbox', { name: words.email }).fill(person.email);
    await main(page).getByRole('textbox', { name: words.email }).press('Tab');
    await expect(main(page).getByText(text(site, 'cart-checkout:known.email'))).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: text(site, 'cart-checkout:known.login') })
      .click();
    await logIn(page, person, site);

    await expect(page).toHaveURL(address(site, 'summary'));
    await expect(heading(page)).toHaveText(words.summaryHeading);
    await expectPageReady(page);
    await expect(header(page).getByRole('link', { name: words.cartOf(2), exact: true })).toBeVisible();
    for (const name of [ofCustomer, ofGuest]) await expect(main(page).getByText(name).first()).toBeVisible();
    await expect(main(page).getByText(when)).toBeVisible();
    // What the account knows stands in one line.
    await expect(main(page).getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
    await expectSound(page, site);

    await fillRestOfSummary(page, site);
    await orderAndPay(page, site);
    for (const name of [ofCustomer, ofGuest]) await expect(main(page).getByText(name).first()).toBeVisible();
    await page.goto(address(site, 'visits'));
    await expect(main(page).getByRole('article', { name: ofGuest })).toBeVisible();
  });

  test(`at ${site.base}/ who logs in while choosing a time comes back to the choice, with both carts and the held time`, async ({
    page,
    arrive,
  }) => {
    const { person, ofCustomer, ofGuest, when } = await fillBothCarts(page, site, await arrive());
    const login = header(page)
      .getByRole('link', { name: text(site, 'chrome:account.login') })
      .filter({ visible: true });
    await login.click();
    await logIn(page, person, site);

    await expect(page).toHaveURL(address(site, 'reservation'));
    await expect(heading(page)).toHaveText(words.reservationHeading);
    await expect(visit(page, 'held')).toContainText(ofGuest);
    await expect(visit(page, 'held')).toContainText(when);
    await expect(visit(page, 'open')).toContainText(ofCustomer);
    await expectSound(page, site);
    await visit(page, 'open').getByRole('button', { name: words.bookLater }).click();
    await goOnToSummary(page, site);
    await expect(main(page).getByText(when)).toBeVisible();
    await expect(main(page).getByText(person.email)).toBeVisible();
  });
}
