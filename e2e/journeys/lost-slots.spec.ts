import type { Page } from '@playwright/test';
import { address } from '../fixtures/addresses';
import { expectSound } from '../fixtures/axe-once';
import { fillSummary, goOnToSummary, orderAndPay, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main } from '../fixtures/page-regions';
import { chooseSalon, openReservation, takeTime, times, visit } from '../fixtures/reserving';
import { endHold, hasShopDatabase } from '../fixtures/shop-database';
import { like, text } from '../fixtures/texts';
import { callApi } from '../fixtures/visits';
import { bothLanguages } from '../fixtures/words';

// One after the other: the shoppers of one screen and language are in the same salon.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const MINUTES_OF_A_HOLD = 20;

interface HeldLine {
  id: string;
  itemId: string;
  startAt: string | null;
  location: { id: string } | null;
}

/** What this shopper holds. */
async function heldLine(page: Page): Promise<{ id: string; productId: string; locationId: string; startAt: string }> {
  const { data } = await callApi<{ cart: { items: HeldLine[] } }>(page, 'GET', '/carts?currency=PLN');
  const held = data.cart.items.find(({ startAt }) => startAt !== null);
  if (!held?.startAt || !held.location) throw new Error('Failed to find the held slot: the cart has none.');
  return { id: held.id, productId: held.itemId, locationId: held.location.id, startAt: held.startAt };
}

// A city for each screen and language, so that these shoppers do not conflict.
const cities = { pl: { desktop: 'Opole', phone: 'Kielce' }, en: { desktop: 'Rzeszów', phone: 'Toruń' } };
const cityOf = (locale: 'pl' | 'en') => cities[locale][test.info().project.name === 'phone' ? 'phone' : 'desktop'];

for (const site of bothLanguages) {
  const again = text(site, 'cart-checkout:hold.again');

  test(`a slot at ${site.base}/ lost to another shopper while choosing: the nearest ones are offered, one press takes one`, async ({
    page,
    rivals,
    watch,
  }) => {
    watch.allow(/\/api\/cart-items/);
    const city = cityOf(site.locale);
    const { id: productId } = await openReservation(page, site);
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/events/slots'));
    await chooseSalon(page, site, city);
    const { data } = (await (await asked).json()) as { data: { eventSlots: { slots: { startAt: string }[] }[] } };
    const locationId = new URL((await asked).url()).searchParams.get('locationId') ?? '';
    await expect(times(page).first()).toBeVisible();
    const startAt = data.eventSlots.flatMap(({ slots }) => slots).at(0)?.startAt ?? '';
    await rivals.takeAll({ productId, locationId, startAt });
    await times(page).first().click();
    const notice = main(page)
      .getByRole('alert')
      .filter({ hasText: like(site, 'slot-picker:slots.taken') });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('button')).toHaveCount(3);
    await expectSound(page, site);
    await notice.getByRole('button').first().click();
    await expect(visit(page, 'held')).toContainText(city);
    await visit(page, 'held').getByRole('button', { name: site.words.bookLater }).click();
    await expect(visit(page, 'later')).toBeVisible();
    await expectSound(page, site);
  });

  test(`a hold at ${site.base}/ that runs out is shown at once; the same time is taken again with one press`, async ({
    page,
    baseURL,
  }) => {
    test.skip(!hasShopDatabase(), 'the time of a hold passes in the database: name its folder in E2E_DATA_DIR');
    await page.clock.install();
    await openReservation(page, site);
    await chooseSalon(page, site, cityOf(site.locale));
    await takeTime(page);
    const when = (await visit(page, 'held').locator('strong').first().textContent()) ?? '';
    await endHold(baseURL, (await heldLine(page)).id);
    await page.clock.fastForward(MINUTES_OF_A_HOLD * 60_000);

    const ended = visit(page, 'ended');
    await expect(ended.getByRole('alert')).toContainText(text(site, 'cart-checkout:hold.ended', { when }));
    await expect(main(page).getByText(site.words.toDetails)).toHaveCount(0);
    await expectSound(page, site);
    await ended.getByRole('button', { name: again, exact: true }).click();
    await expect(visit(page, 'held')).toContainText(when);
    await goOnToSummary(page, site);
    await expect(main(page).getByText(when)).toBeVisible();
  });

  test(`a slot at ${site.base}/ lost to another shopper while typing stops the order; another is chosen, nothing is typed again`, async ({
    page,
    baseURL,
    rivals,
    watch,
  }) => {
    test.skip(!hasShopDatabase(), 'the time of a hold passes in the database: name its folder in E2E_DATA_DIR');
    watch.allow(/\/api\/(orders|cart-items)/);
    await openReservation(page, site);
    await chooseSalon(page, site, cityOf(site.locale));
    await takeTime(page);
    await goOnToSummary(page, site);
    const guest = await fillSummary(page, site, 'przelewy24');
    const held = await heldLine(page);
    await endHold(baseURL, held.id);
    await rivals.takeAll(held);
    await placeOrder(page, site);
    const notice = main(page)
      .getByRole('alert')
      .filter({ hasText: text(site, 'cart-checkout:trouble.visit') });
    await expect(notice).toBeFocused();
    await expectSound(page, site);
    await notice.getByRole('link', { name: text(site, 'cart-checkout:trouble.otherTime') }).click();
    await expect(page).toHaveURL(address(site, 'reservation'));
    await expectPageReady(page);
    // Another customer has the same time now: the nearest ones are offered.
    await visit(page, 'ended').getByRole('button', { name: again, exact: true }).click();
    const taken = main(page)
      .getByRole('alert')
      .filter({ hasText: like(site, 'slot-picker:slots.taken') });
    await expect(taken).toBeFocused();
    await taken.getByRole('button').first().click();
    await expect(visit(page, 'held')).toBeVisible();
    await goOnToSummary(page, site);
    await expect(main(page).getByRole('textbox', { name: site.words.email })).toHaveValue(guest.email);
    await orderAndPay(page, site);
    await expect(main(page).getByRole('button', { name: site.words.calendar })).toBeVisible();
  });
}
