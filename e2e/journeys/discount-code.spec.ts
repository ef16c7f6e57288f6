import { addToCart, fillCart, openCart, openCodes, openTreatment } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { main, toasts } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

test('a code in the address is saved and lies on the cart', async ({ page }) => {
  await page.goto('/?code=AKSAMIT10');
  await expect(toasts(page)).toContainText('Kod AKSAMIT10 został zapisany');
  await expect(page).toHaveURL('/');
  await openTreatment(page, poland);
  await addToCart(page, poland);
  await openCart(page, poland);
  await expect(main(page).getByRole('button', { name: 'Usuń kod AKSAMIT10' })).toBeVisible();
  await expect(main(page).getByText('Kod AKSAMIT10', { exact: true })).toBeVisible();
});

test('an unknown code in the address is refused in words', async ({ page, watch }) => {
  watch.allow(/discount-codes\/verify/);
  await page.goto('/?code=NIE-MA-TAKIEGO');
  await expect(toasts(page)).toContainText('Kod NIE-MA-TAKIEGO jest nieprawidłowy.');
  await expect(page).toHaveURL('/');
});

test('a code is typed into the cart and taken off again', async ({ page, watch }) => {
  watch.allow(/discount-code/);
  await fillCart(page, poland);
  const code = main(page).getByRole('textbox', { name: 'Kod rabatowy' });
  await expect(code).toBeHidden();
  await openCodes(page, poland);
  const apply = main(page).getByRole('button', { name: 'Zastosuj' });

  await code.fill('NIE-MA-TAKIEGO');
  await apply.click();
  await expect(code).toHaveAccessibleDescription(/nieprawidłowy/);

  await code.fill('aksamit10');
  await apply.click();
  await expect(main(page).getByText('Kod AKSAMIT10', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Usuń kod AKSAMIT10' }).click();
  await expect(main(page).getByText('Kod AKSAMIT10', { exact: true })).toBeHidden();
  await expect(code).toBeVisible();
});
