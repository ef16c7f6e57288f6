import type { Page, TestInfo } from '@playwright/test';
import { beCustomer } from '../fixtures/account';
import { address } from '../fixtures/addresses';
import {
  addToCart,
  atGateway,
  decide,
  expectConfirmation,
  fillSummary,
  openTreatment,
  placeOrder,
} from '../fixtures/buying';
import { contentPages } from '../fixtures/content-states';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { oneOfEachKind } from '../fixtures/page-list';
import { attachPicture } from '../fixtures/page-picture';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { chooseSalon, takeTime, times } from '../fixtures/reserving';
import { text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The width that an example of each page is attached at where time is short: Polish on the desktop, English on a phone. */
const EXAMPLE_WIDTH = { pl: 1280, en: 360 } as const;

/**
 * Attaches screenshots of one screen in all sizes to the test's report, or in those of `widths`; in none of all sizes
 * anything is wider than the screen.
 */
async function picture(page: Page, site: Site, name: string, info: TestInfo, widths?: number[]): Promise<void> {
  await test.step(name, async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectPageReady(page);
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${name} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `${name} at ${size.width} px: texts out of their boxes`).toEqual([]);
      if (widths?.includes(size.width) ?? true) await attachPicture(page, `${name}-${site.locale}-${size.width}`, info);
    }
  });
}

/** Texts that are wider than the box that clips them, and do not show this by an ellipsis. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { overflowX, textOverflow, clip, clipPath } = getComputedStyle(element);
      const isScreenReaderOnly = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1;
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden';
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return isCut && hasText && textOverflow !== 'ellipsis' && !isScreenReaderOnly ? [element.textContent ?? ''] : [];
    }),
  );

for (const site of bothLanguages) {
  const { words } = site;

  test(`pictures of the main screens at ${site.base}/`, async ({ page }, info) => {
    test.setTimeout(300_000);
    await beCustomer(page, newPerson(), site);
    await page.goto(address(site, 'vouchers'));
    await picture(page, site, '10-voucher-form', info);
    const form = (key: string) =>
      main(page).getByRole('textbox', { name: text(site, `voucher-form:recipient.${key}`) });
    await form('firstName').fill('Ewa');
    await addToCart(page, site);
    await openTreatment(page, site);
    await expectPageReady(page);
    await addToCart(page, site, 2);
    await page.goto(address(site, 'cart'));
    await expect(main(page).getByTestId('amount-due')).toBeVisible();
    await picture(page, site, '01-cart', info);

    await page.goto(address(site, 'reservation'));
    await chooseSalon(page, site, 'Szczecin');
    await expect(times(page).first()).toBeVisible();
    await picture(page, site, '02-reservation', info);
    await takeTime(page);
    await picture(page, site, '02-reservation-held', info);

    await page.goto(address(site, 'summary'));
    await expect(heading(page)).toHaveText(words.summaryHeading);
    await fillSummary(page, site, 'przelewy24');
    await picture(page, site, '03-summary', info);
    await placeOrder(page, site);
    await atGateway(page);
    await decide(page, site, 'canceled');
    await expectConfirmation(page, words.canceledHeading);
    await main(page).getByRole('link', { name: words.payAgain }).click();
    await expect(main(page).getByRole('button', { name: words.pay })).toBeVisible();
    await picture(page, site, '04-payment-summary', info);
    await main(page).getByRole('button', { name: words.pay }).click();
    await atGateway(page);
    await decide(page, site, 'paid');
    await expectConfirmation(page, words.success);
    await picture(page, site, '05-confirmation', info);

    for (const [name, path] of [
      ['06-panel-dashboard', address(site, 'dashboard')],
      ['07-panel-orders', address(site, 'orders')],
      ['08-panel-visits', address(site, 'visits')],
      ['08-panel-treatments', `${address(site, 'visits')}?tab=treatments`],
      ['09-panel-settings', address(site, 'settings')],
    ] as const) {
      await page.goto(path);
      await picture(page, site, name, info);
    }
  });

  test(`pictures of every page of content at ${site.base}/`, async ({ page, watch }, info) => {
    test.setTimeout(1_200_000);
    // Some 300 pictures take minutes, and nobody looks at them when a change is merged: then one of each kind is taken.
    const widths = process.env.CI ? [EXAMPLE_WIDTH[site.locale]] : undefined;
    const pages = await contentPages(page.request, site);
    const pictured = process.env.CI ? oneOfEachKind(pages) : pages;
    // One of them is not found.
    watch.allow(/404/);
    for (const { name, path } of pictured) {
      await page.goto(path);
      await picture(page, site, `content-${name}`, info, widths);
    }
  });
}
