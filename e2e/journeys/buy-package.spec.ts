import { address } from '../fixtures/addresses';
import { atGateway, bookLater, decide, expectConfirmation, fillSummary, placeOrder } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

for (const site of bothLanguages) {
  test(`a guest buys a package at once at ${site.base}/ and books its visits later`, async ({ page }) => {
    const { words } = site;
    const answer = await page.request.get('/api/products?type=package&gender=female&perPage=1', {
      headers: { 'market-slug': site.market, 'accept-language': site.locale },
    });
    const { data } = (await answer.json()) as { data: { products: { name: string; slug: string }[] } };
    const [bought] = data.products;
    if (!bought) throw new Error('Failed to find a package: the shop sells none. Check the seed.');
    await page.goto(`${address(site, 'womensZone')}${bought.slug}/`);
    await expectPageReady(page);

    await main(page)
      .getByRole('button', { name: text(site, 'add-to-cart:buyNow') })
      .filter({ visible: true })
      .click();
    await page.waitForURL(({ pathname }) => pathname === address(site, 'reservation'));
    await expectPageReady(page);
    await bookLater(page, site);
    await main(page).getByRole('link', { name: words.toDetails }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText(words.summaryHeading);
    await fillSummary(page, site, 'przelewy24');
    await placeOrder(page, site);
    await atGateway(page);
    await decide(page, site, 'paid');

    await expectConfirmation(page, words.success);
    await expect(main(page).getByText(bought.name)).toBeVisible();
    await expect(main(page).getByText(like(site, 'cart-checkout:next.book'))).toBeVisible();
    await expect(main(page).getByRole('button', { name: words.calendar })).toBeHidden();
    // Opened again, late, it shows the same and charges nothing.
    await page.reload();
    await expect(heading(page)).toHaveText(words.success);
  });
}
