import { beCustomer, logIn } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { picture } from '../fixtures/file-to-send';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { callApi } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 120_000 });

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `panel:${key}`);

  test(`at ${site.base}/ a session that ends in the middle of a form leads to the login and back, with what was typed`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\/api\//);
    const person = await beCustomer(page, newPerson(), site);
    await page.goto(address(site, 'contact'));
    await expectPageReady(page);
    const form = main(page).getByRole('form', { name: t('contactForm.title') });
    const message = form.getByRole('textbox', { name: t('contactForm.message') });
    const send = form.getByRole('button', { name: t('contactForm.send'), exact: true });
    // A complaint first: its file is uploaded already when the session ends.
    await form.getByRole('radio', { name: t('contactForm.topics.complaints') }).check();
    await form.getByLabel(t('files.add')).setInputFiles(picture);
    await expect(form.getByText(t('files.ready'))).toBeVisible();
    await form.getByRole('radio', { name: t('contactForm.topics.other') }).check();
    await message.pressSequentially('Czy w salonie jest parking?');
    // The session ends elsewhere; its mark stays in this browser, as when it ends on the server.
    const cookies = await page.context().cookies();
    await callApi(page, 'DELETE', '/users/token');
    await page.context().addCookies(cookies);
    await send.click();
    await expect(heading(page)).toHaveText(t('login.title'));
    await logIn(page, person, site);
    await expect(page).toHaveURL(address(site, 'contact'));
    await expect(message).toHaveValue('Czy w salonie jest parking?');
    await form.getByRole('radio', { name: t('contactForm.topics.complaints') }).check();
    await expect(
      form.getByRole('button', { name: text(site, 'panel:files.remove', { name: picture.name }) }),
    ).toBeVisible();
    await form.getByRole('radio', { name: t('contactForm.topics.other') }).check();
    await send.click();
    await expect(main(page).getByText(like(site, 'panel:receipt.number'))).toBeVisible();
  });

  test(`at ${site.base}/ slow responses are marked; offline the panel shows it, and sends requests afterwards`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|failed/i);
    await beCustomer(page, newPerson(), site);
    let answer = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/me\/orders\b/, async (route) => {
      await asked;
      await route.continue();
    });
    // From a page without them: opened by its address the list comes with the page.
    await page.goto(address(site, 'beautyClub'));
    await expectPageReady(page);
    const purchases = main(page).getByRole('button', { name: t('menu.groups.purchases'), exact: true });
    // Where there is no room for the whole menu its groups are opened.
    if (await purchases.isVisible()) await purchases.click();
    await main(page)
      .getByRole('link', { name: t('menu.orders'), exact: true })
      .click();
    await expect(main(page).getByText(t('states.slow'))).toBeVisible({ timeout: 30_000 });
    await expectSound(page, site);
    answer();
    await expect(main(page).getByText(t('orders.emptyTitle'))).toBeVisible();

    await page.goto(address(site, 'beautyClub'));
    await expectPageReady(page);
    await context.setOffline(true);
    await expect(main(page).getByText(t('states.offlineTitle'))).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('beautyClub.join') })
      .click();
    await context.setOffline(false);
    await expect(main(page).getByRole('button', { name: t('beautyClub.leave') })).toBeVisible({ timeout: 30_000 });
  });
}
