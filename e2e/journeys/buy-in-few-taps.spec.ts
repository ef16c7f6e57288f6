import type { Page } from '@playwright/test';
import { atGateway, openTreatment, placeOrder } from '../fixtures/buying';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { foundSalons, times } from '../fixtures/reserving';
import { text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

/** A field is a tap; the bank's page does not count. Source: issue "What people see", "Done when". */
const MOST_TAPS = 12;

/** Where the visitor is: in cities whose salons no other journey takes times of at the moment. */
const COORDINATES = {
  pl: { latitude: 54.1903, longitude: 16.1817 },
  en: { latitude: 51.9356, longitude: 15.5062 },
} as const;

/** Counts the pointer's presses in all documents of the page. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  const listen = () => addEventListener('pointerdown', () => Reflect.get(window, 'countTap')(), { capture: true });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}

/** Near the visitor, the first salon, its first time. */
async function chooseVisit(page: Page, site: Site): Promise<void> {
  await main(page)
    .getByRole('button', { name: text(site, 'salon-finder:salonFinder.nearMe') })
    .click();
  await foundSalons(page, site.words).first().click();
  await times(page).last().click();
}

/** What the summary asks of a guest of age; what is chosen already is left as it is. */
async function fillInByTaps(page: Page, { words }: Site): Promise<void> {
  const guest = newPerson();
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const input = main(page).getByRole('textbox', { name: words[field] });
    await input.click();
    await input.fill(guest[field]);
  }
  for (const name of [words.health, words.regulations]) await main(page).getByRole('checkbox', { name }).click();
}

for (const site of bothLanguages) {
  test(`a guest at ${site.base}/ buys a treatment with its visit in at most ${MOST_TAPS} taps`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(COORDINATES[site.locale]);
    await openTreatment(page, site);
    await expectPageReady(page);
    const taps = await countTaps(page);
    await main(page)
      .getByRole('button', { name: text(site, 'add-to-cart:buyNow') })
      .filter({ visible: true })
      .click();
    await expect(heading(page)).toHaveText(site.words.reservationHeading);
    await chooseVisit(page, site);
    await expect(heading(page)).toHaveText(site.words.summaryHeading);
    await fillInByTaps(page, site);
    await placeOrder(page, site);
    await atGateway(page);
    const description = `${taps()} taps from the product page to the bank`;
    info.annotations.push({ type: 'taps', description });
    await info.attach('taps.md', { body: `${description}\n`, contentType: 'text/markdown' });
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
  });
}
