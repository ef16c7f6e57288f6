import { logIn, logOut, register } from '../fixtures/account';
import { addToCart, openTreatment } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { header, heading, main, toasts } from '../fixtures/page-regions';
import { poland } from '../fixtures/words';

test('somebody registers, logs out and in again', async ({ page }) => {
  const person = await register(page);
  await expect(header(page).getByRole('link', { name: 'Twój panel' })).toBeVisible();

  await logOut(page);
  await expect(toasts(page)).toContainText('Wylogowano.');
  await expect(page).toHaveURL('/');
  await header(page).getByRole('link', { name: 'Zaloguj się' }).filter({ visible: true }).click();
  await logIn(page, person);
  await expect(heading(page)).toHaveText(`Dzień dobry, ${person.firstName}`);

  await page.reload();
  await expect(heading(page), 'the session outlives a reload').toHaveText(`Dzień dobry, ${person.firstName}`);
});

test('a wrong password is refused without revealing what was wrong', async ({ page, watch }) => {
  watch.allow(/users\/token/);
  await page.goto('/konto/logowanie/');
  await logIn(page, newPerson());
  await expect(main(page).getByRole('alert')).toContainText('E-mail i hasło do siebie nie pasują');
});

test('the panel asks for a login and comes back to the page that was wanted', async ({ page }) => {
  const person = await register(page);
  await logOut(page);
  await expect(toasts(page)).toContainText('Wylogowano.');

  await page.goto('/panel/moje-zamowienia/');
  await expect(heading(page)).toHaveText('Zaloguj się');
  await logIn(page, person);
  await expect(page).toHaveURL('/panel/moje-zamowienia/');
  await expect(heading(page)).toHaveText('Moje zamówienia');
});

test("a guest's cart joins the customer's cart at login", async ({ page }) => {
  const person = await register(page);
  await openTreatment(page, poland, 0);
  await addToCart(page, poland);
  await page.goto('/panel/');
  await logOut(page);
  await expect(toasts(page)).toContainText('Wylogowano.');

  const second = await openTreatment(page, poland, 1);
  await addToCart(page, poland);
  await page.goto('/konto/logowanie/');
  await logIn(page, person);
  await expect(heading(page)).toHaveText(`Dzień dobry, ${person.firstName}`);
  await expect(header(page).getByRole('link', { name: poland.words.cartOf(2), exact: true })).toBeVisible();
  await page.goto('/koszyk/');
  await expect(main(page).getByRole('heading', { name: second.name })).toBeVisible();
});
