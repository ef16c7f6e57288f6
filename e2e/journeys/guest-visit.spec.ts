import { expect, type Page } from '@playwright/test';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { test } from '../fixtures/journey-test';
import { orderByApi } from '../fixtures/ordered';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { findSlot, salonsFromAnyOn } from '../fixtures/visits';
import { bothLanguages, type Site } from '../fixtures/words';

// Many pages and a slow machine.
test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;

/** A guest's visit some days ahead, to be paid in the salon. @returns id of its order payment */
const orderVisit = (page: Page, site: Site, email: string): Promise<string> =>
  orderByApi(page, site, {
    paymentMethod: 'cash',
    email,
    async slotFor(treatmentId) {
      const [from, to] = [Date.now() + 3 * DAY_MS, Date.now() + 12 * DAY_MS];
      const slot = await findSlot(page, treatmentId, from, to, await salonsFromAnyOn(page));
      if (!slot) throw new Error('Failed to find a free time. Check the seed.');
      return slot;
    },
  });

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) => text(site, `cart-checkout:${key}`, values);
  const begins = (key: string) => like(site, `cart-checkout:${key}`);

  test(`at ${site.base}/ a guest finds the way to the visit, moves, cancels and books it again without an account`, async ({
    page,
  }) => {
    const { email } = newPerson();
    const id = await orderVisit(page, site, email);
    await page.goto(`${address(site, 'confirmation')}${id}/`);
    await expectPageReady(page);
    await expect(main(page)).toContainText(email);
    const booked = main(page).getByRole('region', { name: t('result.visits', { count: 1 }) });
    await expect(booked.getByRole('link', { name: begins('orderVisits.routeTo') })).toHaveAttribute('href', /maps/);
    await expectSound(page, site);

    await booked.getByRole('link', { name: t('orderVisits.change') }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: t('orderVisits.title') })).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: begins('orderVisits.moveNamed') })
      .click();
    const freeDay = main(page).locator('button[data-state="free"][aria-pressed="false"]');
    await expect(freeDay.last()).toBeVisible({ timeout: 30_000 });
    await expectSound(page, site);
    await freeDay.last().click();
    await main(page)
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .last()
      .click();
    const question = page.getByRole('dialog', { name: text(site, 'slot-picker:confirm.move.title') });
    await question.getByRole('button', { name: text(site, 'slot-picker:confirm.move.yes') }).click();
    await expect(toasts(page).getByText(begins('orderVisits.moved'))).toBeVisible();

    await main(page)
      .getByRole('button', { name: begins('orderVisits.cancelNamed') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('orderVisits.cancelTitle') });
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('orderVisits.cancelYes') }).click();
    await expect(main(page).getByText(t('orderVisits.isCanceled'))).toBeVisible();

    await main(page)
      .getByRole('link', { name: begins('orderVisits.bookAgainNamed') })
      .click();
    await expect(freeDay.last()).toBeVisible({ timeout: 30_000 });
    await freeDay.last().click();
    await main(page)
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    const again = page.getByRole('dialog', { name: text(site, 'slot-picker:confirm.book.title') });
    await again.getByRole('button', { name: text(site, 'slot-picker:confirm.book.yes') }).click();
    await expect(toasts(page).getByText(begins('orderVisits.bookedAgain'))).toBeVisible();
    await expect(main(page).getByRole('button', { name: begins('orderVisits.cancelNamed') })).toBeVisible();
  });
}
