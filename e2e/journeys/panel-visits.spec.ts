import { openAsCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { bookInOpenSalon } from '../fixtures/quiet-salon';
import { foundSalons } from '../fixtures/reserving';
import { like, text } from '../fixtures/texts';
import { bookVisit, buyTreatment, callApi, knownHealthRules } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

// Many pages and a slow machine.
test.describe.configure({ timeout: 180_000 });

/** Of the demo shop (booking policies). */
const NOTICE_HOURS = 24;

for (const [index, site] of bothLanguages.entries()) {
  const t = (key: string, values: Record<string, string | number> = {}) => text(site, `panel:${key}`, values);
  const hours = t('visits.hours', { count: NOTICE_HOURS });
  const begins = (key: string, values: Record<string, string | number> = {}) => like(site, `panel:${key}`, values);

  test(`at ${site.base}/ a visit is moved, then canceled; another tab follows`, async ({ page, context }) => {
    await openAsCustomer(page, site);
    const bought = await buyTreatment(page, 2, site);
    const { name } = bought.treatment;
    await bookVisit(page, bought);
    await page.goto(address(site, 'visits'));
    await expectPageReady(page);
    const card = main(page).getByRole('article', { name });
    await expect(card.getByText(begins('visits.changeUntil'))).toBeVisible();
    await expectSound(page, site);
    const before = await card.locator('time').getAttribute('datetime');

    await card.getByRole('link', { name: begins('visits.moveNamed', { name }) }).click();
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
    const freeDay = main(page).locator('button[data-state="free"][aria-pressed="false"]');
    await expect(freeDay.last()).toBeVisible({ timeout: 30_000 });
    await expectSound(page, site);
    await freeDay.last().click();
    const time = main(page).getByRole('button', { name: /^\d\d:\d\d/ });
    await time.last().click();
    const question = page.getByRole('dialog', { name: text(site, 'slot-picker:confirm.move.title') });
    await expect(question).toContainText(text(site, 'slot-picker:confirm.rule', { count: NOTICE_HOURS }));
    await expectSound(page, site);
    await question.getByRole('button', { name: text(site, 'slot-picker:confirm.move.yes') }).click();
    await expect(toasts(page).getByText(begins('slot.moved'))).toBeVisible();
    await expect(page).toHaveURL(address(site, 'visits'));
    await expect(card.locator('time')).not.toHaveAttribute('datetime', before ?? '');

    const other = await context.newPage();
    await other.goto(address(site, 'visits'));
    await expect(main(other).getByRole('article', { name })).toBeVisible();
    await card.getByRole('button', { name: begins('visits.cancelNamed', { name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('cancelDialog.title') });
    await expect(dialog.getByText(begins('cancelDialog.rule'))).toBeVisible();
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('cancelDialog.confirm') }).click();
    await expect(toasts(page)).toContainText(t('cancelDialog.done'));
    const canceled = (tab: typeof page) => main(tab).getByRole('region', { name: t('visits.canceled') });
    await expect(canceled(page)).toContainText(t('visits.canceledMessage'));
    await expect(canceled(other), 'without a reload').toBeVisible();
  });

  test(`at ${site.base}/ a visit that was moved to within 24 hours can no longer be changed, and states why`, async ({
    page,
    staff,
    watch,
  }, { project }) => {
    watch.allow(/me\/events/);
    await openAsCustomer(page, site);
    const bought = await buyTreatment(page, 1, site);
    const { name } = bought.treatment;
    const nth = 2 * index + (project.name === 'phone' ? 1 : 0);
    const { visitId, dates } = await bookInOpenSalon(page, bought, nth, staff);

    await page.goto(`${address(site, 'visits')}?move=${visitId}`);
    await expect(main(page).getByText(begins('slot.rule'))).toBeVisible();
    const days = main(page).locator('button[data-state="free"]');
    await expect(days.first()).toBeVisible({ timeout: 30_000 });
    const previous = main(page).getByRole('button', { name: text(site, 'slot-picker:slots.previousWeek') });
    while (await previous.isEnabled()) await previous.click();
    // Late in the evening today has nothing left; the first hours of tomorrow are as near.
    const soon = days.and(main(page).locator(dates.map((date) => `[data-date="${date}"]`).join()));
    await soon.first().click();
    await main(page)
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: text(site, 'slot-picker:confirm.move.title') });
    await expect(question).toContainText(text(site, 'slot-picker:confirm.final'));
    await expectSound(page, site);
    await question.getByRole('button', { name: text(site, 'slot-picker:confirm.move.yes') }).click();
    await expect(toasts(page)).toContainText(t('slot.final', { hours }));
    await expect(page).toHaveURL(address(site, 'visits'));
    const card = main(page).getByRole('article', { name });
    await expect(card).toContainText(t('visits.isFinal', { hours }));
    await expect(card.getByRole('link', { name: begins('visits.moveNamed', { name }) })).toHaveCount(0);
    await expect(card.getByRole('button', { name: begins('visits.cancelNamed', { name }) })).toHaveCount(0);
    await expectSound(page, site);

    await page.goto(`${address(site, 'visits')}?move=${visitId}`);
    await expect(main(page).getByText(t('slot.refusedTitle'))).toBeVisible();
    await expect(main(page).getByText(t('visits.isFinal', { hours }))).toBeVisible();
    // Nor is there a way round the page.
    const startAt = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 5 * 86_400_000).toISOString();
    const { data } = await callApi<{ locations: { id: string }[] }>(page, 'GET', '/locations?perPage=1');
    const again = await callApi(page, 'PUT', `/me/events/${visitId}/date`, {
      locationId: data.locations[0]?.id,
      startAt,
    });
    const canceled = await callApi(page, 'DELETE', `/me/events/${visitId}`);
    expect([again.code, canceled.code]).toEqual(['too_late', 'too_late']);
  });

  test(`at ${site.base}/ a bought treatment is booked from the panel, and its calendar file saved`, async ({
    page,
  }) => {
    await openAsCustomer(page, site);
    const { treatment } = await buyTreatment(page, 2, site);
    const { name } = treatment;
    // After the withdrawal the acknowledgement is required again.
    await callApi(page, 'POST', '/consents', { ...knownHealthRules, agrees: [{ type: 'health', value: false }] });
    await page.goto(`${address(site, 'visits')}?tab=treatments`);
    await expectPageReady(page);
    await expectSound(page, site);
    const named = (action: string) => t('treatments.bookNamed', { action: t(`treatments.${action}`), name });
    await main(page)
      .getByRole('link', { name: named('bookFirst') })
      .click();
    await main(page)
      .getByRole('button', { name: t('health.acknowledge') })
      .click();
    await main(page)
      .getByRole('list', { name: text(site, 'salon-finder:salonFinder.cities') })
      .getByRole('button')
      .first()
      .click({ timeout: 30_000 });
    await foundSalons(page, site.words).first().click({ timeout: 30_000 });
    // Far enough ahead that it is not asked about: within 24 hours it would be final.
    await main(page).locator('button[data-state="free"]').last().click({ timeout: 30_000 });
    await main(page)
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click({ timeout: 30_000 });
    await expect(toasts(page).getByText(begins('slot.booked'))).toBeVisible();

    const saving = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: begins('visits.calendarNamed', { name }) })
      .click();
    expect((await saving).suggestedFilename()).toMatch(/\.ics$/);
    await page.goto(`${address(site, 'visits')}?tab=treatments`);
    const blocked = main(page).getByRole('button', { name: named('bookNext') });
    await expect(blocked).toBeVisible();
    await expect(main(page).getByText(t('treatments.bar.visit_not_done')).first()).toBeVisible();
    await expectSound(page, site);
  });
}

test('with a visit the pages of the panel are sound in English too', async ({ page }) => {
  const [, english] = bothLanguages;
  if (!english) throw new Error('Failed to find the second language.');
  await openAsCustomer(page, english);
  const bought = await buyTreatment(page, 1, english);
  await bookVisit(page, bought);
  for (const path of ['/en/panel/', '/en/panel/visits/', '/en/panel/visits/?tab=treatments', '/en/panel/orders/']) {
    await page.goto(path);
    await expectPageReady(page);
    await expectSound(page, english);
  }
  await page.goto('/en/panel/');
  await expect(heading(page)).toContainText('Anna');
  await expect(main(page).getByRole('link', { name: /^Move the visit/ })).toBeVisible();
});
