import { expectAccessible } from '../fixtures/accessibility';
import { addToCart, treatmentsOf } from '../fixtures/buying';
import { expect, test } from '../fixtures/journey-test';
import { footer } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { poland } from '../fixtures/words';

// Somebody who has never been here.
test.use({ storageState: { cookies: [], origins: [] } });

const eventsOf = () => (window.dataLayer ?? []).flatMap(({ event }) => (event ? [event] : []));

declare global {
  interface Window {
    dataLayer?: { event?: string }[];
  }
}

test('steps go to the data layer only after a consent to analytics, and stop when it is taken back', async ({
  page,
}) => {
  const [treatment] = await treatmentsOf(page.request, poland);
  await page.goto(`/strefa-kobiet/${treatment?.slug}/`);
  await expectSettled(page);
  const panel = page.getByRole('region', { name: 'Pliki cookie' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(eventsOf)).toEqual([]);

  await panel.getByRole('button', { name: 'Ustawienia' }).click();
  await panel.getByRole('checkbox', { name: /Analityczne/ }).check();
  await panel.getByRole('button', { name: 'Zapisz' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item']);
  await addToCart(page, poland);
  await expect.poll(() => page.evaluate(eventsOf)).toEqual(['view_item', 'add_to_cart']);

  await footer(page).getByRole('button', { name: 'Ustawienia cookie' }).click();
  await panel.getByRole('checkbox', { name: /Analityczne/ }).uncheck();
  await panel.getByRole('button', { name: 'Zapisz' }).click();
  await page.reload();
  await expectSettled(page);
  await expect(panel).toBeHidden();
  expect(await page.evaluate(eventsOf)).toEqual([]);
});
