import { logOut, register } from '../fixtures/account';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailedLink } from '../fixtures/mailbox';
import { heading, main, toasts } from '../fixtures/page-regions';

test('a forgotten password is replaced by the link of an e-mail, which works once', async ({ page, watch }) => {
  watch.allow(/users\/password/);
  const person = await register(page);
  await logOut(page);
  await expect(toasts(page)).toContainText('Wylogowano.');

  await page.goto('/konto/logowanie/');
  await main(page).getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await main(page).getByRole('button', { name: 'Wyślij link' }).click();
  await expect(main(page).getByText('Jeśli mamy konto z tym adresem')).toBeVisible();

  const address = await mailedLink(page, person.email, '/konto/przypomnij-haslo/');
  await page.goto(address);
  await expect(heading(page)).toHaveText('Ustaw nowe hasło');
  await main(page)
    .getByLabel('Nowe hasło', { exact: false })
    .and(main(page).getByRole('textbox'))
    .fill('Zupełnie-nowe-hasło-8');
  await main(page).getByRole('button', { name: 'Zapisz i zaloguj się' }).click();
  await expect(heading(page)).toHaveText(`Dzień dobry, ${person.firstName}`);

  await logOut(page);
  await expect(toasts(page)).toContainText('Wylogowano.');
  await page.goto(address);
  await main(page)
    .getByLabel('Nowe hasło', { exact: false })
    .and(main(page).getByRole('textbox'))
    .fill('Jeszcze-inne-hasło-9');
  await main(page).getByRole('button', { name: 'Zapisz i zaloguj się' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Ten link nie działa');
});

test('the link of the activation e-mail confirms the address on a press', async ({ page }) => {
  const person = await register(page, newPerson());
  await page.goto(await mailedLink(page, person.email, '/konto/aktywacja/'));
  await expect(heading(page)).toHaveText('Potwierdź adres e-mail');
  await main(page).getByRole('button', { name: 'Potwierdzam adres' }).click();
  await expect(main(page).getByText('adres jest potwierdzony')).toBeVisible();
});

test('a login by code asks for the number and the code, and a wrong code is refused', async ({ page, watch }) => {
  watch.allow(/user-login-codes/);
  await page.goto('/konto/logowanie/');
  await main(page).getByRole('link', { name: 'Zaloguj się kodem z SMS-a' }).click();
  await main(page).getByRole('textbox', { name: 'Telefon' }).fill(newPerson().phone);
  await main(page).getByRole('button', { name: 'Wyślij kod' }).click();
  await expect(main(page).getByRole('textbox', { name: 'Kod z SMS-a' })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toContainText('Kod jest nieprawidłowy');
});
