import { beCustomer, logOut } from '../fixtures/account';
import { addToCart, openTreatment } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { header, heading, main } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

const { words } = poland;

test('what is put into the cart in one tab is counted in the other, also in another language', async ({
  page,
  context,
}) => {
  const [polish, english] = [await context.newPage(), await context.newPage()];
  await polish.goto('/cennik/');
  await english.goto('/en/price-list/');
  await openTreatment(page, poland);
  await addToCart(page, poland);
  await expect(header(polish).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
  await expect(header(english).getByRole('link', { name: /, 1 / })).toBeVisible();

  await page.goto('/koszyk/');
  await main(page)
    .getByRole('button', { name: /^Więcej: / })
    .click();
  await expect(header(polish).getByRole('link', { name: words.cartOf(2), exact: true })).toBeVisible();
  await expect(header(english).getByRole('link', { name: /, 2 / })).toBeVisible();
});

test('who logs out in one tab is logged out in the other, without a reload', async ({ page, context }) => {
  await beCustomer(page);
  const other = await context.newPage();
  await other.goto('/panel/ustawienia/');
  await expect(heading(other)).toHaveText('Ustawienia konta');
  await page.goto('/panel/');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/konto\/logowanie\/\?next=/);
  await expect(main(other).getByRole('button', { name: 'Zaloguj się' })).toBeVisible();
});
