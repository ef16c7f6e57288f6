import type { Page } from '@playwright/test';
import { announcedTexts, recordAnnouncements } from '../fixtures/announcements';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady, startApp } from '../fixtures/page-ready';
import { heading, markDocument, markedDocument } from '../fixtures/page-regions';

/** A page of each module that is higher than the screen is, where the module has one. */
const PAGES = [
  { module: 'catalog', path: '/strefa-kobiet/' },
  { module: 'content', path: '/blog/' },
  { module: 'cart-checkout', path: '/koszyk/' },
  { module: 'panel', path: '/konto/logowanie/' },
];

/** Navigates to an address as a link in the page does, at any scroll position. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.getElementById('main')?.append(link);
    link.click();
    link.remove();
  }, path);

const shown = (page: Page, module: string) => page.locator(`#main > [data-module="${module}"] [data-page] h1`);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Title, focus and the one announcement that a change of page owes its visitor. */
async function expectArrived(page: Page, module: string, titleBefore: string): Promise<void> {
  await expect(shown(page, module)).toBeVisible();
  await expect(page.locator(':focus'), 'focus on the h1, or on main where there is none').toHaveJSProperty(
    'tagName',
    'H1',
  );
  await expect(heading(page)).toBeFocused();
  await expect(page).not.toHaveTitle(titleBefore);
  await expect(page.locator('body > [aria-live="polite"]').filter({ hasText: await page.title() })).toBeAttached();
}

for (const from of PAGES) {
  for (const to of PAGES.filter(({ module }) => module !== from.module)) {
    test(`from ${from.module} to ${to.module} and back: title, focus, one announcement, scroll`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.goto(from.path);
      await expectPageReady(page);
      await markDocument(page);
      await recordAnnouncements(page);
      const titleBefore = await page.title();
      const top = await page.evaluate(() => {
        scrollTo({ top: 150, behavior: 'instant' });
        return Math.round(scrollY);
      });
      expect(top, 'the page can be scrolled').toBeGreaterThan(50);
      await expect.poll(() => scrolled(page)).toBe(top);

      await follow(page, to.path);
      await expectArrived(page, to.module, titleBefore);
      await expect.poll(() => scrolled(page), 'a new page starts at its top').toBe(0);
      await expectPageReady(page);
      const titleThere = await page.title();
      expect(await announcedTexts(page), 'announced once').toEqual([titleThere]);

      await page.evaluate(() => history.back());
      await expectArrived(page, from.module, titleThere);
      await expect.poll(() => scrolled(page), 'back where the reader was').toBe(top);
      await expect(page).toHaveTitle(titleBefore);
      expect(await announcedTexts(page), 'announced once').toEqual([titleBefore]);
      await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
    });
  }
}

test('a page that is left in the moment of scrolling keeps its position, and the next one starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/blog/');
  await expectPageReady(page);
  // In one task, so that the scroll event comes only after the page was left.
  await page.evaluate(() => {
    scrollTo({ top: 150, behavior: 'instant' });
    const link = Object.assign(document.createElement('a'), { href: '/strefa-kobiet/' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(shown(page, 'catalog')).toBeVisible();
  await expectPageReady(page);
  await expect.poll(() => scrolled(page), 'a new page starts at its top').toBe(0);
  await page.evaluate(() => history.back());
  await expect(shown(page, 'content')).toBeVisible();
  await expect.poll(() => scrolled(page), 'back where the reader was').toBe(150);
});

for (const module of ['catalog', 'content']) {
  test(`who follows a link within ${module} before its scripts are there sees the page of the link`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/assets/${module}/**/*.js`, async (route) => {
      await held;
      await route.continue();
    });
    const [from, to] = module === 'catalog' ? ['/strefa-kobiet/', '/strefa-mezczyzn/'] : ['/blog/', '/mapa-strony/'];
    await page.goto(from, { waitUntil: 'commit' });
    await startApp(page);
    await markDocument(page);
    const headingBefore = (await heading(page).textContent()) ?? '';
    await follow(page, to);
    await expect(page).toHaveURL(to);
    release();
    await expectPageReady(page);
    await expect(heading(page)).not.toHaveText(headingBefore);
    await expect(heading(page)).toBeFocused();
    await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
  });
}

/** Counts the page's fades, and what of each is animated. */
const watchFades = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const fades: string[][] = [];
    Object.assign(window, { fades });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const animated: string[] = [];
      fades.push(animated);
      const fade = start(change);
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (part?.startsWith('::view-transition')) animated.push(part);
        }
      };
      // A busy browser changes the page without one.
      fade.ready.then(look, () => animated.push('none'));
      return fade;
    };
  });

const fadesOf = (page: Page): Promise<string[][]> => page.evaluate(() => Reflect.get(window, 'fades'));

test.describe('where motion is not reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the former page alone fades; heading, focus, title and the way back are as without it', async ({ page }) => {
    await page.goto('/strefa-kobiet/');
    await expectPageReady(page);
    await markDocument(page);
    await watchFades(page);
    const titleBefore = await page.title();
    await follow(page, '/blog/');
    await expectArrived(page, 'content', titleBefore);
    await expect
      .poll(async () => (await fadesOf(page)).map(([first = '', ...others]) => [first, others.length]))
      .toEqual([[expect.stringMatching(/^(::view-transition-old\(root\)|none)$/), 0]]);
    const titleThere = await page.title();
    await page.evaluate(() => history.back());
    await expectArrived(page, 'catalog', titleThere);
    await expect(page).toHaveTitle(titleBefore);
    expect(await fadesOf(page), 'none on the way back').toHaveLength(1);
    await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
  });

  test('a fade that the next click cuts short loses no page', async ({ page }) => {
    await page.goto('/strefa-kobiet/');
    await expectPageReady(page);
    await markDocument(page);
    const titleBefore = await page.title();
    // In one task, so that no frame is drawn in between.
    await page.evaluate(() => {
      for (const href of ['/blog/', '/konto/logowanie/']) {
        const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
        link.click();
        link.remove();
      }
    });
    await expectArrived(page, 'panel', titleBefore);
    await page.evaluate(() => history.back());
    await expect(shown(page, 'content')).toBeVisible();
    await expect(markedDocument(page), 'nothing was reloaded').toBeAttached();
  });
});

test.describe('where motion is reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page comes without a fade', async ({ page }) => {
    await page.goto('/strefa-kobiet/');
    await expectPageReady(page);
    await watchFades(page);
    const titleBefore = await page.title();
    await follow(page, '/blog/');
    await expectArrived(page, 'content', titleBefore);
    expect(await fadesOf(page)).toEqual([]);
  });
});
