import type { Page } from '@playwright/test';
import { addToCart, openCart, openTreatment } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { type ListedPage, oneOfEachKind, pagesOf } from '../fixtures/page-list';
import { attachPicture, wholeScreen } from '../fixtures/page-picture';
import { expectPageReady } from '../fixtures/page-ready';
import { poland, polandInEnglish, type Site } from '../fixtures/words';
import { expectAsAccepted } from './accepted-picture';

/** `npm run screens` takes all of them; `npm test` one width, one language and the light scheme. */
const isWhole = process.env.SCREENS === 'all';
const WIDTHS = isWhole ? [360, 768, 1280] : [1280];
const SITES = isWhole ? [poland, polandInEnglish] : [poland];
const SCHEMES = isWhole ? (['light', 'dark'] as const) : (['light'] as const);

/** As tall as usual screens of that width. */
const heightOf = (width: number): number => (width === 1280 ? 800 : width === 768 ? 1024 : 740);

/** Pages of everybody, and the first ones of those who have no account or empty carts. */
const PAGES_OF_VISITORS = ['login', 'registration', 'forgotten-password', 'cart', 'reservation'];
const isOfVisitors = ({ rendering, name }: ListedPage): boolean =>
  rendering === 'public' || PAGES_OF_VISITORS.includes(name);

/** The screen in each width, in the report and compared with the accepted one. */
async function compare(page: Page, name: string, { site, scheme }: { site: Site; scheme: string }): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await expectPageReady(page);
    const picture = `${name}-${site.locale}-${width}-${scheme}`;
    await attachPicture(page, picture, test.info());
    await wholeScreen(page, (height) => expectAsAccepted(page, picture, { width, height }));
  }
}

for (const site of SITES) {
  for (const scheme of SCHEMES) {
    const shown = { site, scheme };

    for (const module of ['catalog', 'content', 'panel', 'cart-checkout']) {
      test(`screens of ${module} at ${site.base}/, ${scheme}, are as accepted`, async ({ page }) => {
        test.setTimeout(1_800_000);
        await page.emulateMedia({ colorScheme: scheme });
        const pages = oneOfEachKind(await pagesOf(page.request, site, module)).filter(isOfVisitors);
        expect(pages.length).toBeGreaterThan(0);
        for (const { name, path } of pages) {
          await test.step(name, async () => {
            await page.goto(path);
            await compare(page, `${module}-${name}`, shown);
          });
        }
      });
    }

    test(`the screen of a cart with a treatment at ${site.base}/, ${scheme}, is as accepted`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme: scheme });
      await openTreatment(page, site);
      await addToCart(page, site);
      await openCart(page, site);
      await compare(page, 'cart-with-treatment', shown);
    });

    test(`the page for an unknown address at ${site.base}/, ${scheme}, is as accepted`, async ({ page, watch }) => {
      watch.allow(/404/);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${site.base}/nie-ma/takiej-strony/`);
      await compare(page, 'not-found', shown);
    });
  }
}
