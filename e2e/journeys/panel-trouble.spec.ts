import { beCustomer, logIn } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { picture } from '../fixtures/file-to-send';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { heading, main } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { like, text } from '../fixtures/texts';
import { callApi } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 120_000 });

for (const place of bothLanguages) {
  const say = (key: string) => text(place, `panel:${key}`);

  test(`at ${place.base}/ a session that ends in the middle of a form leads to the login and back, with what was typed`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\/api\//);
    const person = await beCustomer(page, newPerson(), place);
    await page.goto(address(place, 'contact'));
    await expectSettled(page);
    const form = main(page).getByRole('form', { name: say('contactForm.title') });
    const message = form.getByRole('textbox', { name: say('contactForm.message') });
    const send = form.getByRole('button', { name: say('contactForm.send'), exact: true });
    // A complaint first: its file is uploaded already when the session ends.
    await form.getByRole('radio', { name: say('contactForm.topics.complaints') }).check();
    await form.getByLabel(say('files.add')).setInputFiles(picture);
    await expect(form.getByText(say('files.ready'))).toBeVisible();
    await form.getByRole('radio', { name: say('contactForm.topics.other') }).check();
    await message.pressSequentially('Czy w salonie jest parking?');
    // The session ends elsewhere; its mark stays in this browser, as when it ends on the server.
    const cookies = await page.context().cookies();
    await callApi(page, 'DELETE', '/users/token');
    await page.context().addCookies(cookies);
    await send.click();
    await expect(heading(page)).toHaveText(say('login.title'));
    await logIn(page, person, place);
    await expect(page).toHaveURL(address(place, 'contact'));
    await expect(message).toHaveValue('Czy w salonie jest parking?');
    await form.getByRole('radio', { name: say('contactForm.topics.complaints') }).check();
    await expect(
      form.getByRole('button', { name: text(place, 'panel:files.remove', { name: picture.name }) }),
    ).toBeVisible();
    await form.getByRole('radio', { name: say('contactForm.topics.other') }).check();
    await send.click();
    await expect(main(page).getByText(like(place, 'panel:receipt.number'))).toBeVisible();
  });

  test(`at ${place.base}/ slow responses are marked; offline the panel shows it, and sends requests afterwards`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|failed/i);
    await beCustomer(page, newPerson(), place);
    let answer = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/me\/orders\b/, async (route) => {
      await asked;
      await route.continue();
    });
    // From a page without them: opened by its address the list comes with the page.
    await page.goto(address(place, 'beautyClub'));
    await expectSettled(page);
    await main(page)
      .getByRole('link', { name: say('menu.orders'), exact: true })
      .click();
    await expect(main(page).getByText(say('states.slow'))).toBeVisible({ timeout: 30_000 });
    await expectSound(page, place);
    answer();
    await expect(main(page).getByText(say('orders.emptyTitle'))).toBeVisible();

    await page.goto(address(place, 'beautyClub'));
    await expectSettled(page);
    await context.setOffline(true);
    await expect(main(page).getByText(say('states.offlineTitle'))).toBeVisible();
    await expectSound(page, place);
    await main(page)
      .getByRole('button', { name: say('beautyClub.join') })
      .click();
    await context.setOffline(false);
    await expect(main(page).getByRole('button', { name: say('beautyClub.leave') })).toBeVisible({ timeout: 30_000 });
  });
}
