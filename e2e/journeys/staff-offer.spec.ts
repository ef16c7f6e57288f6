import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { amountPattern } from '../fixtures/amounts';
import { expectSound } from '../fixtures/axe-once';
import { fillCart, openCodes, type Treatment, treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { firstUnpromoted, previewNow } from '../fixtures/price-previews';
import type { Admin } from '../fixtures/staff';
import { patternOf, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 300_000 });

const PASSWORD = 'Aksamit-2026';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface StoredPrice {
  id: string;
  price: number;
  quantityFrom: number;
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time by the salons' clock, as a field takes it. */
const typedTime = (instant: number) => wallClock.format(new Date(instant)).replace(' ', 'T');

/** The next full minute that is ahead for long enough to type it. */
const soon = () => typedTime(Date.now() + 1.5 * MINUTE_MS);

/** A treatment without a promotion: each screen and language has its own, and none whose price rises. */
async function unpromoted(page: Page, site: Site, staff: Admin): Promise<Treatment> {
  const share = bothLanguages.indexOf(site) * 2 + (test.info().project.name === 'phone' ? 1 : 0);
  const treatments = (await treatmentsOf(page.request, site)).slice(0, -bothLanguages.length).reverse();
  return firstUnpromoted(
    staff,
    treatments.filter((_, index) => index % 4 === share),
  );
}

async function enter(page: Page, site: Site, path: string, email: string): Promise<void> {
  await page.goto(`${site.base}${path}`);
  await expectPageReady(page);
  await logIn(page, { email, password: PASSWORD }, site);
  await expect(page).toHaveURL(`${site.base}${path}`);
  await expectPageReady(page);
}

for (const [index, site] of bothLanguages.entries()) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const offer = site.locale === 'pl' ? '/admin/oferta/' : '/admin/offer/';

  test(`at ${site.base}/ an admin raises a price at a time, and the shop shows it then`, async ({ page, staff }) => {
    const treatment = (await treatmentsOf(page.request, site)).at(-1 - index);
    if (!treatment) throw new Error('Failed to find a treatment. Check the seed.');
    const { prices } = await staff.get<{ prices: StoredPrice[] }>(`/prices?productId=${treatment.id}&marketId=1`);
    const single = prices.find(({ quantityFrom }) => quantityFrom === 1);
    if (!single) throw new Error(`Failed to find a price of ${treatment.name}. Check the seed.`);
    const raised = single.price + 1103;

    await enter(page, site, offer, 'admin@example.com');
    await expect(heading(page)).toHaveText(t('records.title'));
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: t('records.kinds.products.many') })
      .click();
    await main(page)
      .getByRole('searchbox', { name: t('records.search') })
      .fill(treatment.name);
    await main(page).locator(`a[href="${site.base}${offer}products/${treatment.id}/"]`).click();
    await expect(heading(page)).toHaveText(treatment.name);
    await expectSound(page, site);
    await main(page).locator(`a[href="${site.base}${offer}prices/${single.id}/"]`).click();

    const change = main(page).getByRole('region', { name: t('records.price.change') });
    await change.getByRole('textbox', { name: t('records.fields.price') }).fill(String(raised / 100));
    await change.getByRole('radio', { name: t('records.price.whens.later') }).check();
    await change.getByLabel(t('records.fields.validFrom')).fill(soon());
    const preview = change.getByRole('table', { name: t('records.price.preview') });
    await expect(preview.getByText(amountPattern(raised)).first()).toBeVisible();
    await expectSound(page, site);
    await change.getByRole('button', { name: t('records.price.save') }).click();
    await expect(toasts(page)).toContainText(t('records.saved'));
    const planned = main(page).getByRole('table', { name: t('records.price.plannedTitle') });
    await expect(planned.getByText(amountPattern(raised))).toBeVisible();

    try {
      await expect(async () => {
        await page.goto(`${site.base}${site.words.womensZone}${treatment.slug}/`);
        await expect(main(page).getByText(amountPattern(raised)).filter({ visible: true }).first()).toBeVisible({
          timeout: 1000,
        });
      }).toPass({ timeout: 2.5 * MINUTE_MS, intervals: [5000] });
    } finally {
      await staff.send('PUT', `/prices/${single.id}`, { price: single.price });
    }
  });

  test(`at ${site.base}/ an admin starts a promotion, and the shop shows the reduction at once`, async ({
    page,
    staff,
  }) => {
    const treatment = await unpromoted(page, site, staff);
    await enter(page, site, `${offer}promotions/new/`, 'admin@example.com');
    await fillPromotion(page, treatment);
    await expect(main(page).getByRole('table', { name: treatment.name })).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('records.add') })
      .click();
    await expect(toasts(page)).toContainText(t('records.saved'));
    await expect(page).toHaveURL(/promotions\/\d+\/$/);
    const [, id] = /promotions\/(\d+)\//.exec(page.url()) ?? [];
    try {
      const { isPromoted, rows } = await previewNow(staff, treatment.id);
      expect(isPromoted, 'it has begun').toBe(true);
      const [words = ''] = text(site, 'purchase:price.lowest', { price: '|' }).split('|');
      const amount = amountPattern(rows[0]?.lowestPrice ?? 0).source;
      const lowest = main(page)
        .getByText(new RegExp(`^${patternOf(words)}.*${amount}`))
        .filter({ visible: true })
        .first();
      await expect(async () => {
        await page.goto(`${site.base}${site.words.womensZone}${treatment.slug}/`);
        await expect(lowest).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: MINUTE_MS / 2 });
      const price = main(page).getByText(amountPattern(rows[0]?.finalPrice ?? 0));
      await expect(price.filter({ visible: true }).first()).toBeVisible();
    } finally {
      await staff.send('PUT', `/promotions/${id}`, { endAt: new Date().toISOString() });
    }
  });

  /** A fifth less, from now on until tomorrow. */
  async function fillPromotion(page: Page, { name }: Treatment): Promise<void> {
    const code = `promo-${Date.now()}`;
    const label = (field: string) => t(`records.fields.${field}`);
    const box = (field: string, language = '') =>
      main(page).getByRole('textbox', { name: new RegExp(`^${patternOf(label(field) + language)}`) });
    for (const language of [' (PL)', ' (EN)']) {
      await box('name', language).fill(`Promo ${code}`);
      await box('slugs', language).fill(code);
    }
    await box('code').fill(code);
    await box('discountValue').fill('20');
    await main(page).getByLabel(label('startAt')).fill(typedTime(Date.now()));
    await main(page)
      .getByLabel(label('endAt'))
      .fill(typedTime(Date.now() + DAY_MS));
    const search = t('records.addTo', { label: label('productIds') });
    await main(page).getByRole('searchbox', { name: search }).fill(name);
    // What is chosen leaves the list of what was found.
    await main(page).getByRole('radio', { name, exact: true }).click();
  }

  test(`at ${site.base}/ a manager makes a code that a shopper’s cart takes`, async ({ page, browser }) => {
    const code = `KIEROWNIK-${site.locale.toUpperCase()}-${Date.now()}`;
    await enter(page, site, `${offer}discount-codes/new/`, 'manager@example.com');
    await main(page)
      .getByRole('textbox', { name: t('records.fields.code') })
      .fill(code.toLowerCase());
    await main(page)
      .getByRole('button', { name: t('records.add') })
      .click();
    const value = main(page).getByRole('textbox', { name: t('records.fields.discountValue') });
    await expect(value, 'it was left empty').toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, site);
    await value.fill('12');
    await main(page)
      .getByRole('button', { name: t('records.add') })
      .click();
    await expect(toasts(page)).toContainText(t('records.saved'));
    await expect(heading(page)).toHaveText(code);
    await expect(main(page).getByText(t('records.use.unlimited', { used: 0 }))).toBeVisible();
    await expectSound(page, site);

    const shopper = await browser.newPage();
    await fillCart(shopper, site);
    await expectPageReady(shopper);
    await openCodes(shopper, site);
    await main(shopper)
      .getByRole('textbox', { name: text(site, 'cart-checkout:code.label') })
      .fill(code);
    await main(shopper)
      .getByRole('button', { name: text(site, 'cart-checkout:code.apply') })
      .click();
    await expect(
      main(shopper).getByRole('button', { name: text(site, 'cart-checkout:code.remove', { code }) }),
    ).toBeVisible();
    await shopper.close();
  });

  test(`at ${site.base}/ an admin undoes a save, and later brings back what was there before`, async ({
    page,
    staff,
  }) => {
    const { discountCode } = await staff.send<{ discountCode: { id: string; code: string } }>(
      'POST',
      '/discount-codes',
      { marketId: '1', code: `COFNIJ-${site.locale}-${Date.now()}`, discountType: 'percentage', discountValue: 10 },
    );
    await enter(page, site, `${offer}discount-codes/${discountCode.id}/`, 'admin@example.com');
    await expect(heading(page)).toHaveText(discountCode.code);
    const value = main(page).getByRole('textbox', { name: t('records.fields.discountValue') });
    await value.fill('15');
    await value.press('Control+s');
    const undo = main(page).getByRole('button', { name: t('records.undo') });
    await undo.click();
    await expect(value).toHaveValue('10');
    await value.fill('20');
    await value.press('Control+s');
    await expect(undo).toBeVisible();

    await main(page)
      .getByRole('button', { name: t('records.history.show') })
      .click();
    const history = main(page).getByRole('region', { name: t('records.history.title') });
    await expect(history.getByText('10% → 20%')).toBeVisible();
    await expectSound(page, site);
    const [before = ''] = t('records.history.restoreOf', { at: '|' }).split('|');
    await history
      .getByRole('button', { name: new RegExp(`^${patternOf(before)}`) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('records.history.restore') })
      .click();
    await expect(toasts(page)).toContainText(t('records.history.restored'));
    await expect(value).toHaveValue('10');
  });

  test(`at ${site.base}/ an admin sees what a raise of many prices would make of each`, async ({ page }) => {
    await enter(page, site, `${offer}prices/`, 'admin@example.com');
    await main(page)
      .getByRole('button', { name: t('records.priceBatch.open') })
      .click();
    const batch = main(page).getByRole('region', { name: t('records.priceBatch.title') });
    await batch.getByRole('combobox', { name: t('records.fields.categoryId') }).selectOption({ index: 1 });
    await batch.getByRole('textbox', { name: t('records.fields.percent') }).fill('5');
    const preview = batch.getByRole('table', { name: t('records.priceBatch.preview') });
    await expect(preview.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, site);
  });
}
