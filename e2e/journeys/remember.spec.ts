import { beCustomer, logIn, register } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

for (const site of bothLanguages) {
  test(`at ${site.base}/ what a visitor remembers joins the new account, is listed with its price and removed`, async ({
    page,
  }) => {
    await page.goto(address(site, 'womensZone'));
    await main(page).getByRole('article').first().getByRole('link').first().click();
    const name = ((await heading(page).textContent()) ?? '').replace(/\s+/g, ' ').trim();
    await main(page)
      .getByRole('button', { name: like(site, 'remember:remember.add') })
      .click();
    await expect(main(page).getByRole('button', { name: like(site, 'remember:remember.remove') })).toBeVisible();
    await expect(toasts(page).getByText(text(site, 'remember:remember.addedHere'))).toBeVisible();
    await expectSound(page, site);
    await page.reload();
    await expect(
      main(page).getByRole('button', { name: like(site, 'remember:remember.remove') }),
      'filled without being pressed',
    ).toBeVisible();

    await register(page, newPerson(), site);
    await page.goto(address(site, 'remembered'));
    const list = main(page).getByRole('region', { name: text(site, 'remembered:remembered.label') });
    await expect(list.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectSound(page, site);
    expect(await page.evaluate(() => localStorage.getItem('rememberedTreatments'))).toBeNull();

    await list.getByRole('button', { name: like(site, 'remembered:remembered.removeNamed') }).click();
    await expect(list.getByText(text(site, 'remembered:remembered.emptyTitle'))).toBeVisible();
    await page.reload();
    await expect(list.getByText(text(site, 'remembered:remembered.emptyTitle'))).toBeVisible({ timeout: 30_000 });
  });

  test(`at ${site.base}/ the list leads to the login and back; reminders of visits are chosen in the settings`, async ({
    page,
  }) => {
    // By the API: requests of an open dashboard that the end of the session overtakes would be refused.
    const person = await beCustomer(page, newPerson(), site);
    await page.context().clearCookies();
    await page.goto(address(site, 'remembered'));
    await expect(heading(page)).toHaveText(text(site, 'panel:login.title'));
    await logIn(page, person, site);
    await expect(page).toHaveURL(address(site, 'remembered'));
    await expect(main(page).getByText(text(site, 'remembered:remembered.emptyTitle'))).toBeVisible({ timeout: 30_000 });

    await page.goto(address(site, 'settings'));
    await expectPageReady(page);
    const part = main(page).getByRole('region', { name: text(site, 'reminders:reminders.title') });
    await expect(part.getByRole('radio', { name: like(site, 'reminders:reminders.email') }).first()).toBeChecked();
    await expect(part.getByRole('radio', { name: text(site, 'reminders:reminders.sms') }).first()).toBeDisabled();
    await part.getByRole('radio', { name: text(site, 'reminders:reminders.none') }).check();
    await part.getByRole('button', { name: text(site, 'reminders:reminders.save') }).click();
    await expect(toasts(page).getByText(text(site, 'reminders:reminders.saved'))).toBeVisible();
    await page.reload();
    await expect(part.getByRole('radio', { name: text(site, 'reminders:reminders.none') })).toBeChecked();
  });
}
