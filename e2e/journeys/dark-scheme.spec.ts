import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { address } from '../fixtures/addresses';
import { isForAxe } from '../fixtures/axe-once';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { bothLanguages } from '../fixtures/words';

test.use({ colorScheme: 'dark' });

/** Sum of the three channels of the ground or the words of a page, 0 to 765. */
const brightness = (page: Page, of: 'backgroundColor' | 'color') =>
  page.evaluate((property) => {
    const channels = getComputedStyle(document.body)[property].match(/\d+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
  }, of);

for (const site of bothLanguages) {
  test(`at ${site.base}/ a device that asks for dark gets pages that read, and prints them light`, async ({ page }) => {
    for (const name of ['womensZone', 'mensZone', 'vouchers', 'cart', 'login', 'contact'] as const) {
      await page.goto(address(site, name));
      await expectPageReady(page);
      expect(await brightness(page, 'backgroundColor')).toBeLessThan(120);
      if (isForAxe(site)) await expectAccessible(page);
    }
    await page.emulateMedia({ media: 'print' });
    // Paper has no ground: its words are dark.
    expect(await brightness(page, 'color')).toBeLessThan(200);
  });
}
