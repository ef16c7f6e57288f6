import { expectAccessible } from '../fixtures/accessibility';
import { address } from '../fixtures/addresses';
import { isForAxe } from '../fixtures/axe-once';
import { addToCart, treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { footer } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

// Somebody who has never been here.
test.use({ hasDeclinedCookies: false });

const eventsOf = () => (window.dataLayer ?? []).flatMap(({ event }) => (event ? [event] : []));

declare global {
  interface Window {
    dataLayer?: { event?: string }[];
  }
}

for (const place of bothLanguages) {
  const say = (key: string) => text(place, `consent:consent.${key}`);

  test(`steps at ${place.base}/ go to the data layer only after a consent to analytics, and stop when it is taken back`, async ({
    page,
  }) => {
    const [treatment] = await treatmentsOf(page.request, place);
    await page.goto(`${address(place, 'womensZone')}${treatment?.slug}/`);
    await expectSettled(page);
    const panel = page.getByRole('region', { name: say('heading') });
    await expect(panel).toBeVisible();
    if (isForAxe(place)) await expectAccessible(page);
    expect(await page.evaluate(eventsOf)).toEqual([]);

    await panel.getByRole('button', { name: say('open') }).click();
    await panel.getByRole('checkbox', { name: say('analytical') }).check();
    await panel.getByRole('button', { name: say('save') }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item']);
    await addToCart(page, place);
    await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item', 'add_to_cart']);

    await footer(page)
      .getByRole('button', { name: text(place, 'chrome:footer.cookies') })
      .click();
    await panel.getByRole('checkbox', { name: say('analytical') }).uncheck();
    await panel.getByRole('button', { name: say('save') }).click();
    await page.reload();
    await expectSettled(page);
    await expect(panel).toBeHidden();
    expect(await page.evaluate(eventsOf)).toEqual([]);
  });
}
