import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/axe-once';
import { fillSummary, goOnToSummary, orderAndPay } from '../fixtures/buying';
import { type FullDay, fillDay } from '../fixtures/full-day';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailedLink } from '../fixtures/mailbox';
import { expectPageReady } from '../fixtures/page-ready';
import { header, main } from '../fixtures/page-regions';
import { watchPage } from '../fixtures/page-watch';
import { chooseSalon, openReservation, visit } from '../fixtures/reserving';
import { declineCookies } from '../fixtures/shop-test';
import { like, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

/** Pages through the weeks to a day of the chosen salon, and opens it. */
async function openDay(page: Page, site: Site, { city, date }: FullDay): Promise<void> {
  await chooseSalon(page, site, city);
  const day = main(page).locator(`button[data-date="${date}"]`);
  const nextWeek = main(page).getByRole('button', { name: text(site, 'slot-picker:slots.nextWeek') });
  const loaded = main(page).locator('button[data-date]:not([data-state="loading"])');
  await expect(async () => {
    await expect(loaded.first()).toBeVisible();
    if ((await day.count()) === 0) await nextWeek.click();
    await expect(day).toHaveAttribute('data-state', 'full', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await day.click();
}

for (const site of bothLanguages) {
  const { words } = site;
  const t = (key: string, values: Record<string, string | number> = {}) => text(site, `cart-checkout:${key}`, values);

  test(`at ${site.base}/ a full day: the shopper waits, somebody cancels, the e-mail’s link holds the time on another device, and it is paid`, async ({
    page,
    browser,
    arrive,
    rivals,
    staff,
  }) => {
    const { email } = newPerson();
    const treatment = await openReservation(page, site);
    const full = await fillDay(treatment.id, { arrive, rivals, staff });
    await openDay(page, site, full);
    const form = main(page).getByRole('form', { name: text(site, 'slot-picker:slots.waitHow') });
    const join = form.getByRole('button', { name: text(site, 'slot-picker:slots.wait') });
    await join.click();
    await expect(form.getByRole('textbox', { name: t('waiting.email') })).toBeFocused();
    await expectSound(page, site);
    await form.getByRole('textbox', { name: t('waiting.email') }).fill(email);
    await form.getByRole('checkbox', { name: words.regulations }).check();
    await join.click();
    await expect(main(page).locator(':focus')).toHaveText(t('waiting.done', { email }));
    const own = main(page).getByRole('region', { name: t('waiting.title') });
    await expect(own).toContainText(treatment.name);
    await expect(own).toContainText(t('waiting.waits'));
    await expectSound(page, site);

    await full.cancelOne();
    // The worker looks for available slots every 20 seconds, then the e-mail is sent.
    const link = await mailedLink(page, email, '#waiting=', 90_000);

    const elsewhere = await browser.newContext();
    await declineCookies(elsewhere, new URL(page.url()).origin);
    const other = await elsewhere.newPage();
    const watch = watchPage(other);
    await other.goto(link);
    await expectPageReady(other);
    const offered = main(other).getByRole('region', { name: t('waiting.title') });
    await expect(offered).toContainText(full.city);
    await expectSound(other, site);
    await offered.getByRole('button', { name: like(site, 'cart-checkout:waiting.hold') }).click();
    await expect(visit(other, 'held')).toContainText(treatment.name);
    await expect(visit(other, 'held')).toContainText(full.city);
    await expect(offered).toBeHidden();
    await expect(header(other).getByRole('link', { name: words.cartOf(1), exact: true })).toBeVisible();
    await goOnToSummary(other, site);
    await fillSummary(other, site, 'przelewy24', { ...newPerson(), email });
    await orderAndPay(other, site);
    await expect(main(other).getByRole('button', { name: words.calendar })).toBeVisible();
    expect(watch.found, 'console messages and failed requests').toEqual([]);
    await elsewhere.close();

    // The day is no longer on the waiting list.
    await page.reload();
    await expect(visit(page, 'open')).toBeVisible();
    await expect(own).toBeHidden();
  });
}
