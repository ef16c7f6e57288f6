import { main } from '../fixtures/page-regions';
import { expect, test } from '../fixtures/shop-test';

const TREATMENT = '/strefa-kobiet/depilacja-laserowa-pachy/';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('thumbnails lead to the pictures of the gallery, and both pictures of a comparison stand side by side', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(TREATMENT);
    const gallery = main(page).getByRole('region', { name: 'Zdjęcia zabiegu' });
    const [first, second] = [gallery.locator('#picture-1'), gallery.locator('#picture-2')];
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await gallery.getByRole('link', { name: 'Pokaż zdjęcie 2 z 3' }).press('Enter');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(first).not.toBeInViewport();

    const pair = main(page)
      .getByRole('figure')
      .filter({ hasText: /^(Przed|Po)$/ });
    await pair.first().scrollIntoViewIfNeeded();
    const [before, after] = await Promise.all([pair.first().boundingBox(), pair.last().boundingBox()]);
    expect(after?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0) - 1);
    await expect(main(page).getByRole('slider')).toHaveCount(0);
  });
});

test('the border between before and after is moved by the arrow keys', async ({ page }) => {
  await page.goto(TREATMENT);
  const border = main(page).getByRole('slider', { name: /^Granica/ });
  await border.scrollIntoViewIfNeeded();
  await border.focus();
  await border.press('End');
  await expect(border).toHaveAttribute('aria-valuetext', 'obraz „po” zajmuje 0%');
  await border.press('PageDown');
  await expect(border).toHaveAttribute('aria-valuetext', /zajmuje [1-9]\d?%$/);
});
