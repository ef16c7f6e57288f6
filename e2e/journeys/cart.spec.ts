import { addToCart, fillCart, treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { beAtGateway } from '../fixtures/ordered';
import { header, heading, main } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

const { words } = poland;

test('the quantity of a line changes the totals', async ({ page }) => {
  const { name } = await fillCart(page, poland);
  const due = main(page).getByText(words.due, { exact: true }).filter({ visible: true }).first().locator('..');
  await expect(due).toContainText('zł');
  const before = await due.textContent();
  await main(page)
    .getByRole('button', { name: `Więcej: ${name}` })
    .click();
  await expect(header(page).getByRole('link', { name: words.cartOf(2), exact: true })).toBeVisible();
  await expect(due).not.toHaveText(before ?? '');

  await main(page)
    .getByRole('button', { name: `Mniej: ${name}` })
    .click();
  await expect(header(page).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  await expect(due).toHaveText(before ?? '');
});

test('a button pressed before the scripts are there does its work once they are', async ({ page }) => {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shell/**/main.js', async (route) => {
    await held;
    await route.continue();
  });
  const [treatment] = await treatmentsOf(page.request, poland);
  // The page never loads in full while its script is held.
  await page.goto(`${words.womensZone}${treatment?.slug}/`, { waitUntil: 'commit' });
  const adding = addToCart(page, poland);
  await expect(main(page).getByRole('button', { name: words.addToCart }).filter({ visible: true })).toBeFocused();
  release();
  await adding;
});

test('a removed line comes back when asked', async ({ page }) => {
  const { name } = await fillCart(page, poland);
  await main(page)
    .getByRole('button', { name: `Usuń z koszyka: ${name}` })
    .click();
  await expect(heading(page)).toHaveText(words.emptyCart);
  await main(page).getByRole('button', { name: 'Cofnij' }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
});

test('an empty cart leads on to treatments', async ({ page }) => {
  await page.goto('/koszyk/');
  await expect(heading(page)).toHaveText(words.emptyCart);
  await main(page).getByRole('link', { name: words.women }).click();
  await expect(heading(page)).toHaveText(words.women);
});

test("another's payment is not shown", async ({ page, browser, watch }) => {
  watch.allow(/order-payments/);
  await beAtGateway(page, poland);
  await page.getByRole('button', { name: words.canceled, exact: true }).click();
  await expect(heading(page)).toHaveText(words.canceledHeading);
  const address = page.url();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expect(heading(theirs)).toHaveText(words.noPayment);
  await theirs.goto(address.replace('potwierdzenie', 'podsumowanie'));
  await expect(heading(theirs)).toHaveText(words.noPayment);
  await stranger.close();
});
