import { address } from '../fixtures/addresses';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

for (const site of bothLanguages) {
  test(`at ${site.base}/ a link that is pressed without a connection keeps the page, and opens once it is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(address(site, 'womensZone'));
    await expectPageReady(page);
    const title = await heading(page).textContent();
    await context.setOffline(true);
    const notice = page.getByRole('alert').filter({ hasText: text(site, 'host:offline.text') });
    const link = main(page).locator('article a[href]').first();
    const path = await link.getAttribute('href');

    await link.click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    await expect(heading(page)).toHaveText(title ?? '');

    await link.click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(path ?? '');
    await expect(heading(page)).not.toHaveText(title ?? '');
  });
}
