import { readFileSync } from 'node:fs';
import { expectAccessible, expectSoundLayout } from '../fixtures/accessibility';
import { beCustomer, logIn } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

test('settings are saved and stay; a new e-mail waits to be confirmed', async ({ page }) => {
  const person = await beCustomer(page);
  await page.goto('/panel/ustawienia/');
  await expectPageReady(page);
  await expectAccessible(page);
  await expectSoundLayout(page);
  const part = (name: string) => main(page).getByRole('region', { name, exact: true });

  const data = part('Twoje dane');
  await data.getByRole('textbox', { name: 'Imię' }).fill('Maria');
  await data.getByRole('combobox', { name: 'Płeć' }).selectOption('female');
  await data.getByRole('textbox', { name: 'E-mail' }).fill(`nowy-${person.email}`);
  await data.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(toasts(page)).toContainText('gdy go potwierdzisz');
  await expect(main(page).getByText(`Nowy e-mail nowy-${person.email} czeka na potwierdzenie`)).toBeVisible();

  const salon = part('Ulubiony salon');
  await salon.getByRole('combobox', { name: 'Salon' }).selectOption({ index: 3 });
  await salon.getByRole('button', { name: 'Zapisz salon' }).click();
  await expect(toasts(page)).toContainText('Dane zapisane');

  const invoice = part('Dane do faktury');
  for (const [name, value] of [
    ['NIP', '5252248481'],
    ['Firma', 'Żak i Córki sp. z o.o.'],
    ['Ulica i numer', 'Prosta 1'],
    ['Kod pocztowy', '00-001'],
    ['Miejscowość', 'Warszawa'],
  ] as const)
    await invoice.getByRole('textbox', { name }).fill(value);
  await invoice.getByRole('button', { name: 'Zapisz dane do faktury' }).click();
  await expect(invoice.getByRole('button', { name: 'Usuń dane do faktury' })).toBeVisible();

  const consents = part('Zgody');
  const byPhone = consents.getByRole('checkbox', { name: /telefonicznie/ });
  await byPhone.check();
  await expect(consents).toContainText('treść z');

  await page.reload();
  await expectPageReady(page);
  await expect(data.getByRole('textbox', { name: 'Imię' })).toHaveValue('Maria');
  await expect(data.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  await expect(salon.getByRole('combobox', { name: 'Salon' })).not.toHaveValue('');
  await expect(invoice.getByRole('textbox', { name: 'Firma' })).toHaveValue('Żak i Córki sp. z o.o.');
  await expect(byPhone).toBeChecked();
});

test('everything that is held is saved as a file', async ({ page }) => {
  const person = await beCustomer(page);
  await page.goto('/panel/ustawienia/');
  await expectPageReady(page);
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Pobierz moje dane' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.json$/);
  expect(readFileSync(await saved.path(), 'utf8')).toContain(person.email);
});

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `panel:${key}`);

  test(`an account at ${site.base}/ is deleted behind its warning; afterwards nobody can log in to it`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\/api\/me|users\/token/);
    const person = await beCustomer(page, newPerson(), site);
    await page.goto(address(site, 'settings'));
    await expectPageReady(page);
    await main(page)
      .getByRole('button', { name: t('deleteAccount.open'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: t('deleteAccount.question') });
    await expect(dialog).toContainText(t('deleteAccount.lost.bookings'));
    await expectSound(page, site);
    const password = dialog.getByLabel(t('form.password'), { exact: false }).and(dialog.getByRole('textbox'));
    const confirm = dialog.getByRole('button', { name: t('deleteAccount.confirm') });
    await password.fill('nie-to-hasło');
    await confirm.click();
    await expect(dialog.getByRole('link', { name: new RegExp(`^${t('form.password')}: `) })).toBeVisible();
    await password.fill(person.password);
    await confirm.click();
    await expect(toasts(page)).toContainText(t('deleteAccount.done'));
    await expect(page).toHaveURL(`${site.base}/`);

    await page.goto(address(site, 'login'));
    await expectPageReady(page);
    await logIn(page, person, site);
    await expect(main(page).getByRole('alert')).toContainText(t('failures.invalid_credentials'));
  });
}

// Each page by its own address is every-page's.
const TABS = [
  '/panel/zamowienia/?tab=treatments',
  '/panel/zamowienia/?tab=codes',
  '/panel/oferty-specjalne/?tab=special',
];

test('every tab of the panel is sound, also without anything bought', async ({ page }) => {
  await beCustomer(page);
  for (const path of TABS) {
    await page.goto(path);
    await expectPageReady(page);
    await expectAccessible(page);
    await expectSoundLayout(page);
  }
});
