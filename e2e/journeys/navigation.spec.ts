import { treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { footer, header, heading, main, markDocument, markedDocument } from '../fixtures/page-regions';
import { notePressPosition } from '../fixtures/press-position';
import { poland, polandInEnglish } from '../fixtures/words';

const { words } = poland;

test('moving between modules changes title, focus and announcement, and reloads nothing', async ({ page }) => {
  await page.goto('/');
  await expectPageReady(page);
  await markDocument(page);
  const firstTitle = await page.title();
  // Every text that a screen reader would announce.
  await page.evaluate(() => {
    const announced: string[] = [];
    Reflect.set(window, 'said', announced);
    for (const region of document.querySelectorAll('body > [aria-live]')) {
      new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, { childList: true });
    }
  });

  for (const { link, h1 } of [
    { link: header(page).getByRole('link', { name: words.women }), h1: words.women },
    { link: header(page).getByRole('link', { name: words.cart }), h1: words.emptyCart },
    { link: header(page).getByRole('link', { name: 'Zaloguj się' }).filter({ visible: true }), h1: 'Zaloguj się' },
    { link: header(page).getByRole('link', { name: words.men }), h1: words.men },
  ]) {
    await link.click();
    await expect(heading(page)).toHaveText(h1);
    await expect(heading(page)).toBeFocused();
    await expect(page).not.toHaveTitle(firstTitle);
    await expect(page.locator('body > [aria-live="polite"]').filter({ hasText: await page.title() })).toBeAttached();
  }
  const announced = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(announced.filter((text) => text !== '')).toHaveLength(4);
  await expect(markedDocument(page)).toBeAttached();
});

test('back and forward return to where the visitor was', async ({ page }) => {
  await page.goto('/strefa-kobiet/');
  await expectPageReady(page);
  const card = main(page).getByRole('link', { name: words.choose }).nth(3);
  const pressedAt = await notePressPosition(page);
  await card.click();
  await expect(heading(page)).not.toHaveText(words.women);
  const before = await pressedAt();
  expect(before).toBeGreaterThan(100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(words.women);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
  await page.goForward();
  await expect(heading(page)).not.toHaveText(words.women);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the language switch keeps the page', async ({ page }) => {
  const [polish] = await treatmentsOf(page.request, poland);
  const [english] = await treatmentsOf(page.request, polandInEnglish);
  await page.goto(`/strefa-kobiet/${polish?.slug}/`);
  await expectPageReady(page);
  const menu = header(page).locator('summary[aria-label="Menu"]');
  if (await menu.isVisible()) await menu.click();
  await header(page)
    .getByRole('link', { name: /English|EN/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(`/en/womens-zone/${english?.slug}/`);
  await expect(heading(page)).toHaveText(english?.name ?? '');
  await expect(footer(page)).toBeVisible();
});
