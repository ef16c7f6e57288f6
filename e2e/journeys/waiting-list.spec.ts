import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/axe-once';
import { fillSummary, goOnToSummary, orderAndPay } from '../fixtures/buying';
import { type FullDay, fillDay } from '../fixtures/full-day';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailedLink } from '../fixtures/mailbox';
import { header, main } from '../fixtures/page-regions';
import { watchPage } from '../fixtures/page-watch';
import { chooseSalon, openReservation, visit } from '../fixtures/reserving';
import { expectSettled } from '../fixtures/settled';
import { declineCookies } from '../fixtures/shop-test';
import { like, text } from '../fixtures/texts';
import { bothLanguages, type Place } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

/** Pages through the weeks to a day of the chosen salon, and opens it. */
async function openDay(page: Page, place: Place, { city, date }: FullDay): Promise<void> {
  await chooseSalon(page, place, city);
  const day = main(page).locator(`button[data-date="${date}"]`);
  const nextWeek = main(page).getByRole('button', { name: text(place, 'slot-picker:slots.nextWeek') });
  const loaded = main(page).locator('button[data-date]:not([data-state="loading"])');
  await expect(async () => {
    await expect(loaded.first()).toBeVisible();
    if ((await day.count()) === 0) await nextWeek.click();
    await expect(day).toHaveAttribute('data-state', 'full', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await day.click();
}

for (const place of bothLanguages) {
  const { words } = place;
  const say = (key: string, values: Record<string, string | number> = {}) =>
    text(place, `cart-checkout:${key}`, values);

  test(`at ${place.base}/ a full day: the shopper waits, somebody cancels, the e-mail’s link holds the time on another device, and it is paid`, async ({
    page,
    browser,
    arrive,
    rivals,
    staff,
  }) => {
    const { email } = newPerson();
    const treatment = await openReservation(page, place);
    const full = await fillDay(treatment.id, { arrive, rivals, staff });
    await openDay(page, place, full);
    const form = main(page).getByRole('form', { name: text(place, 'slot-picker:slots.waitHow') });
    const join = form.getByRole('button', { name: text(place, 'slot-picker:slots.wait') });
    await join.click();
    await expect(form.getByRole('textbox', { name: say('waiting.email') })).toBeFocused();
    await expectSound(page, place);
    await form.getByRole('textbox', { name: say('waiting.email') }).fill(email);
    await form.getByRole('checkbox', { name: words.regulations }).check();
    await join.click();
    await expect(main(page).locator(':focus')).toHaveText(say('waiting.done', { email }));
    const own = main(page).getByRole('region', { name: say('waiting.title') });
    await expect(own).toContainText(treatment.name);
    await expect(own).toContainText(say('waiting.waits'));
    await expectSound(page, place);

    await full.cancelOne();
    // The worker looks for free places every 20 seconds, then the e-mail is sent.
    const link = await mailedLink(page, email, '#waiting=', 90_000);

    const elsewhere = await browser.newContext();
    await declineCookies(elsewhere, new URL(page.url()).origin);
    const other = await elsewhere.newPage();
    const watch = watchPage(other);
    await other.goto(link);
    await expectSettled(other);
    const offered = main(other).getByRole('region', { name: say('waiting.title') });
    await expect(offered).toContainText(full.city);
    await expectSound(other, place);
    await offered.getByRole('button', { name: like(place, 'cart-checkout:waiting.hold') }).click();
    await expect(visit(other, 'held')).toContainText(treatment.name);
    await expect(visit(other, 'held')).toContainText(full.city);
    await expect(offered).toBeHidden();
    await expect(header(other).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
    await goOnToSummary(other, place);
    await fillSummary(other, place, 'przelewy24', { ...newPerson(), email });
    await orderAndPay(other, place);
    await expect(main(other).getByRole('button', { name: words.calendar })).toBeVisible();
    expect(watch.found, 'console messages and failed requests').toEqual([]);
    await elsewhere.close();

    // The day is no longer on the waiting list.
    await page.reload();
    await expect(visit(page, 'open')).toBeVisible();
    await expect(own).toBeHidden();
  });
}
