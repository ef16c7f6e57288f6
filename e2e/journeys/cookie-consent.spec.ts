import { expectAccessible } from '../fixtures/accessibility';
import { address } from '../fixtures/addresses';
import { isForAxe } from '../fixtures/axe-once';
import { addToCart, treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { footer } from '../fixtures/page-regions';
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

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `consent:consent.${key}`);

  test(`steps at ${site.base}/ go to the data layer only after a consent to analytics, and stop when it is taken back`, async ({
    page,
  }) => {
    const [treatment] = await treatmentsOf(page.request, site);
    await page.goto(`${address(site, 'womensZone')}${treatment?.slug}/`);
    await expectPageReady(page);
    const panel = page.getByRole('region', { name: t('heading') });
    await expect(panel).toBeVisible();
    if (isForAxe(site)) await expectAccessible(page);
    expect(await page.evaluate(eventsOf)).toEqual([]);

    await panel.getByRole('button', { name: t('open') }).click();
    await panel.getByRole('checkbox', { name: t('analytical') }).check();
    await panel.getByRole('button', { name: t('save') }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item']);
    await addToCart(page, site);
    await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item', 'add_to_cart']);

    await footer(page)
      .getByRole('button', { name: text(site, 'chrome:footer.cookies') })
      .click();
    await panel.getByRole('checkbox', { name: t('analytical') }).uncheck();
    await panel.getByRole('button', { name: t('save') }).click();
    await page.reload();
    await expectPageReady(page);
    await expect(panel).toBeHidden();
    expect(await page.evaluate(eventsOf)).toEqual([]);
  });
}
